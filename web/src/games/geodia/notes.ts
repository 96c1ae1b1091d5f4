/** Notes on places of the map, in words, and the numbers of the actions that are asked about. */
import { t } from "@/lib/i18n.svelte";
import type { Tool } from "./choices";
import { HOME, numberOf, type Group } from "./numbers";
import type { Earning, GeodiaView } from "./view";

export interface Note {
  title: string;
  text: string;
}

function earningText({ why, mine }: Earning): string {
  if (why) return t(`g-lens-${why}`);
  if (!mine) return t("g-lens-goods", { gems: 0, numbers: "" });
  return t(mine.chest ? "g-lens-chest" : "g-lens-mine", { gems: mine.gems, numbers: mine.numbers.join(", ") });
}

/** What a tile earns, or why it earns nothing; null: it is nobody's. */
export function earningNote(view: GeodiaView, place: number): Note | null {
  const earning = view.earnings?.find((each) => each.tile === view.tiles[place]!.name);
  return earning ? { title: earning.tile, text: earningText(earning) } : null;
}

export const treasureText = ({ treasure, damage, numbers, gems }: GeodiaView["dragon"]["treasures"][number]): string =>
  t("g-treasure-line", { n: treasure, damage, numbers: numbers.join(", "), gems });

export function dragonNote(view: GeodiaView): Note {
  const treasures = view.dragon.treasures.map(treasureText).join(" ");
  return { title: t("g-dragon"), text: treasures || t("g-dragon-robbed") };
}

/** By the question: the kind of action a press on a tile answers it with. */
const ANSWERS: Record<string, Group> = {
  move: "to",
  site: "site",
  rails: "site",
  target: "target",
  roads: "road",
  figures: "put",
  dismiss: "dismiss",
  "use-tools": "site",
  find: "site",
  chests: "site",
};

/** The action that would answer the question with this place; null: no place answers it. */
export function answerAt(view: GeodiaView, tool: Tool | null, place: number): number | null {
  const group = ANSWERS[view.ask?.kind ?? ""];
  if (!group || (place === HOME && group !== "to")) return null;
  if (group === "road" && tool === "rail") return numberOf("rail", place);
  if (group === "put" && tool === "put-engineer") return numberOf("put", view.tiles.length + place);
  return numberOf(group, place);
}
