import { describe, expect, it } from "vitest";
import type { GameUi } from "@/games/types";
import type { SeatOut } from "@/lib/api";
import { fill, seatsOf, take, type Row } from "@/pages/new/rows";
import { chosenValues, takenValues } from "@/table/lobby/choices";

const row = (kind: Row["kind"], choice = "", name = ""): Row => ({ kind, name, bot: "greedy", choice });
const seat = (n: number, kind: SeatOut["kind"], yours = false): SeatOut => ({
  seat: n,
  kind,
  name: null,
  colour: "",
  bot: null,
  yours,
  handed: false,
  joinable: kind === "open",
  hot_seat: false,
  present: false,
  trouble: false,
});
const CHOICE: NonNullable<GameUi["seatChoice"]> = {
  option: "colours",
  values: ["red", "green", "blue"],
  text: (value) => value,
  colour: (value) => value,
};

describe("seats of a new table", () => {
  it("have each value once", () => {
    const rows = [row("human", "green"), row("bot"), row("open", "gone")];
    fill(rows, CHOICE.values);
    expect(rows.map((each) => each.choice)).toEqual(["green", "red", "blue"]);
    take(rows, rows[0]!, "blue");
    expect(rows.map((each) => each.choice)).toEqual(["blue", "red", "green"]);
  });

  it("are told to the server as it wants them", () => {
    const rows = [row("human", "", " Ela "), row("human"), row("bot", "", "Oto"), row("open")];
    expect(seatsOf(rows, (n) => `Player ${n}`)).toEqual([
      { kind: "human", name: "Ela" },
      { kind: "human", name: "Player 2" },
      { kind: "bot", name: "Oto", bot: "greedy" },
      { kind: "open" },
    ]);
  });
});

describe("what seats have chosen in the lobby", () => {
  const seats = [seat(0, "human", true), seat(1, "human"), seat(2, "bot")];

  it("stands in the options, else follows the game's order", () => {
    expect(chosenValues({ options: {}, seats }, CHOICE)).toEqual(["red", "green", "blue"]);
    expect(chosenValues({ options: { colours: "standard" }, seats }, CHOICE)).toEqual(["red", "green", "blue"]);
    expect(chosenValues({ options: { colours: ["blue", "red", "green"] }, seats }, CHOICE)).toEqual([
      "blue",
      "red",
      "green",
    ]);
    expect(chosenValues({ options: { colours: "blue, red, green" }, seats }, CHOICE)).toEqual(["blue", "red", "green"]);
  });

  it("is out of reach where another person has it", () => {
    expect([...takenValues(seats, ["red", "green", "blue"])]).toEqual(["green"]);
  });
});
