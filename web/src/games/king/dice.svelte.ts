/** The dice on the tray: which are held back from the next roll, and which still tumble. */
import type { EventOut } from "@/lib/api";
import { settings } from "@/lib/settings.svelte";
import { rolledDice } from "./events";

const TUMBLE = 1100;

export class Dice {
  held = $state.raw<ReadonlySet<number>>(new Set());
  /** By die: the number of the roll that set it tumbling. */
  tumbling = $state.raw<ReadonlyMap<number, number>>(new Map());
  #rolls = 0;
  #faces: readonly (string | null)[] = [];
  #turn = -1;
  #settle: ReturnType<typeof setTimeout> | undefined;

  /** Takes in a new position and the events that led to it. */
  follow(faces: readonly (string | null)[], turn: number, events: readonly EventOut[]): void {
    const fell = rolledDice(this.#faces, events);
    if (fell) {
      this.#rolls += 1;
      if (!settings.still) this.tumbling = new Map([...fell].map((die) => [die, this.#rolls]));
      this.held = new Set(faces.flatMap((_, die) => (fell.has(die) ? [] : [die])));
      clearTimeout(this.#settle);
      this.#settle = setTimeout(() => (this.tumbling = new Map()), TUMBLE);
    } else if (turn !== this.#turn) this.held = new Set();
    [this.#faces, this.#turn] = [faces, turn];
  }

  hold(dice: Iterable<number>): void {
    this.held = new Set(dice);
  }

  toggle(die: number): void {
    const next = new Set(this.held);
    if (!next.delete(die)) next.add(die);
    this.held = next;
  }
}
