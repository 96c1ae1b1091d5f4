import { describe, expect, it } from "vitest";
import { bare, lay, swap } from "@/games/geodia/editor/layout";
import { carry, shift, toggle, topMark, turn, type KingLayout } from "@/games/king/editor/layout";
import type { PlayedGame } from "@/lib/api";
import { centre, placeAt } from "@/lib/hex";
import { mapIn, mapLink, readMap } from "@/lib/own-map";
import { pack, unpack } from "@/lib/pack";
import { bgStatsLink } from "@/pages/own/bgstats";
import { layOut, percent } from "@/pages/own/chart";

const KING: KingLayout = {
  west: { turn: 0, move: [0, 0] },
  east: { turn: 5, move: [3, 0] },
  fires: ["west.lava"],
  white: ["west.cave"],
  gold: ["east.coast"],
};

describe("maps in links", () => {
  it("come back as they were, in letters a link may have", async () => {
    const link = await mapLink({ seats: 3, layout: KING });
    expect(link).toMatch(/^[\w-]+$/);
    expect(await mapIn(link)).toEqual({ seats: 3, layout: KING });
    expect(await unpack(await pack(["ž", 1, null]))).toEqual(["ž", 1, null]);
  });

  it("are none if somebody tampered with them", async () => {
    for (const text of ["", "%", "AAAA", "x".repeat(7000), await pack("map"), await pack({ seats: "3", layout: [] })])
      expect(await mapIn(text)).toBeNull();
    expect(readMap({ seats: 2, layout: { a: 1 } })).toEqual({ seats: 2, layout: { a: 1 } });
  });

  it("do not unfold to anything huge", async () => {
    expect(await unpack(await pack("a".repeat(60_000)))).toHaveLength(60_000);
    await expect(pack("a".repeat(10))).resolves.toBeTruthy();
    const bomb = new Blob([new Uint8Array(3_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const text = btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
    expect(text.length).toBeLessThan(6000);
    expect(await unpack(text)).toBeNull();
  });
});

describe("laying King's map", () => {
  it("puts marks down and takes them away; a space has one gem", () => {
    expect(toggle(KING, "fires", "east.cave").fires).toEqual(["west.lava", "east.cave"]);
    expect(toggle(KING, "fires", "west.lava").fires).toEqual([]);
    const changed = toggle(KING, "gold", "west.cave");
    expect([changed.white, changed.gold]).toEqual([[], ["east.coast", "west.cave"]]);
    expect(KING.white).toEqual(["west.cave"]);
  });

  it("carries marks, from a space or from the box", () => {
    expect(carry(KING, "fires", "west.lava", "west.cave").fires).toEqual(["west.cave"]);
    expect(carry(KING, "fires", null, "west.cave").fires).toEqual(["west.lava", "west.cave"]);
    expect(carry(KING, "fires", "west.lava", "west.lava")).toBe(KING);
  });

  it("turns and shifts a half", () => {
    expect(turn(KING, "east", 1).east.turn).toBe(0);
    expect(turn(KING, "west", -1).west.turn).toBe(5);
    expect(shift(KING, "east", { q: -1, r: 1 }).east.move).toEqual([2, 1]);
  });

  it("lifts the gem before the fire", () => {
    const space = { name: "", at: [0, 0] as [number, number], half: "west" as const, land: "", covered: false };
    expect(topMark({ ...space, fire: true, gem: "gold" })).toBe("gold");
    expect(topMark({ ...space, fire: true, gem: null })).toBe("fires");
    expect(topMark({ ...space, fire: false, gem: null })).toBeNull();
  });
});

it("lays Geodia's tiles: one landscape to a tile", () => {
  const layout = { "wood-iron": ["a1"], "iron-water": ["b2"] };
  expect(lay(layout, "a1", "iron-water")).toEqual({ "wood-iron": [], "iron-water": ["b2", "a1"] });
  expect(lay(layout, "a1", null)).toEqual({ "wood-iron": [], "iron-water": ["b2"] });
  expect(swap(layout, "a1", "b2")).toEqual({ "wood-iron": ["b2"], "iron-water": ["a1"] });
  expect(bare(layout)).toEqual({ "wood-iron": [], "iron-water": [] });
});

it("finds the hex under a point", () => {
  for (let q = -4; q <= 4; q++)
    for (let r = -4; r <= 4; r++) {
      const { x, y } = centre({ q, r });
      expect(placeAt({ x: x + 25, y: y - 30 })).toEqual({ q, r });
      expect(placeAt({ x: x - 45, y: y + 10 })).toEqual({ q, r });
    }
});

const GAME: PlayedGame = {
  id: "t1",
  source: "screen",
  game: "king",
  started: 1_600_000_000,
  ended: 1_600_001_830,
  place: 1,
  seats: [
    { seat: 0, name: "Eva & Ota", colour: "black", bot: null, you: true, score: 40, rank: 1 },
    { seat: 1, name: null, colour: "purple", bot: "hard", you: false, score: 31, rank: 2 },
  ],
};

it("hands a game to BG Stats", () => {
  const link = new URL(bgStatsLink(GAME, "King of the Dice", (seat) => `Player ${seat + 1}`));
  expect(link.origin + link.pathname).toBe("https://app.bgstatsapp.com/createPlay.html");
  expect(JSON.parse(link.searchParams.get("data")!)).toEqual({
    sourceName: "Gemhold",
    sourcePlayId: "t1",
    playDate: "2020-09-13 12:57:10",
    durationMin: 31,
    game: { name: "King of the Dice", sourceGameId: "king", highestWins: true, noPoints: false },
    players: [
      { name: "Eva & Ota", sourcePlayerId: "Eva & Ota", score: "40", rank: 1, winner: true },
      { name: "Player 2", sourcePlayerId: "bot hard", score: "31", rank: 2, winner: false },
    ],
  });
});

it("charts scores, the newest right, losses of points included", () => {
  const scores = [12, -3, 40].map((score, i) => ({ ended: i, score, rank: i === 2 ? 1 : 2, seats: 2 }));
  const chart = layOut(scores, 300, 150);
  expect(chart.rows.map(({ value }) => value)).toEqual([-20, 0, 20, 40]);
  expect(chart.dots.map(({ x }) => x)).toEqual([38, 162, 286]);
  expect(chart.dots.map(({ won }) => won)).toEqual([false, false, true]);
  expect(chart.dots[2]!.y).toBe(14);
  expect(layOut([scores[0]!], 300, 150).dots[0]!.x).toBe(162);
  expect([percent(1, 3), percent(0, 0)]).toEqual([33, 0]);
});
