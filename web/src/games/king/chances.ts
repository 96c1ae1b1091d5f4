/** Reading the chances the server gives: with the dice kept now, and with the best ones. It computes none. */
import { keepKey } from "./choices";

export type Odds = readonly (number | null)[];
export type OddsAfter = Readonly<Record<string, Odds>>;

const EVEN = 1e-9; // chances as near as this are the same

export interface Best {
  chance: number;
  /** The dice to keep for it. */
  dice: number[];
}

/** The chance of a deck's citizen with some dice kept; null: it is not known. */
export function chanceOf(
  keep: ReadonlyMap<string, number>,
  after: OddsAfter,
  deck: number,
  dice: Iterable<number>,
): number | null {
  const action = keep.get(keepKey(dice));
  return action === undefined ? null : (after[action]?.[deck - 1] ?? null);
}

/** The best choice of dice for one citizen. Of choices that are equally good the one that keeps most dice. */
export function bestOf(keep: ReadonlyMap<string, number>, after: OddsAfter, deck: number): Best | null {
  let best: Best | null = null;
  for (const [key, action] of keep) {
    const chance = after[action]?.[deck - 1];
    if (chance == null) continue;
    const dice = key ? key.split(",").map(Number) : [];
    const more: number = best ? chance - best.chance : 1;
    if (more > EVEN || (more > -EVEN && dice.length > best!.dice.length)) best = { chance, dice };
  }
  return best;
}

/** Decks by the chance of their citizens, the likeliest first. */
export function likeliest(odds: Odds | undefined, most: number): { deck: number; chance: number }[] {
  return (odds ?? [])
    .flatMap((chance, i) => (chance ? [{ deck: i + 1, chance }] : []))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, most);
}

export const percent = (chance: number): number => Math.round(chance * 100);
