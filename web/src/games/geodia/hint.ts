/** A bot's advice: in words, and where on the table it is to be found. */
import { t } from "@/lib/i18n.svelte";
import type { Tab } from "./sheet.svelte";
import { TOOL_PRICES, isBuilt } from "./tools";
import type { Deed, GeodiaView, Priced } from "./view";
import { buildingName, cardName, figureName, goodName, placeName, weaponName } from "./words";

const HAND = new Set(["play", "discard", "back", "swap"]);
const BASE = new Set(["upgrade", "improve", "hire", "card", "market"]);
const BARONS = new Set(["debt"]);
const DESK = new Set([
  "aim",
  "fire",
  "put_out",
  "rescue",
  "lose",
  "lose_rail",
  "keep",
  "take",
  "sabotage",
  "trade",
  "shoot",
]);

/** The part of a small screen where the advised action is done; null: on the map, or by a button always there. */
export function tabOf(data: object): Tab | null {
  const { do: what } = data as Deed;
  if (HAND.has(what)) return "hand";
  if (BASE.has(what)) return "base";
  if (BARONS.has(what)) return "barons";
  return DESK.has(what) || (what === "target" && (data as Deed).treasure !== undefined) ? "desk" : null;
}

/** The advice as a sentence that tells what to press. */
export function adviceOf(deed: Deed, names: readonly string[]): string {
  const place = placeName(deed.name ?? "");
  switch (deed.do) {
    case "base":
      return t("g-hint-base", { place });
    case "put":
    case "move":
      return t(`g-hint-${deed.do}`, { figure: deed.figure!, place });
    case "play":
    case "discard":
    case "back":
      return t(`g-hint-${deed.do}`, { card: cardName(deed.card!) });
    case "upgrade":
    case "improve":
      return t("g-hint-upgrade", { building: buildingName(deed.building!) });
    case "hire":
      return t("g-hint-hire", { figure: figureName(deed.figure!) });
    case "take":
      return t("g-take", { what: deed.take! });
    case "aim":
    case "shoot":
      return t("g-hint-aim", { weapon: weaponName(deed.weapon!) });
    case "target":
      return deed.treasure === undefined ? t("g-hint-target", { place }) : t("g-hint-treasure", { n: deed.treasure });
    case "fire":
      return t(deed.munition ? "g-fire-munition" : "g-fire");
    case "put_out":
      return t("g-put-out", { n: deed.damage! });
    case "keep":
      return t("g-keep", { n: deed.workers! });
    case "rescue":
    case "lose":
      return t(`g-hint-${deed.do}`, { thing: deed.item ?? "" });
    case "sabotage":
      return t("g-hint-sabotage", { thing: weaponName(String(deed.what)), name: names[deed.seat ?? 0] ?? "" });
    case "trade": {
      const goods = (deed.resources ?? []).map((good) => goodName(good)).join(", ");
      return t(deed.sell ? "g-hint-sell" : "g-hint-buy", { goods });
    }
    default:
      return t(`g-hint-${deed.do.replace("_", "-")}`, { place });
  }
}

/** What the advised action costs, where the table tells prices. */
export function priceOf({ prices }: GeodiaView, deed: Deed): Priced | undefined {
  if (isBuilt(deed.do)) return prices?.[TOOL_PRICES[deed.do]];
  const names: Record<string, string | undefined> = {
    play: deed.card,
    upgrade: deed.building,
    hire: deed.figure,
    card: "card",
    debt: "debt",
    aim: "shot",
    fire: deed.munition ? "fire-munition" : "fire",
  };
  const name = names[deed.do];
  return name ? prices?.[name] : undefined;
}
