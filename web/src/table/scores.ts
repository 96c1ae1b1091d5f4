/** Scores over time: what a play changed, and the race from the first round to the last. Knows no DOM. */
import type { GameUi } from "@/games/types";
import type { StoryEntry } from "@/lib/api";

type Scored = Pick<GameUi, "scores">;

/** The change of each seat's score between two views; empty where the game tells none. */
export function deltasOf(ui: Scored, before: unknown, after: unknown): readonly number[] {
  const then = ui.scores?.(before) ?? [];
  return (ui.scores?.(after) ?? []).map((score, seat) => score - (then[seat] ?? 0));
}

/** A point of the race: a position of the record, and the round that ended there (null: a game without rounds). */
export interface Mark {
  ply: number;
  round: number | null;
}

/** A chart needs no more, and each is asked of the server. */
const MOST = 20;

/** The end of every round, or even steps in a game without; the start first, the end last. */
export function marksOf(ui: Pick<GameUi, "lines">, story: readonly StoryEntry[], plies: number): Mark[] {
  const plyOf = new Map(story.map((entry) => [entry.seq, entry.ply]));
  const begun = ui.lines(story).flatMap((line) => {
    const ply = "round" in line ? plyOf.get(line.seq) : null;
    return "round" in line && typeof ply === "number" ? [{ ply, round: line.round - 1 }] : [];
  });
  const last = begun.at(-1);
  if (!last) return evenly(Array.from({ length: plies + 1 }, (_, ply) => ({ ply, round: null })));
  return evenly([...begun, { ply: plies, round: last.round + 1 }]);
}

function evenly(marks: readonly Mark[]): Mark[] {
  if (marks.length <= MOST) return [...marks];
  return Array.from({ length: MOST }, (_, i) => marks[Math.round((i * (marks.length - 1)) / (MOST - 1))]!);
}
