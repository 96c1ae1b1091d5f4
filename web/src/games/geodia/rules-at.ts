/** Where the rules speak of a thing of the table: ids of headings, the same in every language. */
const QUESTIONS: Record<string, string> = {
  mulligan: "setup",
  base: "setup",
  roads: "setup",
  figures: "setup",
  bonus: "turn",
  trade: "turn",
  main: "turn",
  final: "turn",
  chests: "mines",
  swap: "building",
  building: "building",
  discard: "building",
  "use-tools": "cards",
  find: "cards",
  site: "cards",
  rails: "cards",
  sabotage: "cards",
  rescue: "cards",
  combat: "combat",
  target: "combat",
  defend: "combat",
  lose: "combat",
  worms: "events",
  inspect: "events",
  dismiss: "events",
};

export const ruleOfQuestion = (kind: string): string | null => QUESTIONS[kind] ?? null;
export const MAP_RULE = "map";
export const MINE_RULE = "mines";
export const EVENT_RULE = "events";
export const BUILDING_RULE = "building";
export const CARDS_RULE = "cards";
