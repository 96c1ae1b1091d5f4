/** The fixed numbers of Geodia's actions (rules version 1), to ask the server why something that is not offered cannot be done. */

const SIZES = {
  base: 12, put: 108, road: 54, rail: 54, wall: 54, detonate: 54, move: 110, to: 55, artillery: 55, card: 1, hire: 2, upgrade: 3, swap: 1, discard: 16, back: 16, play: 16,
  site: 54, improve: 3, sabotage: 32, market: 1, trade: 40, take: 4, debt: 1, aim: 6, target: 59, fire: 2, put_out: 16, rescue: 36, lose: 36, shoot: 5, keep: 13, dismiss: 55,
  done: 1, no: 1, cancel: 1, end: 1,
} as const;

export type Group = keyof typeof SIZES;
const STARTS = new Map<string, number>();
let next = 0;
for (const [group, size] of Object.entries(SIZES)) {
  STARTS.set(group, next);
  next += size;
}

export const numberOf = (group: Group, k = 0): number => STARTS.get(group)! + k;
/** The base as a place of figures. */
export const HOME = 54;
