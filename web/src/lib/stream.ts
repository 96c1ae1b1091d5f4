/**
 * News of a table by Server-Sent Events: resumes where it stopped, and tells when it is cut.
 *
 * A browser opens few connections to one server, so pages that nobody looks at share one: whoever gets it goes on
 * listening, the others ask now and then, and only as long as there is something to wait for.
 */
import { api, type ChatLine, type Play, type PresenceNews, type SeatsNews, type ServerNews } from "./api";

export interface News {
  move: (play: Play) => void;
  chat: (line: ChatLine) => void;
  seats: (seats: SeatsNews) => void;
  presence: (presence: PresenceNews) => void;
  server: (server: ServerNews) => void;
  online: (online: boolean) => void;
  /** Is there something to wait for while nobody looks? */
  awaited: () => boolean;
  /** Ask what is new: a hidden page without a stream. */
  ask: () => void;
}

/** Of a server that says nothing about itself. */
export const WELL: ServerNews = { problems: [], preparing: null };
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const ASK_EVERY = 20_000;
/** At either, connecting anew tells how things stand: without a network one's own machine can still be reached. */
const NETWORK = ["online", "offline"];
const ONE_HIDDEN = "gemhold-hidden-stream";

const newName = (): string => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

export class Stream {
  /** By this a move says which stream need not tell it: the present one, not one that was opened after the move. */
  name = newName();
  #source: EventSource | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #wait = FIRST_WAIT;
  #closed = false;
  /** Waiting in a hidden page (each time another symbol); `#release` gives the one stream back. */
  #lingering: symbol | null = null;
  #release: (() => void) | null = null;
  #asking: ReturnType<typeof setInterval> | undefined;
  readonly #hurry = (): void => this.reopen();
  readonly follow = (): void => {
    if (!document.hidden) {
      this.#leave();
      this.#open();
    } else if (this.news.awaited()) void this.#linger();
    else {
      this.#leave();
      this.#cut();
    }
  };

  constructor(
    private readonly id: string,
    private readonly since: () => number | null,
    private readonly seat: () => number | null,
    private readonly news: News,
  ) {
    document.addEventListener("visibilitychange", this.follow);
    for (const change of NETWORK) addEventListener(change, this.#hurry);
    this.follow();
  }

  /** Connect anew: after sitting down we are somebody else to the server. */
  reopen(): void {
    this.#cut();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.follow);
    for (const change of NETWORK) removeEventListener(change, this.#hurry);
    this.#leave();
    this.#cut();
  }

  async #linger(): Promise<void> {
    if (this.#lingering) return;
    const stay = (this.#lingering = Symbol("hidden"));
    await navigator.locks?.request(ONE_HIDDEN, { ifAvailable: true }, async (lock) => {
      if (!lock || this.#lingering !== stay) return;
      await new Promise<void>((release) => {
        this.#release = release;
        this.#open();
      });
    });
    if (this.#lingering !== stay) return; // seen again, or nothing to wait for any more
    this.#cut();
    this.#asking = setInterval(this.news.ask, ASK_EVERY);
  }

  #leave(): void {
    this.#lingering = null;
    clearInterval(this.#asking);
    this.#release?.();
    this.#release = null;
  }

  #cut(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    this.#source?.close();
    this.#source = null;
  }

  #openIn(wait: number): void {
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#open();
    }, wait);
  }

  #open(): void {
    if (this.#closed || this.#source || (document.hidden && !this.#release)) return;
    this.name = newName();
    const source = new EventSource(api.streamPath(this.id, this.since(), this.seat(), this.name));
    this.#source = source;
    const on = <T>(name: string, then: (data: T) => void): void =>
      source.addEventListener(name, (event) => then(JSON.parse((event as MessageEvent<string>).data) as T));
    on<Play>("move", this.news.move);
    on<Play>("over", this.news.move);
    on<ChatLine>("chat", this.news.chat);
    on<SeatsNews>("seats", this.news.seats);
    on<PresenceNews>("presence", this.news.presence);
    on<ServerNews>("server", this.news.server);
    // The server restarts: we come back when it says, and nobody need know.
    on<{ retry: number }>("goodbye", ({ retry }) => {
      this.#cut();
      if (!this.#closed) this.#openIn(retry);
    });
    source.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.news.online(true);
      this.news.server(WELL); // unless it says otherwise
    };
    source.onerror = () => {
      // The browser would retry by itself, but gives up for good on some errors: we reopen from the last row we know.
      this.#cut();
      if (this.#closed) return;
      this.news.online(false);
      this.#openIn(this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
    };
  }
}
