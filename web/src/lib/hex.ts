/** Pointy-top hexes in axial coordinates: x = √3·R·(q + r/2), y = 1.5·R·r. */

export interface Place {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const R = 60.5;
const SQRT3 = Math.sqrt(3);
const ROUND = 10;

const tidy = (n: number): number => Math.round(n * ROUND) / ROUND;

export function centre(at: Place): Point {
  return { x: tidy(SQRT3 * R * (at.q + at.r / 2)), y: tidy(1.5 * R * at.r) };
}

/** The hex a point lies in. */
export function placeAt(p: Point): Place {
  const r = p.y / (1.5 * R);
  const q = p.x / (SQRT3 * R) - r / 2;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(-q - r);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 }; // no negative zero
}

/** The six corners of a hex round a centre, from the top clockwise. */
export function corners(c: Point): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return { x: tidy(c.x + R * Math.cos(angle)), y: tidy(c.y + R * Math.sin(angle)) };
  });
}

export function outline(places: readonly Place[]): string {
  return places
    .map(
      (at) =>
        `M${corners(centre(at))
          .map((p) => `${p.x} ${p.y}`)
          .join("L")}z`,
    )
    .join("");
}

/** The box round the hexes with a margin of sea. */
export function bounds(places: readonly Place[], marginX: number, marginY: number): Box {
  const points = places.map(centre);
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const half = (SQRT3 / 2) * R;
  const x = Math.min(...xs) - half - marginX;
  const y = Math.min(...ys) - R - marginY;
  return { x, y, w: Math.max(...xs) + half + marginX - x, h: Math.max(...ys) + R + marginY - y };
}

/** The edges between neighbours of different groups, as one path: the seam of the board's halves. */
export function seam(places: readonly (Place & { group: number })[]): string {
  const groups = new Map(places.map((at) => [`${at.q},${at.r}`, at.group]));
  // the edge towards each neighbour, as indices of its two corners
  const sides = [
    { q: 1, r: 0, from: 1, to: 2 },
    { q: 0, r: 1, from: 2, to: 3 },
    { q: -1, r: 1, from: 3, to: 4 },
  ];
  let path = "";
  for (const at of places) {
    const points = corners(centre(at));
    for (const side of sides) {
      const other = groups.get(`${at.q + side.q},${at.r + side.r}`);
      if (other === undefined || other === at.group) continue;
      const [a, b] = [points[side.from]!, points[side.to]!];
      path += `M${a.x} ${a.y}L${b.x} ${b.y}`;
    }
  }
  return path;
}

export type Way = "left" | "right" | "up" | "down";

const HEADING: Record<Way, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The hex an arrow key leads to: the nearest one that lies that way; undefined at the rim. */
export function step(places: readonly Place[], from: number, way: Way): number | undefined {
  const start = centre(places[from]!);
  const heading = HEADING[way];
  let best: number | undefined;
  let cheapest = Infinity;
  places.forEach((at, i) => {
    const c = centre(at);
    const along = (c.x - start.x) * heading.x + (c.y - start.y) * heading.y;
    const aside = Math.abs((c.x - start.x) * heading.y) + Math.abs((c.y - start.y) * heading.x);
    if (i === from || along < R / 2 || aside > along * 1.8) return;
    const cost = along + aside * (heading.x === 0 ? 0.5 : 3); // rows stay rows; up and down may slip half a hex
    if (cost < cheapest) [cheapest, best] = [cost, i];
  });
  return best;
}

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** The corners of a box, the emptiest first: where a note or an ornament covers no hex. */
export function emptiest(places: readonly Place[], box: Box): { corner: Corner; at: Point; room: number }[] {
  const inset = 46;
  const all: [Corner, Point][] = [
    ["bottom-right", { x: box.x + box.w - inset, y: box.y + box.h - inset }],
    ["bottom-left", { x: box.x + inset, y: box.y + box.h - inset }],
    ["top-left", { x: box.x + inset, y: box.y + inset }],
    ["top-right", { x: box.x + box.w - inset, y: box.y + inset }],
  ];
  return all
    .map(([corner, at]) => ({
      corner,
      at,
      room: Math.min(...places.map((p) => Math.hypot(centre(p).x - at.x, centre(p).y - at.y))),
    }))
    .sort((a, b) => Math.round(b.room) - Math.round(a.room));
}
