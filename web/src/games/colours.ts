/** Seats in the colours of what they chose, where a game lets them choose. */
import type { SeatOut } from "@/lib/api";
import type { GameUi } from "./types";

export function inColours(seats: readonly SeatOut[], options: Record<string, unknown> | undefined, ui: GameUi): SeatOut[] {
  const chosen = ui.seatChoice && options?.[ui.seatChoice.option];
  if (!ui.seatChoice || !Array.isArray(chosen)) return [...seats];
  return seats.map((seat) => ({ ...seat, colour: ui.seatChoice!.colour(String(chosen[seat.seat])) || seat.colour }));
}
