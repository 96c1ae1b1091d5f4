/** A live table: keeps the model up to date, sends moves, and plays others' moves one after another. */
import type { GameUi, Status } from "@/games/types";
import { api, ApiError, type EventOut, type GameOut, type Play, type StoryEntry, type Table } from "@/lib/api";
import { t } from "@/lib/i18n.svelte";
import { settings } from "@/lib/settings.svelte";
import { sound } from "@/lib/sound";
import { Stream, WELL } from "@/lib/stream";
import {
  gap,
  myMove,
  mySeats,
  newsFrom,
  opened,
  played,
  present,
  said,
  seated,
  sinceMine,
  type Action,
  type TableModel,
} from "@/lib/table";
import { Announcer } from "./announcer.svelte";
import { DicePart } from "./dice-part.svelte";
import { Heed } from "./heed.svelte";
import { Hints } from "./hints.svelte";
import { Odds } from "./odds.svelte";
import { pastOf } from "./past";
import { Playback } from "./playback.svelte";
import { restOf } from "./rest";
import { deltasOf } from "./scores";
import { TurnAlert } from "./turn-alert";
import { complaint, say, sayReason } from "./voice";
import { Worth } from "./worth.svelte";

const NO_ACTIONS: readonly Action[] = [];

export class Session {
  model: TableModel = $state.raw(undefined!);
  fresh = $state.raw<readonly EventOut[]>([]);
  /** The change of each seat's score by the play just shown. */
  deltas = $state.raw<readonly number[]>([]);
  online = $state(true);
  /** What the server says of itself. */
  server = $state.raw(WELL);
  notice = $state("");
  /** The log before this row is old news. */
  recapFrom = $state(0);
  unread = $state(0);
  /** What the panel beside the board shows. */
  tab = $state<"log" | "chat">("log");
  /** Who sits before a screen that several share; null: what is shown follows whoever is to move. */
  seat = $state<number | null>(null);
  /** This device's clock less the server's, in ms: deadlines are told in the server's time. */
  ahead = $state(0);

  readonly playback = new Playback<Play>(
    (play) => this.#show(play),
    (play) => this.#rest(play),
  );
  readonly announcer = new Announcer(this);
  readonly heed = new Heed(this);
  readonly hints = new Hints(this);
  readonly dice = new DicePart(this);
  readonly odds: Odds;
  readonly #worth: Worth;
  readonly #alert: TurnAlert;
  readonly past: ReturnType<typeof pastOf>;
  readonly #stream: Stream;
  #resyncing = false;

  constructor(
    table: Table,
    readonly ui: GameUi,
    readonly game: GameOut | null,
  ) {
    this.model = opened(table);
    this.#hear(table.play);
    this.recapFrom = newsFrom(this.model.story, this.mine, this.play?.actor ?? -1);
    this.past = pastOf(table.id, () => this.seat);
    this.odds = new Odds(
      table.id,
      () => this.play,
      () => settings.odds && Boolean(game?.odds) && myMove(this.model),
    );
    this.#worth = new Worth(table.id, () => this.play);
    this.#alert = new TurnAlert(table.id, table.game);
    this.#stream = new Stream(
      table.id,
      () => this.#newestSeq,
      () => this.seat,
      {
        move: (play) => this.#news(play),
        chat: (line) => {
          const before = this.model.chat.length;
          this.model = said(this.model, line);
          if (this.model.chat.length > before) this.unread += 1;
        },
        seats: (seats) => {
          this.model = seated(this.model, seats);
          this.dice.follow();
        },
        presence: (news) => (this.model = present(this.model, news)),
        server: (news) => (this.server = news),
        online: (online) => (this.online = online),
        awaited: () => this.mine.length > 0 && this.table.status !== "over" && !this.#mineNext,
        ask: () => void this.#peek(),
      },
    );
    this.#alert.begin(this.#mineNext);
    this.heed.tell(this.#unseen(this.mine).filter((row) => row.by === "timer"));
    this.dice.follow();
    this.#ask();
  }

  close(): void {
    this.#alert.end();
    this.#stream.close();
    this.playback.stop();
    this.dice.close();
  }

  // ---------------------------------------------------------------- what is the case

  get table(): Table {
    return this.model.table;
  }
  get play(): Play | null {
    return this.model.play;
  }
  get mine(): number[] {
    return mySeats(this.model.table.seats)
      .filter((seat) => !seat.bot)
      .map((seat) => seat.seat);
  }
  get names(): string[] {
    return this.model.table.seats.map((seat) => seat.name ?? t("seat-open"));
  }
  /** An event in words, with the players' names. */
  readonly say = ({ id, args }: EventOut): string => say(id, args, this.names, this.ui);
  get actions(): readonly Action[] {
    return this.playback.waiting ? NO_ACTIONS : this.#worth.actions;
  }
  get status(): Status | null {
    const { play, names, mine } = this;
    return play && this.ui.status(play.view, { actor: play.actor, names, mine });
  }
  get watching(): boolean {
    return mySeats(this.model.table.seats).length === 0;
  }

  /** Does somebody here wait for a bot: for its move, or for its advice? */
  get awaitsBot(): boolean {
    const actor = this.play?.status === "playing" ? this.play.actor : -1;
    return this.hints.thinking || Boolean(this.table.seats[actor]?.bot);
  }

  #newest: Play | null = null;
  get #mineNext(): boolean {
    const newest = this.#newest ?? this.play;
    return newest !== null && newest.status === "playing" && this.mine.includes(newest.actor);
  }
  get #newestSeq(): number | null {
    return this.#newest?.seq ?? this.play?.seq ?? null;
  }

  // ---------------------------------------------------------------- news

  /** When it is heard, not when it is shown: moves may wait in a line. */
  #hear(play: Play | null): void {
    if (play) this.ahead = Date.now() - play.now * 1000;
  }

  #news(play: Play): void {
    this.#hear(play);
    const known = this.#newestSeq ?? 0;
    if (gap(this.model, play) && play.since > known) {
      void this.resync();
      return;
    }
    if (play.seq < known) {
      if (play.viewer !== this.play?.viewer) void this.resync(); // without the seat fewer rows are counted
      return;
    }
    if (play.seq === known && this.play) {
      // nothing happened, but what we may do can have changed (a seat taken back), or the result came
      if (!this.playback.waiting && play.seq === this.play.seq) this.#update(play);
      return;
    }
    this.#newest = play;
    const fresh = { ...play, story: play.story.filter((row) => row.seq >= known) };
    if (this.#atOnce && !this.playback.waiting) this.#show(fresh);
    else this.playback.push(fresh);
    this.#stream.follow(); // a hidden page has learned what it waited for
  }

  /** The position that is shown, told again: the same view for the same eyes, so what was being chosen stays chosen. */
  #update(play: Play): void {
    const { view, viewer } = this.play!;
    this.model = {
      ...played(this.model, viewer === play.viewer ? { ...play, view } : play),
      story: this.model.story,
    };
  }

  /** Nothing is told step by step: nobody looks, or nobody wants it. */
  get #atOnce(): boolean {
    return !this.playback.paused && (settings.still || document.hidden);
  }

  #rest(play: Play): number {
    return this.#atOnce ? 0 : restOf(this.ui, play.story, settings.speed, this.playback.waiting);
  }

  /** What has happened since these seats last did something. */
  #unseen(seats: readonly number[]): StoryEntry[] {
    const from = sinceMine(this.model.story, seats);
    return this.model.story.filter((row) => row.seq >= from);
  }

  /** A hidden page without a stream looks whether something has happened. */
  async #peek(): Promise<void> {
    try {
      const table = await api.tableSince(this.table.id, this.#newestSeq ?? 0, this.seat);
      if (table.play) this.#news(table.play);
      else this.reset(table); // not started: it may be our device's turn to add to the dice
    } catch {
      // it will ask again
    }
  }

  /** What else is to be known of the position that is shown. */
  #ask(): void {
    void this.odds.ask();
    void this.#worth.ask();
  }

  #show(play: Play): void {
    const before = this.play;
    const news = play.story.filter((entry) => entry.seq >= (before?.seq ?? 0));
    const wasMine = before !== null && this.mine.includes(before.actor);
    this.model = played(this.model, play);
    this.fresh = news.flatMap((entry) => entry.events);
    this.deltas = before ? deltasOf(this.ui, before.view, play.view) : [];
    this.hints.shown = null;
    this.heed.tell(news);
    this.announcer.tell(news);
    if (wasMine && !this.mine.includes(play.actor)) this.recapFrom = sinceMine(this.model.story, this.mine);
    this.#sound(play);
    this.#ask();
  }

  #sound(play: Play): void {
    const { ui, mine, fresh, deltas, status } = this;
    const names = fresh.flatMap((event) => ui.sound?.(event, mine) ?? []);
    const mineChange = mine.reduce((sum, seat) => sum + (deltas[seat] ?? 0), 0);
    if (mineChange) names.push(mineChange > 0 ? "gain" : "loss");
    if (play.result?.some(({ seat, rank }) => rank === 1 && (mine.includes(seat) || !mine.length))) names.push("win");
    for (const name of new Set(names)) sound(name);
    const mineNow = play.status === "playing" && mine.includes(play.actor) && !this.playback.waiting;
    this.#alert.note(mineNow, status ? `${status.before} ${status.text}`.trim() : "");
  }

  /** Any click or key: show what is waiting at once, unless it is held. Was something? */
  skip(): boolean {
    const waiting = this.playback.waiting > 0 && !this.playback.paused;
    if (waiting) this.announcer.together(() => this.playback.skip());
    return waiting;
  }

  async resync(): Promise<void> {
    if (this.#resyncing) return;
    this.#resyncing = true;
    try {
      await this.#refresh();
    } catch (error) {
      this.complain(error);
    }
    this.#resyncing = false;
  }

  /** Somebody else takes the screen: from now on it shows what they may know, nothing of what the others were told. */
  async sit(seat: number): Promise<boolean> {
    const before = this.seat;
    this.seat = seat;
    try {
      await this.#refresh();
      this.recapFrom = newsFrom(this.model.story, [seat], this.play?.actor ?? -1);
      this.heed.dismiss(); // what concerned who sat here before
      this.heed.tell(this.#unseen([seat]));
      return true;
    } catch (error) {
      this.seat = before;
      this.complain(error);
      return false;
    }
  }

  async #refresh(): Promise<void> {
    const { seat } = this;
    const table = await api.table(this.table.id, seat);
    if (seat !== this.seat) return; // another one sat down meanwhile
    this.reset(table);
    this.#stream.reopen(); // as this seat, and from here on: news may have come while we asked
  }

  /** Take the table as the server gives it. */
  reset(table: Table): void {
    const seats = (of: Table): string =>
      mySeats(of.seats)
        .map((seat) => seat.seat)
        .join();
    const moved = seats(table) !== seats(this.table);
    this.#hear(table.play);
    this.playback.stop(); // what waited to be shown is part of it
    this.model = opened(table);
    this.#newest = table.play;
    this.fresh = [];
    this.deltas = [];
    this.#alert.begin(this.#mineNext);
    if (moved) this.#stream.reopen();
    this.dice.follow();
    this.#ask();
  }

  // ---------------------------------------------------------------- deeds

  async move(action: number): Promise<Play | null> {
    const { play, table } = this;
    if (!play) return null;
    return this.#send(() => api.move(table.id, play.seq, action, play.actor, this.#stream.name));
  }

  async undo(): Promise<void> {
    const { play, table } = this;
    if (play?.undoable) await this.#send(() => api.undo(table.id, play.seq, this.#stream.name));
    else this.notice = t("cannot-undo");
  }

  async #send(deed: () => Promise<Play>): Promise<Play | null> {
    this.notice = "";
    try {
      const play = await deed();
      this.#hear(play);
      const known = this.#newestSeq ?? 0;
      if (play.seq >= known) {
        this.playback.stop();
        this.#newest = play;
        if (play.seq === this.play?.seq)
          this.#update(play); // the stream was quicker than the answer
        else this.#show(play);
        this.playback.hold(this.#rest(play)); // what others do next comes after it has been seen
      } else this.#catchUp(play.seq); // newer news came before the answer and wait: they tell of it, too
      return play;
    } catch (error) {
      this.complain(error);
      const status = error instanceof ApiError ? error.status : 500;
      if (status === 409) await this.resync();
      else if (status >= 500) this.#stream.reopen(); // it may have been done: then the stream tells
      return null;
    }
  }

  #catchUp(seq: number): void {
    this.skip();
    while (this.playback.waiting && (this.play?.seq ?? 0) < seq) this.playback.step();
  }

  async why(action: number): Promise<string | null> {
    try {
      const { reason } = await api.why(this.table.id, action);
      return reason ? sayReason(reason, this.names, this.ui) : null;
    } catch {
      return null; // an explanation that does not come is no trouble
    }
  }

  /** Something done with a seat: who we are to the server may change, and with it all we are told. */
  async seatDeed(deed: () => Promise<Table>): Promise<boolean> {
    try {
      await deed();
      await this.#refresh();
      return true;
    } catch (error) {
      this.complain(error);
      if (error instanceof ApiError && error.status === 409) await this.resync();
      return false;
    }
  }

  async chat(text: string): Promise<boolean> {
    try {
      this.model = said(this.model, await api.say(this.table.id, text));
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  complain(error: unknown): void {
    this.notice = complaint(error, this.names, this.ui);
    if (error instanceof ApiError && error.code === "offline") {
      this.online = false;
      this.#stream.reopen(); // it tells when there is a connection again
    }
  }
}
