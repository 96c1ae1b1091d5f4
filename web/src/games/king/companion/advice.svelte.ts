/** What the engine says of the dice on the table: asked when they change, silent without a connection. */
import { api } from "@/lib/api";
import type { DiceAnswer } from "./figures";
import type { State } from "./fold";

export class Advice {
  answer = $state.raw<DiceAnswer | null>(null);
  /** The engine has not answered yet. */
  waiting = $state(false);
  /** The server could not be asked. */
  missing = $state(false);
  #asked = "";

  async about(state: State): Promise<void> {
    const { dice, offer } = state;
    const hand = state.hands[state.current]!;
    if (!dice || offer.every((card) => card === null)) {
      [this.answer, this.#asked, this.missing, this.waiting] = [null, "", false, false];
      return;
    }
    const about = {
      offer: offer.map((card) => card ?? 0),
      dice: dice.faces,
      left: dice.left,
      cards: hand.cards,
      supers: hand.supers,
    };
    const asked = JSON.stringify(about);
    if (asked === this.#asked) return;
    [this.#asked, this.answer, this.waiting] = [asked, null, true];
    try {
      const { answer } = await api.ask<DiceAnswer>("king", "dice", about);
      if (this.#asked === asked) [this.answer, this.missing] = [answer, false];
    } catch {
      if (this.#asked === asked) [this.#asked, this.missing, this.waiting] = ["", true, false];
    }
    if (this.#asked === asked) this.waiting = false;
  }
}
