/** How long a play stays before the next one is shown. Knows no DOM. */
import type { GameUi } from "@/games/types";
import type { StoryEntry } from "@/lib/api";
import type { Speed } from "@/lib/settings.svelte";

/** Of one event; and of a play, however much it tells. */
const LONGEST_EVENT = 900;
const LONGEST = 3200;
/** With so many plays waiting each gets half the time; who wants it slow gets it slow. */
const CROWD = 6;
const FACTOR: Record<Speed, number> = { slow: 2.2, normal: 1, fast: 0.4, instant: 0 };

/** Every event that is told gets its own time: several in one play must not pass as one. */
export function restOf(
  ui: Pick<GameUi, "lines" | "pause">,
  story: readonly StoryEntry[],
  speed: Speed,
  waiting: number,
): number {
  const whole = Math.min(LONGEST_EVENT, ui.pause(story.flatMap((entry) => entry.events)));
  const each = ui
    .lines(story)
    .flatMap((line) => ("id" in line ? [Math.min(LONGEST_EVENT, ui.pause([{ id: line.id, args: line.args }]))] : []));
  const ms = Math.min(
    LONGEST,
    Math.max(
      whole,
      each.reduce((sum, own) => sum + own, 0),
    ),
  );
  const hurry = speed !== "slow" && waiting >= CROWD ? 0.5 : 1;
  return ms * FACTOR[speed] * hurry;
}
