/** The turn before the player: what may be done, what is chosen so far, and what a press does. */
import { tick, untrack } from "svelte";
import type { Hinted } from "@/lib/table";
import type { TableProps } from "../types";
import { bestOf, chanceOf, type Best } from "./chances";
import { choicesOf, rollAction, siblingOf, type HandCard } from "./choices";
import { Dice } from "./dice.svelte";
import { touched } from "./events";
import { Pairing } from "./pairing.svelte";
import type { KingData, KingView, Player } from "./view";

/** What a press on a citizen means now. */
export type Mode = "take" | "alarm" | "none";
/** Does it mean anything now whether the dice meet a citizen? */
export type Stage = "rolling" | "checking" | "later";

const BEFORE_CHECK: readonly string[] = ["start_roll", "roll", "keep"];

export class Turn {
  readonly dice = new Dice();
  readonly pairing = new Pairing();
  /** The citizen chosen while rolls are left, or the card for the alarm: a second press does it. */
  wanted = $state<number | null>(null);
  /** The alarm that takes no card was pressed once. */
  alarmAsked = $state(false);
  /** The citizen looked at, and why it cannot be chosen. */
  looked = $state<number | null>(null);
  reason = $state<string | null>(null);
  busy = $state(false);
  /** Spaces the newest events changed. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  #alarmChosen = $state(false);
  readonly #table: () => TableProps;

  readonly view = $derived.by(() => this.#table().view as unknown as KingView);
  readonly choices = $derived.by(() => choicesOf(this.#table().actions));
  readonly mine = $derived.by(() => this.#table().actions.length > 0);
  readonly hint = $derived.by(() => this.#table().hint as Hinted<KingData> | null);
  readonly hinted = $derived(this.hint?.data ?? null);
  /** The change of each seat's points by the play just shown. */
  readonly deltas = $derived.by(() => this.#table().deltas ?? []);
  readonly #worth = $derived.by(() => new Map(this.#table().actions.map(({ id, worth }) => [id, worth ?? null])));
  /** Whose things are shown as your own: none for those who watch. */
  readonly seat = $derived.by((): number => {
    const { actor } = this.view;
    return actor >= 0 && this.mine ? actor : this.#table().seats.findIndex((seat) => seat.yours);
  });
  readonly me = $derived.by((): Player | undefined => this.view.players[this.seat]);
  readonly alarmMode = $derived(this.choices.alarm.size > 0 && (this.#alarmChosen || this.choices.take.size === 0));
  readonly rolling = $derived(this.mine && this.view.phase === "keep");
  readonly stage = $derived.by((): Stage => {
    const { phase } = this.view;
    return phase === "keep" ? "rolling" : phase === "check" ? "checking" : "later";
  });
  /** The rolling is over and all dice have come to rest: they lie on the shelf. */
  readonly settled = $derived(!BEFORE_CHECK.includes(this.view.phase) && this.dice.tumbling.size === 0);
  readonly kept = $derived(
    this.view.dice.map((_, die) => die).filter((die) => this.settled || this.dice.held.has(die)),
  );
  readonly loose = $derived(this.view.dice.map((_, die) => die).filter((die) => !this.kept.includes(die)));
  /** Are there chances to show? */
  readonly knowsOdds = $derived.by(() => this.rolling && this.#table().odds !== null);
  /** The dice to keep for the citizen looked at, if they are not those kept anyway. */
  readonly wished = $derived.by((): ReadonlySet<number> => {
    const best = this.looked === null || !this.rolling ? null : this.bestOf(this.looked);
    return new Set(best && best.chance > (this.oddsOf(this.looked!) ?? 1) ? best.dice : []);
  });

  constructor(table: () => TableProps) {
    this.#table = table;
    $effect.pre(() => {
      const [events, faces, turn] = [table().fresh, this.view.dice.map((die) => die.face), this.view.turn];
      untrack(() => {
        this.dice.follow(faces, turn, events);
        const spaces = touched(events);
        if (spaces.size) this.changed = spaces;
        this.pairing.clear();
        [this.wanted, this.reason, this.#alarmChosen, this.alarmAsked] = [null, null, false, false];
      });
    });
  }

  nameOf(seat: number): string {
    return this.#table().seats[seat]?.name ?? "";
  }

  /** The change of each seat's points an action brings at once; null: none, or nobody knows. */
  worthOf(id: number | null | undefined): readonly number[] | null {
    return id == null ? null : (this.#worth.get(id) ?? null);
  }

  // ---------------------------------------------------------------- chances

  /** The chance of a citizen of this deck with the dice kept now, where it is known and wanted. */
  oddsOf(deck: number): number | null {
    const { odds, oddsAfter } = this.#table();
    if (!odds) return null;
    const now = this.rolling && oddsAfter ? chanceOf(this.choices.keep, oddsAfter, deck, this.dice.held) : null;
    return now ?? odds[deck - 1] ?? null;
  }

  /** The best that can be made of these dice for one citizen. */
  bestOf(deck: number): Best | null {
    const { odds, oddsAfter } = this.#table();
    return odds && oddsAfter && this.rolling ? bestOf(this.choices.keep, oddsAfter, deck) : null;
  }

  /** All chances after an action. */
  oddsAfter(id: number): readonly (number | null)[] | undefined {
    return this.#table().odds ? this.#table().oddsAfter?.[id] : undefined;
  }

  // ---------------------------------------------------------------- deeds

  async play(id: number | null | undefined): Promise<void> {
    if (id === undefined || id === null || this.busy) return;
    this.busy = true;
    await this.#table().play(id);
    this.busy = false;
  }

  roll(): void {
    void this.play(rollAction(this.choices, this.dice.held));
  }

  stop(): void {
    void this.play(this.choices.stop);
  }

  /** Stop rolling, then take the citizen: two actions, one wish. */
  async stopAndTake(deck: number): Promise<void> {
    if (this.choices.stop === null || this.busy) return;
    this.busy = true;
    const after = await this.#table().play(this.choices.stop);
    const id = after ? choicesOf(after.actions).take.get(deck) : undefined;
    if (id !== undefined) await this.#table().play(id);
    this.busy = false;
  }

  /** Holds a die or lets it go. It moves to the other row, and the focus moves with it. */
  toggle(die: number): void {
    this.dice.toggle(die);
    this.wanted = null;
    if (document.activeElement?.closest("[data-die]"))
      void tick().then(() => document.querySelector<HTMLElement>(`[data-die="${die}"]`)?.focus());
  }

  /** Keeps the dice that are advised: only when asked to. */
  followHint(): void {
    if (this.hinted?.do === "keep") this.dice.hold(this.hinted.dice ?? []);
  }

  toggleAlarm(): void {
    this.#alarmChosen = !this.#alarmChosen;
    this.wanted = null;
  }

  /** The alarm cannot be taken back: it is asked for twice, with a card or, if all decks are empty, without. */
  soundAlarm(): void {
    const { alarm, bareAlarm } = this.choices;
    if (this.wanted !== null) void this.play(alarm.get(this.wanted));
    else if (this.alarmAsked) void this.play(bareAlarm);
    else this.alarmAsked = true;
  }

  callOffAlarm(): void {
    [this.wanted, this.alarmAsked] = [null, false];
  }

  modeOf(deck: number): Mode {
    const { alarm, take, stop } = this.choices;
    if (this.alarmMode) return alarm.has(deck) ? "alarm" : "none";
    if (take.has(deck)) return "take";
    return stop !== null && (this.view.offer[deck - 1]?.met ?? 0) > 0 ? "take" : "none";
  }

  choose(deck: number): void {
    const mode = this.modeOf(deck);
    if (mode === "none") void this.#explain(deck);
    else if (mode === "take" && this.choices.take.has(deck)) void this.play(this.choices.take.get(deck));
    else if (this.wanted !== deck) this.wanted = deck;
    else if (mode === "alarm") this.soundAlarm();
    else void this.stopAndTake(deck);
  }

  lookAt(deck: number): void {
    [this.looked, this.reason] = [deck, null];
    void this.#explain(deck);
  }

  lookAway(): void {
    this.looked = null;
  }

  /** Chooses a card of your own hand for a joker. */
  pick(card: HandCard): void {
    void this.play(this.pairing.pick(card, this.choices.jokers));
  }

  async whySpace(space: number): Promise<string | null> {
    const number = siblingOf(this.choices.spaces, space);
    return number === null ? null : this.#table().why(number);
  }

  async #explain(deck: number): Promise<void> {
    if (!this.mine || this.modeOf(deck) !== "none") return;
    const number = siblingOf(this.choices.take, deck);
    const text = number === null ? null : await this.#table().why(number);
    if (this.looked === deck) this.reason = text;
  }
}
