/** The race for gems as far as it is known: seen by this browser, or recalled from the record. */
import { untrack } from "svelte";
import type { TableProps } from "../types";
import { gemsOf, missing, roundStarts, seen, type Race } from "./history";
import type { GeodiaView } from "./view";

export class RaceRecord {
  race = $state.raw<Race>(new Map());
  readonly #table: () => TableProps;

  constructor(table: () => TableProps) {
    this.#table = table;
    $effect.pre(() => {
      const now = this.#view;
      untrack(() => (this.race = seen(this.race, now)));
    });
    $effect(() => {
      const { past } = table();
      if (past) untrack(() => void this.#recall(past));
    });
  }

  get #view(): GeodiaView {
    return this.#table().view as unknown as GeodiaView;
  }

  /** Rounds this browser did not see: their gems from the record, once. */
  async #recall(past: NonNullable<TableProps["past"]>): Promise<void> {
    const unknown = (): number[] => missing(this.race, this.#view.round);
    if (!unknown().length) return;
    let starts = roundStarts(this.#table().story);
    if (unknown().some((round) => !starts.has(round + 1))) starts = roundStarts(await past.rows());
    for (const round of unknown()) {
      const ply = starts.get(round + 1);
      const then = ply === undefined ? null : ((await past.at(ply)) as unknown as GeodiaView | null);
      if (then) this.race = new Map([...this.race, [round, gemsOf(then)]]);
    }
  }
}
