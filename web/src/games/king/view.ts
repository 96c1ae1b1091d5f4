/** The position of King of the Dice as the server shows it. */

export const COLOURS = ["purple", "yellow", "turquoise", "black"] as const;
export type Colour = (typeof COLOURS)[number];
export type Gem = "white" | "gold";

export interface Space {
  name: string;
  at: [number, number];
  half: number;
  land: string;
  standing: "free" | "castle" | "fire" | "ruin";
  owner: number | null;
  gem: Gem | null;
}

export interface Condition {
  kind: "colour" | "numbers" | "groups" | "sum" | "red_sum" | "order" | "straight";
  colours?: Partial<Record<"red" | "green" | "blue", number>>;
  numbers?: number[];
  groups?: number[];
  at_least?: number;
  dice?: number;
  grades?: number;
}

export interface Card {
  id: number;
  deck: number;
  joker: string;
  condition: Condition;
  steals?: "card" | "gem";
}

export interface Offered {
  deck: number;
  card: Card | null;
  below: number;
  met: number;
}

export interface Player {
  colour: Colour;
  tokens: number;
  castles: number;
  area: number[];
  fires: number;
  white: number;
  gold: number;
  cards: Card[];
  supers: number;
  score: number;
  points: Record<string, number>;
  sixes: number;
}

export type Phase =
  | "start_roll"
  | "deal"
  | "roll"
  | "reveal"
  | "draw"
  | "alarm_draw"
  | "keep"
  | "check"
  | "place"
  | "slay"
  | "raid"
  | "steal_card"
  | "steal_gem"
  | "lay_fire"
  | "fire_of"
  | "over";

export interface KingView {
  game: "king";
  seat: number;
  seats: number;
  actor: number;
  current: number;
  phase: Phase;
  turn: number;
  round: number;
  rolls_left: number;
  dice: { face: string | null; in_hand: boolean }[];
  fictive: string[];
  spaces: Space[];
  offer: Offered[];
  drawn: string[];
  place_left: number;
  card: Card | null;
  players: Player[];
  supply: { tiles: number; fires: number; white: number; gold: number };
  winner: number;
}

/** An action's parts, as the server gives them. */
export interface KingData {
  do:
    | "keep"
    | "take"
    | "alarm"
    | "joker"
    | "place"
    | "slay"
    | "raid"
    | "lay_fire"
    | "steal_card"
    | "steal_gem"
    | "fire_of"
    | "skip";
  dice?: number[];
  deck?: number | null;
  die?: string;
  supers?: number;
  space?: number;
  name?: string;
  card?: Card;
  gem?: Gem;
  seat?: number;
}

export const DICE = 6;
export const CITIZENS = ["trader", "thief", "slayer", "bandit", "landowner"] as const;
const PICTURES: Record<string, string> = { pine_forest: "pine", mushroom_forest: "mushroom", flower_meadow: "flower" };

export const landSymbol = (land: string): string => `t-${PICTURES[land] ?? land}`;
