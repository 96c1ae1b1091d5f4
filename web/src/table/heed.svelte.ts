/** What a player must not miss: what was done to them, what the clock did for them. It stays until it has been seen. */
import type { StoryEntry } from "@/lib/api";
import type { Session } from "./session.svelte";
import { heaviestFirst, tidingsOf, type Tiding } from "./tidings";

/** A press sooner than this was not meant for what had just come up. */
const GLANCE = 700; // ms
const MOST = 4;

export class Heed {
  shown = $state.raw<readonly Tiding[]>([]);
  #since = 0;

  constructor(private readonly session: Session) {}

  /** Rows that have just been shown. On a screen that is passed around they concern who sits there now. */
  tell(rows: readonly StoryEntry[]): void {
    const { ui, say, seat, names, deltas } = this.session;
    const mine = seat === null ? this.session.mine : [seat];
    const tidings = tidingsOf({ ui, say, rows, mine, names, deltas });
    if (!tidings.length) return;
    if (!this.shown.length) this.#since = performance.now();
    this.shown = heaviestFirst([...this.shown, ...tidings]).slice(0, MOST);
  }

  /** A press somewhere: what could be read by then has been seen. */
  pressed(): void {
    if (performance.now() - this.#since >= GLANCE) this.dismiss();
  }

  dismiss(): void {
    if (this.shown.length) this.shown = [];
  }
}
