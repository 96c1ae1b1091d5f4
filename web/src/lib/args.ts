/** Arguments of events and reasons. They come with their kind, so that nobody guesses it from their name. DOM-free. */
import type { EventOut } from "./api";
import { mark } from "./messages";

/** As the server sends them: a number, a text, a seat or a space of the board. */
export type Args = EventOut["args"];
type Arg = Args[string];
type Plain = string | number;

/** A game's own way with an argument that is neither a seat nor a space. */
export type Own = (name: string, value: Plain) => Plain;
const AS_IT_IS: Own = (_, value) => value;

export const seatOf = (arg: Arg | undefined): number | null =>
  typeof arg === "object" && "seat" in arg ? arg.seat : null;

export const spaceOf = (arg: Arg | undefined): string | null =>
  typeof arg === "object" && "space" in arg ? arg.space : null;

/** In words: players by name, spaces as the board calls them. */
export function spokenArgs(args: Args, name: (seat: number) => string, own: Own = AS_IT_IS): Record<string, Plain> {
  return each(args, own, (arg) => ("seat" in arg ? name(arg.seat) : arg.space));
}

/** For the log: seats and spaces are marked, to be shown as a name in bold and as a link. */
export function richArgs(args: Args, own: Own = AS_IT_IS): Record<string, Plain> {
  return each(args, own, (arg) => ("seat" in arg ? mark("seat", String(arg.seat)) : mark("space", arg.space)));
}

function each(args: Args, own: Own, kind: (arg: Exclude<Arg, Plain>) => Plain): Record<string, Plain> {
  return Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [name, typeof arg === "object" ? kind(arg) : own(name, arg)]),
  );
}
