/** Tables in one click. */
import { api, entropy, type SeatIn, type TableSettings } from "./api";
import { gameMeta } from "./meta";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

const USUAL_SEATS = 3;
/** Milliseconds a bot waits before a step; a turn of Geodia has many small ones. */
const PACES: Record<string, number> = { geodia: 150 };
/** Bots have names, so that the log can be read: neutral to the four languages. */
const BOT_NAMES = ["Mirek", "Ioana", "Oto", "Zuzka", "Radu", "Ela", "Matei", "Vlasta"];

export function botNames(n: number): string[] {
  const from = Math.floor(Math.random() * BOT_NAMES.length);
  return Array.from({ length: n }, (_, i) => BOT_NAMES[(from + i) % BOT_NAMES.length]!);
}

/** The level a newcomer should meet: the middle one. */
export function usualLevel(levels: readonly string[]): string | null {
  return levels[Math.floor(levels.length / 2)] ?? null;
}

export async function open(wish: TableSettings): Promise<void> {
  const table = await api.create({ entropy: entropy(), ...wish });
  router.go(`/t/${table.id}`);
}

/** You against bots, or (`watch`) bots alone. */
export async function quick(game: string, yourName: string, watch: boolean): Promise<void> {
  const known = await gameMeta(game);
  const seats = Math.min(known?.seats_max ?? USUAL_SEATS, USUAL_SEATS);
  const names = botNames(seats);
  const bot = (name: string): SeatIn => ({ kind: "bot", name, bot: usualLevel(known?.bots ?? []) });
  const me: SeatIn = { kind: "human", name: settings.name || yourName };
  await open({ game, pace: PACES[game] ?? 600, seats: names.map((name, i) => (i === 0 && !watch ? me : bot(name))) });
}
