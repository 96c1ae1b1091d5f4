/** Things of King of the Dice in words: for screen readers, notes and the log. */
import { t } from "@/lib/i18n.svelte";
import type { Card, Condition, Space } from "./view";

export const landName = (land: string): string => t("king-land", { land });
export const dieName = (die: string): string => t("king-die", { die });
export const gemName = (gem: string): string => t("king-gem", { gem });
export const citizen = (deck: number): string => t("king-citizen", { deck });

export function effectText(card: Card): string {
  return t("king-effect", { deck: card.deck, steals: card.steals ?? "none" });
}

export function conditionText(condition: Condition): string {
  const { kind, grades } = condition;
  const colours = Object.entries(condition.colours ?? {});
  switch (kind) {
    case "colour":
      if (grades) return t("king-condition-colour-graded", { colour: colours[0]![0] });
      return colours.map(([colour, n]) => t("king-condition-colour", { colour, n: n ?? 0 })).join(", ");
    case "numbers":
      return t("king-condition-numbers", { numbers: (condition.numbers ?? []).join(" ") });
    case "groups":
      return t("king-condition-groups", { groups: (condition.groups ?? []).join(" + ") });
    case "sum":
      return t("king-condition-sum", { n: condition.at_least ?? 0 });
    case "red_sum":
      return t("king-condition-red-sum", { n: condition.at_least ?? 0 });
    case "order":
      return t("king-condition-order");
    case "straight":
      return grades ? t("king-condition-straight-graded") : t("king-condition-straight", { n: condition.dice ?? 0 });
  }
}

/** "r6 g1" are two dice. */
export const facesOf = (dice: string): string[] => dice.split(" ").filter(Boolean);

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A land's name and what stands on it. */
export function spaceText(space: Space, owner: string | undefined): string {
  const parts = [upper(landName(space.land))];
  if (space.standing === "castle") parts.push(t("k-castle-of", { name: owner ?? "" }));
  if (space.standing === "fire") parts.push(t("k-burning"));
  if (space.standing === "ruin") parts.push(t("k-ruin"));
  if (space.standing === "free") parts.push(t("k-free"));
  if (space.gem) parts.push(gemName(space.gem));
  return parts.join(", ");
}
