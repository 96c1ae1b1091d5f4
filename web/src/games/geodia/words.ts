/** Things of Geodia in words. */
import { t } from "@/lib/i18n.svelte";
import type { Mine, GeodiaView, Tile } from "./view";

export const goodName = (good: string, n = 1): string => t("g-good", { good, n });
export const cardName = (card: string): string => t("geodia-card", { card });
export const cardEffect = (card: string): string => t("geodia-card-effect", { card });
export const eventName = (event: string): string => t("geodia-event-name", { event });
export const eventEffect = (event: string): string => t("geodia-event-effect", { event });
export const baronName = (baron: string): string => t("geodia-baron", { baron });
export const sideName = (side: string): string => t("geodia-side", { side });
export const buildingName = (building: string): string => t("geodia-building", { building });
export const figureName = (figure: string): string => t("g-figure", { figure });

/** "ballista 2" is the second ballista. */
export function weaponName(text: string): string {
  const [, name, n] = /^(.*?)(?: (\d))?$/.exec(text)!;
  return n ? `${cardName(name!)} ${n}` : cardName(name!);
}

export const placeName = (name: string): string => (name === "base" ? t("g-base") : name);

export function mineText(mine: Mine): string {
  return mine.single
    ? t("g-mine-single", { gems: mine.gems })
    : t("g-mine-classic", { numbers: mine.numbers.join(", "), gems: mine.gems });
}

/** All of a tile in one line, for screen readers and the tile's menu. */
export function tileText(tile: Tile, view: GeodiaView, names: readonly string[]): string {
  const parts: string[] = [];
  if (tile.mine && (tile.turned || tile.known_privately)) {
    parts.push(tile.spent ? t("g-spent") : mineText(tile.mine) + (tile.turned ? "" : ` (${t("g-only-you-know")})`));
  }
  if (!tile.turned && tile.resources) parts.push(tile.resources.map((good) => goodName(good)).join(", "));
  if (tile.road) parts.push(t(`g-${tile.road}`));
  if (tile.link !== null)
    parts.push(
      t(view.players[tile.link]!.side === "goblins" ? "g-link-airship" : "g-link-drill", {
        name: names[tile.link] ?? "",
      }),
    );
  if (tile.front_of !== null) parts.push(t("g-immune", { name: names[tile.front_of] ?? "" }));
  if (tile.wall !== null) parts.push(t("g-wall-of", { name: names[tile.wall] ?? "" }));
  for (const { seat, workers, engineers } of tile.figures)
    parts.push(`${names[seat] ?? ""}: ${figures(workers, engineers)}`);
  for (const { seat, kind } of tile.siege) parts.push(`${cardName(kind)} (${names[seat] ?? ""})`);
  for (const { seat, gems } of tile.chests) parts.push(t("g-chest-of", { name: names[seat] ?? "", gems }));
  return parts.join("; ");
}

export function figures(workers: number, engineers: number): string {
  return [workers ? t("g-workers", { n: workers }) : "", engineers ? t("g-engineers", { n: engineers }) : ""]
    .filter(Boolean)
    .join(", ");
}
