/** The dice checked again, with nothing but WebCrypto: docs/api.md, "Verifiable dice". */
import { mayHash, seatCommitment, sha256 } from "./hashes";
import type { Pin } from "./pins";

export interface Exchange {
  /** 1: seats did not commit to their entropy. */
  scheme: number;
  table: string;
  commitment: string;
  round: number;
  /** By seat; "": the seat added nothing. */
  commitments: string[];
  entropy: string[];
  /** Outcomes taken over from a record: they were not drawn here. */
  taken: number;
}

export interface FairnessData extends Exchange {
  secret: string;
  seed: number | null;
  draws: [n: number, x: number][];
}

/** A message with its arguments; `seat` is a seat's number. */
export interface Finding {
  code: string;
  args: Record<string, number | string>;
}

export type SeatState = "good" | "bad" | "none";

export interface Verdict {
  wrong: Finding[];
  unchecked: Finding[];
  /** Does each seat's text fit its fingerprint, and both what this device kept? */
  seats: SeatState[];
  checked: number;
}

/** Pages not opened over https or on localhost get no WebCrypto from browsers: nothing can be said of the dice. */
export class NotSecure extends Error {}

const SCHEME = 2;
const LISTED = 20;
const WORD = 1n << 64n;
const SEED_SHIFT = 11n;
const LAST = WORD - 1n;

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new RangeError("not hex");
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

/** The seats' entropies joined, each with its length in front. */
export function joined(entropy: readonly string[]): Uint8Array<ArrayBuffer> {
  const texts = entropy.map((text) => new TextEncoder().encode(text));
  const out = new Uint8Array(texts.reduce((sum, text) => sum + 2 + text.length, 0));
  let at = 0;
  for (const text of texts) {
    out.set([text.length >> 8, text.length & 255], at);
    out.set(text, at + 2);
    at += 2 + text.length;
  }
  return out;
}

export class Fate {
  private constructor(
    private readonly key: CryptoKey,
    private readonly prefix: Uint8Array<ArrayBuffer>,
  ) {}

  static async from(secret: string, entropy: readonly string[]): Promise<Fate> {
    const key = await crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, [
      "sign",
    ]);
    return new Fate(key, joined(entropy));
  }

  async word(i: bigint, round: number): Promise<bigint> {
    const message = new Uint8Array(this.prefix.length + 12);
    message.set(this.prefix);
    const tail = new DataView(message.buffer, this.prefix.length);
    tail.setBigUint64(0, i);
    tail.setUint32(8, round);
    return new DataView(await crypto.subtle.sign("HMAC", this.key, message)).getBigUint64(0);
  }

  async outcome(i: number, n: number): Promise<number> {
    const limit = WORD - (WORD % BigInt(n));
    for (let round = 0; ; round++) {
      const word = await this.word(BigInt(i), round);
      if (word < limit) return Number(word % BigInt(n));
    }
  }

  async seed(): Promise<number> {
    return Number((await this.word(LAST, 0)) >> SEED_SHIFT);
  }
}

const finding = (code: string, args: Finding["args"] = {}): Finding => ({ code, args });

/** The exchange before the start, against itself and against what this device kept. Throws `NotSecure`. */
export async function verifyExchange(data: Exchange, pin: Pin | null): Promise<Omit<Verdict, "checked">> {
  if (!mayHash()) throw new NotSecure();
  const wrong = [...(await reveals(data)), ...(pin ? pinned(data, pin) : [])];
  const bad = new Set(wrong.map(({ args }) => args["seat"]));
  const seats = data.entropy.map((text, seat): SeatState => (bad.has(seat) ? "bad" : text ? "good" : "none"));
  return { wrong, seats, unchecked: unchecked(data, pin) };
}

/** Everything. Throws `NotSecure` where it cannot be checked at all. */
export async function verify(data: FairnessData, pin: Pin | null): Promise<Verdict> {
  const exchange = await verifyExchange(data, pin);
  const fate = await Fate.from(data.secret, data.entropy);
  const outcomes = await Promise.all(data.draws.map(([n], i) => fate.outcome(i, n)));
  const drawn = data.draws.flatMap(([, x], i) => (i < data.taken || outcomes[i] === x ? [] : [i]));
  const wrong = [...exchange.wrong];
  if ((await sha256(bytesOf(data.secret))) !== data.commitment) wrong.push(finding("dice-wrong-secret"));
  if (data.seed !== null && (await fate.seed()) !== data.seed) wrong.push(finding("dice-wrong-seed"));
  if (drawn.length > 0) wrong.push(finding("fair-bad-draws", { list: drawn.slice(0, LISTED).join(", ") }));
  return { ...exchange, wrong, checked: Math.max(0, data.draws.length - data.taken) };
}

/** Every text is what its seat committed to; a seat without a commitment has none. */
async function reveals(data: Exchange): Promise<Finding[]> {
  if (data.scheme < SCHEME) return [];
  if (data.commitments.length !== data.entropy.length) return [finding("dice-wrong-seats")];
  const expected = await Promise.all(
    data.entropy.map(async (text, seat) =>
      text ? seatCommitment(data.table, data.commitment, data.round, seat, text) : "",
    ),
  );
  return expected.flatMap((hash, seat) =>
    hash === data.commitments[seat] ? [] : [finding("dice-wrong-reveal", { seat })],
  );
}

const tookPart = (pin: Pin): boolean => pin.commitments !== null || Object.keys(pin.entropy).length > 0;

function pinned(data: Exchange, pin: Pin): Finding[] {
  const wrong = pin.commitment === data.commitment ? [] : [finding("dice-swapped-secret")];
  if (data.scheme < SCHEME) return tookPart(pin) ? [...wrong, finding("dice-swapped-scheme")] : wrong;
  if (pin.table !== data.table) return [...wrong, finding("dice-swapped-table")];
  if (!tookPart(pin)) return wrong;
  if (pin.round !== data.round)
    return [...wrong, finding("dice-swapped-round", { kept: pin.round, round: data.round })];
  const seats = Array.from({ length: Math.max(pin.commitments?.length ?? 0, data.commitments.length) }, (_, k) => k);
  return [
    ...wrong,
    ...seats
      .filter((seat) => pin.commitments !== null && pin.commitments[seat] !== data.commitments[seat])
      .map((seat) => finding("dice-swapped-seat", { seat })),
    ...Object.entries(pin.entropy)
      .filter(([seat, text]) => data.entropy[Number(seat)] !== text)
      .map(([seat]) => finding("dice-swapped-entropy", { seat: Number(seat) })),
  ];
}

function unchecked(data: Exchange, pin: Pin | null): Finding[] {
  const someone = data.entropy.some(Boolean);
  return [
    ...(data.scheme < SCHEME ? [finding("dice-open-scheme")] : someone ? [] : [finding("dice-open-none")]),
    ...(data.taken > 0 ? [finding("dice-open-taken", { n: data.taken })] : []),
    ...(pin === null ? [finding("dice-open-pin")] : []),
    ...(pin && data.scheme >= SCHEME && someone && !tookPart(pin) ? [finding("dice-open-seats")] : []),
    ...(pin?.again ? [finding("dice-open-again", { n: pin.again })] : []),
  ];
}

/** Read the exchange from a record file or from the server's answer; null if it is not there. */
export function readExchange(data: unknown): Exchange | null {
  const raw = partOf(data);
  if (!raw || typeof raw["commitment"] !== "string" || !Array.isArray(raw["entropy"])) return null;
  const { commitment, entropy, commitments, scheme, table, round, taken } = raw;
  return {
    scheme: typeof scheme === "number" ? scheme : 1, // records made before there was another have none
    table: typeof table === "string" ? table : "",
    commitment: commitment.toLowerCase(),
    round: typeof round === "number" ? round : 0,
    commitments: Array.isArray(commitments) ? commitments.map(String) : [],
    entropy: entropy.map(String),
    taken: typeof taken === "number" ? taken : 0,
  };
}

/** The same with the secret and the outcomes; null if it is not there or not complete. */
export function readFairness(data: unknown): FairnessData | null {
  const [raw, exchange] = [partOf(data), readExchange(data)];
  if (!raw || !exchange) return null;
  const { secret, seed, draws } = raw;
  if (typeof secret !== "string" || !Array.isArray(draws)) return null;
  const pairs = draws.map((draw: unknown): [number, number] => {
    if (Array.isArray(draw)) return [Number(draw[0]), Number(draw[1])];
    const { n, x } = draw as { n: number; x: number };
    return [Number(n), Number(x)];
  });
  if (pairs.some(([n, x]) => !Number.isSafeInteger(n) || !Number.isSafeInteger(x) || n < 1)) return null;
  return { ...exchange, secret, seed: typeof seed === "number" ? seed : null, draws: pairs };
}

function partOf(data: unknown): Record<string, unknown> | null {
  const outer = data as { fairness?: unknown } | null;
  const raw = outer?.fairness ?? outer;
  return raw && typeof raw === "object" ? (raw as Record<string, unknown>) : null;
}
