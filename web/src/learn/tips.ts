/** Tips: what to say the first time a thing happens at a real table. */
import type { EventOut, LessonList } from "@/lib/api";

export type Tip = LessonList["tips"][number];

/** The tip some events are the first occasion for; null: none. */
export function newTip(
  tips: readonly Tip[],
  events: readonly Pick<EventOut, "id">[],
  seen: (id: string) => boolean,
): Tip | null {
  const ids = new Set(events.map((event) => event.id));
  return tips.find((tip) => !seen(tip.id) && tip.events.some((id) => ids.has(id))) ?? null;
}
