/** What the buildings of a base sell. */
import { t } from "@/lib/i18n.svelte";
import { numberOf } from "./numbers";
import type { Turn } from "./turn.svelte";
import { BUILDINGS, code, type Building, type Deed, type Player } from "./view";
import { buildingName } from "./words";

/** Something that can be bought at a base. */
export interface Offer {
  title: string;
  /** The action that buys it; undefined: it cannot be bought now. */
  id: number | undefined;
  /** The same action's number, to ask why it cannot. */
  number: number;
}

/** What a building sells, of which there may be a limited number. */
export interface Ware extends Offer {
  /** What is done, as a name for the button. */
  deed: string;
  /** The name of its price. */
  price: string;
  icon: string;
  count: string;
  hinted: boolean;
}

export function wareOf(building: Building, { choices, view, hint }: Turn, me: Player): Ware {
  const advised = hint?.data as unknown as Deed | undefined;
  if (building === "inventor")
    return {
      title: t("g-buy-card"),
      id: choices.plain.get("card"),
      number: numberOf("card"),
      deed: "card",
      price: "card",
      icon: "i-card",
      count: t("g-cards-bought", { n: me.bought }),
      hinted: advised?.do === "card",
    };
  const worker = building === "recruiter";
  const figure = worker ? "worker" : "engineer";
  const { workers, most_workers, engineers } = me.figures;
  return {
    title: t(`g-hire-${figure}`),
    id: choices.hire.get(figure),
    number: numberOf("hire", worker ? 0 : 1),
    deed: `hire-${figure}`,
    price: figure,
    icon: `${worker ? "w" : "n"}-${code(me.baron)}`,
    count: worker
      ? t("g-of", { n: workers, most: most_workers })
      : t("g-of", { n: engineers, most: view.limits.engineers }),
    hinted: advised?.do === "hire" && advised.figure === figure,
  };
}

export function upgradeOf(building: Building, { choices, view }: Turn): Offer {
  return {
    title: t("g-upgrade", { building: buildingName(building) }),
    id: choices.upgrades.get(building),
    number: numberOf(view.phase === "building" ? "improve" : "upgrade", BUILDINGS.indexOf(building)),
  };
}
