/** The words of the page in the chosen language. Languages and games come as chunks of their own. */
import type { FluentBundle } from "@fluent/bundle";
import { FALLBACK, type Language } from "./languages";
import { has, makeBundle, plain, type MessageArgs } from "./messages";
import { pluginWords } from "./plugin-words";
import { settings } from "./settings.svelte";

type Load = () => Promise<string>;
const SHARED = import.meta.glob<string>("@locales/*/{core,web,server,learn,own,companion}.ftl", {
  query: "?raw",
  import: "default",
});
const OWN = import.meta.glob<string>("@games/*/locales/*/{game,home,web,lessons,editor,companion}.ftl", {
  query: "?raw",
  import: "default",
});

/** Messages every page needs: the shared ones, and what the home page says of each game. */
const EVERYWHERE = "";
/** Messages of some pages alone; those of a game are asked for by its name and theirs: `<game>/lessons`. */
const APART = ["learn", "own", "companion"];
const PART = /^(.+)\/(lessons|editor|companion)$/;
/** Files that come only when asked for by name. */
const LATER = /\/(learn|lessons|home|own|editor|companion)\.ftl$/;

const named = (all: Record<string, Load>, part: string): [string, Load][] =>
  Object.entries(all).filter(([path]) => path.includes(part));

/** Does the game's language come with the client? */
const bundled = (game: string): boolean => named(OWN, `/${game}/locales/`).length > 0;

function files(language: Language, name: string): Load[] {
  if (name === EVERYWHERE) {
    const shared = named(SHARED, `/${language}/`).filter(([path]) => !LATER.test(path));
    return [...shared, ...named(OWN, `/${language}/home.ftl`)].map(last);
  }
  if (APART.includes(name)) return named(SHARED, `/${language}/${name}.ftl`).map(last);
  const [, game, part] = PART.exec(name) ?? [];
  // those of a plug-in come with its words
  if (game) return named(OWN, `/${game}/locales/${language}/${part}.ftl`).map(last);
  if (!bundled(name)) return [...new Set([FALLBACK, language])].map((each) => () => pluginWords(name, each));
  return named(OWN, `/${name}/locales/${language}/`)
    .filter(([path]) => !LATER.test(path))
    .map(last);
}

const last = ([, load]: [string, Load]): Load => load;

class Words {
  #bundle = $state.raw<FluentBundle>(makeBundle(FALLBACK, []));
  #wanted = new Set([EVERYWHERE]);
  #here = new Set<string>(); // what the bundle holds
  #newest: Promise<void> = Promise.resolve();
  language = $state<Language>(FALLBACK);
  /** The chosen language if its words did not come. */
  missing = $state<Language | null>(null);

  /**
   * Load the chosen language; the page keeps the old one until the new one is here.
   * What is asked for last counts, for those who asked before too.
   */
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
    // later words replace earlier ones: a plug-in must not change the client's own
    const order = [...names].sort((a, b) => Number(a === EVERYWHERE) - Number(b === EVERYWHERE));
    const texts = order.flatMap((name) => files(language, name)).map((load) => load());
    return makeBundle(language, await Promise.all(texts));
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

  /** Let a game's messages travel already: they will be used. */
  foresee(name: string): void {
    for (const load of files(settings.language, name)) load().catch(() => null); // who uses them tells
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

  text(id: string, args?: MessageArgs): string {
    return plain(this.#bundle, id, args);
  }

  has(id: string): boolean {
    return has(this.#bundle, id);
  }
}

export const words = new Words();
export const t = (id: string, args?: MessageArgs): string => words.text(id, args);
/** A message that may be missing, such as one of a plug-in; then the other text. */
export const tOr = (id: string, other: string, args?: MessageArgs): string => (words.has(id) ? t(id, args) : other);
