/**
 * What the entries of a Geodia companion come to. Amounts add up in the order of the log; only the limit of a stock and
 * what happens once (a turn begins, an event turns up) look at what was before. Knows no DOM.
 */
import { numberIn } from "@/companion/fold";
import type { Entry } from "@/companion/log";
import type { Options } from "@/companion/types";
import { BUILDINGS, type Building, type Good, type Goods, type Resource } from "../view";
import { costs, type Figures, type Price, type Side } from "./figures";

const MOST = 999; // of a good in one entry

export interface Player {
  baron: string;
  side: Side;
  stock: Record<Resource, number>;
  gems: number;
  workers: number;
  engineers: number;
  levels: Record<Building, number>;
  tools: string[];
  debt: number;
  /** Figures by kind of tile, as the last income had them. */
  tiles: Record<string, number>;
}

export interface Chest {
  id: string;
  owner: number;
  gems: number;
  /** Whom it counts for at the end. */
  holder: number | null;
}

export interface Lost {
  entry: string;
  seat: number;
  goods: Goods;
}

export interface State {
  rounds: number;
  teams: boolean;
  players: Player[];
  /** 0: before the first turn. */
  round: number;
  current: number;
  /** When the turn began, by the log's clock. */
  since: number;
  begun: Set<string>;
  /** Events by their place on the track; null: still face down. */
  events: (string | null)[];
  debtGrows: number | null;
  inspection: number | null;
  chests: Chest[];
  dice: { bonus: string | null; mining: number | null; stamp: number } | null;
  worms: { round: number; mining: number } | null;
  /** Gems of all at the end of each round; the start first. */
  race: number[][];
  /** What went beyond the limit, the last first. */
  lost: Lost[];
  over: boolean;
}

export interface Setup {
  rounds: number;
  teams: boolean;
  barons: string[];
}

/** Options as somebody chose them, mended where they make no sense. */
export function setupOf(figures: Figures, players: number, options: Options): Setup {
  const rounds = figures.rounds.find((each) => each === options["rounds"]) ?? figures.rounds[0]!;
  const known = figures.barons.map(({ name }) => name as string);
  const wished = Array.isArray(options["barons"]) ? (options["barons"] as unknown[]) : [];
  const barons: string[] = [];
  for (let seat = 0; seat < players; seat++) {
    const free = known.filter((name) => !barons.includes(name));
    barons.push(free.find((name) => name === wished[seat]) ?? free[0] ?? known[0]!);
  }
  return { rounds, teams: options["teams"] === true && players === 4, barons };
}

export function begin(figures: Figures, players: number, options: Options): State {
  const { rounds, teams, barons } = setupOf(figures, players, options);
  const people = barons.map((name): Player => {
    const baron = figures.barons.find((each) => each.name === name)!;
    return {
      baron: name,
      side: baron.side,
      stock: { ...baron.stock },
      gems: baron.gems,
      workers: baron.workers,
      engineers: baron.engineers,
      levels: Object.fromEntries(BUILDINGS.map((building) => [building, 1])) as Record<Building, number>,
      tools: [],
      debt: 0,
      tiles: {},
    };
  });
  const slots = rounds / figures.event_numbers.length;
  return {
    rounds,
    teams,
    players: people,
    round: 0,
    current: 0,
    since: 0,
    begun: new Set(),
    events: Array.from({ length: slots }, (_, slot) => (slot === 0 ? figures.first_event : null)),
    debtGrows: null,
    inspection: null,
    chests: [],
    dice: null,
    worms: null,
    race: [people.map(({ gems }) => gems)],
    lost: [],
    over: false,
  };
}

export const slotOf = (figures: Figures, round: number): number =>
  Math.max(0, Math.floor((round - 1) / figures.event_numbers.length));
/** The event that lasts now. */
export const eventNow = (state: State, figures: Figures): string | null =>
  state.events[slotOf(figures, state.round)] ?? null;
/** Has an event to be turned up before the turn goes on? */
export const eventDue = (state: State, figures: Figures): boolean =>
  state.round > 0 && !state.over && eventNow(state, figures) === null;

/** How much of a price a player lacks; empty: it can be paid. */
export function missing(player: Player, price: Goods): Goods {
  const out: Goods = {};
  for (const [good, n] of Object.entries(price) as [Good, number][]) {
    const have = good === "gems" ? player.gems : player.stock[good];
    if (have < n) out[good] = n - have;
  }
  return out;
}

export const priceNow = (state: State, figures: Figures, price: Price): Goods => costs(price, eventNow(state, figures));

/** The resources of some figures on tiles: one of both kinds for each (G30). */
export function yieldOf(figures: Figures, tiles: Readonly<Record<string, number>>): Goods {
  const out: Goods = {};
  for (const [land, n] of Object.entries(tiles))
    for (const good of figures.lands[Number(land)] ?? []) if (n) out[good] = (out[good] ?? 0) + n;
  return out;
}

// ---------------------------------------------------------------- entries

function goodsIn(value: unknown): Goods {
  const out: Goods = {};
  if (typeof value !== "object" || value === null) return out;
  for (const good of ["sulphur", "wood", "iron", "water", "gems"] as const) {
    const n = numberIn((value as Record<string, unknown>)[good], -MOST, MOST);
    if (n) out[good] = n;
  }
  return out;
}

/** Adds goods, or takes them where negative; what goes beyond the limit is lost (G6). */
function put(state: State, figures: Figures, entry: Entry, seat: number, goods: Goods, sign = 1): void {
  const player = state.players[seat]!;
  const most = figures.limits.stock;
  const lost: Goods = {};
  for (const [good, n] of Object.entries(goods) as [Good, number][]) {
    if (good === "gems") {
      player.gems += sign * n;
      continue;
    }
    const after = player.stock[good] + sign * n;
    const kept = sign * n > 0 ? Math.max(player.stock[good], Math.min(most, after)) : after;
    if (after > kept) lost[good] = after - kept;
    player.stock[good] = kept;
  }
  if (Object.keys(lost).length) state.lost.unshift({ entry: entry.id, seat, goods: lost });
}

export function step(state: State, entry: Entry, figures: Figures): void {
  const { body } = entry;
  const seat = numberIn(body["seat"], 0, state.players.length - 1);
  switch (body.kind) {
    case "turn":
      if (seat !== null) beginTurn(state, entry, seat, figures);
      return;
    case "event":
      turnUp(state, body, figures);
      return;
    case "over":
      if (!state.over) state.race.push(state.players.map(({ gems }) => gems));
      state.over = true;
      return;
    case "uncover":
    case "holder":
      chestChanged(state, entry, seat, figures);
      return;
    case "worms":
      state.worms = { round: state.round, mining: numberIn(body["mining"], 1, 6) ?? 1 };
      return;
    case "dice": {
      const bonus = figures.bonus.find((face) => face === body["bonus"]) ?? null;
      state.dice = { bonus, mining: numberIn(body["mining"], 1, 6), stamp: entry.stamp };
      return;
    }
  }
  if (seat !== null) change(state, entry, seat, figures);
}

/** Once for each seat and round, whoever says so; tools bring what they bring (G60). */
function beginTurn(state: State, entry: Entry, seat: number, figures: Figures): void {
  const round = numberIn(entry.body["round"], 1, state.rounds);
  if (round === null || state.begun.has(`${round} ${seat}`)) return;
  state.begun.add(`${round} ${seat}`);
  while (state.round < round) {
    if (state.round > 0) state.race.push(state.players.map(({ gems }) => gems));
    state.round += 1;
    if (state.inspection !== null && state.round > state.inspection) state.inspection = null;
    if (state.debtGrows !== null && state.round >= state.debtGrows)
      for (const player of state.players) if (player.debt > 0) player.debt += 1; // G75
  }
  state.current = seat;
  state.since = entry.stamp;
  state.dice = null;
  const player = state.players[seat]!;
  for (const tool of player.tools) put(state, figures, entry, seat, figures.tools[player.side][tool] ?? {});
}

function turnUp(state: State, body: Entry["body"], figures: Figures): void {
  const slot = numberIn(body["slot"], 1, state.events.length - 1);
  const event = figures.events.find((each) => each === body["event"]);
  if (slot === null || event === undefined || state.events[slot] !== null || state.events.includes(event)) return;
  state.events[slot] = event;
  const { length, debt, debt_rounds, inspection_rounds } = figures.event_numbers;
  const round = slot * length + 1;
  if (event === "claim") {
    for (const player of state.players) player.debt += debt;
    state.debtGrows = round + debt_rounds;
  } else if (event === "inspection") state.inspection = Math.min(state.rounds, round + inspection_rounds - 1);
}

function chestChanged(state: State, entry: Entry, seat: number | null, figures: Figures): void {
  const chest = state.chests.find(({ id }) => id === entry.body["chest"]);
  if (!chest) return;
  if (entry.body.kind === "holder") {
    chest.holder = seat;
    return;
  }
  state.chests = state.chests.filter((each) => each !== chest);
  if (seat !== null) put(state, figures, entry, seat, { gems: chest.gems });
}

function change(state: State, entry: Entry, seat: number, figures: Figures): void {
  const { body } = entry;
  const player = state.players[seat]!;
  switch (body.kind) {
    case "goods":
      put(state, figures, entry, seat, goodsIn(body["goods"]));
      break;
    case "income":
      player.tiles = tilesIn(body["tiles"], figures);
      put(state, figures, entry, seat, yieldOf(figures, player.tiles));
      break;
    case "pay": {
      const price = figures.prices[player.side].find(({ name }) => name === body["what"]);
      put(state, figures, entry, seat, goodsIn(body["goods"]), -1);
      if (price?.adds) player[price.adds] += 1;
      if (price?.level) player.levels[price.level] = 2;
      if (price?.tool && !player.tools.includes(price.tool)) player.tools.push(price.tool);
      const building = BUILDINGS.find((each) => each === body["building"]);
      if (building) player.levels[building] = 2;
      break;
    }
    case "debt":
      if (player.debt > 0) put(state, figures, entry, seat, { gems: -player.debt });
      player.debt = 0;
      break;
    case "chest":
      state.chests.push({ id: entry.id, owner: seat, gems: numberIn(body["gems"], 0, MOST) ?? 0, holder: seat });
      break;
    case "figures":
      for (const kind of ["workers", "engineers"] as const)
        player[kind] = Math.max(0, player[kind] + (numberIn(body[kind], -20, 20) ?? 0));
      break;
    case "level": {
      const building = BUILDINGS.find((each) => each === body["building"]);
      if (building) player.levels[building] = numberIn(body["level"], 1, 2) ?? 1;
      break;
    }
    case "tool":
      player.tools = player.tools.filter((tool) => tool !== body["tool"]);
      break;
  }
}

function tilesIn(value: unknown, figures: Figures): Record<string, number> {
  const given = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  return Object.fromEntries(
    figures.lands.flatMap((_, land) => {
      const n = numberIn(given[land], 1, 99);
      return n === null ? [] : [[String(land), n] as const];
    }),
  );
}

// ---------------------------------------------------------------- whose turn, and the end

/** Who begins the next turn; null: the last round is over. */
export function nextTurn(state: State, order: readonly number[]): { round: number; seat: number } | null {
  const first = order[0] ?? 0;
  if (state.round === 0) return { round: 1, seat: first };
  const after = order[order.indexOf(state.current) + 1];
  if (after !== undefined) return { round: state.round, seat: after };
  return state.round < state.rounds ? { round: state.round + 1, seat: first } : null;
}

/** How many figures a player may have. */
export const mostFigures = (figures: Figures, player: Player): Record<"workers" | "engineers", number> => ({
  workers: player.levels.recruiter > 1 ? figures.limits.workers_upgraded : figures.limits.workers,
  engineers: figures.limits.engineers,
});

/** Workers beyond those that pass an inspection (G76). */
export const extraWorkers = (state: State, figures: Figures, seat: number): number =>
  Math.max(0, state.players[seat]!.workers - figures.event_numbers.free_workers);

export interface Count {
  seat: number;
  gems: number;
  chests: number;
  debt: number;
  total: number;
  /** With teams: of both partners. */
  side: number;
  place: number;
}

/** The final count (G90, G95): five gems for each chest on a tile somebody holds, less open debts. */
export function finalCount(state: State, figures: Figures): Count[] {
  const totals = state.players.map((player, seat) => {
    const chests = state.chests.filter(({ holder }) => holder === seat).length * figures.limits.chest_at_end;
    return { seat, gems: player.gems, chests, debt: player.debt, total: player.gems + chests - player.debt };
  });
  const partner = (seat: number): number => (state.teams ? (seat + 2) % 4 : seat);
  const sides = totals.map(({ seat, total }) => (state.teams ? total + totals[partner(seat)]!.total : total));
  return totals.map((count) => {
    const own = sides[count.seat]!;
    const ahead = sides.filter((side, seat) => side > own && !(state.teams && seat >= 2)).length;
    return { ...count, side: own, place: ahead + 1 };
  });
}
