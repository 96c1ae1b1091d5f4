/** A bot's advice in words, and what can honestly be said for it: chances, points, the citizen's effect. */
import { t } from "@/lib/i18n.svelte";
import { likeliest, percent } from "./chances";
import type { Turn } from "./turn.svelte";
import { DICE, type KingData } from "./view";
import { citizen, dieName, effectText, gemName } from "./words";
import { worthText } from "./worth";

const MOST = 2; // chances to name
const ON_THE_MAP = ["place", "slay", "raid", "lay_fire"];

/** What to do. */
export function advice(data: KingData, names: readonly string[]): string {
  const { do: what, dice, deck, die, card, gem, seat, name: space } = data;
  const name = names[seat ?? -1] ?? "";
  if (what === "keep") {
    const n = dice?.length ?? 0;
    return n === DICE ? t("k-stop-long") : t("k-advice-keep", { n });
  }
  if (what === "take") return t("k-advice-take", { deck: deck ?? 0 });
  if (what === "alarm") return deck ? t("k-advice-alarm", { citizen: citizen(deck) }) : t("k-alarm");
  if (what === "joker") return t("k-make-die", { die: dieName(die ?? "") });
  if (what === "steal_card" && card)
    return t("k-steal", { what: t("k-joker", { die: dieName(card.joker), deck: card.deck }) });
  if (what === "steal_gem") return t("k-steal-from", { what: gemName(gem ?? ""), name });
  if (what === "fire_of") return t("k-advice-fire-of", { name });
  if (ON_THE_MAP.includes(what)) return t(`k-advice-${what.replace("_", "-")}`, { space: space ?? "" });
  return t("k-skip");
}

/** Why: null if nothing can be said for it. */
export function reasonOf(turn: Turn): string | null {
  const { hint, view } = turn;
  if (!hint) return null;
  const { data, id } = hint;
  const worth = worthText(hint.worth ?? turn.worthOf(id), turn.seat, (seat) => turn.nameOf(seat));
  if (worth) return worth;
  if (hint.reasons.length) return null; // the bot has said it
  if (data.do === "keep") {
    if (data.dice?.length === DICE) return metText(turn);
    const best = likeliest(turn.oddsAfter(id), MOST);
    const list = best.map(({ deck, chance }) => t("k-chance-item", { citizen: citizen(deck), n: percent(chance) }));
    return list.length ? t("k-advice-chances", { list: list.join(", ") }) : null;
  }
  const card = data.deck ? view.offer[data.deck - 1]?.card : null;
  if (card && data.do === "take") return effectText(card);
  if (data.do === "alarm") return t("k-advice-alarm-why");
  return null;
}

function metText({ view }: Turn): string | null {
  const met = view.offer.filter((offered) => offered.met > 0).map((offered) => citizen(offered.deck));
  return met.length ? t("k-advice-met", { list: met.join(", ") }) : null;
}
