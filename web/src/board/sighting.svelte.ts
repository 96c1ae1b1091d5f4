/** The part of a map that is seen, moved and zoomed by fingers, mouse and keys. */
import { R, type Box, type Point } from "@/lib/hex";
import { around, CLOSEST, fitting, inSight, seenThrough, zoomed, type Frame, type Lens } from "./sight";

const CLOSER = 1.25; // what is worth moving the map for
const DRAGGED = 12; // a finger that went further has not pressed
const WHEEL = 1.15;

export class Sighting {
  /** Pixels of what the map is shown in; 0 until it is known. */
  wide = $state(0);
  high = $state(0);
  /** Does not change with the size: what waits for it must not happen again at every change of the frame. */
  readonly ready = $derived(this.wide > 0 && this.high > 0);
  #lens = $state.raw<Lens | null>(null); // null = all of the map
  readonly #fingers = new Map<number, Point>();
  #travelled = 0;

  constructor(
    private readonly board: () => HTMLElement,
    private readonly whole: () => Box,
    /** How close a small screen comes. */
    private readonly near: () => number,
  ) {}

  /** Is less than all of the map seen? */
  get close(): boolean {
    return this.#lens !== null;
  }
  get closest(): boolean {
    return this.seen.scale >= CLOSEST * fitting(this.whole(), this.#frame) - 0.001;
  }
  get seen(): Box & { scale: number } {
    return seenThrough(this.#lens, this.whole(), this.#frame);
  }
  get #frame(): Frame {
    return this.ready ? { w: this.wide, h: this.high } : this.whole();
  }

  /** The map as a picture of which the frame shows a part. */
  get picture(): { viewBox: string; width: number; height: number; style: string } {
    const { x, y, w, h } = this.whole();
    const { scale, ...seen } = this.seen;
    const [left, top] = [Math.round((x - seen.x) * scale), Math.round((y - seen.y) * scale)];
    return {
      viewBox: `${x} ${y} ${w} ${h}`,
      width: w * scale,
      height: h * scale,
      style: `translate: ${left}px ${top}px`,
    };
  }

  zoom(by: number, still?: Point): void {
    this.#lens = zoomed(this.#lens, by, this.whole(), this.#frame, still);
  }

  /** All of the map again. */
  release(): void {
    this.#lens = null;
  }

  /** Bring a point into the middle: on a small screen close by, else only when not all of the map is seen. */
  show(at: Point): void {
    const near = this.near();
    if (!this.#lens && near <= 1) return;
    const least = near > 1 ? near * fitting(this.whole(), this.#frame) : 0;
    this.#lens = { ...at, scale: Math.max(this.#lens?.scale ?? 0, least) };
  }

  /**
   * On a small screen: as close as possible with all these points in sight.
   * Nothing moves if they are and would hardly come closer.
   */
  fit(points: readonly Point[]): void {
    const near = this.near();
    if (!this.ready || !points.length || near <= 1) return;
    const best = around(points, R, near, this.whole(), this.#frame);
    if (!this.sees(points) || (best && best.scale > CLOSER * this.seen.scale)) this.#lens = best;
  }

  sees(points: readonly Point[]): boolean {
    return inSight(points, R, this.seen);
  }

  // ---------------------------------------------------------------- fingers and mouse

  /** Was the finger that is lifted now a press, not a drag? */
  get pressed(): boolean {
    return this.#travelled < DRAGGED;
  }

  readonly wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !this.#lens) return; // plain scrolling belongs to the page
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? WHEEL : 1 / WHEEL, this.toMap(event.clientX, event.clientY));
  };

  readonly down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#travelled = 0;
  };

  readonly drag = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId);
    this.#travelled += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (others.length === 1) this.#pinch(before, now, others[0]![1]);
    else this.#pan(now.x - before.x, now.y - before.y);
    this.#fingers.set(event.pointerId, now);
  };

  readonly up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  #pinch(before: Point, now: Point, other: Point): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (was > 0) this.zoom(is / was, this.toMap((now.x + other.x) / 2, (now.y + other.y) / 2));
  }

  #pan(dx: number, dy: number): void {
    if (!this.#lens) return;
    const { x, y, w, h, scale } = this.seen;
    this.#lens = { ...this.#lens, x: x + w / 2 - dx / scale, y: y + h / 2 - dy / scale };
  }

  /** A point of the window as one of the map. */
  toMap(x: number, y: number): Point {
    const box = this.board().getBoundingClientRect();
    return { x: this.seen.x + (x - box.left) / this.seen.scale, y: this.seen.y + (y - box.top) / this.seen.scale };
  }
}
