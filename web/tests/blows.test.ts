import { describe, expect, it, vi } from "vitest";
import { blow, sound, weight } from "@/games/king/blows";

vi.mock("@/lib/i18n.svelte", () => ({ t: (id: string) => id }));

const theft = { id: "king-steals-gem", args: { seat: { seat: 1 }, from: { seat: 0 }, gem: "gold" } };
const alarm = { id: "king-fire-of", args: { seat: { seat: 1 }, from: { seat: 1 } } };

describe("what is done to a player", () => {
  it("is told to who loses something, and to nobody else", () => {
    expect(blow(theft, 0, ["Ela", "Oto"])).toMatchObject({ icon: "gem-gold", weight: weight(theft) });
    expect(blow(theft, 1, ["Ela", "Oto"])).toBeNull();
    expect(blow(theft, 2, ["Ela", "Oto"])).toBeNull();
  });
  it("is nothing one does to oneself", () => {
    expect(blow(alarm, 1, ["Ela", "Oto"])).toBeNull();
  });
  it("sounds like a loss to who loses, like a gain to the others", () => {
    expect(sound(theft, [0])).toBe("loss");
    expect(sound(theft, [1])).toBe("gain");
    expect(sound(alarm, [1])).toBeNull();
  });
});
