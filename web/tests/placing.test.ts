import { describe, expect, it } from "vitest";
import { boxAt, covers, freeSpot, type Rect } from "@/games/geodia/placing";

const area: Rect = { x: 0, y: 0, w: 800, h: 800 };
const panel = { w: 260, h: 100 };
const hex = (x: number, y: number): Rect => ({ x, y, w: 80, h: 92 });

describe("where panels stand", () => {
  it("takes the first corner that covers nothing", () => {
    expect(freeSpot(panel, area, [], {}, ["tl", "br"])).toBe("tl");
    expect(freeSpot(panel, area, [hex(100, 40)], {}, ["tl", "br"])).toBe("br");
    expect(freeSpot(panel, area, [hex(100, 40), hex(700, 700)], {}, ["tl", "br"])).toBe("dock");
  });

  it("stands clear of dice, buttons and other panels", () => {
    expect(boxAt("tr", panel, area, { tr: 58 })).toEqual({ x: 528, y: 70, w: 260, h: 100 });
    expect(freeSpot(panel, area, [], {}, ["tl", "br"], [boxAt("tl", panel, area, {})])).toBe("br");
    expect(freeSpot({ w: 260, h: 790 }, area, [], { tl: 58 }, ["tl"])).toBe("dock");
  });

  it("knows that a hex has points, not corners", () => {
    const tile = hex(200, 200);
    expect(covers({ x: 0, y: 0, w: 215, h: 210 }, tile)).toBe(false);
    expect(covers({ x: 0, y: 0, w: 215, h: 240 }, tile)).toBe(true);
    expect(covers({ x: 230, y: 0, w: 20, h: 215 }, tile)).toBe(true);
  });
});
