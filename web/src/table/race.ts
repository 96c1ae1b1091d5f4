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
  const { scores } = ui;
  const marks = marksOf(ui, await past.rows(), plies);
  const views = await Promise.all(marks.map(({ ply }) => past.at(ply)));
  const out = marks.flatMap(({ round }, i) => (views[i] ? [{ round, scores: scores(views[i]) }] : []));
  return out.length > 1 ? out : null;
}
