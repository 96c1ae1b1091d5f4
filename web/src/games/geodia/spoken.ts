/** Arguments of events and reasons as the messages want them. */

/** Arguments that are seats; `from` is one only where it is a number, else a place. */
const SEATS = new Set(["seat", "victim", "owner", "partner", "from"]);

export const isSeat = (name: string, value: string | number): value is number =>
  SEATS.has(name) && typeof value === "number";

export function spoken(name: string, value: string | number, names: readonly string[]): string | number {
  if (isSeat(name, value)) return names[value] ?? "";
  if (name === "goods") return String(value).replaceAll(" ", "-"); // a key of its own for each three
  if (name === "weapon") return String(value).replace(/ \d$/, ""); // "ballista 2"
  return value;
}
