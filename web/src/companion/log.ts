/**
 * The log of a game at a real table: a set of entries that only grows. Two logs merge by union, and everybody reckons
 * the state from the same entries in the same order, so that devices agree as soon as they hold the same entries.
 * An entry is taken back by another one. Knows no DOM.
 */

export type Body = { readonly kind: string } & { readonly [name: string]: unknown };

export interface Entry {
  /** 128 random bits: whoever gets it twice has it once. */
  readonly id: string;
  readonly device: string;
  /** A logical clock close to the time of day (see `clock.ts`). */
  readonly stamp: number;
  readonly body: Body;
}

export type Entries = ReadonlyMap<string, Entry>;

/** What the server takes; other entries could never reach the others. */
export const LONGEST_BODY = 2000;
export const MOST_STAMP = 2 ** 48;
export const UNDO = "undo";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Others' entries come over the network: nothing is believed of them but their form. */
export function isEntry(value: unknown): value is Entry {
  if (!isObject(value)) return false;
  const { id, device, stamp, body } = value;
  return (
    typeof id === "string" &&
    /^[0-9a-f]{32}$/.test(id) &&
    typeof device === "string" &&
    /^[0-9a-f]{16}$/.test(device) &&
    Number.isSafeInteger(stamp) &&
    (stamp as number) >= 0 &&
    (stamp as number) <= MOST_STAMP &&
    isObject(body) &&
    typeof body["kind"] === "string"
  );
}

/** Both logs together; the first one itself if the other has nothing new. */
export function merged(known: Entries, others: Iterable<unknown>): Entries {
  const fresh = new Map<string, Entry>();
  for (const each of others) {
    if (!isEntry(each) || known.has(each.id)) continue;
    fresh.set(each.id, { id: each.id, device: each.device, stamp: each.stamp, body: each.body });
  }
  return fresh.size ? new Map([...known, ...fresh]) : known;
}

const before = (a: Entry, b: Entry): number => a.stamp - b.stamp || (a.id < b.id ? -1 : 1);

/** All entries in the order that counts. */
export const ordered = (entries: Entries): Entry[] => [...entries.values()].sort(before);

/** Ids of entries that were taken back. Taking back an undo restores what it took back. */
export function undone(entries: Entries): Set<string> {
  const out = new Set<string>();
  for (const { id, body } of ordered(entries).reverse()) {
    if (body.kind !== UNDO || out.has(id) || typeof body["entry"] !== "string") continue;
    const target = entries.get(body["entry"]);
    if (target && before(target, entries.get(id)!) < 0) out.add(target.id);
  }
  return out;
}

/** What counts: in order, without what was taken back. */
export function standing(entries: Entries): Entry[] {
  const gone = undone(entries);
  return ordered(entries).filter(({ id, body }) => body.kind !== UNDO && !gone.has(id));
}
