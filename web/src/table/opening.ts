/** Who opens a table waits for its page, the table and the screen of its game: asked for side by side, not in turn. */
import { foreseeGame } from "@/games/registry";
import { api, type Table } from "@/lib/api";

let begun: { id: string; table: Promise<Table> } | null = null;

/** Ask for a table before its page is here. */
export function beginTable(id: string): void {
  const table = api.table(id);
  begun = { id, table };
  table.then(({ game }) => foreseeGame(game)).catch(() => null); // the page tells
}

/** The table, as asked for at the beginning or now. */
export function openTable(id: string): Promise<Table> {
  const table = begun?.id === id ? begun.table : api.table(id);
  begun = null; // what comes later is newer
  return table;
}
