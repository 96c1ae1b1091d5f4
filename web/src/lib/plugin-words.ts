/** Words of games that came to the server as plug-ins: asked for once in each language. */
import { api, ApiError } from "./api";
import type { Language } from "./languages";

const answers = new Map<string, Promise<string>>();

export function pluginWords(game: string, language: Language): Promise<string> {
  const key = `${game} ${language}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = api.words(game, language).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return ""; // it has none in this language
    answers.delete(key); // ask again next time
    throw error;
  });
  answers.set(key, answer);
  return answer;
}
