/** The screens of games, found by their folders; each a chunk of its own. Other games get the plain table. */
import type { Component } from "svelte";
import { words } from "@/lib/i18n.svelte";
import { gameMeta, meta } from "@/lib/meta";
import { addSprites } from "@/look/sprites";
import type { EditorUi, GameUi, Screen } from "./types";

type Picture<Props extends Record<string, unknown> = Record<string, never>> = { default: Component<Props> };

// whatever view a game has, the shell only hands it on: so all are kept as screens of an unknown one
const SCREENS = import.meta.glob<Screen>("./*/index.ts");
const COVERS = import.meta.glob<Picture>("./*/Cover.svelte");
const TOKENS = import.meta.glob<Picture<{ colour: string }>>("./*/Token.svelte");

const EDITORS = import.meta.glob<{ editor: EditorUi }>("./*/editor/index.ts");

/** Games that come with the client. */
export const BUNDLED = Object.keys(SCREENS).map((path) => path.split("/")[1]!);

export const hasCover = (game: string): boolean => `./${game}/Cover.svelte` in COVERS;

export async function loadGame(game: string): Promise<GameUi | null> {
  const screen = SCREENS[`./${game}/index.ts`];
  return screen ? loadScreen(game, screen) : loadPlain(game);
}

/** Let all that `loadGame` needs travel already. */
export function foreseeGame(game: string): void {
  const screen = SCREENS[`./${game}/index.ts`];
  for (const load of [screen ?? (() => import("@/table/plain")), meta]) load().catch(() => null); // who loads it tells
  words.foresee(game);
}

async function loadScreen(game: string, load: () => Promise<Screen>): Promise<GameUi> {
  const [{ ui, sprites, rimmed }, known] = await Promise.all([
    load(),
    gameMeta(game).catch(() => null),
    words.use(game),
  ]);
  addSprites(sprites, rimmed);
  if (known) ui.learn?.(known.actions);
  return ui;
}

async function loadPlain(game: string): Promise<GameUi | null> {
  const known = await gameMeta(game);
  if (!known) return null;
  const [{ plainUi }] = await Promise.all([import("@/table/plain"), words.use(game)]);
  return plainUi(known) as GameUi; // it reads any view
}

export const hasEditor = (game: string): boolean => `./${game}/editor/index.ts` in EDITORS;

/** The editor of a game's maps, with its words and pictures; null: it has none. */
export async function loadEditor(game: string): Promise<EditorUi | null> {
  const load = EDITORS[`./${game}/editor/index.ts`];
  if (!load) return null;
  const [{ editor }] = await Promise.all([load(), loadGame(game), words.use(`${game}/editor`), words.use("own")]);
  return editor;
}

/** The picture of a game for the home page; null: it has none. */
export async function loadCover(game: string): Promise<Component | null> {
  return (await COVERS[`./${game}/Cover.svelte`]?.())?.default ?? null;
}

/** How a game shows a seat where its screen is not loaded; null: as the plain table does. */
export async function loadToken(game: string): Promise<Component<{ colour: string }> | null> {
  return (await TOKENS[`./${game}/Token.svelte`]?.())?.default ?? null;
}
