/** Changes of a map that is being laid. What may be played, the server says. DOM-free. */

/** The tiles of each landscape. */
export type GeodiaLayout = Record<string, string[]>;

export interface GeodiaSketch {
  tiles: { name: string; at: [number, number]; land: string | null }[];
  lands: { name: string; resources: string[]; tiles: number; left: number }[];
}

/** Lays a landscape on a tile, in place of what lies there; null: takes it away. */
export function lay(layout: GeodiaLayout, tile: string, land: string | null): GeodiaLayout {
  const out = Object.fromEntries(
    Object.entries(layout).map(([name, tiles]) => [name, tiles.filter((t) => t !== tile)]),
  );
  if (land !== null) out[land] = [...(out[land] ?? []), tile];
  return out;
}

/** Nothing laid yet, for those who enter what lies on their table. */
export const bare = (layout: GeodiaLayout): GeodiaLayout =>
  Object.fromEntries(Object.keys(layout).map((name) => [name, []]));

/** Two tiles change places. */
export function swap(layout: GeodiaLayout, a: string, b: string): GeodiaLayout {
  const to = (tile: string): string => (tile === a ? b : tile === b ? a : tile);
  return Object.fromEntries(Object.entries(layout).map(([name, tiles]) => [name, tiles.map(to)]));
}
