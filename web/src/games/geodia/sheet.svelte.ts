/**
 * Which part of the table a small screen shows below its map. It follows what has to be done: a question about cards
 * opens the hand, the menu of a tile its deeds, a hint the place it speaks of. What the player opens stays open until
 * something else is asked; then it goes back to what was open before.
 */
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { tabOf } from "./hint";
import type { Turn } from "./turn.svelte";

export type Tab = "desk" | "hand" | "base" | "barons" | "log";

/** Questions that are answered with cards of the hand, and on the base card. */
const BY_HAND = new Set(["mulligan", "swap", "discard"]);
const BY_BASE = new Set(["building"]);

/** Where the player has to act; null: on the map, or nowhere. */
export function wantedTab(turn: Turn): Tab | null {
  const { view, choices, mine, hint } = turn;
  if (!mine) return null;
  if (turn.side === "menu") return "desk";
  const hinted = hint && tabOf(hint.data);
  if (hinted) return hinted;
  const kind = view.ask?.kind ?? "";
  if (BY_HAND.has(kind) || (kind === "find" && choices.hand.size)) return "hand";
  if (BY_BASE.has(kind)) return "base";
  return choices.answers.length || turn.side === "news" ? "desk" : null;
}

export class Sheet {
  /** Only one part is shown at a time. */
  readonly #narrow = new MediaQuery("(max-width: 1180px), (max-height: 480px)");
  #own = $state<Tab>("hand");
  /** Chosen though another one is wanted: until something else is. */
  #rather = $state<Tab | null>(null);
  readonly #turn: Turn;
  readonly wanted = $derived.by((): Tab | null => wantedTab(this.#turn));
  readonly tab = $derived.by((): Tab => this.#rather ?? this.wanted ?? this.#own);
  /** Is there anything on the desk? */
  readonly desk = $derived.by(() => {
    const { choices, side, mine } = this.#turn;
    return (mine && choices.answers.length > 0) || side === "menu" || side === "news";
  });

  constructor(turn: Turn) {
    this.#turn = turn;
    if (!untrack(() => turn.me)) this.#own = "barons";
    const moment = $derived(`${turn.view.turn} ${turn.view.phase} ${turn.chosen} ${turn.hint?.id} ${this.wanted}`);
    $effect.pre(() => {
      void moment;
      untrack(() => (this.#rather = null));
    });
  }

  get tabbed(): boolean {
    return this.#narrow.current;
  }

  get tabs(): Tab[] {
    const all: Tab[] = this.#turn.me ? ["hand", "base", "barons", "log"] : ["barons", "log"];
    return this.desk ? ["desk", ...all] : all;
  }

  open(tab: Tab): void {
    if (this.wanted) this.#rather = tab;
    else this.#own = tab;
  }
}
