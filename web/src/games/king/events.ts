/** Reading a play's events: which dice were rolled, which spaces changed. */
import type { EventOut } from "@/lib/api";
import { spaceOf } from "@/lib/args";
import { DICE } from "./view";

/** Which dice fell anew, if any did. The dice before tell which ones the kept faces were. */
export function rolledDice(before: readonly (string | null)[], events: readonly EventOut[]): Set<number> | null {
  const at = events.findLastIndex((event) => event.id === "king-rolls" || event.id === "king-start-roll");
  if (at < 0) return null;
  const all = new Set(Array.from({ length: DICE }, (_, i) => i));
  const keeps = events.slice(0, at).findLast((event) => event.id === "king-keeps");
  if (!keeps || events[at]!.args.n === DICE || events[at]!.id === "king-start-roll") return all;
  const faces = String(keeps.args.dice).split(" ").filter(Boolean);
  for (const face of faces) {
    const die = [...all].find((i) => before[i] === face);
    if (die !== undefined) all.delete(die);
  }
  return all;
}

/** Spaces the newest events speak of. */
export function touched(events: readonly EventOut[]): Set<string> {
  return new Set(events.flatMap((event) => spaceOf(event.args.space) ?? []));
}
