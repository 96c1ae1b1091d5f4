/** The dice checked again, with nothing but WebCrypto: docs/api.md, "Fair dice". */

export interface FairnessData {
  commitment: string;
  secret: string;
  entropy: string[];
  seed: number | null;
  draws: [n: number, x: number][];
}

export interface Verdict {
  commitment: boolean;
  seed: boolean | null;
  /** Index of each chance event whose outcome is not what the secret gives. */
  wrong: number[];
  checked: number;
}

/** Pages not opened over https or on localhost get no WebCrypto from browsers: nothing can be said of the dice. */
export class NotSecure extends Error {}

const WORD = 1n << 64n;
const SEED_SHIFT = 11n;
const LAST = WORD - 1n;

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new RangeError("not hex");
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

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

/** Throws `NotSecure` where it cannot be checked at all. */
export async function verify(data: FairnessData): Promise<Verdict> {
  if (!(crypto as Partial<Crypto>).subtle) throw new NotSecure();
  const fate = await Fate.from(data.secret, data.entropy);
  const digest = hexOf(await crypto.subtle.digest("SHA-256", bytesOf(data.secret)));
  const outcomes = await Promise.all(data.draws.map(([n], i) => fate.outcome(i, n)));
  const wrong = data.draws.flatMap(([, x], i) => (outcomes[i] === x ? [] : [i]));
  return {
    commitment: digest === data.commitment.toLowerCase(),
    seed: data.seed === null ? null : (await fate.seed()) === data.seed,
    wrong,
    checked: data.draws.length,
  };
}

/** Read the fairness part of a record file or of the server's answer; null if it is not there or not complete. */
export function readFairness(data: unknown): FairnessData | null {
  const outer = data as { fairness?: unknown } | null;
  const raw = (outer?.fairness ?? outer) as Record<string, unknown> | null;
  if (!raw || typeof raw !== "object") return null;
  const { commitment, secret, entropy, seed, draws } = raw;
  if (typeof commitment !== "string" || typeof secret !== "string" || !Array.isArray(entropy) || !Array.isArray(draws))
    return null;
  const pairs = draws.map((draw: unknown): [number, number] => {
    if (Array.isArray(draw)) return [Number(draw[0]), Number(draw[1])];
    const { n, x } = draw as { n: number; x: number };
    return [Number(n), Number(x)];
  });
  if (pairs.some(([n, x]) => !Number.isSafeInteger(n) || !Number.isSafeInteger(x) || n < 1)) return null;
  return {
    commitment,
    secret,
    entropy: entropy.map(String),
    seed: typeof seed === "number" ? seed : null,
    draws: pairs,
  };
}
