/** How the events of King of the Dice weigh, what they do to a player, and what they sound like. */
import type { EventOut } from "@/lib/api";
import { seatOf, spaceOf } from "@/lib/args";
import { t } from "@/lib/i18n.svelte";
import type { SoundName } from "@/lib/sound";
import type { Blow } from "../types";

const WEIGHTS: Readonly<Record<string, number>> = {
  "king-wins-by-tokens": 9,
  "king-wins": 9,
  "king-raids": 5,
  "king-steals-gem": 4,
  "king-steals-card": 3,
  "king-fire-of": 3,
  "king-slays": 2,
  "king-supply-gem": 2,
  "king-fair-gem": 2,
  "king-finds-gem": 2,
  "king-fire-laid": 1,
  "king-builds": 1,
  "king-rolls": -1,
  "king-tile-drawn": -1,
};
const ICONS: Readonly<Record<string, string>> = {
  "king-raids": "sword",
  "king-steals-card": "cardico",
  "king-fire-of": "fire",
};

export const weight = (event: EventOut): number => WEIGHTS[event.id] ?? 0;

/** Only what is taken from `me` by somebody else. */
export function blow(event: EventOut, me: number, names: readonly string[]): Blow | null {
  const { id, args } = event;
  const [by, from] = [seatOf(args.seat), seatOf(args.from)];
  if (from !== me || by === me || by === null) return null;
  const gem = String(args.gem ?? "");
  const text = t(`k-blow-${id.replace("king-", "")}`, {
    name: names[by] ?? "",
    gem,
    land: String(args.land ?? ""),
    space: spaceOf(args.space) ?? "",
  });
  return { text, weight: weight(event), icon: ICONS[id] ?? `gem-${gem}` };
}

const SOUNDS: Readonly<Record<string, SoundName>> = {
  "king-start-roll": "die",
  "king-rolls": "die",
  "king-builds": "place",
  "king-slays": "place",
  "king-raids": "place",
  "king-finds-gem": "gain",
  "king-supply-gem": "gain",
  "king-fair-gem": "gain",
  "king-steals-gem": "gain",
  "king-steals-card": "gain",
  "king-fire-laid": "blast",
  "king-wins": "win",
  "king-wins-by-tokens": "win",
};

export function sound(event: EventOut, me: readonly number[]): SoundName | null {
  const [by, from] = [seatOf(event.args.seat), seatOf(event.args.from)];
  if (from !== null && me.includes(from) && by !== from) return "loss";
  return SOUNDS[event.id] ?? null;
}
