/** Crosses on the map: what is under fire, and by how much. */
import type { Point } from "@/lib/hex";
import type { Aim, GeodiaView, Tile } from "../view";
import { middle } from "./geometry";

export interface Cross {
  name: string;
  c: Point;
  text: string;
  blast: boolean;
}

/** Each target's damage; of the tile under fire, what is left of it. */
export function crossesOf(view: GeodiaView, named: ReadonlyMap<string, Tile>): Cross[] {
  const { ask, aims, dragon } = view;
  const struck = ask?.tile && !ask.worms && (ask.damage || ask.blast) ? ask : null;
  const on = (tile: Tile, damage: number | undefined, blast: boolean): Cross => ({
    name: tile.name,
    c: middle(tile.at),
    text: String(damage || ""),
    blast,
  });
  const crossOf = (aim: Aim): Cross[] => {
    const tile = aim.tile === undefined ? undefined : named.get(aim.tile);
    if (tile) return [on(tile, (struck?.tile === tile.name && struck.damage) || aim.damage, aim.blast)];
    const treasure = dragon.treasures.find((each) => each.treasure === aim.treasure);
    if (!treasure) return [];
    return [{ name: dragon.name, c: middle(dragon.at), text: `${aim.damage}/${treasure.damage}`, blast: false }];
  };
  const aimed = aims.some((aim) => aim.tile === struck?.tile);
  const alone = struck && !aimed ? named.get(struck.tile!) : undefined;
  return [...aims.flatMap(crossOf), ...(alone ? [on(alone, struck!.damage, Boolean(struck!.blast))] : [])];
}
