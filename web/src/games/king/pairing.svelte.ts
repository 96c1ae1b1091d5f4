/** Two cards of a hand become a joker: the first one chosen waits here for the second. */
import { paired, sameCard, type HandCard, type Joker } from "./choices";

export class Pairing {
  chosen = $state.raw<HandCard | null>(null);
  /** Two super jokers make any die: these wait to be chosen from. */
  anyDie = $state.raw<readonly Joker[]>([]);

  clear(): void {
    [this.chosen, this.anyDie] = [null, []];
  }

  /** Lets the player choose among dice; none: the choice is taken back. */
  offer(jokers: readonly Joker[]): void {
    this.anyDie = jokers;
  }

  /** Chooses a card, or lets it go. Gives the action of the joker, once two cards make exactly one. */
  pick(card: HandCard, jokers: readonly Joker[]): number | null {
    const first = this.chosen;
    const found = first ? paired(jokers, first, card) : [];
    if (!first) this.chosen = card;
    else if (sameCard(first, card)) this.chosen = null;
    else if (found.length === 1) return found[0]!.id;
    else if (found.length > 1) [this.anyDie, this.chosen] = [found, null];
    else this.chosen = card;
    return null;
  }
}
