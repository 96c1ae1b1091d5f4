/** The way of a thing that flies. DOM-free. */

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}
const ARC = 0.18;
const POINTS = 12; // of a bent way

export const centre = ({ x, y, width, height }: Place): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The way from place to place, bent upwards; what flies takes the size of the place it flies to. */
export function way(from: Place, to: Place, arc = ARC): Keyframe[] {
  const [a, b] = [centre(from), centre(to)];
  const high = Math.hypot(b.x - a.x, b.y - a.y) * arc;
  const size = Math.min(to.width / from.width, to.height / from.height);
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const t = i / POINTS;
    const [x, y] = [(b.x - a.x) * t, (b.y - a.y) * t - 4 * high * t * (1 - t)];
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(1 + (size - 1) * t).toFixed(3)})` };
  });
}
