/** Entries of the companion of King of the Dice in words. */
import type { Body } from "@/companion/log";
import { t } from "@/lib/i18n.svelte";
import { citizen, dieName } from "../words";
import type { Figures } from "./figures";

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

export function line(body: Body, names: readonly string[], figures: Figures): string | null {
  const name = names[number(body["seat"])] ?? "";
  const card = figures.cards[number(body["card"]) - 1];
  const who = card ? citizen(card.deck) : "";
  switch (body.kind) {
    case "offer":
      return card ? t("kc-log-offer", { who }) : t("kc-log-empty", { deck: number(body["deck"]) + 1 });
    case "take":
      return t("kc-log-take", { name, who });
    case "super":
      return t("kc-log-super", { name });
    case "steal":
      return t("kc-log-steal", { name, who });
    case "spend":
      return t("kc-log-spend", { name });
    case "roll": {
      const dice = Array.isArray(body["dice"]) ? (body["dice"] as string[]) : [];
      return t("kc-log-roll", { name: names[number(body["seat"])] ?? "", dice: dice.map(dieName).join(", ") });
    }
    case "turn":
      return t("kc-log-turn", { name });
    case "first":
      return t("kc-log-first", { name });
    case "sheet":
      return t("kc-log-sheet", { name, part: t(`king-source-${String(body["part"])}`), n: number(body["n"]) });
    case "owner":
      return typeof body["seat"] === "number"
        ? t("kc-log-owner", { name, space: String(body["space"]) })
        : t("kc-log-free", { space: String(body["space"]) });
  }
  return null;
}
