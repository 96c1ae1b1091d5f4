/** A layout of one's own for an option of a game: in links, and kept on this device. */
import type { GameOut } from "./api";
import { keep, recalled } from "./memory";
import { pack, unpack } from "./pack";

export type Layout = Record<string, unknown>;

export interface OwnMap {
  seats: number;
  layout: Layout;
}

/** The value that stands for it among the choices of the option. */
export const OWN = "custom";

/** The option of a game that takes such a layout; undefined: none does. */
export const draftOption = (game: GameOut | null | undefined): GameOut["options"][number] | undefined =>
  game?.options.find((option) => option.drafts);

const isLayout = (value: unknown): value is Layout =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function readMap(found: unknown): OwnMap | null {
  const { seats, layout } = (isLayout(found) ? found : {}) as Partial<OwnMap>;
  return Number.isInteger(seats) && isLayout(layout) ? { seats: seats!, layout } : null;
}

export const mapLink = async (map: OwnMap): Promise<string> => pack({ seats: map.seats, layout: map.layout });
export const mapIn = async (hash: string): Promise<OwnMap | null> => readMap(await unpack(hash));

const key = (game: string): string => `map ${game}`;
export const keepMap = (game: string, map: OwnMap): void => keep(key(game), map);
export const keptMap = (game: string): OwnMap | null => readMap(recalled<unknown>(key(game)));
