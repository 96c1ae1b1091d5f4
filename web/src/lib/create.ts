/** Tables in one click. */
import { api, type GameOut, type SeatIn, type TableSettings } from "./api";
import { begin, commits } from "./entropy";
import { gameMeta } from "./meta";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

const USUAL_SEATS = 3;
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
  const table = await begin(await api.create({ commits: commits(), ...wish }));
  router.go(`/t/${table.id}`);
}

/** As many seats as somebody had in mind, if the game allows it. */
export function seatsFor(game: GameOut | null | undefined, wish = USUAL_SEATS): number {
  return game ? Math.max(game.seats_min, Math.min(wish, game.seats_max)) : wish;
}

/** You against bots, or (`watch`) bots alone. */
export async function quick(game: string, yourName: string, watch: boolean): Promise<void> {
  const known = await gameMeta(game);
  const bot = (name: string): SeatIn => ({ kind: "bot", name, bot: usualLevel(known?.bots ?? []) });
  const me: SeatIn = { kind: "human", name: settings.name || yourName };
  const seats = botNames(seatsFor(known)).map((name, i) => (i === 0 && !watch ? me : bot(name)));
  await open({ game, seats, ...(known ? { pace: known.pace } : {}) });
}
