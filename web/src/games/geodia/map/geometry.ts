/** Lines on the map: roads and railways through the middles of edges, links of airships and drills, arcs of shots. */
import { centre, R, type Point } from "@/lib/hex";

export interface Stop {
  at: readonly [number, number];
  kind: "road" | "rail";
}

const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const BEND = 7;
/** The art is drawn for a side of 60. */
export const S = R / 60;
const round = (n: number): number => Math.round(n * 10) / 10;
export const middle = (at: readonly [number, number]): Point => centre({ q: at[0], r: at[1] });
const key = (q: number, r: number): string => `${q},${r}`;

/**
 * Paths of all roads and of all railways. A line between unlike neighbours changes on the edge.
 * `ends` are bases, where lines may end.
 */
export function routes(
  stops: readonly Stop[],
  ends: readonly { at: readonly [number, number]; fronts: ReadonlySet<string> }[],
): { road: string; rail: string } {
  const known = new Map(stops.map((stop) => [key(...(stop.at as [number, number])), stop]));
  const out = { road: "", rail: "" };
  for (const stop of stops) {
    const [q, r] = stop.at;
    const a = middle(stop.at);
    WAYS.forEach(([dq, dr], way) => {
      const other = known.get(key(q + dq, r + dr));
      if (!other) return;
      const b = middle(other.at);
      const half = { x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) };
      if (other.kind !== stop.kind) out[stop.kind] += `M${a.x} ${a.y}L${half.x} ${half.y}`;
      else if (way < 3) {
        // a slight bend, to one side or the other by place, so that the net looks drawn
        const side = (q + 2 * r) % 2 ? BEND : -BEND;
        const long = Math.hypot(b.x - a.x, b.y - a.y);
        const bent = { x: half.x - ((b.y - a.y) / long) * side, y: half.y + ((b.x - a.x) / long) * side };
        out[stop.kind] += `M${a.x} ${a.y}Q${round(bent.x)} ${round(bent.y)} ${b.x} ${b.y}`;
      }
    });
    for (const end of ends) {
      if (!end.fronts.has(key(q, r))) continue;
      const b = middle(end.at);
      out[stop.kind] += `M${a.x} ${a.y}L${round(a.x + (b.x - a.x) * 0.56)} ${round(a.y + (b.y - a.y) * 0.56)}`;
    }
  }
  return out;
}

/** Dots at the stops, as one path. */
export function nodes(stops: readonly Stop[], radius: (stop: Stop) => number): string {
  return stops
    .map((stop) => {
      const { x, y } = middle(stop.at);
      const r = radius(stop);
      return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    })
    .join("");
}

/** A bow from one place to another, bent away from the middle of the map. */
export function bow(a: Point, b: Point, bend: number): string {
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: -(b.y - a.y) / long, y: (b.x - a.x) / long };
  const outward = normal.x * mid.x + normal.y * mid.y >= 0 ? 1 : -1;
  const bent = { x: mid.x + normal.x * bend * outward, y: mid.y + normal.y * bend * outward };
  return `M${round(a.x)} ${round(a.y)}Q${round(bent.x)} ${round(bent.y)} ${round(b.x)} ${round(b.y)}`;
}

/** Where figures stand on a tile: up to three at corners, never stacked. */
export function slots(n: number, machine: boolean): Point[] {
  if (n === 1) return [{ x: 0, y: machine ? 36 : 33 }];
  if (n === 2)
    return [
      { x: -24, y: machine ? 27 : 22 },
      { x: 24, y: machine ? 27 : 22 },
    ];
  return [
    { x: -33, y: 17 },
    { x: 33, y: 17 },
    { x: 0, y: 35 },
  ];
}
