/** What Geodia's companion counts with, as the server gives it from the game's data. */
import type { Baron, Building, Goods, Mine, Resource, Treasure } from "../view";

export type Side = "goblins" | "dwarves";
export const GROUPS = ["build", "base", "tool", "siege", "situation", "combat"] as const;
export type Group = (typeof GROUPS)[number];

export interface Price {
  name: string;
  group: Group;
  price: Goods;
  /** What it costs during an event that changes it. */
  in?: Record<string, Goods>;
  /** What one gets besides: a figure, a building's level, a tool in play. */
  adds?: "workers" | "engineers";
  level?: Building;
  tool?: string;
}

export interface BaronFigures {
  name: Baron;
  side: Side;
  colour: string;
  stock: Record<Resource, number>;
  gems: number;
  workers: number;
  engineers: number;
  roads: number;
  railways: number;
  hand: number;
}

export interface Figures {
  seats: [number, number];
  rounds: number[];
  resources: Resource[];
  limits: Record<
    "stock" | "workers" | "workers_upgraded" | "engineers" | "chests" | "chest_at_end" | "trade" | "hand" | "walls",
    number
  >;
  barons: BaronFigures[];
  prices: Record<Side, Price[]>;
  tools: Record<Side, Record<string, Goods>>;
  lands: [Resource, Resource][];
  mines: Mine[];
  treasures: Treasure[];
  bonus: string[];
  events: string[];
  first_event: string;
  event_numbers: Record<"length" | "debt" | "debt_rounds" | "free_workers" | "inspection_rounds", number>;
  extra_roads: Record<string, number>;
}

/** What something costs while an event lasts. */
export const costs = (price: Price, event: string | null): Goods => price.in?.[event ?? ""] ?? price.price;
