/** Where everything of a chart of scores stands. Knows no DOM. */

export interface Runner {
  seat: number;
  name: string;
  /** Colour of the line, and the symbol at its end: colour is never alone. */
  fill: string;
  mark: string;
  mine: boolean;
  /** One for each point in time. */
  scores: readonly number[];
}

interface Line {
  seat: number;
  fill: string;
  mark: string;
  mine: boolean;
  path: string;
  end: readonly [number, number];
  score: number;
  labelY: number;
}

export interface Chart {
  width: number;
  left: number;
  right: number;
  rows: { value: number; y: number }[];
  columns: { text: string; x: number }[];
  lines: Line[];
}

const TOP = 12;
const BOTTOM = 24;
const LEFT = 34;
const RIGHT = 74; // room for marks and scores
const APART = 21; // labels must not overlap
const COLUMN = 26; // px a number below the chart needs
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** A step that gives at most six lines. */
function stepFor(range: number): number {
  return STEPS.find((step) => range / step <= 5) ?? Math.ceil(range / 5);
}

export function layOut(
  runners: readonly Runner[],
  labels: readonly (number | null)[],
  width: number,
  height: number,
): Chart {
  const all = runners.flatMap(({ scores }) => scores);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = stepFor(high - low);
  const [floor, ceiling] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const [left, right] = [LEFT, width - RIGHT];
  const points = Math.max(labels.length, 2);
  const x = (i: number): number => left + (i * (right - left)) / (points - 1);
  const y = (score: number): number => TOP + ((ceiling - score) * (height - TOP - BOTTOM)) / (ceiling - floor);
  const every = Math.ceil((COLUMN * points) / Math.max(right - left, 1));

  const lines = runners.map(({ seat, fill, mark, mine, scores }): Line => {
    const path = scores.map((score, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(score).toFixed(1)}`).join("");
    const score = scores.at(-1) ?? 0;
    return { seat, fill, mark, mine, path, end: [x(scores.length - 1), y(score)], score, labelY: y(score) };
  });
  spread(lines, TOP, height - BOTTOM);
  return {
    width,
    left,
    right,
    rows: Array.from({ length: (ceiling - floor) / step + 1 }, (_, i) => floor + i * step).map((value) => ({
      value,
      y: y(value),
    })),
    columns: labels.flatMap((label, i) =>
      label !== null && i % every === 0 ? [{ text: String(label), x: x(i) }] : [],
    ),
    // one's own line lies on top
    lines: lines.toSorted((a, b) => Number(a.mine) - Number(b.mine)),
  };
}

/** Moves labels apart where they would overlap, and back where they would leave the chart. */
function spread(lines: readonly Line[], top: number, bottom: number): void {
  const ordered = lines.toSorted((a, b) => a.labelY - b.labelY);
  let least = top;
  for (const line of ordered) {
    line.labelY = Math.max(line.labelY, least);
    least = line.labelY + APART;
  }
  let most = bottom;
  for (const line of ordered.toReversed()) {
    line.labelY = Math.min(line.labelY, most);
    most = line.labelY - APART;
  }
}
