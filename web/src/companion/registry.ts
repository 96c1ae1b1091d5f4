/** The companions of games, found by their folders; each a chunk of its own. */
import { words } from "@/lib/i18n.svelte";
import { addSprites } from "@/look/sprites";
import type { CompanionModule, CompanionUi } from "./types";

const MODULES = import.meta.glob<CompanionModule>("../games/*/companion/index.ts");

export const GAMES = Object.keys(MODULES).map((path) => path.split("/")[2]!);

export async function loadCompanion(game: string): Promise<CompanionUi | null> {
  const load = MODULES[`../games/${game}/companion/index.ts`];
  if (!load) return null;
  const [{ companion, sprites }] = await Promise.all([load(), words.use(game), words.use(`${game}/companion`)]);
  addSprites(sprites);
  return companion;
}
