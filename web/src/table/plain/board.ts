/** A board as a game without a screen of its own may describe it in its view. Knows no DOM. */
import type { Json, PlainView } from "./view";

export interface Space {
  name: string;
  /** Hexes: q and r, pointing upwards; squares: column and row. */
  at: readonly [number, number];
  text: string;
  /** Whose it is. */
  seat: number | null;
}

export interface Board {
  shape: "hex" | "grid";
  spaces: Space[];
}

type Dict = { readonly [key: string]: Json };
const isDict = (value: Json | undefined): value is Dict =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The board of a view; null if it has none that can be drawn. */
export function boardOf(view: PlainView): Board | null {
  const { board } = view;
  if (!isDict(board) || !Array.isArray(board.spaces)) return null;
  if (board.shape !== "hex" && board.shape !== "grid") return null;
  const spaces = (board.spaces as readonly Json[]).flatMap((each) => spaceOf(each) ?? []);
  return spaces.length ? { shape: board.shape, spaces } : null;
}

function spaceOf(value: Json): Space | null {
  if (!isDict(value)) return null;
  const { name, at, text, seat } = value;
  if (typeof name !== "string" || !Array.isArray(at)) return null;
  const [x, y] = at as readonly Json[];
  if (typeof x !== "number" || typeof y !== "number") return null;
  return { name, at: [x, y], text: typeof text === "string" ? text : "", seat: typeof seat === "number" ? seat : null };
}

/** Columns and rows of a board of squares, counted from 1. */
export function gridOf(spaces: readonly Space[]): { columns: number; cells: { column: number; row: number }[] } {
  const left = Math.min(...spaces.map((space) => space.at[0]));
  const top = Math.min(...spaces.map((space) => space.at[1]));
  const cells = spaces.map(({ at: [x, y] }) => ({ column: x - left + 1, row: y - top + 1 }));
  return { columns: Math.max(...cells.map((cell) => cell.column)), cells };
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square an arrow key leads to: the nearest that way in the same row or column; undefined at the rim. */
export function stepOn(spaces: readonly Space[], from: number, key: string): number | undefined {
  const step = STEPS[key];
  const start = spaces[from];
  if (!step || !start) return undefined;
  const away = (space: Space): number => {
    const [dx, dy] = [space.at[0] - start.at[0], space.at[1] - start.at[1]];
    return dx * step[1] === 0 && dy * step[0] === 0 ? dx * step[0] + dy * step[1] : -1;
  };
  const ahead = spaces.map((space, i) => ({ i, far: away(space) })).filter(({ far }) => far > 0);
  return ahead.sort((a, b) => a.far - b.far)[0]?.i;
}
