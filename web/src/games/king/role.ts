/** Who sits in a seat and whether it is their turn, in a few words. */
import type { SeatOut } from "@/lib/api";
import { t } from "@/lib/i18n.svelte";
import type { KingView } from "./view";

function sitting(seat: SeatOut): string[] {
  if (seat.bot) return [seat.handed ? t("seat-handed") : t("seat-bot", { level: t("level", { level: seat.bot }) })];
  if (seat.yours || seat.kind !== "human") return [];
  return [t(seat.present ? "seat-friend" : "seat-away")];
}

function turnOf(i: number, view: KingView): string[] {
  if (view.phase === "over") return [];
  if (i === view.current) return [t("on-turn")];
  return view.seats > 2 && i === (view.current + 1) % view.seats ? [t("next-turn")] : [];
}

export function roleOf(i: number, seat: SeatOut | undefined, view: KingView): string {
  if (!seat) return "";
  const you = seat.yours && !seat.bot ? [t("you")] : [];
  return [...you, ...sitting(seat), ...turnOf(i, view)].join(" · ");
}
