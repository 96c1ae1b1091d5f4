/** The position of Geodia as the server shows it. */

export const RESOURCES = ["sulphur", "wood", "iron", "water"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Good = Resource | "gems";
export type Goods = Partial<Record<Good, number>>;
export type Baron = "emerald" | "sapphire" | "ruby" | "citrine";
export type Figure = "worker" | "engineer";
export const BUILDINGS = ["inventor", "recruiter", "workshop"] as const;
export type Building = (typeof BUILDINGS)[number];
export type Stage = "opening" | "round" | "income" | "main" | "combat" | "final" | "over";

export interface Mine {
  kind: number;
  single: boolean;
  numbers: number[];
  gems: number;
}

export interface Tile {
  name: string;
  at: [number, number];
  resources: [Resource, Resource] | null;
  turned: boolean;
  mine: Mine | null;
  spent: boolean;
  known_privately: boolean;
  looked_at: number[];
  road: "road" | "rail" | null;
  wall: number | null;
  control: number[];
  front_of: number | null;
  figures: { seat: number; workers: number; engineers: number }[];
  siege: { seat: number; kind: string; machine: number }[];
  link: number | null;
  chests: { seat: number; gems: number; chest: number }[];
}

export interface CardFace {
  kind: number;
  name: string;
  group: "siege" | "tool" | "situation";
  price: Goods;
  gives?: Goods;
}

export interface Treasure {
  treasure: number;
  damage: number;
  numbers: number[];
  gems: number;
}

export interface InPlay {
  name: string;
  tool?: number;
  machine?: number;
  tile?: string | null;
}

export interface Player {
  seat: number;
  baron: Baron;
  side: "goblins" | "dwarves";
  colour: string;
  partner: number | null;
  stock: Record<Resource, number>;
  gems: number;
  score: number;
  points: Record<string, number>;
  hand_n: number;
  hand: CardFace[] | null;
  deck_n: number;
  unseen: Record<string, number>;
  discards_n: number;
  discards: Record<string, number>;
  in_play: InPlay[];
  levels: Record<Building, number>;
  figures: { workers: number; engineers: number; workers_home: number; engineers_home: number; most_workers: number };
  base: number | null;
  chests_free: number;
  walls: number;
  debt: number;
  bought: number;
  artillery_moves: number;
  roads_left: number;
  rails_left: number;
}

export interface Base {
  place: number;
  name: string;
  at: [number, number];
  fronts: string[];
  seat: number | null;
}

/** What the player to move is asked; which members there are depends on the kind. */
export interface Ask {
  kind: string;
  seat: number;
  baron: Baron;
  tile?: string | null;
  by?: number | null;
  worms?: boolean;
  damage?: number;
  blast?: boolean;
  water_each?: number;
  most_put_out?: number;
  evacuation?: string;
  put_back?: number;
  roads?: number;
  rails?: number;
  face?: string;
  counts_as?: string;
  credit?: string;
  tiles?: string[];
  treasure?: number;
  too_many?: number;
  extra?: number;
  left?: number;
  figure?: Figure;
  from?: string;
  card?: string;
  on_treasure?: boolean;
  weapon?: string;
  number?: number;
}

export interface Priced {
  price: Goods;
  short: Goods;
}

export interface Shot {
  weapon: string;
  number: number;
  damage: number;
  tile?: string;
  treasure?: number;
}

/** A tile or treasure under fire: all shots at it together. */
export interface Aim {
  tile?: string;
  treasure?: number;
  shots: number;
  damage: number;
  blast: boolean;
}

/** A weapon that has not been used. */
export interface Weapon {
  weapon: string;
  number: number;
  damage: number;
  blast: boolean;
  range: string[];
}

/** What a tile would bring its owner next time, or why it brings nothing. */
export interface Earning {
  tile: string;
  goods?: Goods;
  mine?: { gems: number; numbers: number[]; chest: boolean };
  chest?: number;
  why?: string;
}

export interface GeodiaView {
  game: "geodia";
  seat: number;
  seats: number;
  teams: boolean;
  actor: number;
  current: number;
  phase: string;
  stage: Stage;
  round: number;
  rounds: number;
  turn: number;
  steps_left: number | null;
  /** Tiles with more figures than may stay there at the end of the turn. */
  crowded: string[];
  ask: Ask | null;
  dice: { bonus: string | null; mining: number | null };
  bonus_die: string[];
  events: {
    shown: string[];
    now: string;
    coming: number;
    possible: string[];
    debt_grows: number | null;
    inspection: number | null;
  };
  limits: { stock: number; hand: number; engineers: number };
  tiles: Tile[];
  dragon: { name: string; at: [number, number]; treasures: Treasure[] };
  bases: Base[];
  players: Player[];
  shots: Shot[];
  aims: Aim[];
  weapons: Weapon[];
  mines_left: (Mine & { left: number })[];
  prices: Record<string, Priced> | null;
  earnings?: Earning[];
}

/** An action's parts, as the server gives them. */
export interface Deed {
  do: string;
  tile?: number | null;
  name?: string;
  building?: Building;
  card?: string;
  kind?: number;
  item?: string;
  seat?: number;
  what?: number | string;
  place?: number;
  figure?: Figure;
  take?: string;
  munition?: boolean;
  damage?: number;
  workers?: number;
  sell?: boolean;
  resources?: Resource[];
  treasure?: number;
  weapon?: string;
  number?: number;
}

/** Barons' two letters in the sprites and style classes. */
export const CODES: Record<Baron, string> = { emerald: "em", sapphire: "sa", ruby: "ru", citrine: "ci" };
export const code = (baron: Baron): string => CODES[baron];
export const ownerOf = (view: GeodiaView, seat: number): string => code(view.players[seat]!.baron);

/** The player whose side this browser shows; null for those who watch. */
export const mineOf = (view: GeodiaView): Player | null => view.players[view.seat] ?? null;
