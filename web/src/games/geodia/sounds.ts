/** What events sound like. Gains and losses are heard by those they concern. */
import type { EventOut } from "@/lib/api";
import { seatOf } from "@/lib/args";
import type { SoundName } from "@/lib/sound";

const ALL: Record<string, SoundName> = {
  "geodia-dice": "die",
  "geodia-dragon-roll": "die",
  "geodia-worms-roll": "die",
  "geodia-detonates": "blast",
  "geodia-fires": "blast",
  "geodia-fires-treasure": "blast",
  "geodia-road": "place",
  "geodia-rail": "place",
  "geodia-wall": "place",
  "geodia-puts": "place",
  "geodia-moves": "place",
  "geodia-over": "win",
};
const GAINS = new Set(["geodia-mines", "geodia-chest-home", "geodia-steals", "geodia-treasure"]);
const LOSSES = new Set(["geodia-lost", "geodia-chest-lost", "geodia-wall-falls", "geodia-gems-lost"]);

export function soundOf({ id, args }: EventOut, me: readonly number[]): SoundName | null {
  const concerns = (seat: number | null): boolean => seat !== null && me.includes(seat);
  if (GAINS.has(id) && concerns(seatOf(args.seat))) return "gain";
  if (concerns(seatOf(args.from)) || concerns(seatOf(args.victim))) return "loss";
  if (LOSSES.has(id) && concerns(seatOf(args.seat))) return "loss";
  return ALL[id] ?? null;
}
