/** What this device keeps of a table's dice before it reveals its own entropy: the proof is later checked with it. */

export interface Pin {
  gemhold: "pinned";
  table: string;
  /** The server's commitment to its secret, as first seen. */
  commitment: string;
  round: number;
  /** All seats' commitments as they stood when this device revealed ("": the seat adds nothing); null: it has not. */
  commitments: string[] | null;
  /** What this device's seats commit to, by seat. */
  entropy: Record<string, string>;
  /** Its seats whose commitment the server has taken. */
  committed: number[];
  /** Earlier rounds in which this device had revealed already. */
  again: number;
  at: number;
}

const PREFIX = "gemhold-dice:";
const KEPT = 60;
/** Private windows may refuse to store: then it holds until the page is closed. */
const here = new Map<string, Pin>();

export function pinOf(table: string): Pin | null {
  try {
    const text = localStorage.getItem(PREFIX + table);
    if (text !== null) return readPin(JSON.parse(text));
  } catch {
    // what this page knows must do
  }
  return here.get(table) ?? null;
}

/** Keep it, and forget the oldest if there are too many. */
export function keep(pin: Pin): Pin {
  const kept = { ...pin, at: Date.now() };
  here.set(pin.table, kept);
  try {
    localStorage.setItem(PREFIX + pin.table, JSON.stringify(kept));
    const others = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + pin.table);
    if (others.length >= KEPT) {
      const age = (key: string): number => pinOf(key.slice(PREFIX.length))?.at ?? 0;
      others.sort((a, b) => age(a) - age(b));
      for (const key of others.slice(0, others.length - KEPT + 1)) localStorage.removeItem(key);
    }
  } catch {
    // see `here`
  }
  return kept;
}

const isText = (found: unknown): found is string => typeof found === "string";
const isRecord = (found: unknown): found is Record<string, unknown> => typeof found === "object" && found !== null;

/** A pin from a file or from storage; null if it is none. */
export function readPin(data: unknown): Pin | null {
  if (!isRecord(data) || data["gemhold"] !== "pinned") return null;
  const { table, commitment, round, commitments, entropy, again, at, committed } = data;
  if (!isText(table) || !isText(commitment) || typeof round !== "number" || typeof again !== "number") return null;
  if (!isRecord(entropy) || !Object.values(entropy).every(isText)) return null;
  if (commitments !== null && !(Array.isArray(commitments) && commitments.every(isText))) return null;
  return {
    gemhold: "pinned",
    table,
    commitment,
    round,
    commitments,
    entropy: entropy as Record<string, string>,
    committed: Array.isArray(committed) ? committed.map(Number) : [],
    again,
    at: typeof at === "number" ? at : 0,
  };
}
