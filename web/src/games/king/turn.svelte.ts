/** The turn before the player: what may be done, what is chosen so far, and what a press does. */
import { tick, untrack } from "svelte";
import type { TableProps } from "../types";
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
  /** The citizen chosen while rolls are left. */
  wanted = $state<number | null>(null);
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
  readonly hinted = $derived.by(() => (this.#table().hint?.data as unknown as KingData | undefined) ?? null);
  /** Whose things are shown as your own: none for those who watch. */
  readonly me = $derived.by((): Player | undefined => {
    const { actor, players } = this.view;
    return players[actor >= 0 && this.mine ? actor : this.#table().seats.findIndex((seat) => seat.yours)];
  });
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

  constructor(table: () => TableProps) {
    this.#table = table;
    $effect.pre(() => {
      const [events, faces, turn] = [table().fresh, this.view.dice.map((die) => die.face), this.view.turn];
      untrack(() => {
        this.dice.follow(faces, turn, events);
        const spaces = touched(events);
        if (spaces.size) this.changed = spaces;
        this.pairing.clear();
        [this.wanted, this.reason, this.#alarmChosen] = [null, null, false];
      });
    });
    $effect(() => {
      // advice is only laid out: rolling is left to the player
      if (this.hinted?.do === "keep") this.dice.hold(this.hinted.dice ?? []);
    });
  }

  nameOf(seat: number): string {
    return this.#table().seats[seat]?.name ?? "";
  }

  /** The chance of a citizen of this deck, where it is known and wanted. */
  oddsOf(deck: number): number | null {
    return this.#table().odds?.[deck - 1] ?? null;
  }

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

  toggleAlarm(): void {
    this.#alarmChosen = !this.#alarmChosen;
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
    else if (mode === "alarm") void this.play(this.choices.alarm.get(deck));
    else if (this.choices.take.has(deck)) void this.play(this.choices.take.get(deck));
    else if (this.wanted === deck) void this.stopAndTake(deck);
    else this.wanted = deck;
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
