/** The state of a companion, reckoned from its log: the same on every device with the same entries. Knows no DOM. */
import { standing, type Body, type Entries, type Entry } from "./log";

export const LONGEST_NAME = 24;

export interface Start {
  names: string[];
  options: Record<string, unknown>;
}

export interface Shared {
  /** Null until somebody has said who plays. */
  start: Start | null;
  names: string[];
  /** Seats in the order they sit, the first one beginning. */
  order: number[];
  devices: Map<string, string>;
}

interface Rules<Figures, State> {
  begin: (figures: Figures, players: number, options: Record<string, unknown>) => State;
  step: (state: State, entry: Entry, figures: Figures) => void;
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim().slice(0, LONGEST_NAME) : "");

/** A whole number in a range; null: it is none. */
export function numberIn(value: unknown, low: number, high: number): number | null {
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high ? (value as number) : null;
}

export function readStart(body: Body): Start | null {
  const names = Array.isArray(body["names"]) ? body["names"].map(text) : [];
  const options = typeof body["options"] === "object" && body["options"] !== null ? body["options"] : {};
  return names.length >= 1 && names.length <= 8 ? { names, options: options as Record<string, unknown> } : null;
}

/** What every companion has: players' names, their order, whose devices take part. */
export function shared(entries: readonly Entry[]): Shared {
  const out: Shared = { start: null, names: [], order: [], devices: new Map() };
  for (const { body, device } of entries) {
    if (body.kind === "start" && !out.start) {
      out.start = readStart(body);
      out.names = [...(out.start?.names ?? [])];
      out.order = out.names.map((_, seat) => seat);
    } else if (body.kind === "name") {
      const seat = numberIn(body["seat"], 0, out.names.length - 1);
      if (seat !== null) out.names[seat] = text(body["name"]);
    } else if (body.kind === "order" && Array.isArray(body["order"])) {
      const order = body["order"] as unknown[];
      const all = out.names.map((_, seat) => seat);
      if (order.length === all.length && all.every((seat) => order.includes(seat))) out.order = order as number[];
    } else if (body.kind === "device") out.devices.set(device, text(body["name"]));
  }
  return out;
}

/** The whole state; null before the start. */
export function fold<Figures, State>(
  entries: Entries,
  figures: Figures,
  rules: Rules<Figures, State>,
): { shared: Shared; state: State | null } {
  const list = standing(entries);
  const told = shared(list);
  if (!told.start) return { shared: told, state: null };
  const state = rules.begin(figures, told.start.names.length, told.start.options);
  for (const entry of list) rules.step(state, entry, figures);
  return { shared: told, state };
}
