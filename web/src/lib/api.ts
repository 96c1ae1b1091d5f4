/** The one door to the server. Answers are typed by its OpenAPI schema; complaints come as `ApiError`. */
import type { components } from "./api-types";

type Schemas = components["schemas"];
export type Meta = Schemas["Meta"];
export type GameOut = Schemas["GameOut"];
export type Me = Schemas["Me"];
export type Table = Schemas["Table"];
export type TableLine = Schemas["TableLine"];
export type TableSettings = Partial<Schemas["Settings"]> & Pick<Schemas["Settings"], "game" | "seats">;
export type SeatIn = { kind: "human" | "bot" | "open"; name?: string | null; bot?: string | null };
export type SeatOut = Schemas["SeatOut"];
export type Play = Schemas["Play"];
export type StoryEntry = Schemas["StoryEntry"];
export type EventOut = Schemas["EventOut"];
export type ChatLine = Schemas["ChatLine"];
export type SeatResult = Schemas["SeatResult"];
export type Position = Schemas["Position"];
export type Replay = Schemas["Replay"];
export type Reason = Schemas["Reason"];
export type SeatsNews = Schemas["SeatsNews"];
export type PresenceNews = Schemas["PresenceNews"];
export type ServerNews = Schemas["ServerNews"];
export type Fairness = Schemas["Fairness"];
export type LessonList = Schemas["LessonList"];
export type LessonPlay = Schemas["LessonPlay"];
export type Odds = Schemas["Odds"];
export type Worth = Schemas["Worth"];
export type Hint = Schemas["Hint"];
export type Preview = Schemas["Preview"];
export type LayoutOut = Schemas["LayoutOut"];
export type PlayedGame = Schemas["PlayedGame"];
export type PlayedPage = Schemas["PlayedPage"];
export type Tally = Schemas["Tally"];
export type RivalTally = Schemas["RivalTally"];
export type LinkOut = Schemas["LinkOut"];
export type DeviceList = Schemas["DeviceList"];
export type CompanionOut = Schemas["CompanionOut"];
type ErrorOut = Schemas["ErrorOut"];

/** A complaint of the server, or (`offline`) no answer at all. `code` is a Fluent message id. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly body: Partial<ErrorOut> = {},
  ) {
    super(body.message ?? code);
  }
}

const WAIT = 15_000;
const THOUGHT = 75_000; // a bot that has just been started must get ready first

async function send(method: string, path: string, body?: unknown, wait = WAIT): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
      signal: AbortSignal.timeout(wait),
    });
  } catch {
    throw new ApiError("offline", 0);
  }
  if (answer.ok) return answer;
  const complaint = ((await answer.json().catch(() => null)) ?? {}) as Partial<ErrorOut>;
  throw new ApiError(complaint.code ?? "server-error", answer.status, complaint);
}

async function ask<T>(method: string, path: string, body?: unknown, wait = WAIT): Promise<T> {
  const answer = await send(method, path, body, wait);
  try {
    const text = await answer.text();
    return (text ? JSON.parse(text) : null) as T;
  } catch {
    throw new ApiError("offline", 0); // it was cut on its way
  }
}

const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const query = (asked: Record<string, number | string | null>): string => {
  const known = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return known.length ? `?${known.join("&")}` : "";
};

export const api = {
  meta: () => get<Meta>("/meta"),
  words: async (game: string, language: string) => (await send("GET", `/games/${game}/words/${language}`)).text(),
  preview: (game: string, seats: number, options: object) =>
    get<Preview>(`/games/${game}/preview?seats=${seats}&options=${encodeURIComponent(JSON.stringify(options))}`),
  layout: (game: string, option: string, body: Partial<Schemas["LayoutBody"]> & { seats: number }) =>
    post<LayoutOut>(`/games/${encodeURIComponent(game)}/layouts/${encodeURIComponent(option)}`, body),
  lessons: (game: string) => get<LessonList>(`/games/${encodeURIComponent(game)}/lessons`),
  lesson: (game: string, name: string, done: readonly (number | null)[], since: number) =>
    post<LessonPlay>(`/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`, { done, since }),
  figures: (game: string) => get<{ figures: unknown }>(`/games/${encodeURIComponent(game)}/companion`),
  /** Asks a game's engine about what lies on a real table. */
  ask: <T>(game: string, question: string, about: object) =>
    ask<{ answer: T }>("POST", `/games/${encodeURIComponent(game)}/companion/${question}`, { about }, THOUGHT),
  companion: (id: string) => get<CompanionOut>(`/companions/${id}`),
  createCompanion: (id: string, game: string) => post<Schemas["CompanionMade"]>("/companions", { id, game }),
  addEntries: (id: string, entries: readonly object[]) =>
    post<{ seq: number }>(`/companions/${id}/entries`, { entries }),
  companionStream: (id: string, since: number) => `/api/companions/${id}/stream?since=${since}`,

  me: () => get<Me>("/me"),
  rename: (name: string) => post<Me>("/me", { name }),
  games: (before: string | null, game: string) =>
    get<PlayedPage>(`/me/games?limit=20${before ? `&before=${before}` : ""}${game ? `&game=${game}` : ""}`),
  tally: () => get<Tally>("/me/tally"),
  gamesPath: (kind: "csv" | "json") => `/api/me/games.${kind}`,
  link: () => post<LinkOut>("/me/link"),
  devices: () => get<DeviceList>("/me/devices"),
  endDevice: (id: string) => post<DeviceList>(`/me/devices/${encodeURIComponent(id)}/end`),
  claim: (code: string, replace = false) => post<Me>("/me/claim", { code, replace }),

  mine: () => get<{ tables: TableLine[] }>("/tables?scope=mine"),
  open: () => get<{ tables: TableLine[] }>("/tables?scope=open"),
  create: (settings: TableSettings) => post<Table>("/tables", settings),
  table: (id: string, seat: number | null = null) => get<Table>(`${at(id)}${query({ since: 0, seat })}`),
  /** What is new since a row. */
  tableSince: (id: string, since: number, seat: number | null) => get<Table>(`${at(id)}${query({ since, seat })}`),
  start: (id: string) => post<Table>(`${at(id)}/start`),
  rematch: (id: string, body: Schemas["RematchBody"] | { rotate: boolean }) => post<Table>(`${at(id)}/rematch`, body),

  /** `client`: the name of our stream, which need not tell what the answer does. */
  move: (id: string, seq: number, action: number, seat: number, client: string) =>
    post<Play>(`${at(id)}/moves`, { seq, action, seat, client }),
  undo: (id: string, seq: number, client: string) => post<Play>(`${at(id)}/undo`, { seq, client }),
  why: (id: string, action: number) => get<{ reason: Reason | null }>(`${at(id)}/why?action=${action}`),
  hint: (id: string) => ask<Hint>("GET", `${at(id)}/hint`, undefined, THOUGHT),
  odds: (id: string) => get<Odds>(`${at(id)}/odds`),
  worth: (id: string) => get<Worth>(`${at(id)}/worth`),
  story: (id: string, since: number, seat: number | null) =>
    get<{ story: StoryEntry[]; next: number | null }>(`${at(id)}/story${query({ since, limit: 1000, seat })}`),
  position: (id: string, ply: number, seat: number | null) =>
    get<Position>(`${at(id)}/positions/${ply}${query({ seat })}`),
  replay: (record: string, ply: number | null, story: boolean) => post<Replay>("/replay", { record, ply, story }),

  join: (id: string, seat: number | null, name: string, commits: boolean, choices: Record<string, string> = {}) =>
    post<Table>(`${at(id)}/join`, { seat, name: name || null, commits, choices }),
  choose: (id: string, seat: number, option: string, value: string) =>
    post<Table>(`${at(id)}/seats/${seat}/choose`, { option, value }),
  commit: (id: string, round: number, seats: Schemas["CommitPart"][]) =>
    post<Table>(`${at(id)}/commit`, { round, seats }),
  reveal: (id: string, round: number, seats: Schemas["RevealPart"][]) =>
    post<Table>(`${at(id)}/reveal`, { round, seats }),
  leave: (id: string, seat: number) => post<Table>(`${at(id)}/seats/${seat}/leave`),
  toBot: (id: string, seat: number, level: string | null, name?: string) =>
    post<Table>(`${at(id)}/seats/${seat}/bot`, { level, ...(name ? { name } : {}) }),
  takeBack: (id: string, seat: number) => post<Table>(`${at(id)}/seats/${seat}/back`),
  toOpen: (id: string, seat: number) => post<Table>(`${at(id)}/seats/${seat}/open`),
  renameSeat: (id: string, seat: number, name: string) => post<Table>(`${at(id)}/seats/${seat}/name`, { name }),

  say: (id: string, text: string) => post<ChatLine>(`${at(id)}/chat`, { text }),
  fairness: (id: string) => get<Fairness>(`${at(id)}/fairness`),
  recordPath: (id: string, kind: "json" | "gem") => `/api${at(id)}/record.${kind}`,
  streamPath: (id: string, since: number | null, seat: number | null, client: string) =>
    `/api${at(id)}/stream${query({ since, seat, client })}`,
};
