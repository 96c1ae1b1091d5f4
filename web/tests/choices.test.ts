import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  choicesOf,
  handOf,
  keepKey,
  pairable,
  paired,
  rollAction,
  siblingOf,
  type HandCard,
} from "@/games/king/choices";
import type { Card, KingData, Player } from "@/games/king/view";
import type { Action } from "@/lib/table";

interface Sample {
  actions: Action<KingData>[];
}
const sample = (name: string): Sample =>
  JSON.parse(readFileSync(new URL(`samples/${name}.json`, import.meta.url), "utf8")) as Sample;
const card = (id: number, joker: string): Card => ({ id, deck: 1, joker, condition: { kind: "order" } });
const front = (id: number, joker: string): HandCard => ({ kind: "front", card: card(id, joker) });
const superJoker = (n: number): HandCard => ({ kind: "super", n });

describe("from actions to clicks", () => {
  it("finds the action for every set of dice, in whatever order they were clicked", () => {
    const { actions } = sample("king-3-keep");
    const choices = choicesOf(actions);
    expect(choices.keep.size).toBe(64);
    const pair = actions.find(({ data }) => data.do === "keep" && data.dice?.join() === "1,3")!;
    expect(rollAction(choices, new Set([3, 1]))).toBe(pair.id);
    expect(rollAction(choices, new Set())).toBe(actions.find((action) => action.text === "keep none")!.id);
    expect(choices.stop).toBe(actions.find((action) => action.text === "stop")!.id);
  });

  it("tells targets on the map and where a hex that is no target would be", () => {
    const { actions } = sample("king-3-place");
    const choices = choicesOf(actions);
    const first = actions[0]!;
    expect(choices.spaces.get(first.data.space!)).toBe(first.id);
    expect(siblingOf(choices.spaces, 0)).toBe(first.id - first.data.space!);
    expect(siblingOf(new Map(), 0)).toBeNull();
  });

  it("sorts what can be stolen", () => {
    const cards = choicesOf(sample("king-4-steal_card").actions);
    expect(cards.cards.size).toBeGreaterThan(0);
    expect(cards.skip).not.toBeNull();
    expect(choicesOf(sample("king-4-steal_gem").actions).gems.length).toBeGreaterThan(0);
  });

  it("keys a set of dice by number, not by text", () => expect(keepKey([5, 0, 3])).toBe("0,3,5"));
});

describe("pairs of jokers", () => {
  const jokers = [
    { id: 1, die: "r6", supers: 0 },
    { id: 2, die: "r6", supers: 1 },
    { id: 3, die: "g1", supers: 1 },
    { id: 4, die: "r6", supers: 2 },
    { id: 5, die: "g1", supers: 2 },
  ];

  it("pairs two equal fronts, a front with a super joker, two super jokers", () => {
    expect(paired(jokers, front(1, "r6"), front(2, "r6")).map((joker) => joker.id)).toEqual([1]);
    expect(paired(jokers, front(1, "g1"), superJoker(0)).map((joker) => joker.id)).toEqual([3]);
    expect(paired(jokers, superJoker(0), superJoker(1)).map((joker) => joker.id)).toEqual([4, 5]);
  });

  it("pairs nothing that is not offered", () => {
    expect(paired(jokers, front(1, "r6"), front(2, "g1"))).toEqual([]);
    expect(paired(jokers, front(1, "b3"), front(2, "b3"))).toEqual([]);
    expect(pairable(jokers, front(1, "b3"))).toBe(false);
    expect(pairable(jokers, front(1, "r6"))).toBe(true);
    expect(pairable([], superJoker(0))).toBe(false);
  });

  it("lays out a hand: fronts, then super jokers", () => {
    const player = { cards: [card(1, "r1")], supers: 2 } as unknown as Player;
    expect(handOf(player).map((each) => each.kind)).toEqual(["front", "super", "super"]);
  });
});
