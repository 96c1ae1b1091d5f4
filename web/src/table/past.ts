/** Looking back from a table: all rows of its log, and positions of the past. */
import type { TableProps } from "@/games/types";
import { api, type StoryEntry } from "@/lib/api";

export function pastOf(id: string, seat: () => number | null): NonNullable<TableProps["past"]> {
  return {
    rows: async () => {
      const rows: StoryEntry[] = [];
      for (let since: number | null = 0; since !== null;) {
        const page: { story: StoryEntry[]; next: number | null } = await api.story(id, since, seat());
        rows.push(...page.story);
        since = page.next;
      }
      return rows;
    },
    at: async (ply) => {
      try {
        return (await api.position(id, ply, seat())).view;
      } catch {
        return null; // a chart with a gap is no trouble
      }
    },
  };
}
