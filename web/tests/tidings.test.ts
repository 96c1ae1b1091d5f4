import { describe, expect, it } from "vitest";
import type { GameUi } from "@/games/types";
import type { EventOut, StoryEntry } from "@/lib/api";
import { restOf } from "@/table/rest";
import { deltasOf, marksOf } from "@/table/scores";
import { sentences, tidingsOf } from "@/table/tidings";
import { priced } from "@/table/worth.svelte";

const event = (id: string, args: EventOut["args"] = {}): EventOut => ({ id, args });
const row = (seq: number, actor: number, events: EventOut[], by: StoryEntry["by"] = "bot"): StoryEntry => ({
  seq,
  ply: seq,
  actor,
  kind: actor < 0 ? "chance" : "action",
  by,
  events,
  at: 0,
});
const WEIGHTS: Record<string, number> = { "toy-chest": 5, "toy-steals": 3 };

/** As a game would have it: rounds are headings, all else is a line. */
const ui: Pick<GameUi, "lines" | "pause" | "blow" | "weight" | "scores"> = {
  lines: (story) =>
    story.flatMap(({ seq, ply, events }) =>
      events.map(({ id, args }) =>
        id === "toy-round" ? { round: Number(args.n), seq } : { seq, ply, seat: null, icon: null, id, args },
      ),
    ),
  pause: (events) => (events.length ? 500 : 0),
  weight: ({ id }) => WEIGHTS[id] ?? 0,
  blow: ({ id, args }, me) =>
    id === "toy-steals" && typeof args.from === "object" && "seat" in args.from && args.from.seat === me
      ? { text: "stolen", weight: 3 }
      : null,
  scores: (view) => (view as { score: number[] }).score,
};
const say = ({ id }: EventOut): string => id.replace("toy-", "");
const news = { ui, say, mine: [0], names: ["Eva", "Oto"], deltas: [0, 0] };
const theft = row(4, 1, [event("toy-steals", { from: { seat: 0 } })]);

describe("what is done to you", () => {
  it("is told with what it cost, the heaviest first", () => {
    const rows = [row(3, 1, [event("toy-pays", { seat: { seat: 0 } })]), theft];
    expect(tidingsOf({ ...news, rows, deltas: [-4, 4] })).toEqual([
      { kind: "blow", seat: 0, by: 1, text: "stolen", weight: 3, loss: 4, icon: null },
    ]);
  });

  it("is told even where the game has no words for it", () => {
    const [tiding] = tidingsOf({
      ...news,
      rows: [row(3, 1, [event("toy-burns", { seat: { seat: 0 } })])],
      deltas: [-2, 0],
    });
    expect(tiding).toMatchObject({ kind: "blow", by: 1, text: "burns", loss: 2 });
  });

  it("is not what one does oneself, nor what others suffer", () => {
    expect(tidingsOf({ ...news, rows: [row(3, 0, [event("toy-pays")], "person")], deltas: [-2, 0] })).toEqual([]);
    expect(tidingsOf({ ...news, rows: [row(3, 1, [event("toy-pays")])], deltas: [0, -2] })).toEqual([]);
    expect(tidingsOf({ ...news, mine: [], rows: [theft], deltas: [-4, 0] })).toEqual([]);
  });

  it("comes after what the clock did in one's place", () => {
    const rows = [row(3, 0, [event("toy-rolls")], "timer"), theft];
    expect(tidingsOf({ ...news, rows }).map(({ kind, text }) => [kind, text])).toEqual([
      ["clock", "rolls"],
      ["blow", "stolen"],
    ]);
  });
});

it("news are told by their weight, and otherwise as they came", () => {
  const rows = [row(1, 1, [event("toy-moves"), event("toy-rolls")]), row(2, -1, [event("toy-chest")])];
  expect(sentences(ui, rows, say)).toEqual(["chest", "moves", "rolls"]);
});

describe("how long a play is shown", () => {
  const rows = [row(1, 1, [event("toy-moves"), event("toy-rolls")])];
  it("follows what it tells, line by line", () => {
    expect(restOf(ui, rows, "normal", 0)).toBe(1000);
    expect(restOf(ui, rows.slice(1), "normal", 0)).toBe(0);
    expect(restOf(ui, [row(1, 1, Array(20).fill(event("toy-moves")) as EventOut[])], "normal", 0)).toBeLessThan(4000);
  });
  it("follows the wish, and the length of the line", () => {
    expect(restOf(ui, rows, "slow", 0)).toBeGreaterThan(2000);
    expect(restOf(ui, rows, "slow", 20)).toBe(restOf(ui, rows, "slow", 0));
    expect(restOf(ui, rows, "fast", 0)).toBe(400);
    expect(restOf(ui, rows, "normal", 20)).toBe(500);
    expect(restOf(ui, rows, "instant", 0)).toBe(0);
  });
});

describe("scores", () => {
  it("change from view to view", () => {
    expect(deltasOf(ui, { score: [1, 5] }, { score: [4, 3] })).toEqual([3, -2]);
    expect(deltasOf({}, {}, {})).toEqual([]);
  });
  it("are looked up at the end of every round", () => {
    const story = [
      row(0, -1, [event("toy-round", { n: 1 })]),
      row(1, 0, []),
      row(2, 1, [event("toy-round", { n: 2 })]),
    ];
    expect(marksOf(ui, story, 5)).toEqual([
      { ply: 0, round: 0 },
      { ply: 2, round: 1 },
      { ply: 5, round: 2 },
    ]);
  });
  it("are looked up in even steps where there are no rounds, and never too often", () => {
    const marks = marksOf(ui, [row(0, 0, [event("toy-moves")])], 400);
    expect([marks[0], marks.at(-1)]).toEqual([
      { ply: 0, round: null },
      { ply: 400, round: null },
    ]);
    expect(marks).toHaveLength(20);
  });
});

it("actions get their worth, and null if they change nothing", () => {
  const actions = [3, 4].map((id) => ({ id, text: "", data: {} }));
  expect(priced(actions, { 4: [2, -1] }).map(({ worth }) => worth)).toEqual([null, [2, -1]]);
});
