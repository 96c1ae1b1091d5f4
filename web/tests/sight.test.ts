import { describe, expect, it } from "vitest";
import { around, CLOSEST, fitting, inSight, seenThrough, zoomed } from "@/board/sight";

const whole = { x: -100, y: -50, w: 200, h: 100 };
const frame = { w: 400, h: 300 };

describe("sight", () => {
  it("without a lens all of the map stands in the middle of the frame", () => {
    expect(fitting(whole, frame)).toBe(2);
    expect(seenThrough(null, whole, frame)).toEqual({ scale: 2, x: -100, y: -75, w: 200, h: 150 });
  });

  it("a lens shows no sea beyond the map", () => {
    expect(seenThrough({ x: 90, y: -40, scale: 4 }, whole, frame)).toEqual({ scale: 4, x: 0, y: -50, w: 100, h: 75 });
    expect(seenThrough({ x: 0, y: 0, scale: 4 }, whole, frame)).toEqual({ scale: 4, x: -50, y: -37.5, w: 100, h: 75 });
  });

  it("a smaller frame shows less, at the same scale", () => {
    expect(seenThrough({ x: 0, y: 0, scale: 4 }, whole, { w: 400, h: 200 })).toEqual({
      scale: 4,
      x: -50,
      y: -25,
      w: 100,
      h: 50,
    });
  });

  it("zooming keeps one point of the map in its place on screen", () => {
    const at = { x: 50, y: 25 };
    const onScreen = (lens: Parameters<typeof seenThrough>[0]): number[] => {
      const seen = seenThrough(lens, whole, frame);
      return [(at.x - seen.x) * seen.scale, (at.y - seen.y) * seen.scale];
    };
    const once = zoomed(null, 2, whole, frame, at);
    expect(once).toEqual({ x: 25, y: 12.5, scale: 4 });
    expect(onScreen(once)).toEqual(onScreen(null));
  });

  it("ends at the whole map and at the closest", () => {
    expect(zoomed({ x: 0, y: 0, scale: 3 }, 0.5, whole, frame)).toBeNull();
    expect(zoomed({ x: 0, y: 0, scale: 7 }, 9, whole, frame)).toEqual({ x: 0, y: 0, scale: 2 * CLOSEST });
  });

  it("goes round points as closely as it may", () => {
    expect(around([{ x: 40, y: 10 }], 5, 3, whole, frame)).toEqual({ x: 40, y: 10, scale: 6 });
    expect(
      around(
        [
          { x: -40, y: 0 },
          { x: 40, y: 0 },
        ],
        10,
        3,
        whole,
        frame,
      ),
    ).toEqual({ x: 0, y: 0, scale: 4 });
    expect(
      around(
        [
          { x: -100, y: 0 },
          { x: 100, y: 0 },
        ],
        10,
        3,
        whole,
        frame,
      ),
    ).toBeNull();
  });

  it("tells whether points are in sight with the room round them", () => {
    const seen = { x: 0, y: 0, w: 100, h: 100 };
    expect(inSight([{ x: 10, y: 90 }], 10, seen)).toBe(true);
    expect(
      inSight(
        [
          { x: 10, y: 90 },
          { x: 9, y: 50 },
        ],
        10,
        seen,
      ),
    ).toBe(false);
  });
});
