/** Where a panel over the map goes: never on a tile that can be chosen. Boxes go in, a corner comes out. */
import { R } from "@/lib/hex";
import { middle } from "./map/geometry";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const CORNERS = ["tl", "bl", "tr", "br"] as const;
export type Corner = (typeof CORNERS)[number];
/** A corner of the map; or "dock": no corner is free, the map makes room beside itself. */
export type Spot = Corner | "dock";

/** What of a corner is taken for good: by dice, by buttons. */
export type Taken = Partial<Record<Corner, number>>;

const GAP = 12;

/** Boxes of hexes on a map that shows this part of itself in an area, as large as it can. */
export function boxesOf(ats: readonly (readonly [number, number])[], sight: Rect, area: Rect): Rect[] {
  const scale = Math.min(area.w / sight.w, area.h / sight.h);
  const left = area.x + (area.w - sight.w * scale) / 2 - sight.x * scale;
  const top = area.y + (area.h - sight.h * scale) / 2 - sight.y * scale;
  const [w, h] = [Math.sqrt(3) * R * scale, 2 * R * scale];
  return ats.map((at) => {
    const c = middle(at);
    return { x: left + c.x * scale - w / 2, y: top + c.y * scale - h / 2, w, h };
  });
}

export function boxAt(corner: Corner, size: { w: number; h: number }, area: Rect, taken: Taken): Rect {
  const below = GAP + (taken[corner] ?? 0);
  return {
    x: corner.endsWith("l") ? area.x + GAP : area.x + area.w - size.w - GAP,
    y: corner.startsWith("t") ? area.y + below : area.y + area.h - size.h - below,
    ...size,
  };
}

/**
 * Does a box lie on a hex with its point up, given by the box round it?
 * The middle band counts in full, the points half as wide.
 */
export function covers(box: Rect, hex: Rect): boolean {
  const band = { x: hex.x, y: hex.y + hex.h / 4, w: hex.w, h: hex.h / 2 };
  const points = { x: hex.x + hex.w / 4, y: hex.y + hex.h / 16, w: hex.w / 2, h: (hex.h * 7) / 8 };
  return [band, points].some(
    (part) => box.x < part.x + part.w && part.x < box.x + box.w && box.y < part.y + part.h && part.y < box.y + box.h,
  );
}

/** The first of the wished corners where the box covers no hex and no other panel. */
export function freeSpot(
  size: { w: number; h: number },
  area: Rect,
  hexes: readonly Rect[],
  taken: Taken,
  wishes: readonly Corner[],
  others: readonly Rect[] = [],
): Spot {
  for (const corner of wishes) {
    const box = boxAt(corner, size, area, taken);
    if (box.y < area.y || box.y + box.h > area.y + area.h) continue;
    const clash = others.some(
      (other) =>
        box.x < other.x + other.w && other.x < box.x + box.w && box.y < other.y + other.h && other.y < box.y + box.h,
    );
    if (!clash && !hexes.some((hex) => covers(box, hex))) return corner;
  }
  return "dock";
}
