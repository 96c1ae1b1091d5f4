/** Where turns and rounds begin in a record: marks for the slider, and stops on the way. DOM-free. */
import type { GameUi } from "@/games/types";
import type { StoryEntry } from "@/lib/api";

export interface Mark {
  /** The step before which it begins. */
  ply: number;
  seat: number;
  /** The round that begins here; null: only a turn. */
  round: number | null;
}

export function marksOf(story: readonly StoryEntry[], lines: GameUi["lines"]): Mark[] {
  const standing = story.filter((row) => row.ply !== null);
  const rounds = new Map<number, number>(); // by the row with which they begin
  for (const line of lines(standing)) if ("round" in line) rounds.set(line.seq, line.round);
  const marks: Mark[] = [];
  let mover: number | null = null;
  let begun: number | null = null; // a round whose first decision is still to come
  for (const row of standing) {
    begun = rounds.get(row.seq) ?? begun;
    if (row.kind !== "action" || (row.actor === mover && begun === null)) continue;
    marks.push({ ply: row.ply!, seat: row.actor, round: begun });
    [mover, begun] = [row.actor, null];
  }
  return marks;
}

/** The beginning of the turn before or after a step; at the ends, the first or last step. */
export function turnFrom(marks: readonly Mark[], ply: number, plies: number, way: -1 | 1): number {
  if (way > 0) return marks.find((mark) => mark.ply > ply)?.ply ?? plies;
  return marks.findLast((mark) => mark.ply < ply)?.ply ?? 0;
}
