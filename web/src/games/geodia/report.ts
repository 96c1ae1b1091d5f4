/** Reading events: the story of an income, of a battle, of an announcement. The caller puts it into words. */
import type { EventOut, StoryEntry } from "@/lib/api";
import { seatOf, spaceOf } from "@/lib/args";

export interface Told {
  text: string;
  tone: "good" | "bad" | "plain";
  /** What follows from it. */
  more?: string;
}

const INCOME = new Set([
  "geodia-income",
  "geodia-tool-income",
  "geodia-stock-full",
  "geodia-chest-home",
  "geodia-dice",
  "geodia-mines",
  "geodia-doubles",
  "geodia-chest-put",
  "geodia-unmined",
  "geodia-takes",
  "geodia-gems-lost",
]);
const BATTLE = new Set([
  "geodia-fires",
  "geodia-fires-treasure",
  "geodia-puts-out",
  "geodia-lets-hit",
  "geodia-rescues",
  "geodia-lost",
  "geodia-wall-falls",
  "geodia-chest-lost",
  "geodia-rail-hit",
  "geodia-road-hit",
  "geodia-dragon-roll",
  "geodia-treasure",
  "geodia-treasure-missed",
  "geodia-dragon-unharmed",
  "geodia-worms-roll",
  "geodia-worms",
  "geodia-shoots-worms",
]);
const FIRST = new Set(["geodia-fires", "geodia-fires-treasure", "geodia-worms-roll"]);
const BAD = new Set([
  "geodia-stock-full",
  "geodia-unmined",
  "geodia-gems-lost",
  "geodia-lost",
  "geodia-wall-falls",
  "geodia-chest-lost",
  "geodia-rail-hit",
  "geodia-road-hit",
  "geodia-treasure-missed",
  "geodia-dragon-unharmed",
  "geodia-worms",
]);
const GOOD = new Set([
  "geodia-income",
  "geodia-tool-income",
  "geodia-chest-home",
  "geodia-mines",
  "geodia-doubles",
  "geodia-treasure",
  "geodia-puts-out",
  "geodia-rescues",
  "geodia-shoots-worms",
]);

export const tone = (id: string): Told["tone"] => (BAD.has(id) ? "bad" : GOOD.has(id) ? "good" : "plain");

const standing = (story: readonly StoryEntry[]): EventOut[] =>
  story.filter((entry) => entry.ply !== null).flatMap((entry) => entry.events);

/** The events of the income of the turn under way, if it is this seat's. */
export function incomeOf(story: readonly StoryEntry[], seat: number): EventOut[] {
  const events = standing(story);
  const start = events.findLastIndex((event) => event.id === "geodia-turn");
  if (start < 0 || seatOf(events[start]!.args.seat) !== seat) return [];
  return events.slice(start).filter((event) => INCOME.has(event.id));
}

/**
 * The last battle: from its first shot (or the worms) to the end of what came of it.
 * Empty once a new turn has begun.
 */
export function battleOf(story: readonly StoryEntry[]): EventOut[] {
  const events = standing(story);
  const last = events.findLastIndex((event) => BATTLE.has(event.id));
  const turn = events.findLastIndex((event) => event.id === "geodia-ends-turn");
  if (last < 0 || last < turn) return [];
  let first = last;
  while (first > 0 && !FIRST.has(events[first]!.id)) first -= 1;
  while (first > 0 && FIRST.has(events[first - 1]!.id)) first -= 1;
  return events.slice(first, last + 1).filter((event) => BATTLE.has(event.id));
}

/** What all tiles together brought: resources by name. */
export function gatheredOf(events: readonly EventOut[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const { id, args } of events) {
    if (id !== "geodia-income") continue;
    for (const good of [String(args.first), String(args.second)]) out.set(good, (out.get(good) ?? 0) + Number(args.n));
  }
  return out;
}

/** Tiles the newest events speak of; a mine just turned is marked apart. */
export function touched(events: readonly EventOut[]): Set<string> {
  const out = new Set<string>();
  for (const { id, args } of events) {
    const [tile, to] = [spaceOf(args.tile), spaceOf(args.to)];
    if (tile) out.add(id.startsWith("geodia-found") ? `mine-${tile}` : tile);
    if (to) out.add(to);
  }
  return out;
}
