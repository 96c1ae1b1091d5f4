/** What a person has chosen on this device. Kept in localStorage; a browser that refuses it just forgets. */

import { LANGUAGES, preferred, type Language } from "./languages";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "none";

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  odds: boolean;
  name: string;
}

/** What the server takes as a name. */
export const LONGEST_NAME = 24;
const KEY = "gemhold";
const FRESH: Kept = { language: null, theme: "auto", motion: "auto", odds: true, name: "" };

function recall(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FRESH };
  }
}

class Settings {
  #kept = $state<Kept>(recall());
  #system = $state({ still: false, dark: false });

  constructor() {
    const follow = (query: string, note: (on: boolean) => void): void => {
      const media = matchMedia(query);
      note(media.matches);
      media.addEventListener("change", () => note(media.matches));
    };
    follow("(prefers-reduced-motion: reduce)", (on) => (this.#system.still = on));
    follow("(prefers-color-scheme: dark)", (on) => (this.#system.dark = on));
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
