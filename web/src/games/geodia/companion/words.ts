/** Entries and prices of Geodia's companion in words. */
import type { Body } from "@/companion/log";
import { t } from "@/lib/i18n.svelte";
import type { Good, Goods } from "../view";
import { buildingName, cardName, eventName, goodName } from "../words";
import type { Figures, Price } from "./figures";
import { yieldOf } from "./fold";

const BUILT: Record<string, string> = {
  road: "g-tool-road",
  railway: "g-tool-rail",
  wall: "g-tool-wall",
  detonation: "g-tool-detonate",
  worker: "gc-worker",
  engineer: "gc-engineer",
  card: "gc-card",
  shot: "gc-shot",
  "put-out": "gc-put-out",
  "put-out-wall": "gc-put-out-wall",
  evacuation: "gc-evacuation",
  inspection: "gc-inspection",
  "sabotage-tool": "gc-sabotage-tool",
  "sabotage-siege": "gc-sabotage-siege",
};

export function priceName(price: Pick<Price, "name" | "level">): string {
  if (price.level) return t("gc-building-two", { building: buildingName(price.level) });
  const own = BUILT[price.name];
  return own ? t(own) : cardName(price.name);
}

/** "+2 wood, −1 gem" */
export function goodsText(goods: Goods, sign = 1): string {
  return (Object.entries(goods) as [Good, number][])
    .map(([good, n]) => `${sign * n > 0 ? "+" : "−"}${Math.abs(n)} ${goodName(good, Math.abs(n))}`)
    .join(", ");
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function line(body: Body, names: readonly string[], figures: Figures): string | null {
  const name = names[number(body["seat"])] ?? "";
  const goods = goodsText((body["goods"] ?? {}) as Goods);
  switch (body.kind) {
    case "turn":
      return t("gc-log-turn", { name, round: number(body["round"]) });
    case "goods":
      return t("gc-log-goods", { name, goods });
    case "income":
      return t("gc-log-goods", {
        name,
        goods: goodsText(yieldOf(figures, (body["tiles"] ?? {}) as Record<string, number>)),
      });
    case "pay": {
      const what = text(body["what"]);
      const all = [...figures.prices.goblins, ...figures.prices.dwarves];
      const known = all.find((price) => price.name === what);
      return t("gc-log-pay", {
        name,
        what: known ? priceName(known) : what,
        goods: goodsText((body["goods"] ?? {}) as Goods, -1),
      });
    }
    case "event":
      return t("gc-log-event", { event: eventName(text(body["event"])) });
    case "debt":
      return t("gc-log-debt", { name });
    case "chest":
      return t("gc-log-chest", { name, n: number(body["gems"]) });
    case "uncover":
      return typeof body["seat"] === "number" ? t("gc-log-uncover", { name }) : t("gc-log-chest-lost");
    case "holder":
      return t("gc-log-holder");
    case "figures":
      return t("gc-log-figures", { name, workers: number(body["workers"]), engineers: number(body["engineers"]) });
    case "level":
      return t("gc-log-level", { name, building: buildingName(text(body["building"])), n: number(body["level"]) });
    case "tool":
      return t("gc-log-tool", { name, tool: cardName(text(body["tool"])) });
    case "dice":
      return t("gc-log-dice", { n: number(body["mining"]), face: t("g-bonus-face", { face: text(body["bonus"]) }) });
    case "worms":
      return t("gc-log-worms", { n: number(body["mining"]) });
    case "over":
      return t("gc-log-over");
  }
  return null;
}
