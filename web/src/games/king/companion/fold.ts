/**
 * What the entries of a companion of King of the Dice come to. Numbers of the score sheet and owners of spaces are as
 * somebody said last; cards go from the offer into hands. Knows no DOM.
 */
import { numberIn } from "@/companion/fold";
import type { Entry } from "@/companion/log";
import type { Options } from "@/companion/types";
import { PARTS, type Figures, type Part, type Space } from "./figures";

export const DECKS = 5;
export const DICE = 6;
const MOST = 60; // of anything on the score sheet

export interface Hand {
  /** Citizens face up, by number. */
  cards: number[];
  /** Super jokers: cards face down. */
  supers: number;
}

export interface State {
  spaces: Space[];
  /** The drawn layout, for the engine; null: the standard one. */
  layout: unknown;
  offer: (number | null)[];
  hands: Hand[];
  /** Cards that cannot be offered any more. */
  used: Set<number>;
  turn: number;
  current: number;
  since: number;
  first: number | null;
  dice: { faces: string[]; left: number; entry: string } | null;
  sheet: Record<Part, number>[];
  owners: Map<string, number>;
}

const GEMS = ["", "white", "gold"] as const;
export type Packed = [name: string, q: number, r: number, half: number, land: number, fire: number, gem: number];

/** A drawn map in few letters: it travels in the first entry. */
export const pack = (figures: Figures, spaces: readonly Space[]): Packed[] =>
  spaces.map(({ name, at: [q, r], half, land, fire, gem }) => [
    name,
    q,
    r,
    half,
    figures.lands.indexOf(land),
    Number(fire),
    GEMS.indexOf(gem),
  ]);

export function unpack(figures: Figures, packed: unknown): Space[] | null {
  if (!Array.isArray(packed) || packed.length === 0 || packed.length > 60) return null;
  const spaces = packed.flatMap((each: unknown): Space[] => {
    if (!Array.isArray(each)) return [];
    const [name, q, r, half, land, fire, gem] = each as unknown[];
    const [at, kind] = [[numberIn(q, -60, 60), numberIn(r, -60, 60)], figures.lands[Number(land)]];
    if (typeof name !== "string" || !/^[a-z]\d{1,2}$/.test(name) || at[0] == null || at[1] == null || !kind) return [];
    return [
      {
        name,
        at: [at[0], at[1]],
        half: Number(half === 1),
        land: kind,
        fire: fire === 1,
        gem: GEMS[Number(gem)] ?? "",
      },
    ];
  });
  return spaces.length === packed.length ? spaces : null;
}

export function begin(figures: Figures, players: number, options: Options): State {
  const drawn = unpack(figures, options["spaces"]);
  return {
    spaces: drawn ?? figures.maps[players] ?? [],
    layout: drawn ? (options["layout"] ?? null) : null,
    offer: Array.from({ length: DECKS }, () => null),
    hands: Array.from({ length: players }, () => ({ cards: [], supers: 0 })),
    used: new Set(),
    turn: 0,
    current: 0,
    since: 0,
    first: null,
    dice: null,
    sheet: Array.from({ length: players }, () => ({
      ...(Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>),
      white: figures.pieces.white_each,
    })),
    owners: new Map(),
  };
}

export function step(state: State, entry: Entry, figures: Figures): void {
  const { body } = entry;
  const seat = numberIn(body["seat"], 0, state.hands.length - 1);
  const card = numberIn(body["card"], 1, figures.cards.length);
  const deck = numberIn(body["deck"], 0, DECKS - 1);
  switch (body.kind) {
    case "offer":
      if (deck !== null && (card === null || (!state.used.has(card) && figures.cards[card - 1]!.deck === deck + 1)))
        state.offer[deck] = card;
      return;
    case "take":
    case "super":
      if (seat !== null && card !== null && !state.used.has(card)) take(state, seat, card, body.kind === "super");
      return;
    case "steal":
      if (seat !== null && card !== null) steal(state, seat, card);
      return;
    case "spend":
      if (seat !== null) spend(state.hands[seat]!, body);
      return;
    case "roll":
      roll(state, entry, figures);
      return;
    case "turn": {
      const turn = numberIn(body["turn"], 1, 9999);
      if (seat === null || turn === null || turn <= state.turn) return;
      [state.turn, state.current, state.since, state.dice] = [turn, seat, entry.stamp, null];
      return;
    }
    case "first":
      state.first = seat;
      return;
    case "sheet": {
      const part = PARTS.find((each) => each === body["part"]);
      const n = numberIn(body["n"], 0, MOST);
      if (seat !== null && part && n !== null) state.sheet[seat]![part] = n;
      return;
    }
    case "owner": {
      const space = state.spaces.find(({ name }) => name === body["space"]);
      if (!space) return;
      if (seat === null) state.owners.delete(space.name);
      else state.owners.set(space.name, seat);
    }
  }
}

function take(state: State, seat: number, card: number, down: boolean): void {
  state.used.add(card);
  state.offer = state.offer.map((each) => (each === card ? null : each));
  if (down) state.hands[seat]!.supers += 1;
  else state.hands[seat]!.cards.push(card);
}

function steal(state: State, seat: number, card: number): void {
  const from = state.hands.find((hand) => hand.cards.includes(card));
  if (!from) return;
  from.cards = from.cards.filter((each) => each !== card);
  state.hands[seat]!.cards.push(card);
}

function spend(hand: Hand, body: Entry["body"]): void {
  const cards = Array.isArray(body["cards"]) ? (body["cards"] as unknown[]) : [];
  for (const card of cards) hand.cards = hand.cards.filter((each) => each !== card);
  hand.supers = Math.max(0, hand.supers - (numberIn(body["supers"], 0, 2) ?? 0));
}

function roll(state: State, entry: Entry, figures: Figures): void {
  const faces = entry.body["dice"];
  const left = numberIn(entry.body["left"], 0, figures.rolls - 1);
  if (!Array.isArray(faces) || faces.length !== DICE || left === null) return;
  if (faces.every((face) => typeof face === "string" && /^[rgb][1-6]$/.test(face)))
    state.dice = { faces: faces as string[], left, entry: entry.id };
}

// ---------------------------------------------------------------- the score sheet

export interface Score {
  seat: number;
  points: Record<Part, number>;
  total: number;
  place: number;
}

/** Points in the order of the sheet; ties go to more fires, then are shared (K71–K75). */
export function scores(state: State, figures: Figures): Score[] {
  const most = Math.max(...state.sheet.map(({ fires }) => fires));
  const rows = state.sheet.map((counts, seat) => {
    const points = Object.fromEntries(
      PARTS.map((part) => [part, part === "fires" ? 0 : counts[part] * figures.scoring[part]]),
    ) as Record<Part, number>;
    if (most > 0 && counts.fires === most) points.fires = figures.scoring.fires;
    return { seat, points, fires: counts.fires, total: Object.values(points).reduce((sum, n) => sum + n, 0) };
  });
  const better = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean =>
    a.total > b.total || (a.total === b.total && a.fires > b.fires);
  return rows.map((row) => ({
    seat: row.seat,
    points: row.points,
    total: row.total,
    place: 1 + rows.filter((other) => better(other, row)).length,
  }));
}

/** The cards a set of jokers takes from a hand: fronts with the symbol first (K22). */
export function cardsFor(figures: Figures, hand: Hand, dice: readonly { die: string; supers: number }[]): number[] {
  const left = [...hand.cards];
  return dice.flatMap(({ die, supers }) => {
    const fitting = left.filter((card) => figures.cards[card - 1]!.joker === die).slice(0, 2 - supers);
    for (const card of fitting) left.splice(left.indexOf(card), 1);
    return fitting;
  });
}
