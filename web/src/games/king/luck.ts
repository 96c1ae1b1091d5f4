/** How kind the dice were: counted from the story, nothing guessed. */
import type { StoryEntry } from "@/lib/api";
import { seatOf } from "@/lib/args";

export interface Luck {
  dice: number;
  sum: number;
  mean: number;
  /** Standard deviations above (+) or below (−) what fair dice give on average. */
  score: number;
  citizens: number;
  alarms: number;
}

const MEAN = 3.5;
const VARIANCE = 35 / 12;

export function luckOf(story: readonly StoryEntry[], seats: number): Luck[] {
  const out = Array.from({ length: seats }, (): Luck => ({
    dice: 0,
    sum: 0,
    mean: 0,
    score: 0,
    citizens: 0,
    alarms: 0,
  }));
  for (const entry of story) {
    if (entry.ply === null) continue; // taken back
    for (const { id, args } of entry.events) {
      const mine = out[seatOf(args.seat) ?? -1];
      if (!mine) continue;
      if (id === "king-rolls") {
        const numbers = String(args.dice)
          .split(" ")
          .map((die) => Number(die.slice(1)));
        mine.dice += numbers.length;
        mine.sum += numbers.reduce((sum, n) => sum + n, 0);
      } else if (id === "king-takes") mine.citizens += 1;
      else if (id === "king-alarm") mine.alarms += 1;
    }
  }
  for (const mine of out) {
    if (!mine.dice) continue;
    mine.mean = mine.sum / mine.dice;
    mine.score = (mine.sum - MEAN * mine.dice) / Math.sqrt(VARIANCE * mine.dice);
  }
  return out;
}

export function verdict(score: number): "lucky" | "even" | "unlucky" {
  return score > 1 ? "lucky" : score < -1 ? "unlucky" : "even";
}
