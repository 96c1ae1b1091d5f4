/** The race as a chart shows it, recalled from the record. */
import type { GameUi, TableProps } from "@/games/types";
import { marksOf } from "./scores";

export interface RacePoint {
  round: number | null;
  /** By seat. */
  scores: readonly number[];
}

/** Null: the game tells no scores, or the record cannot be asked. */
export async function recall(
  ui: GameUi,
  past: NonNullable<TableProps["past"]>,
  plies: number,
): Promise<readonly RacePoint[] | null> {
  if (!ui.scores) return null;
  const out: RacePoint[] = [];
  for (const { ply, round } of marksOf(ui, await past.rows(), plies)) {
    const view = await past.at(ply);
    if (view) out.push({ round, scores: ui.scores(view) });
  }
  return out.length > 1 ? out : null;
}
