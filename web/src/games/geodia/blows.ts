/** What others and chance do to a player, in words to them. */
import type { EventOut } from "@/lib/api";
import { seatOf, spaceOf } from "@/lib/args";
import { t } from "@/lib/i18n.svelte";
import type { Blow } from "../types";
import { small } from "./pictures";
import { weightOf } from "./weights";
import { cardName } from "./words";

const FIGURES: Record<string, string> = { worker: "i-recruiter", engineer: "i-workshop" };

/** Null: the event does nothing to this player. */
export function blowOf(event: EventOut, me: number, names: readonly string[]): Blow | null {
  const { id, args } = event;
  const seat = seatOf(args.seat);
  const tile = spaceOf(args.tile) ?? String(args.tile ?? "");
  const name = names[seat ?? -1] ?? "";
  const gems = Number(args.gems ?? 0);
  const tell = (icon: string, text: string): Blow => ({ text, icon, weight: weightOf(event) });
  if (id === "geodia-steals" && seatOf(args.from) === me && seat !== me)
    return tell("chest", t("g-blow-steals", { name, tile, gems }));
  if (id === "geodia-sabotages" && seatOf(args.victim) === me)
    return tell(small(String(args.card)), t("g-blow-sabotages", { name, card: cardName(String(args.card)) }));
  if (seat !== me) return null;
  switch (id) {
    case "geodia-chest-lost":
      return tell("chest", t("g-blow-chest", { tile, gems }));
    case "geodia-lost": {
      const thing = String(args.thing);
      return tell(FIGURES[thing] ?? small(thing), t("g-blow-lost", { thing, tile }));
    }
    case "geodia-wall-falls":
      return tell("i-wall", t("g-blow-wall", { tile }));
    case "geodia-worms":
      return tell("i-worms", t("g-blow-worms", { tile }));
    case "geodia-debt-grows":
      return tell("i-claim", t("g-blow-debt", { gems }));
    default:
      return null;
  }
}
