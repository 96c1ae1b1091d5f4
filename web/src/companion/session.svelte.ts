/** One companion on this device: its log, what it comes to, and the connection. */
import { api, ApiError } from "@/lib/api";
import { keep, recalled } from "@/lib/memory";
import { Clock, randomHex } from "./clock";
import { fold, type Shared } from "./fold";
import { keeper, type Kept } from "./keep";
import { merged, ordered, UNDO, undone, type Body, type Entries, type Entry } from "./log";
import { loadCompanion } from "./registry";
import { Sync } from "./sync";
import type { CompanionUi, Seat } from "./types";

/** The author of what is entered here. */
export function ownDevice(): string {
  const known = recalled<string>("device");
  if (known && /^[0-9a-f]{16}$/.test(known)) return known;
  const made = randomHex(8);
  keep("device", made);
  return made;
}

/** The figures of a game: the newest there are, also without a connection. */
export async function figuresOf(game: string): Promise<unknown> {
  try {
    const { figures } = await api.figures(game);
    await keeper.keepFigures(game, figures).catch(() => null);
    return figures;
  } catch (problem) {
    const kept = await keeper.figures(game).catch(() => undefined);
    if (kept === undefined) throw problem;
    return kept;
  }
}

/** An entry the server does not take. It counts nowhere, not here either, so that all devices agree. */
export interface Refused {
  readonly entry: Entry;
  /** A Fluent message id. */
  readonly why: string;
}

export class Session<Figures = unknown, State = unknown> {
  readonly device = ownDevice();
  #clock = new Clock();
  #entries = $state.raw<Entries>(new Map());
  #unsent = $state.raw<ReadonlySet<string>>(new Set());
  #sync: Sync | null = null;
  online = $state(false);
  devices = $state(1);
  /** False: this browser keeps nothing, what is entered lives in this page alone. */
  keeps = $state(true);
  /** Why the server takes nothing any more. */
  blocked = $state.raw<ApiError | null>(null);
  #refused = $state.raw<ReadonlyMap<string, Refused>>(new Map());
  #seat = $state<Seat>(null);

  readonly #folded = $derived.by(() => fold(this.#entries, this.figures, this.ui));
  readonly shared: Shared = $derived(this.#folded.shared);
  readonly state: State | null = $derived(this.#folded.state);
  readonly names: string[] = $derived(this.shared.names);
  readonly log: { entry: Entry; gone: boolean }[] = $derived.by(() => {
    const gone = undone(this.#entries);
    return ordered(this.#entries)
      .filter(({ body }) => body.kind !== UNDO)
      .map((entry) => ({ entry, gone: gone.has(entry.id) }));
  });

  private constructor(
    readonly id: string,
    readonly game: string,
    readonly figures: Figures,
    readonly ui: CompanionUi<Figures, State>,
    kept: readonly Kept[],
  ) {
    for (const { stamp } of kept) this.#clock.see(stamp);
    const good = kept.filter(({ refused }) => refused === undefined);
    this.#entries = merged(new Map(), good);
    this.#unsent = new Set(good.flatMap(({ id, sent }) => (sent ? [] : [id])));
    const bad = merged(
      new Map(),
      kept.filter(({ refused }) => refused !== undefined),
    );
    const reasons = new Map(kept.map(({ id, refused }) => [id, refused ?? ""]));
    this.#refused = new Map([...bad.values()].map((entry) => [entry.id, { entry, why: reasons.get(entry.id) ?? "" }]));
    this.#seat = recalled<Seat>(`seat ${id}`);
  }

  /** Opens a companion: one kept here, or one the server knows. */
  static async open(id: string, game?: string): Promise<Session> {
    const known = await keeper.table(id).catch(() => undefined);
    const name = game ?? known?.game ?? (await api.companion(id)).game;
    const [figures, ui, kept] = await Promise.all([
      figuresOf(name),
      loadCompanion(name),
      keeper.entries(id).catch(() => []),
    ]);
    if (!ui) throw new ApiError("no-companion", 404);
    const session = new Session(id, name, figures, ui, kept);
    session.#note();
    return session;
  }

  connect(): void {
    this.#sync ??= new Sync(this.id, this.game, {
      unsent: () => ordered(this.#entries).filter(({ id }) => this.#unsent.has(id)),
      sent: (ids) => this.#confirm(ids),
      came: (entries) => this.#take(entries),
      online: (online) => (this.online = online),
      devices: (n) => (this.devices = n),
      holds: (n) => this.#compare(n),
      refused: (id, problem) => this.#refuse(id, problem.code),
      blocked: (problem) => (this.blocked = problem),
    });
  }

  close(): void {
    this.#sync?.close();
    this.#sync = null;
  }

  get unsent(): number {
    return this.#unsent.size;
  }

  get refused(): Refused[] {
    return [...this.#refused.values()];
  }

  /** Whose phone this is; null: one device for all. */
  get seat(): Seat {
    return this.#seat;
  }
  set seat(seat: Seat) {
    this.#seat = seat;
    keep(`seat ${this.id}`, seat);
  }

  add(...bodies: readonly Body[]): void {
    const made = bodies.map((body): Entry => {
      return { id: randomHex(16), device: this.device, stamp: this.#clock.next(), body };
    });
    this.#entries = merged(this.#entries, made);
    this.#unsent = new Set([...this.#unsent, ...made.map(({ id }) => id)]);
    this.#store(made, false);
    void this.#sync?.push();
  }

  /** Takes an entry back, or restores it. */
  toggle(id: string): void {
    const gone = undone(this.#entries);
    if (!gone.has(id)) this.add({ kind: UNDO, entry: id });
    else
      for (const { id: undo, body } of this.#entries.values())
        if (body.kind === UNDO && body["entry"] === id && !gone.has(undo)) this.add({ kind: UNDO, entry: undo });
  }

  /** Sends what was refused once more; it counts again until it is refused again. */
  retry(id: string): void {
    const refused = this.#accept(id);
    if (!refused) return;
    this.#entries = merged(this.#entries, [refused.entry]);
    this.#unsent = new Set([...this.#unsent, id]);
    this.#store([refused.entry], false);
    void this.#sync?.push();
  }

  /** Forgets what was refused. */
  drop(id: string): void {
    if (this.#accept(id)) keeper.drop(this.id, id).catch(() => (this.keeps = false));
  }

  #accept(id: string): Refused | undefined {
    const left = new Map(this.#refused);
    const found = left.get(id);
    left.delete(id);
    this.#refused = left;
    return found;
  }

  #refuse(id: string, why: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries = new Map([...this.#entries].filter(([each]) => each !== id));
    this.#unsent = new Set([...this.#unsent].filter((each) => each !== id));
    this.#refused = new Map([...this.#refused, [id, { entry, why }]]);
    keeper.keep([{ ...entry, table: this.id, sent: false, refused: why }]).catch(() => (this.keeps = false));
    this.#note();
  }

  /** The server has fewer entries than it has confirmed to us: it gets all of them again. */
  #compare(held: number): void {
    if (held >= this.#entries.size - this.#unsent.size) return;
    const lost = [...this.#entries.values()].filter(({ id }) => !this.#unsent.has(id));
    this.#unsent = new Set(this.#entries.keys());
    this.#store(lost, false);
  }

  #confirm(ids: readonly string[]): void {
    const left = new Set(this.#unsent);
    for (const id of ids) left.delete(id);
    this.#unsent = left;
    this.#store(
      ids.flatMap((id) => this.#entries.get(id) ?? []),
      true,
    );
  }

  #take(entries: readonly unknown[]): void {
    const now = merged(this.#entries, entries);
    const fresh = [...now.values()].filter(({ id }) => !this.#entries.has(id));
    for (const { stamp } of fresh) this.#clock.see(stamp);
    this.#entries = now;
    for (const { id } of fresh) if (this.#refused.has(id)) this.#accept(id);
    if (fresh.length) this.#store(fresh, true);
  }

  #store(entries: readonly Entry[], sent: boolean): void {
    keeper.keep(entries.map((entry) => ({ ...entry, table: this.id, sent }))).catch(() => (this.keeps = false));
    this.#note();
  }

  /** For the list of companions on this device. */
  #note(): void {
    const { id, game } = this;
    const names = fold(this.#entries, this.figures, this.ui).shared.names;
    keeper.keepTable({ id, game, names: [...names], seen: Date.now() }).catch(() => (this.keeps = false));
  }
}
