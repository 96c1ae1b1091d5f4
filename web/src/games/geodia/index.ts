/** Geodia for the table's shell. */
import type { EventOut } from "@/lib/api";
import { t } from "@/lib/i18n.svelte";
import { rulesIn } from "../rules";
import type { GameUi, Phase, Status, Who } from "../types";
import End from "./End.svelte";
import GeodiaTable from "./GeodiaTable.svelte";
import { lines } from "./lines";
import "./look.css";
import { learn } from "./numbers";
import { spoken } from "./spoken";
import { rimmed, sprites } from "./sprites";
import type { Deed, GeodiaView, Stage } from "./view";
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
  "geodia-found-classic",
  "geodia-found-single",
  "geodia-worms-roll",
]);
const QUICK = new Set([
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
  if (events.some((event) => LONG.has(event.id))) return 800;
  if (events.some((event) => event.id === "geodia-dice")) return 700;
  if (events.length === 0) return 0;
  return events.every((event) => QUICK.has(event.id)) ? 150 : 300;
}

export const ui: GameUi<GeodiaView, Deed> = {
  learn,
  Table: GeodiaTable,
  End,
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
  pause,
  rules: rulesIn(RULES),
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
