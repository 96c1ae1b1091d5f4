/** Entries to the server and from it: whenever there is a connection, again and again until there is. */
import { api, ApiError } from "@/lib/api";
import type { Entry } from "./log";

export interface Ends {
  /** What the server has not confirmed, oldest first. */
  unsent: () => readonly Entry[];
  sent: (ids: readonly string[]) => void;
  came: (entries: readonly unknown[]) => void;
  /** So many entries the server has now: fewer than it has confirmed, and it has lost some. */
  holds: (n: number) => void;
  online: (online: boolean) => void;
  devices: (n: number) => void;
  /** The server will not take this one, now or later. Those behind it go on. */
  refused: (id: string, problem: ApiError) => void;
  /** The server will take nothing any more. */
  blocked: (problem: ApiError) => void;
}

const BATCH = 50; // of at most 2000 bytes: well below what the server reads
/** Answers that are about the entries that were sent: there is something wrong with one of them. */
const REFUSALS: readonly number[] = [400, 413, 422];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class Sync {
  #source: EventSource | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #wait = FIRST_WAIT;
  #seq = 0;
  #known = false;
  #sending = false;
  #closed = false;
  readonly #wake = (): void => {
    if (!document.hidden) this.hurry();
  };

  readonly #lose = (): void => {
    this.#cut();
    if (this.#closed) return;
    this.#known = false;
    this.ends.online(false);
    this.#later();
  };

  constructor(
    private readonly id: string,
    private readonly game: string,
    private readonly ends: Ends,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#wake);
    void this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#cut();
  }

  /** Do not wait for the next try. */
  hurry(): void {
    if (this.#source?.readyState === EventSource.OPEN) void this.push();
    else {
      this.#cut();
      void this.#connect();
    }
  }

  async push(): Promise<void> {
    if (this.#sending || this.#closed) return;
    this.#sending = true;
    try {
      await this.#introduce();
      for (let batch = this.#next(); batch.length; batch = this.#next()) await this.#send(batch);
      if (this.#source?.readyState === EventSource.OPEN) this.ends.online(true);
    } catch (problem) {
      this.#failed(problem);
    } finally {
      this.#sending = false;
    }
  }

  /** All of a batch or none is taken: one that is refused is sent in halves, until the entry is found. */
  async #send(batch: readonly Entry[]): Promise<void> {
    try {
      await api.addEntries(this.id, batch);
      this.ends.sent(batch.map((entry) => entry.id));
    } catch (problem) {
      if (!(problem instanceof ApiError) || !REFUSALS.includes(problem.status)) throw problem;
      const [first, ...others] = batch;
      if (!others.length) this.ends.refused(first!.id, problem);
      else {
        const half = Math.ceil(batch.length / 2);
        await this.#send(batch.slice(0, half));
        await this.#send(batch.slice(half));
      }
    }
  }

  #next(): Entry[] {
    return this.ends
      .unsent()
      .slice(0, BATCH)
      .map(({ id, device, stamp, body }) => ({ id, device, stamp, body }));
  }

  /** A companion made without a connection is not known to the server yet; telling it twice is no harm. */
  async #introduce(): Promise<void> {
    if (this.#known) return;
    const { seq } = await api.createCompanion(this.id, this.game);
    this.#known = true;
    if (seq < this.#seq) this.#seq = 0; // it counts anew
    this.ends.holds(seq);
  }

  #failed(problem: unknown): void {
    const error = problem instanceof ApiError ? problem : new ApiError("offline", 0);
    if (error.code === "no-companion") {
      this.#known = false; // the server was set up anew, or has deleted it: tell it again
      this.#cut();
    } else if (error.status === 409 || REFUSALS.includes(error.status)) {
      this.ends.blocked(error);
      return;
    }
    this.ends.online(false);
    this.#later();
  }

  async #connect(): Promise<void> {
    if (this.#closed || this.#source) return;
    try {
      await this.#introduce();
    } catch (problem) {
      this.#failed(problem);
      return;
    }
    if (this.#closed || this.#source) return;
    const source = new EventSource(api.companionStream(this.id, this.#seq));
    this.#source = source;
    source.addEventListener("entries", (event) => {
      const { entries } = JSON.parse((event as MessageEvent<string>).data) as { entries: { seq: number }[] };
      this.#seq = Math.max(this.#seq, ...entries.map((entry) => entry.seq));
      this.ends.came(entries);
    });
    source.addEventListener("presence", (event) => {
      this.ends.devices((JSON.parse((event as MessageEvent<string>).data) as { devices: number }).devices);
    });
    source.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.ends.online(true);
      void this.push();
    };
    source.onerror = this.#lose;
  }

  #later(): void {
    if (this.#closed || this.#retry !== null) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      void (this.#source ? this.push() : this.#connect());
    }, this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #cut(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    this.#source?.close();
    this.#source = null;
  }
}
