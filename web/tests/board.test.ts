import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rolledDice, touched } from "@/games/king/events";
import { lines } from "@/games/king/lines";
import { luckOf, verdict } from "@/games/king/luck";
import type { KingView } from "@/games/king/view";
import type { StoryEntry } from "@/lib/api";
import { bounds, centre, emptiest, seam, step, type Way } from "@/lib/hex";
import { match } from "@/lib/router-match";
import { preferred } from "@/lib/languages";

const sample = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`samples/${name}.json`, import.meta.url), "utf8")) as T;
const { view } = sample<{ view: KingView }>("king-3-keep");
const places = view.spaces.map((space) => ({ q: space.at[0], r: space.at[1], group: space.half }));

describe("hexes", () => {
  it("arrow keys walk to neighbours and reach every hex", () => {
    const seen = new Set([0]);
    const queue = [0];
    while (queue.length) {
      const at = queue.pop()!;
      for (const way of ["left", "right", "up", "down"] as Way[]) {
        const next = step(places, at, way);
        if (next !== undefined && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(30);
  });

  it("left and right stay in the row", () => {
    const c3 = view.spaces.findIndex((space) => space.name === "c3");
    expect(view.spaces[step(places, c3, "right")!]!.name).toBe("c4");
    expect(view.spaces[step(places, c3, "left")!]!.name).toBe("c2");
    expect(
      step(
        places,
        view.spaces.findIndex((space) => space.name === "c1"),
        "left",
      ),
    ).toBeUndefined();
  });

  it("the box holds every hex, the seam parts the halves, a corner is free", () => {
    const box = bounds(places, 10, 10);
    for (const at of places) {
      const c = centre(at);
      expect(c.x > box.x && c.x < box.x + box.w && c.y > box.y && c.y < box.y + box.h).toBe(true);
    }
    expect(seam(places).match(/M/g)!.length).toBeGreaterThan(3);
    expect(seam(places.map((at) => ({ ...at, group: 0 })))).toBe("");
    expect(emptiest(places, box)[0]!.room).toBeGreaterThanOrEqual(emptiest(places, box)[3]!.room);
  });
});

describe("events", () => {
  const rolls = (dice: string, roll: number) => ({
    id: "king-rolls",
    args: { seat: { seat: 0 }, dice, n: dice.split(" ").length, roll },
  });
  it("tells which dice were rolled", () => {
    const before = ["b1", "r6", "g1", "r6", "b2", "r2"];
    expect(
      rolledDice(before, [
        { id: "king-keeps", args: { seat: { seat: 0 }, dice: "r6 r6", n: 2 } },
        rolls("b1 g2 b3 r1", 2),
      ]),
    ).toEqual(new Set([0, 2, 4, 5]));
    expect(rolledDice(before, [rolls("b1 g2 b3 r1 r1 r1", 1)])!.size).toBe(6);
    expect(rolledDice(before, [])).toBeNull();
  });
  it("tells which spaces changed", () =>
    expect(
      touched([{ id: "king-builds", args: { seat: { seat: 1 }, space: { space: "c5" }, land: "swamp" } }]),
    ).toEqual(new Set(["c5"])));
});

describe("the log", () => {
  const story = sample<StoryEntry[]>("king-3-story");
  it("tells a turn's rolls in one line with all six dice", () => {
    const rolls = lines(story).filter((line) => "id" in line && line.id === "king-rolls");
    const last = rolls.find((line) => "id" in line && line.args.roll === 3)!;
    expect("id" in last && String(last.args.dice).split(" ")).toHaveLength(6);
    expect(rolls).toHaveLength(
      new Set(rolls.map((line) => "id" in line && `${line.seat}-${Math.floor(line.seq / 9)}`)).size,
    );
  });
  it("opens each round once", () => {
    const rounds = lines(story).flatMap((line) => ("round" in line ? [line.round] : []));
    expect(rounds).toEqual([...new Set(rounds)]);
    expect(rounds[0]).toBe(1);
  });
  it("leaves out what was taken back", () => {
    const undone = story.map((entry) => ({ ...entry, ply: null }));
    expect(lines(undone)).toEqual([]);
  });
  it("counts luck from the rolls", () => {
    const luck = luckOf(story, 3);
    expect(luck.every((each) => each.dice > 0 && each.mean >= 1 && each.mean <= 6)).toBe(true);
    expect(
      luckOf(
        [{ ...story[0]!, events: [{ id: "king-rolls", args: { seat: { seat: 0 }, dice: "r6 r6 r6 r6 r6 r6" } }] }],
        1,
      )[0],
    ).toMatchObject({ dice: 6, sum: 36, mean: 6 });
    expect([verdict(2), verdict(0), verdict(-2)]).toEqual(["lucky", "even", "unlucky"]);
  });
});

describe("small things", () => {
  it("routes", () => {
    const page = (path: string): string => match(new URL(path, "http://x")).page;
    expect(
      ["/", "/new?game=king", "/t/abc-1", "/record/abc?ply=3", "/dice", "/rules/king", "/nope", "/t/a/b"].map(page),
    ).toEqual(["home", "new", "table", "record", "dice", "rules", "lost", "lost"]);
    expect(match(new URL("/#claim=x1", "http://x")).hash).toBe("claim=x1");
  });
  it("language from the browser", () => {
    expect(preferred(["de-AT", "cs-CZ", "en"])).toBe("cs");
    expect(preferred(["fr"])).toBe("en");
  });
});
