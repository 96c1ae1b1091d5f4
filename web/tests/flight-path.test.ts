import { describe, expect, it } from "vitest";
import { way, type Place } from "@/lib/flight-path";

const at = (x: number, y: number, size = 10): Place => ({ x, y, width: size, height: size });
const read = (frame: Keyframe | undefined): number[] => (String(frame?.transform).match(/-?[\d.]+/g) ?? []).map(Number);

describe("the way of a thing that flies", () => {
  it("leads from the middle of one place to the middle of the other, and takes its size", () => {
    const frames = way(at(0, 0), at(95, 45, 20));
    expect(read(frames[0])).toEqual([0, 0, 1]);
    expect(read(frames.at(-1))).toEqual([100, 50, 2]);
  });
  it("is bent upwards, or straight", () => {
    const middle = (arc: number): number => read(way(at(0, 0), at(100, 0), arc)[6])[1]!;
    expect(middle(0.2)).toBe(-20);
    expect(middle(0)).toBe(0);
  });
});
