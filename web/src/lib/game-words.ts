/** What a game calls itself and its settings. A plug-in may come without words: then by the names in its code. */
import { t, tOr, words } from "./i18n.svelte";
import { readable } from "./readable";

export const gameTitle = (game: string): string => tOr(`${game}-title`, readable(game));
/** How long it takes, for whom it is, what it is about: as far as it says so. */
export const gameFacts = (game: string): string[] =>
  [`${game}-time`, `${game}-age`].filter((id) => words.has(id)).map((id) => t(id));
export const gameAbout = (game: string): string => tOr(`${game}-about`, "");

export const optionName = (game: string, option: string): string => tOr(`${game}-option-${option}`, readable(option));
/** One line on what an option changes; empty if the game says nothing. */
export const optionAbout = (game: string, option: string): string => tOr(`${game}-option-${option}-about`, "");
export const choiceName = (game: string, option: string, choice: unknown): string =>
  tOr(`${game}-option-${option}-${String(choice)}`, readable(String(choice)));

/** Plug-ins tell their titles in words of their own. Titles that do not come are no trouble. */
export async function learnTitles(games: readonly string[]): Promise<void> {
  const strangers = games.filter((game) => !words.has(`${game}-title`));
  await Promise.all(strangers.map((game) => words.use(game).catch(() => null)));
}
