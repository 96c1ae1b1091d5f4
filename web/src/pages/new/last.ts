/** How the last table of a game was set up on this device: where the next one begins. */
import type { GameOut } from "@/lib/api";
import { keep, recalled } from "@/lib/memory";
import { KINDS, type Row } from "./rows";

export interface SetUp {
  rows: Row[];
  options: Record<string, string>;
  timer: number;
  pace: number;
}

/** Each way in (against bots, with friends, round one screen) has its own. */
const key = (game: string, way: string): string => `new ${game} ${way}`;

export function keepSetUp(game: string, way: string, setUp: SetUp): void {
  keep(key(game, way), setUp);
}

/** Null: there is none, or the game is no longer such that it fits. */
export function lastSetUp(game: GameOut, way: string): SetUp | null {
  const found = recalled<Partial<SetUp>>(key(game.name, way));
  if (!found || !Array.isArray(found.rows)) return null;
  const rows = found.rows.filter(isRow).map((row) => ({ ...row, bot: game.bots.includes(row.bot) ? row.bot : "" }));
  if (rows.length < game.seats_min || rows.length > game.seats_max) return null;
  const options = Object.entries(found.options ?? {}).filter(([name, value]) =>
    game.options.some((option) => option.name === name && option.choices.some((choice) => String(choice) === value)),
  );
  return { rows, options: Object.fromEntries(options), timer: found.timer ?? 0, pace: found.pace ?? game.pace };
}

function isRow(row: unknown): row is Row {
  const { kind, name, bot, choice } = (row ?? {}) as Record<string, unknown>;
  return KINDS.some((each) => each === kind) && [name, bot, choice].every((each) => typeof each === "string");
}
