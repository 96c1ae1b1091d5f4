/** What the seats of a waiting table have chosen for themselves. DOM-free. */
import type { GameUi } from "@/games/types";
import type { SeatOut, Table } from "@/lib/api";

type Choice = NonNullable<GameUi["seatChoice"]>;

/** The value of every seat: as the table's options list them, else in the game's own order. */
export function chosenValues({ options, seats }: Pick<Table, "options" | "seats">, choice: Choice): string[] {
  const asked: unknown = options[choice.option];
  const listed = typeof asked === "string" && asked.includes(",") ? asked.split(",").map((each) => each.trim()) : asked;
  return Array.isArray(listed) && listed.length === seats.length
    ? listed.map(String)
    : seats.map((_, i) => choice.values[i] ?? "");
}

/** Values that are out of reach: other people have them. Bots and open seats give theirs up. */
export function takenValues(seats: readonly SeatOut[], values: readonly string[]): Set<string> {
  return new Set(seats.filter((seat) => seat.kind === "human" && !seat.yours).map((seat) => values[seat.seat]!));
}
