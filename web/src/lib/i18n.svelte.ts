/** The words of the page in the chosen language. Languages and games come as chunks of their own. */
import type { FluentBundle } from "@fluent/bundle";
import { has, makeBundle, plain, type Args } from "./messages";
import { settings, type Language } from "./settings.svelte";

type Load = () => Promise<string>;
const SHARED = import.meta.glob("@locales/*/{core,web}.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  Load
>;
const OWN = import.meta.glob("@games/*/locales/*/{game,home,web}.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;

/** Messages every page needs: the shared ones, and what the home page says of each game. */
const EVERYWHERE = "";

function files(language: Language, name: string): Load[] {
  const wanted =
    name === EVERYWHERE
      ? [...ending(SHARED, `/${language}/`), ...ending(OWN, `/${language}/home.ftl`)]
      : ending(OWN, `/${name}/locales/${language}/`).filter(([path]) => !path.endsWith("/home.ftl"));
  return wanted.map(([, load]) => load);
}

function ending(all: Record<string, Load>, part: string): [string, Load][] {
  return Object.entries(all).filter(([path]) => path.includes(part));
}

class Words {
  #bundle = $state.raw<FluentBundle>(makeBundle("en", []));
  #wanted = new Set([EVERYWHERE]);
  #here = new Set<string>(); // what the bundle holds
  #newest: Promise<void> = Promise.resolve();
  language = $state<Language>("en");
  /** The chosen language if its words did not come. */
  missing = $state<Language | null>(null);

  /** Load the chosen language; the page keeps the old one until the new one is here. What is asked for last counts, for those who asked before too. */
  load(language: Language = settings.language): Promise<void> {
    const names = [...this.#wanted];
    const mine: Promise<void> = this.#fetch(language, names).then(
      (bundle) => {
        if (mine !== this.#newest) return this.#newest;
        this.#bundle = bundle;
        this.#here = new Set(names);
        this.language = language;
        document.documentElement.lang = language;
      },
      (problem: unknown) => {
        if (mine !== this.#newest) return this.#newest;
        throw problem;
      },
    );
    this.#newest = mine;
    return mine;
  }

  async #fetch(language: Language, names: readonly string[]): Promise<FluentBundle> {
    return makeBundle(
      language,
      await Promise.all(names.flatMap((name) => files(language, name)).map((load) => load())),
    );
  }

  /** Follow the choice. A language whose words do not come is not chosen, so that the next press asks again. */
  async follow(language: Language): Promise<void> {
    try {
      await this.load(language);
      if (this.missing === language) this.missing = null;
    } catch {
      if (settings.language !== language) return;
      this.missing = language;
      settings.set({ language: this.language });
    }
  }

  /** Add a game's messages. */
  async use(name: string): Promise<void> {
    if (this.#here.has(name)) return;
    this.#wanted.add(name);
    try {
      await this.load();
    } catch (problem) {
      if (!this.#here.has(name)) this.#wanted.delete(name); // ask again next time
      throw problem;
    }
  }

  text(id: string, args?: Args): string {
    return plain(this.#bundle, id, args);
  }

  has(id: string): boolean {
    return has(this.#bundle, id);
  }
}

export const words = new Words();
export const t = (id: string, args?: Args): string => words.text(id, args);
