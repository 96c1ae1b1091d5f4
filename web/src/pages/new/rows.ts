/** The seats of a table that is being set up. DOM-free. */
import type { SeatIn } from "@/lib/api";

export const KINDS = ["human", "bot", "open"] as const;

export interface Row {
  kind: (typeof KINDS)[number];
  name: string;
  bot: string;
  /** What a game lets each seat choose, such as a colour or a character. */
  choice: string;
}

/** Gives rows without a choice one that nobody has. */
export function fill(rows: readonly Row[], values: readonly string[]): void {
  for (const row of rows)
    if (!values.includes(row.choice))
      row.choice = values.find((value) => !rows.some((other) => other.choice === value)) ?? "";
}

/** Each value goes to one seat: whoever had it gets the other one. */
export function take(rows: readonly Row[], row: Row, value: string): void {
  const other = rows.find((each) => each.choice === value);
  if (other) other.choice = row.choice;
  row.choice = value;
}

/** The seats as the server wants them; `unnamed`: what a person without a name is called. */
export function seatsOf(rows: readonly Row[], unnamed: (n: number) => string): SeatIn[] {
  return rows.map((row, i): SeatIn => {
    const name = row.name.trim();
    if (row.kind === "open") return { kind: "open" };
    if (row.kind === "bot") return { kind: "bot", name: name || null, bot: row.bot || null };
    return { kind: "human", name: name || unnamed(i + 1) };
  });
}
