/** Actions of any game as things to press. Knows no game and no DOM. */
import type { Action } from "@/lib/table";
import type { Json } from "./view";

export type PlainData = Readonly<Record<string, Json>>;

export interface Deed {
  id: number;
  /** In notation. */
  text: string;
  /** What kind of action it is. */
  what: string;
  /** Where it is done: a space of the board. */
  space: string | null;
  /** What messages get to know of it. */
  args: Record<string, string | number>;
  /** What it brings or costs at once, by seat; empty: nothing, or not known. */
  worth: readonly Change[];
}

export interface Change {
  seat: number;
  points: number;
}

export interface Group {
  what: string;
  deeds: Deed[];
}

/** With more than these one looks for a deed by its name. */
export const MANY = 24;
/** With more than these on the board, the board alone is where one looks for them. */
export const FOLDED = 9;

export function deedOf({ id, text, data, worth }: Action<PlainData>, names: readonly string[]): Deed {
  const args: Deed["args"] = {};
  for (const [key, value] of Object.entries(data)) {
    const said = spoken(value, names);
    if (said !== null) args[key] = said;
  }
  const space = typeof args.space === "string" ? args.space : null;
  const changes = (worth ?? []).flatMap((points, seat) => (points ? [{ seat, points }] : []));
  return { id, text, what: typeof data.do === "string" ? data.do : "", space, args, worth: changes };
}

function spoken(value: Json, names: readonly string[]): string | number | null {
  if (typeof value === "string" || typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return null;
  if ("seat" in value && typeof value.seat === "number") return names[value.seat] ?? null;
  return "space" in value && typeof value.space === "string" ? value.space : null;
}

/** By what is done, in the order they come. */
export function groupsOf(deeds: readonly Deed[]): Group[] {
  const groups = new Map<string, Deed[]>();
  for (const deed of deeds) groups.set(deed.what, [...(groups.get(deed.what) ?? []), deed]);
  return [...groups].map(([what, members]) => ({ what, deeds: members }));
}

/** What can be done on each space of the board. */
export function bySpace(deeds: readonly Deed[], spaces: readonly { name: string }[]): Map<string, Deed[]> {
  const out = new Map<string, Deed[]>();
  const drawn = new Set(spaces.map((space) => space.name));
  for (const deed of deeds) {
    if (deed.space === null || !drawn.has(deed.space)) continue;
    out.set(deed.space, [...(out.get(deed.space) ?? []), deed]);
  }
  return out;
}

/** Is a group better looked for on the board than in a list? */
export const onBoardOnly = (group: Group, drawn: ReadonlyMap<string, readonly Deed[]>): boolean =>
  group.deeds.length > FOLDED && group.deeds.every((deed) => deed.space !== null && drawn.has(deed.space));

const bare = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Deeds whose label holds every word that was typed, whatever its accents. */
export function found(deeds: readonly Deed[], label: (deed: Deed) => string, typed: string): Deed[] {
  const parts = bare(typed).split(/\s+/).filter(Boolean);
  return deeds.filter((deed) => parts.every((part) => bare(`${label(deed)} ${deed.text}`).includes(part)));
}
