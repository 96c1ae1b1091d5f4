/**
 * What the possible actions mean for clicks on the map, the hand and the base card.
 * It knows no rules, only the list it is given.
 */
import type { Action } from "@/lib/table";
import { HOME } from "./numbers";
import type { Building, Deed } from "./view";

/** Kinds of actions that are done on a tile; figures are told apart. */
export type Verb =
  | "road"
  | "rail"
  | "wall"
  | "detonate"
  | "site"
  | "target"
  | "to"
  | "artillery"
  | "dismiss"
  | "put-worker"
  | "put-engineer"
  | "move-worker"
  | "move-engineer";

export interface Option {
  id: number;
  deed: Deed;
}

export interface Choices {
  /** By verb: action by place (a tile's number, or HOME). */
  at: Map<Verb, Map<number, number>>;
  bases: Map<number, number>;
  treasures: Map<number, number>;
  /** Cards of the hand by kind: play, discard or put back. */
  hand: Map<number, { id: number; deed: string }>;
  upgrades: Map<Building, number>;
  hire: Map<string, number>;
  /** Actions without a target, by name. */
  plain: Map<string, number>;
  /** Everything that is answered by a button beside the question. */
  answers: Option[];
  all: Option[];
}

const TILED = new Set(["road", "rail", "wall", "detonate", "site", "to", "artillery", "dismiss"]);
const PLAIN = new Set(["card", "swap", "market", "debt", "done", "no", "cancel", "end"]);

export function choicesOf(actions: readonly Action[]): Choices {
  const out: Choices = {
    at: new Map(),
    bases: new Map(),
    treasures: new Map(),
    hand: new Map(),
    upgrades: new Map(),
    hire: new Map(),
    plain: new Map(),
    answers: [],
    all: [],
  };
  const place = (verb: Verb, deed: Deed, id: number): void => {
    if (!out.at.has(verb)) out.at.set(verb, new Map());
    out.at.get(verb)!.set(deed.tile ?? HOME, id);
  };
  for (const { id, data } of actions) {
    const deed = data as unknown as Deed;
    out.all.push({ id, deed });
    if (TILED.has(deed.do)) place(deed.do as Verb, deed, id);
    else if (deed.do === "put" || deed.do === "move") place(`${deed.do}-${deed.figure!}` as Verb, deed, id);
    else if (deed.do === "target" && deed.treasure === undefined) place("target", deed, id);
    else if (deed.do === "target") {
      out.treasures.set(deed.treasure!, id);
      out.answers.push({ id, deed });
    } else if (deed.do === "base") out.bases.set(deed.place!, id);
    else if (deed.do === "play" || deed.do === "discard" || deed.do === "back")
      out.hand.set(deed.kind!, { id, deed: deed.do });
    else if (deed.do === "upgrade" || deed.do === "improve") out.upgrades.set(deed.building!, id);
    else if (deed.do === "hire") out.hire.set(deed.figure!, id);
    else if (PLAIN.has(deed.do)) out.plain.set(deed.do, id);
    else out.answers.push({ id, deed });
  }
  return out;
}

/**
 * The one answer there is, if it is a plain "no" or "done", or the end of a combat phase without weapons: nobody needs
 * to be asked. The main and the final phase are ended by the player alone: the turn would slip away.
 */
export function soleAnswer(choices: Choices, phase: string): number | null {
  if (choices.all.length !== 1) return null;
  const { id, deed } = choices.all[0]!;
  return deed.do === "no" || deed.do === "done" || (deed.do === "end" && phase === "combat") ? id : null;
}

/** Verbs that need a tool in the hand first, in the order of the buttons. */
export const TOOLS = ["road", "rail", "wall", "detonate"] as const;
export type Tool = (typeof TOOLS)[number] | "artillery" | "put-worker" | "put-engineer";

/** Verbs whose tiles are offered at once: the question is about nothing else. */
const ASKED: readonly Verb[] = ["to", "site", "target", "dismiss"];

/** The tool that is meant when nothing else can be: in the opening. */
export function usualTool(phase: string, choices: Choices): Tool | null {
  const wanted: Tool[] =
    phase === "roads" ? ["road", "rail"] : phase === "figures" ? ["put-worker", "put-engineer"] : [];
  return wanted.find((tool) => (choices.at.get(tool)?.size ?? 0) > 0) ?? null;
}

/** Places that glow now, with their action. */
export function targetsOf(choices: Choices, tool: Tool | null): Map<number, number> {
  for (const verb of ASKED) {
    const found = choices.at.get(verb);
    if (found) return found;
  }
  return (tool ? choices.at.get(tool) : undefined) ?? new Map();
}

/** Everything that can be done at a place. */
export function deedsAt(choices: Choices, place: number): { verb: Verb; id: number }[] {
  return [...choices.at].flatMap(([verb, tiles]) => (tiles.has(place) ? [{ verb, id: tiles.get(place)! }] : []));
}
