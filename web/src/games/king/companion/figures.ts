/** What the companion of King of the Dice counts with, as the server gives it from the game's data. */
import type { Card, Colour } from "../view";

export const PARTS = ["area", "others", "fires", "gold", "white"] as const;
export type Part = (typeof PARTS)[number];

export interface Space {
  name: string;
  at: [number, number];
  half: number;
  land: string;
  fire: boolean;
  gem: "" | "white" | "gold";
}

export interface Figures {
  seats: [number, number];
  colours: Colour[];
  cards: Card[];
  lands: string[];
  /** The faces of each die. */
  dice: string[][];
  rolls: number;
  /** Points for one of each; for the most fires in all. */
  scoring: Record<Part, number>;
  pieces: {
    tokens: number;
    fires: number;
    white: number;
    gold: number;
    white_each: number;
    removed: number;
    fires_on_map: Record<string, number>;
  };
  maps: Record<string, Space[]>;
}

/** What the engine says of six dice, by deck. */
export interface DiceAnswer {
  met: number[];
  chances: (number | null)[] | null;
  /** Which of `order` to keep. */
  keep: (number[] | null)[] | null;
  order: string[];
  jokers: ({ die: string; supers: number }[] | null)[];
}

export interface CountAnswer {
  area: number;
  others: number;
  total: number;
  place: number;
}
