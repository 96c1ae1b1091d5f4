/** Going to a step of a record: of many that were asked for only the newest counts, whether it came or failed. */

interface Wishes<T> {
  ask: (ply: number) => Promise<T>;
  got: (ply: number, answer: T) => void;
  failed: (problem: unknown) => void;
}

/** How long a slider must rest before its step is asked for, in ms. */
export const REST = 100;

export class Steps<T> {
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  constructor(private readonly wishes: Wishes<T>) {}

  /** An answer is still on its way. */
  get asking(): boolean {
    return this.#asking;
  }

  async go(ply: number): Promise<void> {
    const turn = this.stop();
    this.#asking = true;
    try {
      const answer = await this.wishes.ask(ply);
      if (turn !== this.#turn) return; // another step was asked for meanwhile
      this.#asking = false;
      this.wishes.got(ply, answer);
    } catch (problem) {
      if (turn !== this.#turn) return;
      this.#asking = false;
      this.wishes.failed(problem);
    }
  }

  /** For a slider, which passes many steps on its way. */
  goSoon(ply: number): void {
    this.stop();
    this.#timer = setTimeout(() => void this.go(ply), REST);
  }

  /** Nothing asked for so far counts any more. */
  stop(): number {
    clearTimeout(this.#timer);
    this.#asking = false;
    return ++this.#turn;
  }
}
