/** The face of an answer beside the question: words, symbol, price. */
import { t } from "@/lib/i18n.svelte";
import { small } from "./pictures";
import { powerOf } from "./question";
import { TOOL_ICONS } from "./tools";
import type { Turn } from "./turn.svelte";
import { code, ownerOf, type Deed, type GeodiaView, type Goods } from "./view";
import { cardName, figureName, weaponName } from "./words";

export interface Face {
  text: string;
  icon: string;
  price?: { price: Goods; short?: Goods } | undefined;
  /** A second line. */
  more?: string;
}

const LAST_MACHINE = 3; // weapons of higher numbers are cards, and paid as such
// numbers of things that can be lost: a worker, an engineer, machines, chests
const ENGINEER = 1;
const CHEST = 6;

/** "a3 ballista 2" without the tile it stands on. */
const itemOf = (deed: Deed): string => (deed.item ?? "").replace(/^\S+ /, "");

function thingName(deed: Deed, asked: number, names: readonly string[]): string {
  const what = Number(deed.what);
  const owner = deed.seat === asked ? "" : ` (${names[deed.seat ?? 0] ?? ""})`;
  if (what <= ENGINEER) return figureName(what === ENGINEER ? "engineer" : "worker") + owner;
  if (what < CHEST) return cardName(itemOf(deed).replace(/ \d$/, "")) + owner;
  return t("g-chest") + owner;
}

function thingIcon(deed: Deed, view: GeodiaView): string {
  const what = Number(deed.what);
  if (what <= ENGINEER) return `${what === ENGINEER ? "n" : "w"}-${ownerOf(view, deed.seat ?? 0)}`;
  return what < CHEST ? small(itemOf(deed)) : "chest";
}

function takeIcon(take: string, owner: string): string {
  if (take === "worker") return `w-${owner}`;
  if (take === "engineer") return `n-${owner}`;
  return take === "card" ? "i-card" : "i-flag";
}

export function faceOf(deed: Deed, { view, names, mine }: Turn): Face {
  const { ask, prices } = view;
  const asked = mine && ask ? ask.seat : -1;
  const owner = asked >= 0 ? ownerOf(view, asked) : code("emerald");
  const weapon = (deed.weapon ?? "").replace(/ \d$/, "");
  const isCard = (deed.number ?? 0) > LAST_MACHINE;
  switch (deed.do) {
    case "aim":
      return {
        text: weaponName(deed.weapon!),
        icon: small(weapon),
        more: powerOf(view, deed.number!),
        price: (isCard && prices?.[weapon]) || prices?.shot,
      };
    case "shoot":
      return {
        text: t("g-shoot", { weapon: weaponName(deed.weapon!) }),
        icon: small(weapon),
        price: isCard ? prices?.[weapon] : prices?.shot,
      };
    case "fire": {
      const price = prices?.[deed.munition ? "fire-munition" : "fire"];
      return { text: t(deed.munition ? "g-fire-munition" : "g-fire"), icon: "i-swords", price };
    }
    case "put_out": {
      const water = deed.damage! * (ask?.water_each ?? 0);
      return { text: t("g-put-out", { n: deed.damage! }), icon: "i-water", price: { price: { water } } };
    }
    case "rescue": {
      const thing = thingName(deed, asked, names);
      return { text: t("g-rescue", { thing }), icon: thingIcon(deed, view), price: { price: { gems: 1 } } };
    }
    case "lose_rail":
      return { text: t("g-lose", { thing: t("g-tool-rail") }), icon: TOOL_ICONS.rail };
    case "lose":
      return { text: t("g-lose", { thing: thingName(deed, asked, names) }), icon: thingIcon(deed, view) };
    case "keep": {
      const n = deed.workers!;
      return { text: t("g-keep", { n }), icon: `w-${owner}`, price: { price: { gems: n } } };
    }
    case "take":
      return { text: t("g-take", { what: deed.take! }), icon: takeIcon(deed.take!, owner) };
    case "sabotage": {
      const what = String(deed.what);
      const tool = view.players[deed.seat!]!.in_play.some((each) => each.tool !== undefined && each.name === what);
      return {
        text: t("g-sabotage", { thing: weaponName(what), name: names[deed.seat!] ?? "" }),
        icon: small(what),
        price: prices?.[tool ? "sabotage-tool" : "sabotage-siege"],
      };
    }
    default:
      return { text: deed.do, icon: "i-flag" };
  }
}
