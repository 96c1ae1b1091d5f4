/** One's own tables in the order in which they want attention. DOM-free. */
import type { TableLine } from "@/lib/api";

const RANK = { playing: 1, waiting: 2, over: 3 } as const;
const rank = (line: TableLine): number => (line.your_turn ? 0 : RANK[line.status]);

/** Whoever waits for you first, then what goes on, then what has not begun; each by its last move. */
export const byUrgency = (lines: readonly TableLine[]): TableLine[] =>
  [...lines].sort((a, b) => rank(a) - rank(b) || b.touched - a.touched);
