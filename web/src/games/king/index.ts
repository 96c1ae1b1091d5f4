/** King of the Dice for the table's shell. */
import type { EventOut } from "@/lib/api";
import { t } from "@/lib/i18n.svelte";
import { mark } from "@/lib/messages";
import { rulesIn } from "../rules";
import type { GameUi, Phase, Status, Who } from "../types";
import { advice } from "./advice";
import { blow, sound, weight } from "./blows";
import DiceInLine from "./DiceInLine.svelte";
import End from "./End.svelte";
import KingTable from "./KingTable.svelte";
import Preview from "./Preview.svelte";
import { lines } from "./lines";
import "./look.css";
import { parts } from "./parts";
import { sprites } from "./sprites";
import { COLOURS, type KingData, type KingView } from "./view";
import Winner from "./Winner.svelte";
import { dieName, facesOf } from "./words";

const RULES = import.meta.glob<string>("./rules/*.md", { query: "?raw", import: "default" });
const ROLLING = ["start_roll", "deal", "roll", "keep"];
const SPOKEN_DICE = ", ";

function status(view: KingView, { names, mine }: Who): Status {
  const phase = view.phase.replace("_", "-");
  if (view.phase === "over") return { seat: null, before: "", text: t("k-do-over") };
  if (view.actor < 0)
    return { seat: view.current, before: "", text: t("k-waiting", { name: names[view.current] ?? "" }) };
  if (!mine.includes(view.actor))
    return { seat: view.actor, before: "", text: t(`king-ask-${phase}`, { seat: names[view.actor] ?? "" }) };
  const before = mine.length > 1 ? `${names[view.actor] ?? ""}:` : t("your-turn");
  const met = view.offer.some((offered) => offered.met > 0);
  return { seat: view.actor, before, text: t(view.phase === "check" && !met ? "k-you-check-none" : `k-you-${phase}`) };
}

function phases({ phase }: KingView): Phase[] {
  if (phase === "over") return [];
  const at = ROLLING.includes(phase) ? 0 : phase === "check" ? 1 : 2;
  return [
    { text: t("k-phase-roll"), on: at === 0 },
    { text: t("k-phase-check"), on: at === 1 },
    { text: t("k-phase-citizen"), more: t("k-phase-alarm"), on: at === 2 },
  ];
}

const rich = (name: string, value: string | number): string | number =>
  name === "dice" ? mark("dice", String(value)) : value;

const spoken = (name: string, value: string | number): string | number =>
  name === "dice" ? facesOf(String(value)).map(dieName).join(SPOKEN_DICE) : value;

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

export const ui: GameUi<KingView, KingData> = {
  Table: KingTable,
  End,
  tellsCount: true,
  Winner,
  Part: DiceInLine,
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
  showsAdvice: true,
  scores: (view) => view.players.map((player) => player.score),
  blow,
  weight,
  sound,
  pause,
  rules: rulesIn(RULES),
  Preview,
  seatChoice: {
    option: "colours",
    values: COLOURS,
    text: (colour) => t("king-colour", { colour }),
    colour: (colour) => colour,
  },
  parts,
  token: (colour) => `tok-${colour}`,
  mark: (colour) => `mark-${colour}`,
};

export { sprites };
