/** A position of any game as things to show: what each player has, and the rest. Knows no game and no DOM. */

/** What any game's view is: JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type PlainView = Readonly<Record<string, Json>>;

/** A value as it is shown. */
export type Shown =
  | { kind: "text"; text: string }
  | { kind: "flag"; on: boolean }
  | { kind: "none" }
  | { kind: "seat"; seat: number }
  | { kind: "list"; items: Shown[] }
  | { kind: "fields"; fields: Field[] }
  /** One value for each player. */
  | { kind: "seats"; values: Shown[] };

export interface Field {
  key: string;
  value: Shown;
}

/** What each player has of one thing, by seat. */
export interface Column {
  key: string;
  values: Shown[];
}

export interface Model {
  columns: Column[];
  fields: Field[];
}

/** Told elsewhere: by the board, by the bar, or by being there. */
const ELSEWHERE = new Set(["board", "game", "seat", "seats", "actor"]);

/** As if nobody sat at the table: no list is that short. */
const NOBODY = 0;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isDict = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !isList(value);

/** Values may tell their kind, as arguments of events do: {"seat": 1}, {"space": "c5"}. */
function kindOf(value: { readonly [key: string]: Json }): Shown | null {
  const [[key, inner] = ["", null], ...more] = Object.entries(value);
  if (more.length) return null;
  if (key === "seat" && typeof inner === "number") return { kind: "seat", seat: inner };
  if (key === "space" && typeof inner === "string") return { kind: "text", text: inner };
  return null;
}

export function shown(value: Json, seats: number): Shown {
  if (value === null || value === "") return { kind: "none" };
  if (typeof value === "boolean") return { kind: "flag", on: value };
  if (!isList(value) && !isDict(value)) return { kind: "text", text: String(value) };
  if (isDict(value)) return kindOf(value) ?? fieldsOf(value, seats);
  if (value.length === 0) return { kind: "none" };
  const items = value.map((item) => shown(item, seats));
  return perSeat(value, seats) ? { kind: "seats", values: items } : { kind: "list", items };
}

function fieldsOf(dict: { readonly [key: string]: Json }, seats: number): Shown {
  const fields = Object.entries(dict).map(([key, value]) => ({ key, value: shown(value, seats) }));
  return fields.length ? { kind: "fields", fields } : { kind: "none" };
}

/** A list as long as the table has seats tells something of each. */
const perSeat = (value: Json, seats: number): value is readonly Json[] => isList(value) && value.length === seats;

/** What the view calls the score, of all or of each player; empty: it does not tell. */
export function scoresOf(view: PlainView): readonly number[] {
  const found = ["score", "scores"].map((key) => view[key]).find((value) => value !== undefined && isList(value));
  const own = view.players ?? null;
  const players = isList(own) ? own.map((player) => (isDict(player) ? (player.score ?? null) : null)) : [];
  const scores = found !== undefined && isList(found) ? found : players;
  return scores.every((score) => typeof score === "number") ? (scores as readonly number[]) : [];
}

/** `told`: keys that somebody else shows. */
export function modelOf(view: PlainView, seats: number, told: readonly string[] = []): Model {
  const model: Model = { columns: [], fields: [] };
  for (const [key, value] of Object.entries(view)) {
    if (ELSEWHERE.has(key) || told.includes(key)) continue;
    if (perSeat(value, seats)) model.columns.push(...columnsOf(key, value));
    else model.fields.push({ key, value: shown(value, seats) });
  }
  return model;
}

/** A list of dicts, such as `players`, is a column for each of their keys. */
function columnsOf(key: string, list: readonly Json[]): Column[] {
  const own = (value: Json): Shown => shown(value, NOBODY); // what one player has is not by player again
  if (!list.every((item) => isDict(item) && kindOf(item) === null)) return [{ key, values: list.map(own) }];
  const dicts = list.filter(isDict);
  const keys = [...new Set(dicts.flatMap((dict) => Object.keys(dict)))].filter((each) => !ELSEWHERE.has(each));
  return keys.map((each) => ({ key: each, values: dicts.map((dict) => own(dict[each] ?? null)) }));
}
