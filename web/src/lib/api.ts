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
export type Fairness = Schemas["Fairness"];
export type Odds = Schemas["Odds"];
export type Hint = Schemas["Hint"];
export type LinkOut = Schemas["LinkOut"];
export type DeviceList = Schemas["DeviceList"];
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
  return (await answer.json().catch(() => null)) as T;
}

const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const query = (asked: Record<string, number | null>): string => {
  const known = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return known.length ? `?${known.join("&")}` : "";
};

export const api = {
  meta: () => get<Meta>("/meta"),
  words: async (game: string, language: string) => (await send("GET", `/games/${game}/words/${language}`)).text(),
  me: () => get<Me>("/me"),
  rename: (name: string) => post<Me>("/me", { name }),
  link: () => post<LinkOut>("/me/link"),
  devices: () => get<DeviceList>("/me/devices"),
  endDevice: (id: string) => post<DeviceList>(`/me/devices/${encodeURIComponent(id)}/end`),
  claim: (code: string, replace = false) => post<Me>("/me/claim", { code, replace }),

  mine: () => get<{ tables: TableLine[] }>("/tables?scope=mine"),
  open: () => get<{ tables: TableLine[] }>("/tables?scope=open"),
  create: (settings: TableSettings) => post<Table>("/tables", settings),
  table: (id: string, seat: number | null = null) => get<Table>(`${at(id)}${query({ since: 0, seat })}`),
  start: (id: string) => post<Table>(`${at(id)}/start`),
  rematch: (id: string, body: Schemas["RematchBody"] | { rotate: boolean }) => post<Table>(`${at(id)}/rematch`, body),

  move: (id: string, seq: number, action: number, seat: number) => post<Play>(`${at(id)}/moves`, { seq, action, seat }),
  undo: (id: string, seq: number) => post<Play>(`${at(id)}/undo`, { seq }),
  why: (id: string, action: number) => get<{ reason: Reason | null }>(`${at(id)}/why?action=${action}`),
  hint: (id: string) => ask<Hint>("GET", `${at(id)}/hint`, undefined, THOUGHT),
  odds: (id: string) => get<Odds>(`${at(id)}/odds`),
  story: (id: string, since: number, seat: number | null) =>
    get<{ story: StoryEntry[]; next: number | null }>(`${at(id)}/story${query({ since, limit: 1000, seat })}`),
  position: (id: string, ply: number, seat: number | null) =>
    get<Position>(`${at(id)}/positions/${ply}${query({ seat })}`),
  replay: (record: string, ply: number | null, story: boolean) => post<Replay>("/replay", { record, ply, story }),

  join: (id: string, seat: number | null, name: string, entropy: string) =>
    post<Table>(`${at(id)}/join`, { seat, name: name || null, entropy }),
  leave: (id: string, seat: number) => post<Table>(`${at(id)}/seats/${seat}/leave`),
  toBot: (id: string, seat: number, level: string | null, name?: string) =>
    post<Table>(`${at(id)}/seats/${seat}/bot`, { level, ...(name ? { name } : {}) }),
  takeBack: (id: string, seat: number) => post<Table>(`${at(id)}/seats/${seat}/back`),
  toOpen: (id: string, seat: number) => post<Table>(`${at(id)}/seats/${seat}/open`),
  renameSeat: (id: string, seat: number, name: string) => post<Table>(`${at(id)}/seats/${seat}/name`, { name }),

  say: (id: string, text: string) => post<ChatLine>(`${at(id)}/chat`, { text }),
  fairness: (id: string) => get<Fairness>(`${at(id)}/fairness`),
  recordPath: (id: string, kind: "json" | "gem") => `/api${at(id)}/record.${kind}`,
  streamPath: (id: string, since: number | null, seat: number | null) =>
    `/api${at(id)}/stream${query({ since, seat })}`,
};

/** What a seat adds to the dice: 16 random bytes as hex. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
