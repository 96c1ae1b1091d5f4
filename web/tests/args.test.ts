import { describe, expect, it } from "vitest";
import { richArgs, seatOf, spaceOf, spokenArgs } from "@/lib/args";
import { parts } from "@/lib/messages";

const args = { seat: { seat: 1 }, from: { seat: 0 }, tile: { space: "c5" }, dice: "r6 g1", n: 2 };
const names = ["Eva", "Oto"];
const name = (seat: number): string => names[seat]!;

describe("arguments by their kind", () => {
  it("tells seats and spaces from numbers and texts", () => {
    expect([seatOf(args.seat), seatOf(args.n), seatOf(args.tile), seatOf(undefined)]).toEqual([1, null, null, null]);
    expect([spaceOf(args.tile), spaceOf(args.dice), spaceOf(args.seat)]).toEqual(["c5", null, null]);
  });

  it("says players by name, whatever the argument is called", () => {
    expect(spokenArgs(args, name)).toEqual({ seat: "Oto", from: "Eva", tile: "c5", dice: "r6 g1", n: 2 });
  });

  it("leaves to the game what is its own", () => {
    const own = (which: string, value: string | number): string | number => (which === "dice" ? "six, one" : value);
    expect(spokenArgs(args, name, own).dice).toBe("six, one");
  });

  it("marks seats and spaces for the log", () => {
    const rich = richArgs(args);
    expect(parts(String(rich.seat))).toEqual([{ kind: "seat", value: "1" }]);
    expect(parts(String(rich.tile))).toEqual([{ kind: "space", value: "c5" }]);
    expect([rich.dice, rich.n]).toEqual(["r6 g1", 2]);
  });
});
