import { describe, expect, it } from "vitest";
import { choicesOf, soleAnswer } from "@/games/geodia/choices";
import { gatheredOf } from "@/games/geodia/report";
import { soundOf } from "@/games/geodia/sounds";
import { weightOf } from "@/games/geodia/weights";
import type { EventOut } from "@/lib/api";
import type { Action } from "@/lib/table";

const event = (id: string, args: EventOut["args"] = {}): EventOut => ({ id: `geodia-${id}`, args });
const action = (id: number, what: string): Action => ({ id, text: what, data: { do: what } });

describe("a question with one answer", () => {
  it("is none: no card to play, no shot to fire", () => {
    expect(soleAnswer(choicesOf([action(7, "no")]), "find")).toBe(7);
    expect(soleAnswer(choicesOf([action(9, "end")]), "combat")).toBe(9);
  });

  it("ends neither the main nor the final phase, nor a combat with a weapon", () => {
    expect(soleAnswer(choicesOf([action(9, "end")]), "main")).toBeNull();
    expect(soleAnswer(choicesOf([action(9, "end")]), "final")).toBeNull();
    expect(soleAnswer(choicesOf([action(9, "end"), action(3, "aim")]), "combat")).toBeNull();
  });
});

describe("news", () => {
  it("are told by weight: a chest of four gems before everything an income brings", () => {
    const news = [
      event("income", { n: 1, first: "wood", second: "iron" }),
      event("tool-income"),
      event("dice"),
      event("takes"),
      event("stock-full"),
      event("chest-put", { gems: 4 }),
      event("chest-put", { gems: 2 }),
    ];
    const told = news.toSorted((a, b) => weightOf(b) - weightOf(a)).map(({ id, args }) => `${id} ${String(args.gems)}`);
    expect(told.slice(0, 2)).toEqual(["geodia-chest-put 4", "geodia-chest-put 2"]);
    expect(weightOf(event("moves"))).toBeLessThan(0);
  });

  it("count what all tiles brought together", () => {
    const gathered = gatheredOf([
      event("income", { n: 2, first: "wood", second: "iron" }),
      event("income", { n: 1, first: "iron", second: "water" }),
      event("chest-home", { gems: 3 }),
    ]);
    expect(Object.fromEntries(gathered)).toEqual({ wood: 2, iron: 3, water: 1 });
  });
});

describe("sounds", () => {
  it("tell gains and losses to those they concern", () => {
    const theft = event("steals", { seat: { seat: 1 }, from: { seat: 0 }, gems: 3 });
    expect(soundOf(theft, [1])).toBe("gain");
    expect(soundOf(theft, [0])).toBe("loss");
    expect(soundOf(theft, [2])).toBeNull();
    expect(soundOf(event("detonates", { seat: { seat: 1 } }), [0])).toBe("blast");
  });
});
