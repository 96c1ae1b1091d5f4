/** Where the points of a chart of one's scores stand: a column for each game, the newest right. DOM-free. */
import type { Tally } from "@/lib/api";

type ScorePoint = Tally["games"][number]["scores"][number];

export interface Dot extends ScorePoint {
  x: number;
  y: number;
  won: boolean;
}

export interface ScoreChart {
  left: number;
  right: number;
  rows: { value: number; y: number }[];
  dots: Dot[];
  path: string;
}

const TOP = 14;
const BOTTOM = 14;
const LEFT = 38;
const RIGHT = 14;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const MOST_ROWS = 4;

export function layOut(scores: readonly ScorePoint[], width: number, height: number): ScoreChart {
  const values = scores.map(({ score }) => score);
  const [low, high] = [Math.min(...values, 0), Math.max(...values, 1)];
  const step = STEPS.find((each) => (high - low) / each <= MOST_ROWS) ?? Math.ceil((high - low) / MOST_ROWS);
  const [floor, ceiling] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const [left, right] = [LEFT, width - RIGHT];
  const x = (i: number): number =>
    scores.length < 2 ? (left + right) / 2 : left + (i * (right - left)) / (scores.length - 1);
  const y = (value: number): number => TOP + ((ceiling - value) * (height - TOP - BOTTOM)) / (ceiling - floor);
  const dots = scores.map((point, i): Dot => ({ ...point, x: x(i), y: y(point.score), won: point.rank === 1 }));
  return {
    left,
    right,
    rows: Array.from({ length: (ceiling - floor) / step + 1 }, (_, i) => floor + i * step).map((value) => ({
      value,
      y: y(value),
    })),
    dots,
    path: dots.map((dot, i) => `${i ? "L" : "M"}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join(""),
  };
}

/** A share in whole percent; 0 of 0 is 0. */
export const percent = (part: number, whole: number): number => (whole ? Math.round((100 * part) / whole) : 0);
