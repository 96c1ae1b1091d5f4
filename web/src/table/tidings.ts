/** What is done to you, and what the clock did for you: told where you look until you have seen it. Knows no DOM. */
import type { GameUi } from "@/games/types";
import type { EventOut, StoryEntry } from "@/lib/api";
import { seatOf } from "@/lib/args";

export interface Tiding {
  kind: "blow" | "clock";
  /** Whom it concerns. */
  seat: number;
  /** Who did it; null: chance. */
  by: number | null;
  text: string;
  weight: number;
  /** Points or gems it cost. */
  loss: number;
  icon: string | null;
}

type Ui = Pick<GameUi, "lines" | "blow" | "weight">;
/** Puts an event into words. */
type Say = (event: EventOut) => string;

interface News {
  ui: Ui;
  say: Say;
  rows: readonly StoryEntry[];
  mine: readonly number[];
  names: readonly string[];
  deltas: readonly number[];
}

/** Before everything others do: one must know that one's own turn is over. */
const CLOCK_WEIGHT = 1000;

export const heaviestFirst = <T extends { weight: number }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => b.weight - a.weight);

/** What the rows tell, a sentence for each line, the heaviest first. */
export function sentences(ui: Ui, rows: readonly StoryEntry[], say: Say): string[] {
  const told = ui
    .lines(rows)
    .flatMap((line) => ("id" in line ? [{ text: say(line), weight: ui.weight?.(line) ?? 0 }] : []));
  return heaviestFirst(told).map(({ text }) => text);
}

export function tidingsOf(news: News): Tiding[] {
  return heaviestFirst(news.mine.flatMap((seat) => [...clockOf(news, seat), ...blowsOf(news, seat)]));
}

/** Moves the clock made in your place. */
function clockOf({ ui, say, rows }: News, seat: number): Tiding[] {
  const moved = rows.filter((row) => row.by === "timer" && row.actor === seat);
  if (!moved.length) return [];
  const text = sentences(ui, moved, say).join(" ");
  return [{ kind: "clock", seat, by: null, text, weight: CLOCK_WEIGHT, loss: 0, icon: null }];
}

function blowsOf(news: News, seat: number): Tiding[] {
  const { ui, rows, mine, names, deltas } = news;
  const ownDeed = (row: StoryEntry): boolean => row.kind === "action" && mine.includes(row.actor);
  const doneBy = (row: StoryEntry): number | null => (row.actor >= 0 ? row.actor : null);
  const blows = rows
    .filter((row) => row.kind !== "undo" && !ownDeed(row))
    .flatMap((row) => row.events.map((event) => ({ row, blow: ui.blow?.(event, seat, names) ?? null })))
    .flatMap(({ row, blow }): Tiding[] =>
      blow ? [{ kind: "blow", seat, by: doneBy(row), loss: 0, ...blow, icon: blow.icon ?? null }] : [],
    );
  const loss = rows.some(ownDeed) ? 0 : Math.max(0, -(deltas[seat] ?? 0));
  if (!blows.length) return loss ? [lossOf(news, seat, loss)] : [];
  // what it cost is known of all together: the heaviest says it
  return heaviestFirst(blows).map((blow, i) => (i ? blow : { ...blow, loss }));
}

/** A loss the game has no words of its own for: the line that names you, or else the weightiest. */
function lossOf({ ui, say, rows }: News, seat: number, loss: number): Tiding {
  const named = ({ args }: EventOut): boolean => Object.values(args).some((arg) => seatOf(arg) === seat);
  const about = rows.filter((row) => row.events.some(named));
  const told = about.length ? about : rows;
  const by = told.find((row) => row.actor >= 0)?.actor ?? null;
  return { kind: "blow", seat, by, text: sentences(ui, told, say)[0] ?? "", weight: loss, loss, icon: null };
}
