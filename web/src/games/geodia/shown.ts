/** What the panels over the map must know of the turn: which tiles to leave free, and what each panel shows. */
import { settings } from "@/lib/settings.svelte";
import { HOME } from "./numbers";
import type { Shown } from "./panels.svelte";
import type { Turn } from "./turn.svelte";

type At = readonly [number, number];

const UNDER_FIRE: readonly string[] = ["defend", "lose", "rescue", "worms"];

/** Tiles that can be chosen or are spoken of. */
function openTiles({ view, targets, alive, chosen, choices }: Turn): At[] {
  const home = view.bases.find((base) => base.seat === view.actor);
  const places = [...(targets.size ? targets.keys() : alive), ...(chosen === null ? [] : [chosen])];
  const struck = view.tiles.find((tile) => tile.name === view.ask?.tile);
  const ats = [
    ...places.map((place) => (place === HOME ? home?.at : view.tiles[place]?.at)),
    struck?.at,
    ...view.bases.map((base) => (choices.bases.has(base.place) ? base.at : undefined)),
  ];
  return ats.filter((at) => at !== undefined);
}

/** What is better seen while you are under fire: everything of your own. */
function dearTiles({ view, mine }: Turn): At[] {
  const seat = view.ask?.seat ?? -1;
  if (!mine || !UNDER_FIRE.includes(view.ask?.kind ?? "")) return [];
  return [
    ...view.tiles.filter((tile) => tile.control.includes(seat) || tile.chests.some((chest) => chest.seat === seat)),
    ...view.bases.filter((base) => base.seat === seat),
  ].map((each) => each.at);
}

function allTiles({ view }: Turn): At[] {
  const bases = view.bases.filter((base) => base.seat !== null || view.phase === "base");
  return [...view.tiles, ...bases].map((each) => each.at);
}

function questionKey({ view, mine, tool, choices }: Turn): string {
  const plain = [...choices.plain.keys()].join();
  return [view.ask?.kind, mine, tool, choices.answers.length, plain, view.shots.length, settings.language].join(" ");
}

function sideKey({ side, chosen, view, happenings, notebook }: Turn): string {
  const shows = { menu: `${chosen} ${view.turn}`, news: happenings.report?.key, note: notebook.note?.title };
  return [side, side && shows[side], settings.language].join(" ");
}

export function shownOf(turn: Turn): Shown {
  return {
    open: openTiles(turn),
    dear: dearTiles(turn),
    all: allTiles(turn),
    dice: Boolean(turn.view.dice.bonus || turn.view.dice.mining),
    question: questionKey(turn),
    side: turn.side,
    sideKey: sideKey(turn),
    buttons: `foot ${settings.language}`,
    ending: turn.end !== undefined,
  };
}
