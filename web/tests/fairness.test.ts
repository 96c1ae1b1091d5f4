import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  bytesOf,
  Fate,
  joined,
  NotSecure,
  readExchange,
  readFairness,
  verify,
  verifyExchange,
  type FairnessData,
  type Verdict,
} from "@/lib/fairness";
import { seatCommitment } from "@/lib/hashes";
import type { Pin } from "@/lib/pins";

const SECRET = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");

// the same numbers as in tests/server/test_fair.py: two programs, one recipe
const LITERAL = {
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  words: [695796575447735608n, 6979509983046440046n, 13158534896814749887n],
  outcomes: [26104, 39918, 5887, 20073],
  seed: 8737338368332322,
  sealed: "4794bf5312f456c497172e8e964971d1e878dbc6a234dc9596f1cf48d8687a1a",
};
const TABLE = "A".repeat(16);

/** A game as an operator can make it consistent, and what the device of seat 0 has kept of it. */
async function game(wish: { entropy?: string[]; secret?: string; round?: number } = {}): Promise<{
  data: FairnessData;
  pin: Pin;
}> {
  const { entropy = ["a", "b", ""], secret = SECRET, round = 1 } = wish;
  const fate = await Fate.from(secret, entropy);
  const commitment = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(secret)))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  const commitments = await Promise.all(
    entropy.map(async (text, seat) => (text ? seatCommitment(TABLE, commitment, round, seat, text) : "")),
  );
  const draws: [number, number][] = [];
  for (let i = 0; i < 12; i++) draws.push([6 + i, await fate.outcome(i, 6 + i)]);
  const seed = await fate.seed();
  const own = { "0": entropy[0]! };
  return {
    data: { scheme: 2, table: TABLE, commitment, round, commitments, entropy, taken: 0, secret, seed, draws },
    pin: {
      gemhold: "pinned",
      table: TABLE,
      commitment,
      round,
      commitments,
      entropy: own,
      committed: [0],
      again: 0,
      at: 0,
    },
  };
}

const codes = (found: Verdict["wrong"]): string[] => found.map(({ code }) => code);

describe("fair dice", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("joins the seats' texts with their lengths in front", () => {
    expect([...joined(["a", ""])]).toEqual([0, 1, 97, 0, 0]);
    expect([...joined(["x".repeat(300)])].slice(0, 2)).toEqual([1, 44]);
  });

  it("gives the outcomes of the recipe in docs/api.md", async () => {
    const fate = await Fate.from(SECRET, ["a", ""]);
    expect(await Promise.all([0n, 1n, 2n].map((i) => fate.word(i, 0)))).toEqual(LITERAL.words);
    expect(await Promise.all([0, 1, 2, 3].map((i) => fate.outcome(i, 46656)))).toEqual(LITERAL.outcomes);
    expect(await Promise.all([0, 1, 2, 3].map((i) => fate.outcome(i, 6)))).toEqual([4, 0, 1, 3]);
    expect(await fate.seed()).toBe(LITERAL.seed);
  });

  it("seals a seat's text as the recipe says", async () => {
    expect(await seatCommitment(TABLE, LITERAL.commitment, 1, 0, "a")).toBe(LITERAL.sealed);
  });

  it("does not vouch for outcomes taken over from a record", async () => {
    const { data, pin } = await game();
    const draws = data.draws.map(([n, x], i): [number, number] => (i < 3 ? [n, (x + 1) % n] : [n, x]));
    const verdict = await verify({ ...data, draws, taken: 3 }, pin);
    expect([codes(verdict.wrong), codes(verdict.unchecked), verdict.checked]).toEqual([[], ["dice-open-taken"], 9]);
    expect(codes((await verify({ ...data, draws }, pin)).wrong)).toEqual(["fair-bad-draws"]);
  });

  it("finds nothing wrong with an honest game, and says what it could not check", async () => {
    const { data, pin } = await game();
    const all = await verify(data, pin);
    expect(all).toEqual({ wrong: [], unchecked: [], seats: ["good", "good", "none"], checked: 12 });
    expect(codes((await verify(data, null)).unchecked)).toEqual(["dice-open-pin"]);
    const watched = { ...pin, commitments: null, entropy: {} };
    expect(codes((await verify(data, watched)).unchecked)).toEqual(["dice-open-seats"]);
    expect(codes((await verify(data, { ...pin, again: 2 })).unchecked)).toEqual(["dice-open-again"]);
    expect((await verifyExchange(data, pin)).wrong).toEqual([]);
  });

  it("finds a changed outcome, a changed secret, a changed text", async () => {
    const { data } = await game();
    const forged = data.draws.map(([n, x], i): [number, number] => [n, i === 7 ? (x + 1) % n : x]);
    expect((await verify({ ...data, draws: forged }, null)).wrong).toEqual([
      { code: "fair-bad-draws", args: { list: "7" } },
    ]);
    const secret = SECRET.replace("1f", "1e");
    expect(codes((await verify({ ...data, secret }, null)).wrong)).toContain("dice-wrong-secret");
    const changed = await verify({ ...data, entropy: ["b", "other", ""] }, null);
    expect(codes(changed.wrong)).toEqual([
      "dice-wrong-reveal",
      "dice-wrong-reveal",
      "dice-wrong-seed",
      "fair-bad-draws",
    ]);
    expect(changed.seats).toEqual(["bad", "bad", "none"]);
    expect(codes((await verify({ ...data, seed: 1 }, null)).wrong)).toEqual(["dice-wrong-seed"]);
  });

  it("catches an operator who let an accomplice choose last", async () => {
    const { pin } = await game();
    const { data } = await game({ entropy: ["a", "chosen last", ""] });
    expect((await verify(data, null)).wrong).toEqual([]);
    const caught = await verify(data, pin);
    expect(caught.wrong).toEqual([{ code: "dice-swapped-seat", args: { seat: 1 } }]);
    expect(caught.seats).toEqual(["good", "bad", "none"]);
  });

  it("catches an operator who swapped the secret, or replaced our text", async () => {
    const { pin } = await game();
    const { data } = await game({ secret: "11".repeat(32) });
    expect((await verify(data, null)).wrong).toEqual([]);
    expect(codes((await verify(data, pin)).wrong)).toEqual([
      "dice-swapped-secret",
      "dice-swapped-seat",
      "dice-swapped-seat",
    ]);
    const replaced = (await game({ entropy: ["theirs", "b", ""] })).data;
    expect(codes((await verify(replaced, pin)).wrong)).toEqual(["dice-swapped-seat", "dice-swapped-entropy"]);
    const unrevealed = await verify(replaced, { ...pin, commitments: null });
    expect(codes(unrevealed.wrong)).toEqual(["dice-swapped-entropy"]);
  });

  it("catches another round, another table, and the old recipe in place of the new one", async () => {
    const { data, pin } = await game();
    expect(codes((await verify((await game({ round: 2 })).data, pin)).wrong)).toEqual(["dice-swapped-round"]);
    expect(codes((await verify(data, { ...pin, table: "B" })).wrong)).toEqual(["dice-swapped-table"]);
    expect(codes((await verify({ ...data, scheme: 1 }, pin)).wrong)).toEqual(["dice-swapped-scheme"]);
    expect(codes((await verify({ ...data, commitments: [] }, null)).wrong)).toEqual(["dice-wrong-seats"]);
  });

  it("still checks a record of the first recipe", async () => {
    const text = readFileSync(new URL("../../tests/server/first_recipe.json", import.meta.url), "utf8");
    const data = readFairness(JSON.parse(text))!;
    const verdict = await verify(data, null);
    expect([data.scheme, verdict.wrong, verdict.checked > 50]).toEqual([1, [], true]);
    expect(codes(verdict.unchecked)).toEqual(["dice-open-scheme", "dice-open-pin"]);
  });

  it("says that it cannot check where the browser gives no WebCrypto, whatever the dice", async () => {
    const honest = game();
    await honest;
    vi.stubGlobal("crypto", {});
    const { data } = await honest;
    await expect(verify({ ...data, secret: "not hex" }, null)).rejects.toBeInstanceOf(NotSecure);
  });

  it("reads a record's fairness in both shapes, and nothing that is not complete", () => {
    const good = { commitment: "aa", secret: "bb", entropy: [""], seed: 1, draws: [[6, 2]] };
    expect(readFairness({ fairness: good })?.draws).toEqual([[6, 2]]);
    expect(readFairness({ ...good, draws: [{ i: 0, n: 6, x: 2 }] })?.draws).toEqual([[6, 2]]);
    expect(readFairness({ ...good, secret: null })).toBeNull();
    expect(readFairness({ ...good, draws: [["x", 2]] })).toBeNull();
    expect(readFairness(null)).toBeNull();
    expect(readExchange({ ...good, secret: null })?.scheme).toBe(1);
    expect(() => bytesOf("xyz")).toThrow();
  });
});
