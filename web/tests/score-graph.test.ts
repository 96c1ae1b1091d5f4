import { describe, expect, it } from "vitest";
import { layOut, type Runner } from "@/ui/score-graph";

const runner = (seat: number, scores: number[], mine = false): Runner => ({
  seat,
  name: `P${seat}`,
  fill: "red",
  mark: "m",
  mine,
  scores,
});

describe("a chart of the race", () => {
  it("keeps everything inside and labels apart", () => {
    const chart = layOut(
      [runner(0, [0, 5, 20], true), runner(1, [0, 4, 20]), runner(2, [0, 9, 19])],
      [0, 1, 2],
      400,
      230,
    );
    const at = chart.lines.map(({ labelY }) => labelY).sort((a, b) => a - b);
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(21);
    expect(at[2]! - at[1]!).toBeGreaterThanOrEqual(21);
    expect(at[0]!).toBeGreaterThanOrEqual(0);
    expect(at[2]!).toBeLessThanOrEqual(230);
    expect(chart.lines.at(-1)!.seat).toBe(0); // one's own on top
    expect(chart.rows.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
  });

  it("goes below zero where scores do, and writes no more numbers than fit", () => {
    const scores = Array.from({ length: 30 }, (_, i) => i - 7);
    const chart = layOut(
      [runner(0, scores)],
      scores.map((_, i) => i),
      300,
      230,
    );
    expect(chart.rows[0]!.value).toBeLessThanOrEqual(-7);
    const gaps = chart.columns.slice(1).map(({ x }, i) => x - chart.columns[i]!.x);
    expect(Math.min(...gaps)).toBeGreaterThan(20);
  });

  it("draws something of a race without points", () => {
    expect(layOut([runner(0, [0, 0])], [null, null], 240, 230).columns).toEqual([]);
  });
});
