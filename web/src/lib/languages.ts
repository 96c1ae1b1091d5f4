/** The languages of the client: a folder of words each. And which one a browser wants. */
import { makeBundle, plain } from "./messages";

/** What must be sayable before the other words are there. */
const FIRST = import.meta.glob<string>("@locales/*/first.ftl", { eager: true, query: "?raw", import: "default" });

export type Language = string;
export const FALLBACK = "en";

const BUNDLES = new Map(
  Object.entries(FIRST).map(([path, text]) => {
    const language = path.split("/").at(-2)!;
    return [language, makeBundle(language, [text])];
  }),
);
export const LANGUAGES: readonly Language[] = [...BUNDLES.keys()];

const first = (id: string, language: Language): string => plain(BUNDLES.get(language) ?? BUNDLES.get(FALLBACK)!, id);

/** What a language calls itself. */
export const languageName = (language: Language): string => first("language-name", language);
/** That no words came, and what the button to try again says. */
export const speechless = (language: Language): { text: string; again: string } => ({
  text: first("speechless-text", language),
  again: first("speechless-again", language),
});

export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const short = tag.slice(0, 2).toLowerCase();
    if (LANGUAGES.includes(short)) return short;
  }
  return FALLBACK;
}
