/** What the actions one may choose from are worth; asked for once in every position. */
import { api, type Play } from "@/lib/api";
import type { Action } from "@/lib/table";

type Changes = Readonly<Record<string, readonly number[]>>;

/** Each action with the change of everybody's score it brings; null: it changes none. */
export const priced = (actions: readonly Action[], changes: Changes): Action[] =>
  actions.map((action) => ({ ...action, worth: changes[action.id] ?? null }));

export class Worth {
  #known = $state.raw<{ seq: number; changes: Changes } | null>(null);
  #askedFor = -1;

  constructor(
    private readonly id: string,
    private readonly play: () => Play | null,
  ) {}

  readonly #actions = $derived.by((): readonly Action[] => {
    const play = this.play();
    if (!play) return [];
    return this.#known?.seq === play.seq ? priced(play.actions, this.#known.changes) : play.actions;
  });

  /** The actions of the position that is shown, with their worth as soon as it is known. */
  get actions(): readonly Action[] {
    return this.#actions;
  }

  async ask(): Promise<void> {
    const play = this.play();
    if (!play?.actions.length || play.seq === this.#askedFor) return;
    this.#askedFor = play.seq;
    try {
      const { seq, worth } = await api.worth(this.id);
      if (seq === this.play()?.seq) this.#known = { seq, changes: worth };
    } catch {
      // the table works without it
    }
  }
}
