/** The words of the page in the chosen language. Languages and games come as chunks of their own. */
import type { FluentBundle } from "@fluent/bundle";
import { has, makeBundle, plain, type Args } from "./messages";
import { settings, type Language } from "./settings.svelte";

type Load = () => Promise<string>;
const FILES = import.meta.glob("@locales/*/{core,web,king,geodia,web-geodia}.ftl", { query: "?raw", import: "default" }) as Record<string, Load>;

function file(language: Language, name: string): Load | undefined {
  return Object.entries(FILES).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))?.[1];
}

class Words {
  #bundle = $state.raw<FluentBundle>(makeBundle("en", []));
  #wanted = new Set(["core", "web"]);
  #turn = 0;
  ready = $state(false);
  language = $state<Language>("en");

  /** Load the chosen language; the page keeps the old one until the new one is here. */
  async load(language: Language = settings.language): Promise<void> {
    const turn = ++this.#turn;
    const loads = [...this.#wanted].map((name) => file(language, name)?.() ?? Promise.resolve(""));
    const bundle = makeBundle(language, await Promise.all(loads));
    if (turn !== this.#turn) return; // another language was chosen meanwhile
    this.#bundle = bundle;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }

  /** Add a game's messages. */
  async use(name: string): Promise<void> {
    if (this.#wanted.has(name)) return;
    this.#wanted.add(name);
    await this.load();
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
