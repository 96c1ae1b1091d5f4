import { describe, expect, it } from "vitest";
import type { StoryEntry } from "@/lib/api";
import { marksOf, turnFrom } from "@/pages/record/turns";

const row = (seq: number, ply: number | null, actor: number, round?: number): StoryEntry => ({
  seq,
  ply,
  actor,
  kind: actor < 0 ? "chance" : "action",
  by: "person",
  events: round ? [{ id: "round", args: { round } }] : [],
  at: 0,
});
const lines = (story: readonly StoryEntry[]): { round: number; seq: number }[] =>
  story.flatMap((entry) =>
    entry.events.length ? [{ round: Number(entry.events[0]!.args.round), seq: entry.seq }] : [],
  );

// two turns of round 1, one step of which was taken back; then round 2 begins with fate
const STORY = [
  row(0, 0, 0, 1),
  row(1, 1, 0),
  row(2, null, 1),
  row(3, 2, 1),
  row(4, 3, -1, 2),
  row(5, 4, 0),
  row(6, 5, 0),
];

describe("the turns of a record", () => {
  it("marks where they begin, and which of them begin a round", () => {
    expect(marksOf(STORY, lines)).toEqual([
      { ply: 0, seat: 0, round: 1 },
      { ply: 2, seat: 1, round: null },
      { ply: 4, seat: 0, round: 2 },
    ]);
  });

  it("goes from turn to turn, and to the ends", () => {
    const marks = marksOf(STORY, lines);
    expect([0, 1, 2, 4].map((ply) => turnFrom(marks, ply, 6, 1))).toEqual([2, 2, 4, 6]);
    expect([6, 4, 2, 0].map((ply) => turnFrom(marks, ply, 6, -1))).toEqual([4, 2, 0, 0]);
  });
});
