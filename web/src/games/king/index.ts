/** King of the Dice for the table's shell. */
import type { EventOut } from "@/lib/api";
import { t } from "@/lib/i18n.svelte";
import { mark } from "@/lib/messages";
import type { GameUi, Phase, Status } from "../types";
import End from "./End.svelte";
import KingTable from "./KingTable.svelte";
import { lines } from "./lines";
import { sprites } from "./sprites";
import { DICE, type KingData, type KingView } from "./view";
import { dieName, gemName } from "./words";

const ROLLING = ["start_roll", "deal", "roll", "keep"];
const SPOKEN_DICE = ", ";

function status(raw: Record<string, unknown>, names: readonly string[], mine: readonly number[]): Status {
  const view = raw as unknown as KingView;
  const phase = view.phase.replace("_", "-");
  if (view.phase === "over") return { seat: null, before: "", text: t("king-over") };
  if (view.actor < 0)
    return { seat: view.current, before: "", text: t("k-waiting", { name: names[view.current] ?? "" }) };
  if (!mine.includes(view.actor))
    return { seat: view.actor, before: "", text: t(`king-ask-${phase}`, { seat: names[view.actor] ?? "" }) };
  const before = mine.length > 1 ? `${names[view.actor] ?? ""}:` : t("your-turn");
  const met = view.offer.some((offered) => offered.met > 0);
  return { seat: view.actor, before, text: t(view.phase === "check" && !met ? "k-you-check-none" : `k-you-${phase}`) };
}

function phases(raw: Record<string, unknown>): Phase[] {
  const { phase } = raw as unknown as KingView;
  const at = ROLLING.includes(phase) ? 0 : phase === "check" ? 1 : phase === "over" ? -1 : 2;
  return [
    { text: t("k-phase-roll"), on: at === 0 },
    { text: t("k-phase-check"), on: at === 1 },
    { text: t("k-phase-citizen"), more: t("k-phase-alarm"), on: at === 2 },
  ];
}

function rich(name: string, value: string | number): string | number {
  if (name === "seat" || name === "from") return mark("seat", String(value));
  if (name === "dice") return mark("dice", String(value));
  if (name === "space") return mark("space", String(value));
  return value;
}

function spoken(name: string, value: string | number, names: readonly string[]): string | number {
  if (name === "seat" || name === "from") return names[Number(value)] ?? "";
  if (name === "dice") return String(value).split(" ").filter(Boolean).map(dieName).join(SPOKEN_DICE);
  return value;
}

/** The card and the hex meant are marked; what else is advised is said. */
function advice(data: Record<string, unknown>, names: readonly string[]): string | null {
  const { do: what, dice, die, card, gem, seat } = data as unknown as KingData;
  const name = names[seat ?? -1] ?? "";
  if (what === "keep" && dice) return dice.length < DICE ? t("k-roll", { n: DICE - dice.length }) : t("k-stop-long");
  if (what === "alarm") return t("k-alarm");
  if (what === "joker" && die) return t("k-make-die", { die: dieName(die) });
  if (what === "steal_card" && card)
    return t("k-steal", { what: t("k-joker", { die: dieName(card.joker), deck: card.deck }) });
  if (what === "steal_gem" && gem) return t("k-steal-from", { what: gemName(gem), name });
  if (what === "fire_of") return `${t("k-fires")}: ${name}`;
  return what === "skip" ? t("k-skip") : null;
}

const LONG = new Set([
  "king-rolls",
  "king-fire-laid",
  "king-builds",
  "king-slays",
  "king-raids",
  "king-steals-card",
  "king-steals-gem",
]);

function pause(events: readonly EventOut[]): number {
  if (events.some((event) => LONG.has(event.id))) return 850;
  return events.length ? 450 : 0;
}

export const ui: GameUi = {
  Table: KingTable,
  End,
  shortcuts: [
    ["1–6", "k-key-dice"],
    ["1–5", "k-key-cards"],
    ["R", "k-key-roll"],
    ["S", "k-key-stop"],
    ["N", "key-target"],
  ],
  status,
  phases,
  lines,
  rich,
  spoken,
  advice,
  pause,
  rules: {
    en: () => import("./rules/en.md?raw").then((file) => file.default),
    sk: () => import("./rules/sk.md?raw").then((file) => file.default),
    cs: () => import("./rules/cs.md?raw").then((file) => file.default),
    ro: () => import("./rules/ro.md?raw").then((file) => file.default),
  },
  token: (colour) => `tok-${colour}`,
  mark: (colour) => `mark-${colour}`,
};

export { sprites };
