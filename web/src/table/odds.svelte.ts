/** Exact chances of the position that is shown; asked for once. */
import { api, type Play } from "@/lib/api";

type Chances = Readonly<Record<string, readonly (number | null)[]>>;

export class Odds {
  shown = $state.raw<readonly (number | null)[] | null>(null);
  /** By action: what they become if it is played. */
  after = $state.raw<Chances>({});
  #askedFor = -1;

  constructor(
    private readonly id: string,
    private readonly play: () => Play | null,
    private readonly wanted: () => boolean,
  ) {}

  async ask(): Promise<void> {
    const seq = this.play()?.seq ?? -1;
    if (seq === this.#askedFor) return;
    if (!this.wanted()) {
      this.shown = null;
      return;
    }
    this.#askedFor = seq;
    try {
      const answer = await api.odds(this.id);
      if (answer.seq === this.play()?.seq) [this.shown, this.after] = [answer.odds, answer.after];
    } catch {
      this.shown = null; // the table works without them
    }
  }

  /** Switched on or off in the middle of a turn. */
  askAgain(): void {
    this.#askedFor = -1;
    this.shown = null;
    void this.ask();
  }
}
