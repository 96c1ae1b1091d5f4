/**
 * This device's part in the dice (docs/api.md, "Verifiable dice"): it commits to random text for its seats, keeps what
 * the table showed, and reveals only when all have committed, so that nobody can choose after having seen it.
 */
import { api, ApiError, type Table } from "./api";
import { mayHash, seatCommitment } from "./hashes";
import { keep, pinOf, type Pin } from "./pins";
import { mySeats } from "./table";

/** Why this device does not take part: what it kept was changed, or its seat committed on another device. */
export type Trouble = "tampered" | "elsewhere";

export interface Taken {
  table: Table;
  trouble: Trouble | null;
}

const SCHEME = 2;
const STEPS = 6; // a commit and a reveal, and both again if the round changes meanwhile
const BYTES = 16;

/** Do seats taken on this device add to the dice? */
export const commits = mayHash;

export function newEntropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Do what is due now; the table after it. Tabs of one browser take turns: they share what is kept. */
export async function takePart(table: Table): Promise<Taken> {
  if (!mayHash()) return { table, trouble: null };
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? await locks.request(`gemhold-dice:${table.id}`, () => exchange(table)) : exchange(table);
}

async function exchange(table: Table): Promise<Taken> {
  let asked = false;
  for (let step = 0; step < STEPS; step++) {
    const after = await advance(table);
    if (after === "tampered" && !asked) {
      table = await api.table(table.id); // or what we were told is older than what we keep
      asked = true;
    } else if (after === null || typeof after === "string") return { table, trouble: after };
    else table = after;
  }
  return { table, trouble: null };
}

/** One request, if one is due: the table after it, null if nothing is to be done, or what keeps us from it. */
async function advance(table: Table): Promise<Table | Trouble | null> {
  const { fairness, id } = table;
  if (table.status !== "waiting" || fairness.scheme !== SCHEME) return null;
  const mine = mySeats(table.seats)
    .map((seat) => seat.seat)
    .filter((seat) => fairness.seats[seat]!.commits);
  const pin = inRound(table, mine);
  if (pin === "tampered" || mine.length === 0) return pin === "tampered" ? pin : null;

  const own = new Map<number, string>();
  for (const seat of mine) {
    const text = pin.entropy[seat] ?? newEntropy();
    const claimed = fairness.seats[seat]!.commitment;
    const ours = await seatCommitment(id, fairness.commitment, fairness.round, seat, text);
    if (claimed !== null && claimed !== ours) {
      if (pin.committed.includes(seat)) return "tampered";
      delete pin.entropy[seat]; // another device of this player was first
      continue;
    }
    pin.entropy[seat] = text;
    if (claimed !== null && !pin.committed.includes(seat)) pin.committed.push(seat);
    own.set(seat, ours);
  }
  keep(pin);

  const missing = [...own.keys()].filter((seat) => fairness.seats[seat]!.commitment === null);
  const list = fairness.seats.map((each, seat) => each.commitment ?? (missing.includes(seat) ? own.get(seat)! : ""));
  const alone = fairness.seats.every((each, seat) => !each.commits || own.has(seat));
  const atOnce = alone && fairness.phase === "commit";
  if (missing.length > 0 && !atOnce) {
    const seats = missing.map((seat) => ({ seat, commitment: own.get(seat)! }));
    return api.commit(id, fairness.round, seats);
  }
  const elsewhere = own.size < mine.length ? "elsewhere" : null;
  if (fairness.phase !== "reveal" && !atOnce) return elsewhere;
  if (pin.commitments !== null && pin.commitments.join() !== list.join()) return "tampered";
  const hidden = [...own.keys()].filter((seat) => !fairness.seats[seat]!.revealed);
  if (hidden.length === 0) return elsewhere;
  keep({ ...pin, commitments: list });
  const seats = hidden.map((seat) => ({ seat, entropy: pin.entropy[seat]! }));
  return api.reveal(id, fairness.round, seats);
}

/** What is kept of this table, for its present round. Text revealed in an earlier round is never used again. */
function inRound(table: Table, mine: readonly number[]): Pin | "tampered" {
  const { commitment, round } = table.fairness;
  const known = pinOf(table.id);
  const fresh: Pin = {
    gemhold: "pinned",
    table: table.id,
    commitment,
    round,
    commitments: null,
    entropy: {},
    committed: [],
    again: 0,
    at: 0,
  };
  if (known === null) return mine.length > 0 ? keep(fresh) : fresh;
  if (known.commitment !== commitment || known.round > round) return "tampered";
  if (known.round < round) return keep({ ...fresh, again: known.again + (known.commitments === null ? 0 : 1) });
  if (known.commitments !== null) return known;
  const still = Object.entries(known.entropy).filter(([seat]) => mine.includes(Number(seat)));
  if (still.length === Object.keys(known.entropy).length) return known;
  const committed = known.committed.filter((seat) => mine.includes(seat));
  return keep({ ...known, entropy: Object.fromEntries(still), committed }); // seats that were left
}

/** For a table that was just made: start it at once if nobody else is waited for. */
export async function begin(table: Table): Promise<Table> {
  try {
    return (await takePart(table)).table;
  } catch (error) {
    if (error instanceof ApiError) return table; // its page tries again
    throw error;
  }
}
