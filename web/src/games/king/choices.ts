/**
 * What the possible actions mean for clicks: which die sets, cards, hexes and buttons are alive.
 * It knows no rules, only the list it is given.
 */
import type { Action } from "@/lib/table";
import { DICE, type Card, type KingData, type Player } from "./view";

export interface Joker {
  id: number;
  die: string;
  supers: number;
}

export interface Choices {
  /** Action by the set of dice kept, as a key of `keepKey`. */
  keep: Map<string, number>;
  stop: number | null;
  take: Map<number, number>;
  alarm: Map<number, number>;
  /** The alarm without a card. */
  bareAlarm: number | null;
  jokers: Joker[];
  spaces: Map<number, number>;
  cards: Map<number, number>;
  gems: { id: number; gem: "white" | "gold"; seat: number }[];
  fires: { id: number; seat: number }[];
  skip: number | null;
}

export const keepKey = (dice: Iterable<number>): string => [...dice].sort((a, b) => a - b).join();

export function choicesOf(actions: readonly Action[]): Choices {
  const out: Choices = {
    keep: new Map(),
    stop: null,
    take: new Map(),
    alarm: new Map(),
    bareAlarm: null,
    jokers: [],
    spaces: new Map(),
    cards: new Map(),
    gems: [],
    fires: [],
    skip: null,
  };
  for (const { id, data } of actions) {
    const parts = data as unknown as KingData;
    switch (parts.do) {
      case "keep":
        out.keep.set(keepKey(parts.dice ?? []), id);
        if (parts.dice?.length === DICE) out.stop = id;
        break;
      case "take":
        out.take.set(parts.deck!, id);
        break;
      case "alarm":
        if (parts.deck == null) out.bareAlarm = id;
        else out.alarm.set(parts.deck, id);
        break;
      case "joker":
        out.jokers.push({ id, die: parts.die!, supers: parts.supers! });
        break;
      case "steal_card":
        out.cards.set(parts.card!.id, id);
        break;
      case "steal_gem":
        out.gems.push({ id, gem: parts.gem!, seat: parts.seat! });
        break;
      case "fire_of":
        out.fires.push({ id, seat: parts.seat! });
        break;
      case "skip":
        out.skip = id;
        break;
      default:
        out.spaces.set(parts.space!, id);
    }
  }
  return out;
}

/** A card of a hand that can be paired: a front by its number, or the n-th super joker. */
export type HandCard = { kind: "front"; card: Card } | { kind: "super"; n: number };

export function sameCard(a: HandCard | null, b: HandCard): boolean {
  if (a?.kind === "front") return b.kind === "front" && a.card.id === b.card.id;
  return a?.kind === "super" && b.kind === "super" && a.n === b.n;
}

export const keyOf = (card: HandCard): string => (card.kind === "front" ? `front${card.card.id}` : `super${card.n}`);

/** The jokers two chosen cards make: one, none, or (two super jokers) all dice. */
export function paired(jokers: readonly Joker[], a: HandCard, b: HandCard): Joker[] {
  const supers = Number(a.kind === "super") + Number(b.kind === "super");
  const fronts = [a, b].flatMap((card) => (card.kind === "front" ? [card.card.joker] : []));
  if (fronts.length === 2 && fronts[0] !== fronts[1]) return [];
  return jokers.filter((joker) => joker.supers === supers && (fronts.length === 0 || joker.die === fronts[0]));
}

/** Can this card be paired with some other card of the hand? */
export function pairable(jokers: readonly Joker[], card: HandCard): boolean {
  if (card.kind === "super") return jokers.some((joker) => joker.supers > 0);
  return jokers.some((joker) => joker.supers < 2 && joker.die === card.card.joker);
}

/** The action that keeps the dice held and rolls the others. */
export function rollAction(choices: Choices, held: ReadonlySet<number>): number | undefined {
  return choices.keep.get(keepKey(held));
}

export function handOf(player: Player): HandCard[] {
  const fronts = player.cards.map((card): HandCard => ({ kind: "front", card }));
  return [...fronts, ...Array.from({ length: player.supers }, (_, n): HandCard => ({ kind: "super", n }))];
}

/**
 * The number of an action that is not offered, to ask why. Numbers of a kind are contiguous,
 * so any sibling that is offered leads to it.
 */
export function siblingOf(group: ReadonlyMap<number, number>, wanted: number): number | null {
  for (const [place, id] of group) return id - place + wanted;
  return null;
}
