import { describe, expect, it } from "vitest";
import { bestOf, chanceOf, likeliest } from "@/games/king/chances";
import { keepKey } from "@/games/king/choices";

const keep = new Map([
  [keepKey([]), 0],
  [keepKey([0]), 1],
  [keepKey([0, 1]), 3],
  [keepKey([2]), 4],
]);
const after = { 0: [0.2, null], 1: [0.5, null], 3: [0.5, null], 4: [0.1, null] };

describe("chances", () => {
  it("are those of the dice kept, in whatever order they were chosen", () => {
    expect(chanceOf(keep, after, 1, [1, 0])).toBe(0.5);
    expect(chanceOf(keep, after, 1, [])).toBe(0.2);
    expect(chanceOf(keep, after, 1, [5])).toBeNull();
    expect(chanceOf(keep, after, 2, [0])).toBeNull();
  });
  it("are best with the choice that keeps most dice, if several are equally good", () => {
    expect(bestOf(keep, after, 1)).toEqual({ chance: 0.5, dice: [0, 1] });
    expect(bestOf(keep, after, 2)).toBeNull();
    expect(bestOf(keep, {}, 1)).toBeNull();
  });
  it("are named from the likeliest on, without those that are none", () => {
    expect(likeliest([0.1, null, 0.4, 0, 0.3], 2)).toEqual([
      { deck: 3, chance: 0.4 },
      { deck: 5, chance: 0.3 },
    ]);
    expect(likeliest(undefined, 2)).toEqual([]);
  });
});
