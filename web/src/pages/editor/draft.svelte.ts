/** A layout being made: every change is checked by the server, and can be taken back. */
import { api, type LayoutOut } from "@/lib/api";
import type { Layout } from "@/lib/own-map";

type Wish = { layout: Layout } | { text: string } | { choice: string; seed: number };

const MOST_STEPS = 200;

export class Draft {
  seats = $state(0);
  layout = $state.raw<Layout | null>(null);
  /** What the server says of it; of an older one while the answer is on its way. */
  seen = $state.raw<LayoutOut | null>(null);
  error = $state.raw<unknown>(null);
  checking = $state(false);
  #before = $state.raw<readonly Layout[]>([]);
  #after = $state.raw<readonly Layout[]>([]);
  #asked = 0;

  constructor(
    private readonly game: string,
    private readonly option: string,
    private readonly onkept: (layout: Layout, seats: number) => void,
  ) {}

  get undoable(): boolean {
    return this.#before.length > 0;
  }
  get redoable(): boolean {
    return this.#after.length > 0;
  }
  /** Can it be played as it is? */
  get ready(): boolean {
    return this.seen !== null && !this.checking && this.error === null && this.seen.faults.length === 0;
  }

  /** Begin with a choice of the option, a file or a layout; what was there can be had back. */
  async begin(wish: Wish): Promise<void> {
    await this.#ask(wish, true);
  }

  async change(layout: Layout): Promise<void> {
    this.#remember();
    this.layout = layout;
    await this.#ask({ layout });
  }

  async setSeats(seats: number): Promise<void> {
    this.seats = seats;
    if (this.layout) await this.#ask({ layout: this.layout });
  }

  async undo(): Promise<void> {
    const last = this.#before.at(-1);
    if (!last || !this.layout) return;
    this.#after = [...this.#after, this.layout];
    this.#before = this.#before.slice(0, -1);
    this.layout = last;
    await this.#ask({ layout: last });
  }

  async redo(): Promise<void> {
    const next = this.#after.at(-1);
    if (!next || !this.layout) return;
    this.#before = [...this.#before, this.layout];
    this.#after = this.#after.slice(0, -1);
    this.layout = next;
    await this.#ask({ layout: next });
  }

  async again(): Promise<void> {
    if (this.layout) await this.#ask({ layout: this.layout });
  }

  #remember(): void {
    if (this.layout) this.#before = [...this.#before, this.layout].slice(-MOST_STEPS);
    this.#after = [];
  }

  /** The answer to the newest question counts. */
  async #ask(wish: Wish, fresh = false): Promise<void> {
    const mine = ++this.#asked;
    this.checking = true;
    try {
      const seen = await api.layout(this.game, this.option, { seats: this.seats, ...wish });
      if (mine !== this.#asked) return;
      if (fresh) {
        this.#remember();
        this.layout = seen.layout;
      }
      [this.seen, this.error] = [seen, null];
      this.onkept(seen.layout, this.seats);
    } catch (problem) {
      if (mine === this.#asked) this.error = problem;
    }
    if (mine === this.#asked) this.checking = false;
  }
}
