import { afterEach, describe, expect, it, vi } from "vitest";
import { bytesOf, Fate, joined, NotSecure, readFairness, verify } from "@/lib/fairness";

const SECRET = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");

// the same numbers as in tests/server/test_fair.py: two programs, one recipe
const LITERAL = {
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  words: [695796575447735608n, 6979509983046440046n, 13158534896814749887n],
  outcomes: [26104, 39918, 5887, 20073],
  seed: 8737338368332322,
};

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

  it("finds a changed outcome, a changed secret, a changed text", async () => {
    const fate = await Fate.from(SECRET, ["a", ""]);
    const draws: [number, number][] = [];
    for (let i = 0; i < 12; i++) draws.push([6 + i, await fate.outcome(i, 6 + i)]);
    const data = { commitment: LITERAL.commitment, secret: SECRET, entropy: ["a", ""], seed: LITERAL.seed, draws };
    expect(await verify(data)).toEqual({ commitment: true, seed: true, wrong: [], checked: 12 });
    const forged = draws.map(([n, x], i): [number, number] => [n, i === 7 ? (x + 1) % n : x]);
    expect((await verify({ ...data, draws: forged })).wrong).toEqual([7]);
    expect((await verify({ ...data, secret: SECRET.replace("1f", "1e") })).commitment).toBe(false);
    expect((await verify({ ...data, entropy: ["b", ""] })).wrong.length).toBeGreaterThan(6);
  });

  it("says that it cannot check where the browser gives no WebCrypto, whatever the dice", async () => {
    vi.stubGlobal("crypto", {});
    await expect(
      verify({ commitment: "aa", secret: "not hex", entropy: [""], seed: null, draws: [] }),
    ).rejects.toBeInstanceOf(NotSecure);
  });

  it("reads a record's fairness in both shapes, and nothing that is not complete", () => {
    const good = { commitment: "aa", secret: "bb", entropy: [""], seed: 1, draws: [[6, 2]] };
    expect(readFairness({ fairness: good })?.draws).toEqual([[6, 2]]);
    expect(readFairness({ ...good, draws: [{ i: 0, n: 6, x: 2 }] })?.draws).toEqual([[6, 2]]);
    expect(readFairness({ ...good, secret: null })).toBeNull();
    expect(readFairness({ ...good, draws: [["x", 2]] })).toBeNull();
    expect(readFairness(null)).toBeNull();
    expect(() => bytesOf("xyz")).toThrow();
  });
});
