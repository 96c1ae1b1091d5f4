/** Tells that it is your turn, once each time it becomes so. */
import { markTurn, notify } from "@/lib/alerts";
import { gameTitle } from "@/lib/game-words";
import { sound } from "@/lib/sound";

export class TurnAlert {
  #mine = false;

  constructor(
    private readonly id: string,
    private readonly game: string,
  ) {}

  /** `text`: what is to be done. */
  note(mine: boolean, text: string): void {
    if (mine === this.#mine) return;
    this.#mine = mine;
    markTurn(mine);
    if (!mine) return;
    sound("turn");
    if (document.hidden) notify({ title: gameTitle(this.game), text, tag: this.id });
  }

  /** As it is when the table is opened: nothing to tell of. */
  begin(mine: boolean): void {
    this.#mine = mine;
    markTurn(mine);
  }

  end(): void {
    this.begin(false);
  }
}
