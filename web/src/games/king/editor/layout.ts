/** Changes of a map that is being laid. What may be played, the server says. DOM-free. */
import type { Place } from "@/lib/hex";

export const MARKS = ["fires", "white", "gold"] as const;
export type Mark = (typeof MARKS)[number];
export const HALVES = ["west", "east"] as const;
export type Half = (typeof HALVES)[number];

export interface KingLayout extends Record<string, unknown> {
  west: { turn: number; move: [number, number] };
  east: { turn: number; move: [number, number] };
  fires: string[];
  white: string[];
  gold: string[];
}

export interface SketchSpace {
  name: string;
  at: [number, number];
  half: Half;
  land: string;
  fire: boolean;
  gem: "white" | "gold" | null;
  /** Another space lies on the same place. */
  covered: boolean;
}

export interface KingSketch {
  spaces: SketchSpace[];
  wanted: Record<Mark, number>;
}

const without = (names: readonly string[], name: string): string[] => names.filter((each) => each !== name);

/** Puts a mark on a space, or takes it away; a space has one gem. */
export function toggle(layout: KingLayout, mark: Mark, name: string): KingLayout {
  if (layout[mark].includes(name)) return { ...layout, [mark]: without(layout[mark], name) };
  const out = { ...layout, [mark]: [...layout[mark], name] };
  if (mark === "white") out.gold = without(layout.gold, name);
  if (mark === "gold") out.white = without(layout.white, name);
  return out;
}

/** Carries a mark from one space to another. */
export function carry(layout: KingLayout, mark: Mark, from: string | null, to: string): KingLayout {
  if (from === to || layout[mark].includes(to)) return layout;
  const lifted = from === null ? layout : { ...layout, [mark]: without(layout[mark], from) };
  return toggle(lifted, mark, to);
}

export function shift(layout: KingLayout, half: Half, by: Place): KingLayout {
  const { turn, move } = layout[half];
  return { ...layout, [half]: { turn, move: [move[0] + by.q, move[1] + by.r] } };
}

/** By sixths of a turn clockwise. */
export function turn(layout: KingLayout, half: Half, sixths: number): KingLayout {
  const { turn: now, move } = layout[half];
  return { ...layout, [half]: { turn: (now + sixths + 6) % 6, move } };
}

/** What lies on a space and can be carried: the gem lies on top. */
export const topMark = (space: SketchSpace): Mark | null => space.gem ?? (space.fire ? "fires" : null);
