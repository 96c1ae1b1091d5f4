/** What a person has chosen on this device. Kept in localStorage; a browser that refuses it just forgets. */

import { LANGUAGES, preferred, type Language } from "./languages";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "none";
/** How fast the moves of others are shown. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  odds: boolean;
  name: string;
  /* at a table */
  /** Null: as fits the device; a phone is quiet. */
  sound: boolean | null;
  /** 0 to 1. */
  volume: number;
  speed: Speed;
  /** A notification when it is your turn and the page is hidden. Set by `lib/alerts`, which asks the browser first. */
  alerts: boolean;
  /** A word on a thing the first time it happens. */
  tips: boolean;
}

/** What the server takes as a name. */
export const LONGEST_NAME = 24;
const KEY = "gemhold";
const FRESH: Kept = {
  language: null,
  theme: "auto",
  motion: "auto",
  odds: true,
  name: "",
  sound: null,
  volume: 0.5,
  speed: "normal",
  alerts: false,
  tips: true,
};

function recall(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FRESH };
  }
}

class Settings {
  #kept = $state<Kept>(recall());
  #system = $state({ still: false, dark: false, touch: false });

  constructor() {
    const follow = (query: string, note: (on: boolean) => void): void => {
      const media = matchMedia(query);
      note(media.matches);
      media.addEventListener("change", () => note(media.matches));
    };
    follow("(prefers-reduced-motion: reduce)", (on) => (this.#system.still = on));
    follow("(prefers-color-scheme: dark)", (on) => (this.#system.dark = on));
    follow("(hover: none)", (on) => (this.#system.touch = on));
  }

  get language(): Language {
    const { language } = this.#kept;
    return language !== null && LANGUAGES.includes(language) ? language : preferred(navigator.languages);
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get dark(): boolean {
    return this.theme === "auto" ? this.#system.dark : this.theme === "dark";
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  /** No animation, by choice or by the system's. */
  get still(): boolean {
    return this.motion === "auto" ? this.#system.still : this.motion === "none";
  }
  get odds(): boolean {
    return this.#kept.odds;
  }
  get name(): string {
    return this.#kept.name;
  }

  get sound(): boolean {
    return this.#kept.sound ?? !this.#system.touch;
  }
  get volume(): number {
    return this.#kept.volume;
  }
  get speed(): Speed {
    return SPEEDS.includes(this.#kept.speed) ? this.#kept.speed : FRESH.speed;
  }
  get alerts(): boolean {
    return this.#kept.alerts;
  }
  get tips(): boolean {
    return this.#kept.tips;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // private windows may refuse to store: the choice holds until the page is closed
    }
  }
}

export const settings = new Settings();
