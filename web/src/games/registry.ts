/** The games of the client, each a chunk of its own. */
import type { Component } from "svelte";
import { addSprites } from "@/look/sprites";
import { words } from "@/lib/i18n.svelte";
import { gameMeta } from "@/lib/meta";
import type { GameUi } from "./types";

const UIS: Record<
  string,
  () => Promise<{ ui: GameUi; sprites: Record<string, string>; rimmed?: ReadonlySet<string> }>
> = {
  king: () => import("./king"),
  geodia: () => import("./geodia"),
};

const COVERS: Record<string, () => Promise<{ default: Component }>> = {
  king: () => import("./king/Cover.svelte"),
  geodia: () => import("./geodia/Cover.svelte"),
};

/** Games in the order of the home page. */
export const SHOWN = ["king", "geodia"] as const;

export const playable = (game: string): boolean => game in UIS;

export async function loadGame(game: string): Promise<GameUi | null> {
  const load = UIS[game];
  if (!load) return null;
  const [{ ui, sprites, rimmed }, known] = await Promise.all([
    load(),
    gameMeta(game).catch(() => null),
    words.use(game),
  ]);
  addSprites(sprites, rimmed);
  if (known) ui.learn?.(known.actions);
  return ui;
}

export async function loadCover(game: string): Promise<Component | null> {
  return (await COVERS[game]?.())?.default ?? null;
}
