/** Geodia for the table's shell. */
import type { EventOut } from "@/lib/api";
import { t } from "@/lib/i18n.svelte";
import { rulesIn } from "../rules";
import type { GameUi, Phase, Status, Who } from "../types";
import { blowOf } from "./blows";
import End from "./End.svelte";
import GeodiaTable from "./GeodiaTable.svelte";
import { adviceOf } from "./hint";
import { lines } from "./lines";
import "./look.css";
import { parts } from "./parts";
import { learn } from "./numbers";
import { spoken } from "./spoken";
import { soundOf } from "./sounds";
import { rimmed, sprites } from "./sprites";
import type { Deed, GeodiaView, Stage } from "./view";
import { weightOf } from "./weights";
import Winner from "./Winner.svelte";
import { baronName, sideName } from "./words";

const COLOURS: Record<string, string> = { emerald: "green", sapphire: "blue", ruby: "red", citrine: "yellow" };
const SIDES: Record<string, string> = { emerald: "goblins", sapphire: "dwarves", ruby: "goblins", citrine: "dwarves" };
const RULES = import.meta.glob<string>("./rules/*.md", { query: "?raw", import: "default" });
const STAGES: readonly Stage[] = ["income", "main", "combat", "final"];

function status(view: GeodiaView, { names, mine }: Who): Status {
  if (view.stage === "over") return { seat: null, before: "", text: t("geodia-over") };
  const { ask } = view;
  if (!ask) return { seat: view.current, before: "", text: t("g-chance") };
  if (!mine.includes(ask.seat))
    return { seat: ask.seat, before: "", text: t(`geodia-ask-${ask.kind}`, { seat: names[ask.seat] ?? "" }) };
  const before =
    mine.length > 1 ? `${names[ask.seat] ?? ""}:` : ask.seat === view.current ? t("your-turn") : t("g-you-are-asked");
  return { seat: ask.seat, before, text: t(`g-you-${ask.kind}`) };
}

function phases({ stage }: GeodiaView): Phase[] {
  if (stage === "opening") return [{ text: t("g-opening"), on: true }];
  return STAGES.map((each) => ({ text: t(`g-stage-${each}`), on: each === stage }));
}

const LONG = new Set([
  "geodia-fires",
  "geodia-fires-treasure",
  "geodia-event",
  "geodia-treasure",
  "geodia-steals",
  "geodia-sabotages",
  "geodia-chest-lost",
  "geodia-dragon-roll",
  "geodia-found-classic",
  "geodia-found-single",
  "geodia-worms-roll",
]);
const QUICK = new Set([
  "geodia-income",
  "geodia-tool-income",
  "geodia-moves",
  "geodia-puts",
  "geodia-road",
  "geodia-rail",
  "geodia-draws",
  "geodia-buys-card",
  "geodia-phase",
]);

/** A turn has many small steps: they pass quickly, big ones stay. */
function pause(events: readonly EventOut[]): number {
  if (events.some((event) => LONG.has(event.id))) return 900;
  if (events.some((event) => event.id === "geodia-dice")) return 800;
  if (events.length === 0) return 0;
  return events.every((event) => QUICK.has(event.id)) ? 220 : 400;
}

export const ui: GameUi<GeodiaView, Deed> = {
  learn,
  Table: GeodiaTable,
  End,
  tellsCount: true,
  Winner,
  shortcuts: [
    ["1–4", "g-key-tools"],
    ["N", "key-target"],
    ["E", "g-key-end"],
    ["V", "g-key-lens"],
    ["Esc", "g-key-cancel"],
  ],
  status,
  phases,
  lines,
  rich: spoken,
  spoken,
  advice: adviceOf,
  showsAdvice: true,
  blow: blowOf,
  weight: weightOf,
  scores: (view) => view.players.map((player) => player.gems),
  together: (view, scores) => (view.teams ? scores.reduce((sum, each) => sum + each) : Math.max(...scores)),
  scoreIcon: "i-gem",
  sound: soundOf,
  pause,
  rules: rulesIn(RULES),
  parts,
  seatChoice: {
    option: "barons",
    values: Object.keys(COLOURS),
    text: (value) => `${baronName(value)}, ${sideName(SIDES[value] ?? "")}`,
    colour: (value) => COLOURS[value] ?? "",
  },
  token: (colour) => `gt-${colour}`,
  mark: (colour) => `gm-${colour}`,
};

export { rimmed, sprites };
