/** The question the player is asked, in words. */
import { t } from "@/lib/i18n.svelte";
import type { Choices } from "./choices";
import type { Turn } from "./turn.svelte";
import type { Ask, GeodiaView } from "./view";
import { cardName, figureName, placeName, weaponName } from "./words";

/** What a weapon does to the tile it hits. */
const armed = (weapon: string, power: string | number): string => `${weapon} (${power})`;

export function powerOf(view: GeodiaView, number: number): string {
  const weapon = view.weapons.find((each) => each.number === number);
  if (!weapon) return "";
  return weapon.blast ? t("g-destroys-all") : t("g-damage", { n: weapon.damage });
}

/** Questions that speak of what is asked about. */
function particular(ask: Ask, view: GeodiaView, names: readonly string[], choices: Choices): string | null {
  const { kind, tile, damage, face } = ask;
  switch (kind) {
    case "move":
      return t("g-how-move", { figure: figureName(ask.figure ?? "worker"), place: placeName(ask.from ?? "base") });
    case "site":
      return t(ask.on_treasure ? "g-how-site-treasure" : "g-how-site", { card: cardName(ask.card ?? "") });
    case "target":
      return t("g-how-target", {
        weapon: armed(weaponName(ask.weapon ?? ""), powerOf(view, ask.number ?? -1)),
        at: !choices.treasures.size ? "tile" : choices.at.has("target") ? "both" : "dragon",
      });
    case "bonus":
      return face === ask.counts_as ? t("g-how-bonus", { face: face ?? "" }) : t("g-how-bonus-fair");
    case "find":
      return t("g-how-find", { credit: ask.credit ?? "" });
    case "defend": {
      const name = names[ask.by ?? 0] ?? "";
      return t(ask.blast ? "g-how-defend-blast" : "g-how-defend", { name, tile: tile ?? "", n: damage ?? 0 });
    }
    case "lose":
    case "rescue":
      return t(`g-how-${kind}`, { tile: tile ?? "", n: damage ?? 0 });
    case "worms":
      return t("g-how-worms", { tile: tile ?? "" });
    default:
      return null;
  }
}

/** Cards that must be played before anything else is done. */
const DOUBLING: readonly string[] = ["gem-find", "work-tools"];

const doublingCard = ({ all }: Choices): string | undefined =>
  all.find(({ deed }) => deed.do === "play" && DOUBLING.includes(deed.card ?? ""))?.deed.card;

export function questionText({ view, names, mine, tool, choices }: Turn): string {
  const { ask } = view;
  if (!ask) return "";
  const { kind } = ask;
  if (!mine) return t(`geodia-ask-${kind}`, { seat: names[ask.seat] ?? "" });
  const text = particular(ask, view, names, choices);
  if (text !== null) return text;
  const menu = kind === "main" || kind === "final";
  if (menu && tool) return t(`g-how-tool-${tool}`);
  const doubling = menu && doublingCard(choices);
  if (doubling) return t("g-how-double", { card: cardName(doubling) });
  if (menu && view.steps_left !== null) return t("g-steps-left", { n: view.steps_left });
  if (kind === "combat" && view.shots.length) return t("g-how-combat-more", { n: view.shots.length });
  return t(`g-how-${kind}`, {
    name: names[ask.seat] ?? "",
    left: ask.left ?? 0,
    extra: ask.extra ?? 0,
    n: ask.put_back ?? ask.too_many ?? 0,
  });
}
