/** What a game brings for its companion. The shell knows games only by this. */
import type { Component } from "svelte";
import type { Body, Entry } from "./log";
import type { Session } from "./session.svelte";

export type Options = Readonly<Record<string, unknown>>;

/** Whose phone it is: a seat, or everybody's. */
export type Seat = number | null;

export interface CompanionUi<Figures = unknown, State = unknown> {
  /** The state before the first entry. */
  begin: (figures: Figures, players: number, options: Options) => State;
  /** Reckons one entry in. It may come from anybody: what makes no sense changes nothing. */
  step: (state: State, entry: Entry, figures: Figures) => void;
  players: (figures: Figures) => readonly number[];
  /** What is chosen before the start, besides the players. */
  Setup: Component<{
    figures: Figures;
    players: number;
    names: readonly string[];
    options: Options;
    onchange: (options: Options) => void;
  }>;
  Table: Component<{ session: Session<Figures, State> }>;
  /** An entry in words for the log; null: it is none of this game's. */
  line: (body: Body, names: readonly string[], figures: Figures) => string | null;
  /** Symbol of a seat. */
  mark: (state: State, seat: number) => string;
}

/** What the module of a game's companion exports. */
export interface CompanionModule {
  companion: CompanionUi;
  sprites: Record<string, string>;
}
