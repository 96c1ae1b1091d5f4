/** How much an event matters. News are told by it, the weightiest first; gems add to it. */
import type { EventOut } from "@/lib/api";

const WEIGHTS: Record<string, number> = {
  "geodia-treasure": 10,
  "geodia-steals": 9,
  "geodia-chest-lost": 9,
  "geodia-mines": 8,
  "geodia-chest-home": 8,
  "geodia-chest-put": 8,
  "geodia-gems-lost": 8,
  "geodia-found-single": 7,
  "geodia-lost": 7,
  "geodia-sabotages": 7,
  "geodia-event": 7,
  "geodia-unmined": 6,
  "geodia-found-classic": 6,
  "geodia-worms": 6,
  "geodia-fires": 6,
  "geodia-fires-treasure": 6,
  "geodia-debt-grows": 5,
  "geodia-treasure-missed": 5,
  "geodia-dragon-unharmed": 5,
  "geodia-wall-falls": 5,
  "geodia-rail-hit": 5,
  "geodia-road-hit": 5,
  "geodia-claim": 5,
  "geodia-stock-full": 4,
  "geodia-takes": 4,
  "geodia-plays": 3,
  "geodia-plays-at": 3,
  "geodia-upgrades": 3,
  "geodia-tool-income": 2,
  "geodia-wall": 2,
  "geodia-hires": 2,
  "geodia-income": 1,
  "geodia-moves": -1,
  "geodia-draws": -1,
  "geodia-phase": -2,
  "geodia-ends-turn": -2,
};
const A_GEM = 0.05; // a chest of many gems comes before one of few, and never before a heavier thing

export const weightOf = ({ id, args }: EventOut): number =>
  (WEIGHTS[id] ?? 0) + (typeof args.gems === "number" ? args.gems * A_GEM : 0);
