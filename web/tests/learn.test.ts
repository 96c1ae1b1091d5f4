import { describe, expect, it } from "vitest";
import { newTip } from "@/learn/tips";
import { match } from "@/lib/router-match";

const TIPS = [
  { id: "joker", events: ["king-takes"], lesson: "jokers" },
  { id: "gem", events: ["king-finds-gem", "king-supply-gem"], lesson: null },
];
const none = (): boolean => false;

describe("tips", () => {
  it("come with the first event they are about", () => {
    expect(newTip(TIPS, [{ id: "king-rolls" }, { id: "king-supply-gem" }], none)?.id).toBe("gem");
    expect(newTip(TIPS, [{ id: "king-rolls" }], none)).toBeNull();
    expect(newTip(TIPS, [], none)).toBeNull();
  });

  it("come one at a time, and never twice", () => {
    const both = [{ id: "king-supply-gem" }, { id: "king-takes" }];
    expect(newTip(TIPS, both, none)?.id).toBe("joker");
    expect(newTip(TIPS, both, (id) => id === "joker")?.id).toBe("gem");
    expect(newTip(TIPS, both, () => true)).toBeNull();
  });
});

describe("addresses", () => {
  const at = (path: string): string[] => {
    const { page, id } = match(new URL(path, "http://here"));
    return [page, id];
  };

  it("name the list, a game and a lesson", () => {
    expect(at("/learn")).toEqual(["learn", ""]);
    expect(at("/learn/king")).toEqual(["learn", "king"]);
    expect(at("/learn/king/dice")).toEqual(["lesson", "king/dice"]);
    expect(at("/learn/king/dice/x")).toEqual(["lost", ""]);
  });
});
