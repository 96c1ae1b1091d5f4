/** Marks of seats for games without art: a disc in the seat's colour with a shape, for colour is never alone. */
import type { GameOut } from "@/lib/api";
import { addSprites } from "@/look/sprites";

const FILLS: Record<string, string> = {
  purple: "var(--p-purple)",
  yellow: "var(--p-yellow)",
  turquoise: "var(--p-turquoise)",
  black: "var(--p-black)",
  green: "#2f8f4e",
  red: "#c2303b",
  blue: "#2d62b8",
  white: "#f6efe0",
};
const OTHER = "#8d7b63";

const SHAPES = [
  "M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z",
  "M0-6.4 6 4.2H-6z",
  "M-4.5-4.5H4.5V4.5H-4.5z",
  "M0-6.8 5 0 0 6.8-5 0z",
  "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2z",
  "M0-6.8 1.9-2.2 6.8-2 3 1.2 4.2 6 0 3.3-4.2 6-3 1.2-6.8-2-1.9-2.2z",
  "M2.4-6.2A6.4 6.4 0 1 0 2.4 6.2 5.2 6.2 0 0 1 2.4-6.2z",
  "M0 6C-4.6 2.6-6.4.4-6.4-2.2-6.4-6-1.6-6.8 0-3.2 1.6-6.8 6.4-6 6.4-2.2 6.4.4 4.6 2.6 0 6z",
] as const;

/** Any colour a game names: ours, or one the browser knows. */
export const fill = (colour: string): string => FILLS[colour] ?? (/^[a-z]+$/.test(colour) ? colour : OTHER);

export const markId = (game: string, colour: string): string => `plain-${game}-${colour.replaceAll(/\W/g, "_")}`;

/** The symbols of a game's seats, as a sheet of sprites. */
export function markSheet(game: string, colours: readonly string[]): string {
  const symbols = colours.map(
    (colour, i) =>
      `<symbol id="${markId(game, colour)}" viewBox="-13 -14 26 28">` +
      `<circle r="11.6" fill="${fill(colour)}" stroke="#2a2018" stroke-width="2"/>` +
      `<path d="${SHAPES[i % SHAPES.length]}" fill="#fff6e2" stroke="#2a2018" stroke-width="1.3"` +
      ` stroke-linejoin="round"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** Puts a game's marks into the document. */
export function addMarks({ name, colours }: Pick<GameOut, "name" | "colours">): void {
  addSprites({ [`plain-${name}`]: markSheet(name, colours) });
}
