/** A table as this browser knows it. Knows no DOM and no rules: news go in, the next model comes out. */
import type { ChatLine, Play, PresenceNews, SeatOut, SeatsNews, StoryEntry, Table } from "./api";

export interface Action<Data = object> {
  id: number;
  /** In notation. */
  text: string;
  data: Data;
  /** The change of each seat's score it brings at once; null: it changes none, or that is not known yet. */
  worth?: readonly number[] | null;
}

/** A bot's advice: the action, and in words why, and what else would do. */
export interface Hinted<Data = object> extends Action<Data> {
  /** The chance to win with it, from 0 to 1; null: unknown. */
  win: number | null;
  reasons: readonly string[];
  /** The next best, with what speaks against them. */
  others: readonly { text: string; win: number | null; reasons: readonly string[] }[];
}

export interface TableModel {
  table: Table;
  play: Play | null;
  story: StoryEntry[];
  chat: ChatLine[];
}

export function opened(table: Table): TableModel {
  return { table, play: table.play, story: table.play?.story ?? [], chat: table.chat };
}

/** Is something missing between what we know and this news? Then the table must be fetched again. */
export function gap(model: TableModel, play: Play): boolean {
  const known = model.play?.seq ?? 0;
  return play.since > known;
}

/** Add rows to a story, each once and in order; an undo takes back the last action that still stands. */
export function tell(story: readonly StoryEntry[], more: readonly StoryEntry[]): StoryEntry[] {
  const last = story.at(-1)?.seq ?? -1;
  const out = [...story];
  for (const entry of more) {
    if (entry.seq <= last) continue;
    if (entry.kind === "undo") {
      const index = out.findLastIndex((row) => row.kind === "action" && row.ply !== null);
      if (index >= 0) out[index] = { ...out[index]!, ply: null };
    }
    out.push(entry);
  }
  return out;
}

export function played(model: TableModel, play: Play): TableModel {
  if (model.play && play.seq < model.play.seq) return model; // an answer that came after newer news
  return {
    ...model,
    play,
    story: tell(model.story, play.story),
    table: {
      ...model.table,
      status: play.status,
      seq: play.seq,
      fairness: { ...model.table.fairness, revealed: play.status === "over" },
    },
  };
}

export function seated(model: TableModel, news: SeatsNews): TableModel {
  return { ...model, table: { ...model.table, ...news } };
}

export function present(model: TableModel, news: PresenceNews): TableModel {
  const seats = model.table.seats.map((seat) => ({ ...seat, present: news.present.includes(seat.seat) }));
  return { ...model, table: { ...model.table, seats, spectators: news.spectators } };
}

export function said(model: TableModel, line: ChatLine): TableModel {
  if (model.chat.some((known) => known.id === line.id)) return model;
  return { ...model, chat: [...model.chat, line].sort((a, b) => a.id - b.id) };
}

// ---------------------------------------------------------------- questions

/** Where one looks back: at a step, as a seat of a shared screen. */
export function recordPath(id: string, ply: number | null, seat: number | null): string {
  const query = new URLSearchParams(
    Object.entries({ ply, seat }).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
  return `/record/${id}${query.size ? `?${query}` : ""}`;
}

export function mySeats(seats: readonly SeatOut[]): SeatOut[] {
  return seats.filter((seat) => seat.yours);
}

/** May this browser move now? */
export function myMove(model: TableModel): boolean {
  return (model.play?.actions.length ?? 0) > 0;
}

/** The row with which "since your last turn" begins: after the last action of one of your seats. */
export function sinceMine(story: readonly StoryEntry[], mine: readonly number[]): number {
  const index = story.findLastIndex((row) => row.kind === "action" && mine.includes(row.actor) && row.by === "person");
  return index < 0 ? 0 : story[index]!.seq + 1;
}

/** The same while `actor` is to move: what you have done in a turn that goes on does not make its news old. */
export function newsFrom(story: readonly StoryEntry[], mine: readonly number[], actor: number): number {
  if (!mine.includes(actor)) return sinceMine(story, mine);
  const others = story.findLastIndex((row) => row.kind === "action" && row.actor >= 0 && !mine.includes(row.actor));
  return sinceMine(story.slice(0, others + 1), mine);
}
