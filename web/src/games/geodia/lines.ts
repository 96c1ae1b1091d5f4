/** The log of Geodia: what everybody sees anyway is left out. */
import type { EventOut, StoryEntry } from "@/lib/api";
import { seatOf } from "@/lib/args";
import type { Line } from "../types";

const SILENT = new Set(["geodia-turn", "geodia-opening-turn", "geodia-ends-turn", "geodia-phase", "geodia-round"]);
const FIGHT = new Set([
  "geodia-fires",
  "geodia-fires-treasure",
  "geodia-lost",
  "geodia-wall-falls",
  "geodia-chest-lost",
  "geodia-rail-hit",
  "geodia-road-hit",
]);

export function lines(story: readonly StoryEntry[]): (Line | { round: number; seq: number })[] {
  const out: (Line | { round: number; seq: number })[] = [];
  for (const entry of story) {
    if (entry.kind !== "undo" && entry.ply === null) continue; // taken back
    for (const event of entry.events) {
      if (event.id === "geodia-round") out.push({ round: Number(event.args.round), seq: entry.seq });
      if (SILENT.has(event.id)) continue;
      out.push(toLine(entry, event));
    }
  }
  return out;
}

function icon(id: string): string | null {
  if (FIGHT.has(id)) return "i-swords";
  if (id.startsWith("geodia-worms")) return "i-worms";
  if (id.startsWith("geodia-dragon") || id.startsWith("geodia-treasure")) return "i-dragon";
  return null;
}

function toLine(entry: StoryEntry, event: EventOut): Line {
  return {
    seq: entry.seq,
    ply: entry.ply,
    seat: seatOf(event.args.seat),
    icon: icon(event.id),
    id: event.id,
    args: { ...event.args },
  };
}
