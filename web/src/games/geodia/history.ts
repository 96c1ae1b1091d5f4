/**
 * Gems of all players at the end of each round, gathered from the views seen and, for what this browser missed,
 * from positions of the past.
 */
import type { StoryEntry } from "@/lib/api";
import type { GeodiaView } from "./view";

/** By round (0 = the opening): gems by seat. */
export type Race = ReadonlyMap<number, readonly number[]>;

export const gemsOf = (view: GeodiaView): number[] => view.players.map((player) => player.gems);

/** A race with what this view shows: its round's newest state. */
export function seen(race: Race, view: GeodiaView): Race {
  const next = new Map(race);
  next.set(view.round, gemsOf(view));
  return next;
}

/** Steps of the record after which a new round began, by round. */
export function roundStarts(story: readonly StoryEntry[]): Map<number, number> {
  const out = new Map<number, number>();
  for (const entry of story) {
    if (entry.ply === null) continue;
    for (const event of entry.events) if (event.id === "geodia-round") out.set(Number(event.args.round), entry.ply);
  }
  return out;
}

/** Rounds before the present one of which nothing is known. */
export function missing(race: Race, round: number): number[] {
  return Array.from({ length: round }, (_, i) => i).filter((each) => !race.has(each));
}
