/** What the board component must know of a hex; a game's hexes may carry more. */
export interface Hex {
  id: string;
  at: readonly [number, number];
  group: number;
  label: string;
}
