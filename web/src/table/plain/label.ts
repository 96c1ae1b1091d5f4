/** A space of the board in words. */
import type { SeatOut } from "@/lib/api";
import { t } from "@/lib/i18n.svelte";
import type { Space } from "./board";

export function spaceLabel(space: Space, owner: SeatOut | undefined, hinted: boolean): string {
  const parts = [space.name, space.text, owner ? (owner.name ?? t("seat-open")) : "", hinted ? t("plain-hint") : ""];
  return parts.filter(Boolean).join(", ");
}
