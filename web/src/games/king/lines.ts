/** The log of King of the Dice: a turn's rolls become one line, what everybody sees anyway is left out. */
import type { EventOut, StoryEntry } from "@/lib/api";
import { seatOf } from "@/lib/args";
import type { Line } from "../types";

const SILENT = new Set(["king-keeps", "king-stops", "king-card-turned", "king-tiles-back", "king-turn"]);
const BURNING = new Set(["king-alarm", "king-fire-laid", "king-ruin"]);

export function lines(story: readonly StoryEntry[]): (Line | { round: number; seq: number })[] {
  const out: (Line | { round: number; seq: number })[] = [];
  let kept = "";
  let round = 0;
  for (const entry of story) {
    if (entry.kind !== "undo" && entry.ply === null) continue; // taken back
    for (const event of entry.events) {
      if (event.id === "king-keeps") kept = String(event.args.dice);
      if (event.id === "king-turn" && event.args.round !== round) {
        round = Number(event.args.round);
        out.push({ round, seq: entry.seq });
      }
      if (SILENT.has(event.id)) continue;
      const line = toLine(entry, event);
      const before = out.at(-1);
      if (event.id === "king-rolls") {
        if (event.args.roll !== 1) line.args.dice = `${kept} ${event.args.dice}`.trim();
        if (event.args.roll !== 1 && before && "id" in before && before.id === "king-rolls") out.pop();
      }
      out.push(line);
    }
  }
  return out;
}

function toLine(entry: StoryEntry, event: EventOut): Line {
  return {
    seq: entry.seq,
    ply: entry.ply,
    seat: seatOf(event.args.seat),
    icon: BURNING.has(event.id) ? "fire" : null,
    id: event.id,
    args: { ...event.args },
  };
}
