/** Plays may arrive faster than a person can follow: the line of those not shown yet. */
export class Playback<T> {
  #line = $state.raw<readonly T[]>([]); // a state: who asks what waits must hear when nothing does any more
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly show: (item: T) => void,
    private readonly rest: (item: T) => number,
  ) {}

  get waiting(): number {
    return this.#line.length;
  }

  push(item: T): void {
    this.#line = [...this.#line, item];
    if (this.#timer === null) this.#next();
  }

  /** Show the whole line at once. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const rest = this.#line;
    this.#line = [];
    for (const item of rest) this.show(item);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#line = [];
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
