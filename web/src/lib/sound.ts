/** The few sounds of a table. What makes them is loaded with the first; none comes before the page was touched. */
import { settings } from "./settings.svelte";

export type SoundName = "die" | "place" | "gain" | "loss" | "blast" | "turn" | "win";

/** Several plays may be shown at once: the same sound is heard once. */
const APART = 90; // ms
const heard = new Map<SoundName, number>();

export function sound(name: SoundName): void {
  if (!settings.sound || settings.volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (now - (heard.get(name) ?? -APART) < APART) return;
  heard.set(name, now);
  // a table without its sounds is no trouble
  void import("./synth").then(({ ring }) => ring(name, settings.volume)).catch(() => null);
}
