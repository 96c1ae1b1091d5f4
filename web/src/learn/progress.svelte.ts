/** What a learner has done and been told on this device. In localStorage; a browser that refuses it forgets. */

interface Kept {
  /** Lessons done, as game/lesson. */
  done: string[];
  /** Tips seen, as game/tip. */
  tips: string[];
  /** Games for which the lessons were offered at a table. */
  offered: string[];
}

const KEY = "gemhold-learn";

function texts(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((each): each is string => typeof each === "string") : [];
}

function recall(): Kept {
  let found: Partial<Record<keyof Kept, unknown>> = {};
  try {
    found = (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as typeof found;
  } catch {
    // nothing kept, or nothing that can be read
  }
  return { done: texts(found.done), tips: texts(found.tips), offered: texts(found.offered) };
}

class Progress {
  #kept = $state<Kept>(recall());

  has(what: keyof Kept, name: string): boolean {
    return this.#kept[what].includes(name);
  }

  /** Notes it; was it new? */
  note(what: keyof Kept, name: string): boolean {
    if (this.has(what, name)) return false;
    this.#kept[what].push(name);
    this.#store();
    return true;
  }

  any(what: keyof Kept): boolean {
    return this.#kept[what].length > 0;
  }

  /** As if nothing of the kind had happened yet. */
  forget(what: keyof Kept): void {
    this.#kept[what] = [];
    this.#store();
  }

  #store(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // private windows may refuse to store: it holds until the page is closed
    }
  }

  /** Has this person learned anything of the game here? */
  begun(game: string): boolean {
    return this.#kept.done.some((each) => each.startsWith(`${game}/`));
  }
}

export const progress = new Progress();
