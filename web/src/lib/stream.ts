/** News of a table by Server-Sent Events: resumes where it stopped, closes while the page is hidden, tells when cut. */
import { api, type ChatLine, type Play, type PresenceNews, type SeatsNews } from "./api";

export interface News {
  move: (play: Play) => void;
  chat: (line: ChatLine) => void;
  seats: (seats: SeatsNews) => void;
  presence: (presence: PresenceNews) => void;
  online: (online: boolean) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

export class Stream {
  #source: EventSource | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #wait = FIRST_WAIT;
  #closed = false;
  readonly #follow = (): void => (document.hidden ? this.#cut() : this.#open());
  readonly #hurry = (): void => this.reopen();

  constructor(
    private readonly id: string,
    private readonly since: () => number | null,
    private readonly seat: () => number | null,
    private readonly news: News,
  ) {
    document.addEventListener("visibilitychange", this.#follow);
    addEventListener("online", this.#hurry);
    this.#follow();
  }

  /** Connect anew: after sitting down we are somebody else to the server. */
  reopen(): void {
    this.#cut();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#follow);
    removeEventListener("online", this.#hurry);
    this.#cut();
  }

  #cut(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    this.#source?.close();
    this.#source = null;
  }

  #open(): void {
    if (this.#closed || this.#source || document.hidden) return;
    const source = new EventSource(api.streamPath(this.id, this.since(), this.seat()));
    this.#source = source;
    const on = <T>(name: string, then: (data: T) => void): void =>
      source.addEventListener(name, (event) => then(JSON.parse((event as MessageEvent<string>).data) as T));
    on<Play>("move", this.news.move);
    on<Play>("over", this.news.move);
    on<ChatLine>("chat", this.news.chat);
    on<SeatsNews>("seats", this.news.seats);
    on<PresenceNews>("presence", this.news.presence);
    source.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.news.online(true);
    };
    source.onerror = () => {
      // The browser would retry by itself, but gives up for good on some errors: we reopen from the last row we know.
      this.#cut();
      if (this.#closed) return;
      this.news.online(false);
      this.#retry = setTimeout(() => {
        this.#retry = null;
        this.#open();
      }, this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
    };
  }
}
