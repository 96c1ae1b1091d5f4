import { describe, expect, it, vi } from "vitest";
import type { Play, StoryEntry, Table } from "@/lib/api";
import { gap, newsFrom, opened, played, present, recordPath, said, seated, sinceMine, tell } from "@/lib/table";
import { Playback } from "@/table/playback.svelte";

const row = (
  seq: number,
  actor: number,
  kind: StoryEntry["kind"] = "action",
  by: StoryEntry["by"] = "person",
): StoryEntry => ({ seq, ply: seq, actor, kind, by, events: [], at: 0 });
const play = (seq: number, since: number, story: StoryEntry[] = []): Play => ({
  seq,
  since,
  plies: seq,
  status: "playing",
  actor: 0,
  viewer: 0,
  view: {},
  actions: [],
  undoable: false,
  deadline: null,
  now: 0,
  story,
  result: null,
});
const seat = (n: number): Table["seats"][number] => ({
  seat: n,
  kind: "human",
  name: "A",
  colour: "purple",
  bot: null,
  yours: n === 0,
  handed: false,
  joinable: false,
  hot_seat: false,
  present: false,
  trouble: false,
});
const table = (now: Play | null): Table => ({
  id: "t",
  game: "king",
  rules: 1,
  options: {},
  status: "playing",
  created: 0,
  public: false,
  timer: null,
  pace: 0,
  autostart: true,
  host: true,
  seats: [seat(0), seat(1)],
  spectators: 0,
  seq: now?.seq ?? 0,
  play: now,
  chat: [],
  fairness: { scheme: 2, commitment: "", revealed: false, round: 1, phase: "fixed", awaited: [], seats: [] },
  invite: { open: [], path: "/t/t" },
  rematch: null,
  rematch_of: null,
  taken: 0,
});

describe("looking back", () => {
  it("is found by step and by seat, where they are known", () => {
    expect(recordPath("t", null, null)).toBe("/record/t");
    expect(recordPath("t", 12, null)).toBe("/record/t?ply=12");
    expect(recordPath("t", 0, 1)).toBe("/record/t?ply=0&seat=1");
  });
});

describe("the story", () => {
  it("takes each row once, whatever comes twice", () => {
    const story = tell([row(0, 0), row(1, 1)], [row(1, 1), row(2, 0)]);
    expect(story.map((entry) => entry.seq)).toEqual([0, 1, 2]);
  });

  it("marks what an undo took back", () => {
    const story = tell([row(0, -1, "chance", "chance"), row(1, 0)], [{ ...row(2, 0, "undo"), ply: null }]);
    expect(story.map((entry) => entry.ply)).toEqual([0, null, null]);
  });

  it("knows where the news since your last turn begin", () => {
    expect(sinceMine([row(0, 0), row(1, 1), row(2, 1)], [0])).toBe(1);
    expect(sinceMine([row(0, 1)], [0])).toBe(0);
    expect(sinceMine([row(0, 0, "action", "timer"), row(1, 1)], [0])).toBe(0);
  });

  it("keeps the news while your turn goes on, whatever you have done in it", () => {
    const chance = row(5, -1, "chance", "chance");
    const story = [row(0, 0), row(1, 1), row(2, 1), row(3, 0), row(4, 0), chance];
    expect(newsFrom(story, [0], 0)).toBe(1);
    expect(newsFrom(story, [0], 1)).toBe(5);
    expect(newsFrom([row(0, 0), row(1, 0)], [0], 0)).toBe(0); // nobody else has had a turn
  });
});

describe("news", () => {
  it("moves the table on and ignores what is older", () => {
    const model = played(opened(table(play(3, 0))), play(5, 3, [row(3, 1), row(4, 1)]));
    expect(model.play?.seq).toBe(5);
    expect(model.story).toHaveLength(2);
    expect(played(model, play(4, 3)).play?.seq).toBe(5);
  });

  it("sees a gap", () => {
    const model = opened(table(play(3, 0)));
    expect(gap(model, play(9, 5))).toBe(true);
    expect(gap(model, play(9, 3))).toBe(false);
  });

  it("reveals the dice when the game is over", () => {
    const over = { ...play(9, 3), status: "over" as const };
    expect(played(opened(table(play(3, 0))), over).table.fairness.revealed).toBe(true);
  });

  it("seats, presence and chat", () => {
    let model = opened(table(null));
    const { fairness } = model.table;
    model = seated(model, {
      status: "waiting",
      options: {},
      seats: [seat(0)],
      invite: { open: [1], path: "/t/t" },
      rematch: null,
      fairness,
    });
    expect(model.table.status).toBe("waiting");
    model = present(model, { present: [0], spectators: 2 });
    expect([model.table.seats[0]?.present, model.table.spectators]).toEqual([true, 2]);
    const line = { id: 4, seat: 0, name: "A", text: "hi", at: 0 };
    model = said(said(model, line), line);
    expect(model.chat).toHaveLength(1);
  });
});

describe("playback", () => {
  it("shows one after another, and all at once when skipped", () => {
    vi.useFakeTimers();
    const seen: number[] = [];
    const playback = new Playback<number>(
      (item) => seen.push(item),
      () => 500,
    );
    for (const item of [1, 2, 3, 4]) playback.push(item);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(500);
    expect(seen).toEqual([1, 2]);
    playback.skip();
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(playback.waiting).toBe(0);
    playback.push(5);
    expect(seen).toContain(5);
    vi.useRealTimers();
  });

  it("can be held, stepped through, and let go", () => {
    vi.useFakeTimers();
    const seen: number[] = [];
    const playback = new Playback<number>(
      (item) => seen.push(item),
      () => 500,
    );
    playback.push(1);
    playback.pause();
    for (const item of [2, 3, 4, 5]) playback.push(item);
    vi.advanceTimersByTime(5000);
    expect([seen, playback.waiting]).toEqual([[1], 4]);
    playback.step();
    vi.advanceTimersByTime(5000);
    expect([seen, playback.paused]).toEqual([[1, 2], true]);
    playback.goOn();
    expect(seen).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    vi.useRealTimers();
  });

  it("waits while something else is seen", () => {
    vi.useFakeTimers();
    const seen: number[] = [];
    const playback = new Playback<number>(
      (item) => seen.push(item),
      () => 0,
    );
    playback.hold(300);
    playback.push(1);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual([1]);
    vi.useRealTimers();
  });
});
