import { describe, expect, it, vi } from "vitest";
import type { EventOut } from "@/lib/api";

// which message, and with what: the words themselves are tested with the locales
vi.mock("@/lib/i18n.svelte", () => ({
  t: (id: string, args: Record<string, unknown> = {}) => `${id} ${Object.values(args).join(" ")}`.trim(),
}));
const { blowOf } = await import("@/games/geodia/blows");
const { adviceOf, priceOf, tabOf } = await import("@/games/geodia/hint");

const event = (id: string, args: EventOut["args"]): EventOut => ({ id: `geodia-${id}`, args });
const NAMES = ["Ela", "Mirek", "Ioana"];

describe("what others do to a player", () => {
  it("is told to the one it is done to, with the loss", () => {
    const theft = event("steals", { seat: { seat: 1 }, from: { seat: 0 }, tile: { space: "c4" }, gems: 4 });
    expect(blowOf(theft, 0, NAMES)).toMatchObject({ text: "g-blow-steals Mirek c4 4", icon: "chest" });
    expect(blowOf(theft, 1, NAMES)).toBeNull();
    expect(blowOf(theft, 2, NAMES)).toBeNull();
  });

  it("comes by weight: a chest before a worker, a worker before a wall", () => {
    const lost = [
      event("wall-falls", { seat: { seat: 0 }, tile: { space: "c4" } }),
      event("lost", { seat: { seat: 0 }, thing: "worker", tile: { space: "c4" } }),
      event("chest-lost", { seat: { seat: 0 }, tile: { space: "c4" }, gems: 3 }),
    ].map((each) => blowOf(each, 0, NAMES)!.weight);
    expect(lost).toEqual(lost.toSorted((a, b) => a - b));
  });

  it("covers sabotage, worms and debts, and leaves the rest alone", () => {
    const sabotage = event("sabotages", { seat: { seat: 2 }, victim: { seat: 0 }, card: "chain-saw" });
    expect(blowOf(sabotage, 0, NAMES)?.text).toContain("g-blow-sabotages Ioana");
    expect(blowOf(event("worms", { seat: { seat: 0 }, tile: { space: "b2" } }), 0, NAMES)?.text).toBe(
      "g-blow-worms b2",
    );
    expect(blowOf(event("debt-grows", { seat: { seat: 0 }, gems: 6 }), 0, NAMES)?.text).toBe("g-blow-debt 6");
    expect(blowOf(event("road", { seat: { seat: 0 }, tile: { space: "b2" } }), 0, NAMES)).toBeNull();
  });
});

describe("a hint", () => {
  it("says what to do, in words", () => {
    expect(adviceOf({ do: "detonate", tile: 3, name: "c4" }, NAMES)).toBe("g-hint-detonate c4");
    expect(adviceOf({ do: "play", card: "ballista", kind: 0 }, NAMES)).toBe("g-hint-play geodia-card ballista");
    expect(adviceOf({ do: "end" }, NAMES)).toMatch(/^g-hint-end/);
    expect(adviceOf({ do: "lose_rail" }, NAMES)).toMatch(/^g-hint-lose-rail/);
  });

  it("opens the part of a small screen where it is followed", () => {
    expect(tabOf({ do: "play" })).toBe("hand");
    expect(tabOf({ do: "hire" })).toBe("base");
    expect(tabOf({ do: "aim" })).toBe("desk");
    expect(tabOf({ do: "target", treasure: 2 })).toBe("desk");
    expect(tabOf({ do: "target", tile: 2 })).toBeNull();
    expect(tabOf({ do: "road" })).toBeNull();
  });

  it("tells the price where the table knows it", () => {
    const price = { price: { sulphur: 2, iron: 1 }, short: {} };
    const view = { prices: { detonation: price } } as unknown as Parameters<typeof priceOf>[0];
    expect(priceOf(view, { do: "detonate" })).toBe(price);
    expect(priceOf(view, { do: "end" })).toBeUndefined();
  });
});
