/** The languages of the client, and which one a browser wants. */

export const LANGUAGES = ["sk", "cs", "ro", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const short = tag.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
  }
  return "en";
}
