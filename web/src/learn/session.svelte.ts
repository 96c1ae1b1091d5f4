/** A lesson in this browser: what the learner did, and the table the server makes of it. */
import type { GameUi, Status } from "@/games/types";
import { api, ApiError, type EventOut, type LessonPlay, type Play, type SeatOut, type StoryEntry } from "@/lib/api";
import { t } from "@/lib/i18n.svelte";
import { settings } from "@/lib/settings.svelte";
import { tell, type Action, type Hinted } from "@/lib/table";
import { complaint, sayReason } from "@/table/voice";

/** Neutral to the four languages, as those of the bots. */
const OTHERS = ["Mirek", "Ioana", "Oto"];
const PATIENCE = 2; // so many moves that do not lead on, then the one that does is shown

export class LessonSession {
  lesson = $state.raw<LessonPlay>(undefined!);
  story = $state.raw<StoryEntry[]>([]);
  fresh = $state.raw<readonly EventOut[]>([]);
  /** Why the last move was taken back; empty: it was not. */
  why = $state("");
  notice = $state("");
  /** Is the move that leads on marked? */
  shown = $state(false);
  busy = $state(false);
  #done: (number | null)[] = [];
  #entered: number[] = [0]; // for each step: what had been done when it was reached
  #tries = 0;

  private constructor(
    readonly game: string,
    readonly name: string,
    readonly ui: GameUi,
  ) {}

  static async open(game: string, name: string, ui: GameUi): Promise<LessonSession> {
    const session = new LessonSession(game, name, ui);
    session.#show(await api.lesson(game, name, [], 0), []);
    return session;
  }

  // ---------------------------------------------------------------- what is the case

  readonly play = $derived<Play>(this.lesson?.play);
  readonly over = $derived(this.lesson?.wants === "nothing");
  readonly actions = $derived<readonly Action[]>(this.lesson?.wants === "move" ? this.play.actions : []);
  readonly hint = $derived<Hinted | null>(
    this.shown && this.lesson.hint ? { ...(this.lesson.hint as Action), win: null, reasons: [], others: [] } : null,
  );
  readonly lit = $derived(new Set(this.#pointed("space ")));
  readonly parts = $derived(this.lesson.point.filter((each) => !each.startsWith("space ")));
  readonly seats = $derived(
    this.lesson.colours.map((colour, seat): SeatOut => ({
      seat,
      kind: "human",
      name: this.nameOf(seat),
      colour,
      bot: null,
      yours: seat === this.play.viewer,
      handed: false,
      joinable: false,
      hot_seat: false,
      present: true,
      trouble: false,
    })),
  );
  readonly names = $derived(this.seats.map((seat) => seat.name ?? ""));

  get status(): Status {
    const { actor, view, viewer } = this.play;
    return this.ui.status(view, { actor, names: this.names, mine: [viewer] });
  }

  nameOf(seat: number): string {
    const { viewer } = this.play;
    return seat === viewer
      ? settings.name || t("you-name")
      : (OTHERS[(seat + OTHERS.length - (seat > viewer ? 1 : 0)) % OTHERS.length] ?? "");
  }

  #pointed(kind: string): string[] {
    return this.lesson.point.filter((each) => each.startsWith(kind)).map((each) => each.slice(kind.length));
  }

  // ---------------------------------------------------------------- deeds

  next(): Promise<Play | null> {
    return this.#do(null);
  }

  move(action: number): Promise<Play | null> {
    return this.#do(action);
  }

  /** To the step before; from the first one, to its beginning. */
  async back(): Promise<void> {
    const step = Math.max(0, this.lesson.step - 1);
    await this.#rewind(this.#entered[step] ?? 0);
  }

  async repeat(): Promise<void> {
    await this.#rewind(0);
  }

  async #do(deed: number | null): Promise<Play | null> {
    if (this.busy) return null;
    const done = [...this.#done, deed];
    const answer = await this.#ask(done, this.play.seq);
    if (!answer) return null;
    if (!answer.taken) {
      this.#tries += 1;
      this.why = answer.why ? t(answer.why) : t("learn-other");
      this.shown ||= this.#tries >= PATIENCE;
      return null;
    }
    this.#show(answer, done);
    return answer.play;
  }

  async #rewind(to: number): Promise<void> {
    const done = this.#done.slice(0, to);
    const answer = await this.#ask(done, 0);
    if (!answer) return;
    this.#entered = this.#entered.slice(0, answer.step + 1);
    this.story = [];
    this.#show(answer, done);
    this.fresh = [];
  }

  async #ask(done: (number | null)[], since: number): Promise<LessonPlay | null> {
    this.busy = true;
    this.notice = "";
    try {
      return await api.lesson(this.game, this.name, done, since);
    } catch (error) {
      this.notice = complaint(error, this.names, this.ui);
      return null;
    } finally {
      this.busy = false;
    }
  }

  #show(lesson: LessonPlay, done: (number | null)[]): void {
    if (lesson.step !== this.lesson?.step) {
      this.#entered[lesson.step] = done.length;
      [this.shown, this.#tries] = [false, 0];
    }
    const opening = this.lesson === undefined;
    this.#done = done;
    this.lesson = lesson;
    this.story = tell(this.story, lesson.play.story);
    this.fresh = opening ? [] : lesson.play.story.flatMap((entry) => entry.events);
    this.why = "";
  }

  /** Why something is not possible, as a sentence; null if it is. */
  async reason(action: number): Promise<string | null> {
    try {
      await api.lesson(this.game, this.name, [...this.#done, action], this.play.seq);
    } catch (error) {
      const reason = error instanceof ApiError ? error.body.reason : null;
      if (reason) return sayReason(reason, this.names, this.ui);
    }
    return null;
  }
}
