/** Where a record comes from: a table of the server, or a file. */
import { loadGame } from "@/games/registry";
import type { GameUi } from "@/games/types";
import { api, ApiError, type Position, type SeatOut, type StoryEntry } from "@/lib/api";
import { t } from "@/lib/i18n.svelte";
import { gameMeta } from "@/lib/meta";

const LARGEST = 200_000; // bytes the server takes

export interface Source {
  ui: GameUi;
  seats: SeatOut[];
  story: StoryEntry[];
  /** Where to begin. */
  first: Position;
  at: (ply: number) => Promise<Position>;
  /** Where a table that plays on takes its beginning from. */
  origin: { table: string } | { record: string };
  /** May everybody see the record: has the game no secrets, or is it over? */
  open: boolean;
}

/** Null: the game has not begun. Without a wish, a game that is over is told from its start, others from now. */
export async function fromTable(id: string, wish: number | null, seat: number | null): Promise<Source | null> {
  const table = await api.table(id, seat);
  if (!table.play) return null;
  const ui = await loadGame(table.game);
  if (!ui) throw new ApiError("no-such-table", 404);
  const { plies, story } = table.play;
  const at = (ply: number): Promise<Position> => api.position(id, ply, seat);
  const first = await at(Math.min(wish ?? (table.status === "over" ? 0 : plies), plies));
  const open = table.status === "over" || !(await gameMeta(table.game))?.secrets;
  return { ui, seats: table.seats, story, first, at, origin: { table: id }, open };
}

export async function fromFile(file: File): Promise<Source> {
  if (file.size > LARGEST) throw new ApiError("too-large", 413);
  const text = await file.text();
  const replay = await api.replay(text, 0, true);
  const ui = await loadGame(replay.game);
  if (!ui) throw new ApiError("bad-record", 422, { place: file.name });
  const seats = replay.colours.map((colour, seat): SeatOut => ({
    seat,
    kind: "human",
    name: t("player-number", { n: seat + 1 }),
    colour,
    bot: null,
    yours: false,
    handed: false,
    joinable: false,
    hot_seat: false,
    present: true,
    trouble: false,
  }));
  const at = (ply: number): Promise<Position> => api.replay(text, ply, false);
  return { ui, seats, story: replay.story, first: replay, at, origin: { record: text }, open: true };
}
