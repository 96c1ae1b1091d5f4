/** Which part of a map is seen. Panning keeps the scale: the picture is moved, not drawn anew. DOM-free. */
import type { Box, Point } from "@/lib/hex";

/** What the map is shown in, in pixels. */
export interface Frame {
  w: number;
  h: number;
}

/** A closer look: its middle on the map, and pixels for a unit of the map. */
export interface Lens extends Point {
  scale: number;
}

export const CLOSEST = 4;

const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** The scale that shows all of the map. */
export const fitting = (whole: Box, frame: Frame): number => Math.min(frame.w / whole.w, frame.h / whole.h);

/** What a frame shows through a lens, or without one; never more sea than the map has, unless all of it fits. */
export function seenThrough(lens: Lens | null, whole: Box, frame: Frame): Box & { scale: number } {
  const scale = lens?.scale ?? fitting(whole, frame);
  const [w, h] = [frame.w / scale, frame.h / scale];
  const [full, at] = [middle(whole), lens ?? middle(whole)];
  return {
    scale,
    x: w >= whole.w ? full.x - w / 2 : Math.min(Math.max(at.x - w / 2, whole.x), whole.x + whole.w - w),
    y: h >= whole.h ? full.y - h / 2 : Math.min(Math.max(at.y - h / 2, whole.y), whole.y + whole.h - h),
    w,
    h,
  };
}

/** Closer or further with one point of the map standing still; null when all of it is seen. */
export function zoomed(lens: Lens | null, by: number, whole: Box, frame: Frame, still?: Point): Lens | null {
  const seen = seenThrough(lens, whole, frame);
  const fit = fitting(whole, frame);
  const scale = Math.min(CLOSEST * fit, seen.scale * by);
  if (scale <= fit) return null;
  const from = middle(seen);
  const at = still ?? from;
  const k = seen.scale / scale;
  return { x: at.x + (from.x - at.x) * k, y: at.y + (from.y - at.y) * k, scale };
}

/** As close as possible with all these points and some room round them in sight; at most `near` times the whole. */
export function around(points: readonly Point[], room: number, near: number, whole: Box, frame: Frame): Lens | null {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const box = {
    x: Math.min(...xs) - room,
    y: Math.min(...ys) - room,
    w: Math.max(...xs) - Math.min(...xs) + 2 * room,
    h: Math.max(...ys) - Math.min(...ys) + 2 * room,
  };
  const fit = fitting(whole, frame);
  const scale = Math.min(near * fit, fitting(box, frame));
  return scale <= fit ? null : { ...middle(box), scale };
}

export const inSight = (points: readonly Point[], room: number, seen: Box): boolean =>
  points.every(
    (p) =>
      p.x - room >= seen.x && p.x + room <= seen.x + seen.w && p.y - room >= seen.y && p.y + room <= seen.y + seen.h,
  );
