import { describe, expect, it } from "vitest";
import { readable } from "@/lib/readable";
import { boardOf, gridOf, stepOn } from "@/table/plain/board";
import { bySpace, deedOf, found, groupsOf, onBoardOnly, type Deed } from "@/table/plain/deeds";
import { lines } from "@/table/plain/lines";
import { markSheet } from "@/table/plain/marks";
import { modelOf, scoresOf, shown } from "@/table/plain/view";

const text = (value: string): { kind: "text"; text: string } => ({ kind: "text", text: value });
const names = ["Eva", "Oto"];

describe("a view as things to show", () => {
  it("gives a column to what each player has, and leaves out what is told elsewhere", () => {
    const model = modelOf({ seat: 0, actor: 1, board: {}, numbers: [3, 4], round: 2, deck: [1, 2, 3] }, 2);
    expect(model.columns).toEqual([{ key: "numbers", values: [text("3"), text("4")] }]);
    expect(model.fields).toEqual([
      { key: "round", value: text("2") },
      { key: "deck", value: { kind: "list", items: [text("1"), text("2"), text("3")] } },
    ]);
  });

  it("gives a column to each key of a list of players", () => {
    const players = [
      { seat: 0, gold: 1, hand: ["ace"] },
      { seat: 1, gold: 5, hand: [] },
    ];
    expect(modelOf({ players }, 2).columns).toEqual([
      { key: "gold", values: [text("1"), text("5")] },
      { key: "hand", values: [{ kind: "list", items: [text("ace")] }, { kind: "none" }] },
    ]);
  });

  it("shows seats, spaces, yes and no, nothing, and what lies within", () => {
    expect(shown({ seat: 1 }, 2)).toEqual({ kind: "seat", seat: 1 });
    expect(shown({ space: "c5" }, 2)).toEqual(text("c5"));
    expect(shown(true, 2)).toEqual({ kind: "flag", on: true });
    expect([shown(null, 2), shown([], 2), shown({}, 2), shown("", 2)]).toEqual(Array(4).fill({ kind: "none" }));
    expect(shown({ bank: [1, 2] }, 2)).toEqual({
      kind: "fields",
      fields: [{ key: "bank", value: { kind: "seats", values: [text("1"), text("2")] } }],
    });
  });

  it("finds the scores, of all or of each player", () => {
    expect(scoresOf({ score: [3, 4] })).toEqual([3, 4]);
    expect(scoresOf({ players: [{ score: 1 }, { score: 2 }] })).toEqual([1, 2]);
    expect([scoresOf({}), scoresOf({ score: 3 }), scoresOf({ players: [{ gold: 1 }] })]).toEqual([[], [], []]);
  });

  it("makes names in code readable", () => expect(readable("rolls_left")).toBe("Rolls left"));
});

describe("a board", () => {
  const at = (name: string, x: number, y: number): { name: string; at: [number, number] } => ({ name, at: [x, y] });
  const grid = { shape: "grid", spaces: [at("a1", 1, 1), at("b1", 2, 1), at("a2", 1, 2), at("d1", 4, 1)] };

  it("is read from the view, and only if it can be drawn", () => {
    expect(boardOf({ board: grid })!.spaces[0]).toEqual({ name: "a1", at: [1, 1], text: "", seat: null });
    expect(boardOf({})).toBeNull();
    expect(boardOf({ board: [0, 0, 1] })).toBeNull();
    expect(boardOf({ board: { shape: "ring", spaces: [] } })).toBeNull();
    expect(boardOf({ board: { shape: "hex", spaces: [{ name: "x" }] } })).toBeNull();
  });

  it("of squares is laid out from its first column and row, and walked by arrows", () => {
    const { spaces } = boardOf({ board: grid })!;
    expect(gridOf(spaces)).toEqual({
      columns: 4,
      cells: [
        { column: 1, row: 1 },
        { column: 2, row: 1 },
        { column: 1, row: 2 },
        { column: 4, row: 1 },
      ],
    });
    expect(stepOn(spaces, 0, "ArrowRight")).toBe(1);
    expect(stepOn(spaces, 1, "ArrowRight")).toBe(3);
    expect(stepOn(spaces, 0, "ArrowDown")).toBe(2);
    expect(stepOn(spaces, 0, "ArrowLeft")).toBeUndefined();
    expect(stepOn(spaces, 0, "x")).toBeUndefined();
  });
});

describe("actions as deeds", () => {
  const deed = (id: number, what: string, more: Record<string, string | number> = {}): Deed =>
    deedOf({ id, text: `${what} ${id}`, data: { do: what, ...more } }, names);

  it("tells messages numbers, texts, players and spaces", () => {
    const data = { do: "steal", n: 2, from: { seat: 1 }, space: { space: "c5" }, odd: [1], no: null };
    expect(deedOf({ id: 7, text: "steal", data, worth: [2, 0, -1] }, names)).toEqual({
      id: 7,
      text: "steal",
      what: "steal",
      space: "c5",
      args: { do: "steal", n: 2, from: "Oto", space: "c5" },
      worth: [
        { seat: 0, points: 2 },
        { seat: 2, points: -1 },
      ],
    });
  });

  it("are grouped by what is done, in their order", () => {
    const groups = groupsOf([deed(1, "take"), deed(2, "pass"), deed(3, "take")]);
    expect(groups.map((group) => [group.what, group.deeds.map((each) => each.id)])).toEqual([
      ["take", [1, 3]],
      ["pass", [2]],
    ]);
  });

  it("are found on the board, which alone shows them when they are many", () => {
    const put = Array.from({ length: 10 }, (_, i) => deed(i, "put", { space: `a${i}` }));
    const spaces = put.map(({ space }) => ({ name: space! }));
    const places = bySpace([...put, deed(99, "pass"), deed(98, "put", { space: "off" })], spaces);
    expect(places.size).toBe(10);
    expect(onBoardOnly({ what: "put", deeds: put }, places)).toBe(true);
    expect(onBoardOnly({ what: "put", deeds: put.slice(0, 9) }, places)).toBe(false);
    expect(onBoardOnly({ what: "put", deeds: [...put, deed(99, "put")] }, places)).toBe(false);
  });

  it("are found by words, whatever their accents", () => {
    const all = [deed(1, "ťahať", { n: 1 }), deed(2, "stáť")];
    expect(found(all, (each) => each.what, "tah 1").map((each) => each.id)).toEqual([1]);
    expect(found(all, (each) => each.what, "")).toHaveLength(2);
  });
});

describe("the plain log", () => {
  it("has a line for every event that stands, with the mark of its first player", () => {
    const entry = { actor: 0, kind: "action" as const, by: "person" as const, at: 0 };
    const says = { id: "toy-says", args: { word: "high", who: { seat: 1 } } };
    const story = [
      { ...entry, seq: 0, ply: 0, events: [says] },
      { ...entry, seq: 1, ply: null, events: [says] },
      { ...entry, seq: 2, ply: null, kind: "undo" as const, events: [{ id: "undone", args: { seat: { seat: 0 } } }] },
    ];
    expect(lines(story).map((line) => [line.seq, line.seat])).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });
});

describe("marks", () => {
  it("differ in shape, not in colour alone, and take no markup from a game", () => {
    const sheet = markSheet("toy", ["red", "blue", '"><script>']);
    const shapes = [...sheet.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(shapes).size).toBe(3);
    expect(sheet).not.toContain("<script>");
  });
});
