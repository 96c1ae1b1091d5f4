/** Plays may arrive faster than a person can follow: the line of those not shown yet. It can be held and stepped. */
export class Playback<T> {
  #line = $state.raw<readonly T[]>([]); // a state: who asks what waits must hear when nothing does any more
  #paused = $state(false);
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly show: (item: T) => void,
    private readonly rest: (item: T) => number,
  ) {}

  get waiting(): number {
    return this.#line.length;
  }

  /** What comes waits to be stepped through. */
  get paused(): boolean {
    return this.#paused;
  }

  push(item: T): void {
    this.#line = [...this.#line, item];
    if (this.#timer === null && !this.#paused) this.#next();
  }

  /** Nothing new is shown for this long: something else wants to be seen first. */
  hold(ms: number): void {
    this.#clear();
    if (ms > 0 && !this.#paused) this.#timer = setTimeout(() => this.#next(), ms);
    else this.#resume();
  }

  pause(): void {
    this.#paused = true;
    this.#clear();
  }

  goOn(): void {
    this.#paused = false;
    this.#resume();
  }

  /** Show the next of the line, and nothing after it. */
  step(): void {
    this.pause();
    const [item, ...rest] = this.#line;
    if (item === undefined) return;
    this.#line = rest;
    this.show(item);
  }

  /** Show the whole line at once. */
  skip(): void {
    this.#clear();
    const rest = this.#line;
    this.#line = [];
    for (const item of rest) this.show(item);
  }

  /** Forget what waits. */
  stop(): void {
    this.#clear();
    this.#line = [];
  }

  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #resume(): void {
    if (this.#timer === null && !this.#paused) this.#next();
  }

  #next(): void {
    this.#timer = null;
    const [item, ...rest] = this.#line;
    if (item === undefined) return;
    this.#line = rest;
    this.show(item);
    const ms = this.rest(item);
    if (ms > 0) this.#timer = setTimeout(() => this.#next(), ms);
    else this.#next();
  }
}
