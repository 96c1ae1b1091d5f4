/** The log of a game that brings none: every event is a line. */
import type { Line } from "@/games/types";
import type { StoryEntry } from "@/lib/api";
import { seatOf, type Args } from "@/lib/args";

export function lines(story: readonly StoryEntry[]): Line[] {
  return story
    .filter((entry) => entry.kind === "undo" || entry.ply !== null) // not what was taken back
    .flatMap(({ seq, ply, events }) =>
      events.map(({ id, args }) => ({ seq, ply, seat: aboutWhom(args), icon: null, id, args })),
    );
}

/** Whose mark the line gets: its first player's. */
const aboutWhom = (args: Args): number | null =>
  Object.values(args)
    .map(seatOf)
    .find((seat) => seat !== null) ?? null;
