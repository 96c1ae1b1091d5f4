/**
 * A logical clock that keeps to the time of day: later than all it has seen, and no earlier than now. What follows from
 * something comes after it, and what two devices entered apart is ordered as it happened. Knows no DOM.
 */
import { MOST_STAMP } from "./log";

/** A stamp so far ahead is some other clock's mistake: it is not followed. */
const FARTHEST = 24 * 3600 * 1000;

export class Clock {
  #last = 0;

  constructor(private readonly now: () => number = Date.now) {}

  see(stamp: number): void {
    if (stamp <= this.now() + FARTHEST) this.#last = Math.max(this.#last, stamp);
  }

  next(): number {
    this.#last = Math.min(MOST_STAMP, Math.max(this.#last + 1, this.now()));
    return this.#last;
  }
}

/** Random bytes in hex: also where the page is not secure, which `crypto.randomUUID` asks for. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** 128 bits that fit a link. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** A fair number below `n`. */
export function randomBelow(n: number): number {
  const most = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn! < most) return drawn! % n;
  }
}
