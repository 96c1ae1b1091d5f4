/** What is said about the thing one looks at: a citizen's effect, condition and chance. */
import { t } from "@/lib/i18n.svelte";
import { percent } from "./chances";
import type { Turn } from "./turn.svelte";
import { citizen, conditionText, effectText } from "./words";
import { worthText } from "./worth";

export interface Note {
  title: string;
  text: string;
}

/** What the percentage on a card means here: with the dice kept now, and with the best ones, which are marked. */
function chanceText(turn: Turn, deck: number): string | null {
  const [now, best] = [turn.oddsOf(deck), turn.bestOf(deck)];
  if (!turn.rolling || now === null || now === 1) return null;
  const text = t("k-chance-now", { n: percent(now) });
  if (!best || percent(best.chance) <= percent(now)) return text;
  return `${text} ${t("k-chance-best", { n: percent(best.chance), dice: best.dice.length })}`;
}

export function citizenNote(turn: Turn): Note | null {
  const deck = turn.looked;
  const card = deck === null ? null : turn.view.offer[deck - 1]?.card;
  if (!deck || !card) return null;
  const worth = worthText(turn.worthOf(turn.choices.take.get(deck)), turn.seat, (seat) => turn.nameOf(seat));
  const parts = [
    effectText(card),
    t("k-needs", { condition: conditionText(card.condition) }),
    worth,
    turn.reason ?? chanceText(turn, deck),
  ];
  return { title: citizen(deck), text: parts.filter(Boolean).join(" ") };
}
