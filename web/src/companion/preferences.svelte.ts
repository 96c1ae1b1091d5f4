/** How a person likes the companion on this device. */
import { keep, recalled } from "@/lib/memory";

interface Preferences {
  /** The hand that holds the phone: its thumb reaches the main button. */
  hand: "left" | "right";
  awake: boolean;
  clock: boolean;
  /** Chances and advice, where a game has some. */
  aid: boolean;
}

const KEY = "companion";
const FRESH: Preferences = { hand: "right", awake: true, clock: true, aid: true };

class Own {
  #now = $state<Preferences>({ ...FRESH, ...recalled<Partial<Preferences>>(KEY) });

  get hand(): Preferences["hand"] {
    return this.#now.hand;
  }
  get awake(): boolean {
    return this.#now.awake;
  }
  get clock(): boolean {
    return this.#now.clock;
  }
  get aid(): boolean {
    return this.#now.aid;
  }

  set(change: Partial<Preferences>): void {
    Object.assign(this.#now, change);
    keep(KEY, this.#now);
  }
}

export const preferences = new Own();
