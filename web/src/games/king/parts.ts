/** Parts of the table lessons point at, by the names the lessons use. */
const PARTS: Record<string, readonly string[]> = {
  map: [".king .a-board"],
  offer: [".king .a-offer"],
  dice: [".king .tray .felt"],
  supply: [".king .supply", ".king .mine"],
  players: [".king .players"],
  me: [".king [data-own='true']"],
  hand: [".king .mine", ".king [data-own='true'] .hand", ".king [data-own='true']"],
};

export function parts(name: string): readonly string[] {
  const deck = /^deck-(\d)$/.exec(name)?.[1];
  return deck ? [`.king [data-deck="${deck}"]`] : (PARTS[name] ?? []);
}
