/** What the server offers; asked once. */
import { api, type GameOut, type Meta } from "./api";

let answer: Promise<Meta> | null = null;

export function meta(): Promise<Meta> {
  answer ??= api.meta().catch((error: unknown) => {
    answer = null; // ask again next time
    throw error;
  });
  return answer;
}

export async function gameMeta(name: string): Promise<GameOut | null> {
  return (await meta()).games.find((game) => game.name === name) ?? null;
}
