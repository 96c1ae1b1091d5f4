/** The turn before the player: what may be done, what is in hand and chosen, and what a press does. */
import { onDestroy, untrack } from "svelte";
import { t } from "@/lib/i18n.svelte";
import type { Hinted } from "@/lib/table";
import type { TableProps } from "../types";
import { choicesOf, deedsAt, soleAnswer, targetsOf, usualTool, type Tool } from "./choices";
import { Happenings } from "./happenings.svelte";
import type { MapHandle } from "./map/handle";
import { Notebook } from "./notebook.svelte";
import { answerAt, dragonNote, earningNote } from "./notes";
import { HOME } from "./numbers";
import { ghostOf } from "./tools";
import { code, mineOf, type GeodiaView } from "./view";
import { tileText } from "./words";

const TRIES = 3; // of a quick start: somebody else's news may have come first

export class Turn {
  readonly happenings: Happenings;
  readonly notebook = new Notebook((action) => this.why(action));
  map: MapHandle | null = null;
  /** The place whose menu is open. */
  chosen = $state<number | null>(null);
  /** A weapon looked at among the answers. */
  pointed = $state<number | null>(null);
  /** The map shows what each tile earns. */
  lens = $state(false);
  busy = $state(false);
  /** The opening is being laid by advice. */
  starting = $state(false);
  #wish = $state<Tool | null>(null);
  #passed = $state(-1); // the turn whose combat phase was passed over
  #gone = false;
  readonly #table: () => TableProps;

  readonly view = $derived.by(() => this.#table().view as unknown as GeodiaView);
  readonly names = $derived.by(() => this.#table().seats.map((seat) => seat.name ?? ""));
  readonly choices = $derived.by(() => choicesOf(this.#table().actions));
  readonly mine = $derived.by(() => this.#table().actions.length > 0);
  readonly me = $derived(mineOf(this.view));
  /** Everything may be done in any order: a press on a tile opens its menu. */
  readonly menu = $derived(this.mine && (this.view.phase === "main" || this.view.phase === "final"));
  /** The action that ends the phase. */
  readonly end = $derived(this.choices.plain.get("end"));
  readonly tool = $derived.by((): Tool | null => {
    const wished = this.#wish && (this.choices.at.get(this.#wish)?.size ?? 0) > 0;
    return wished ? this.#wish : usualTool(this.view.phase, this.choices);
  });
  /** Places that glow, with their action. */
  readonly targets = $derived(targetsOf(this.choices, this.tool));
  /** Places with something to do, though nothing glows. */
  readonly alive = $derived(
    new Set(this.menu && !this.tool ? [...this.choices.at.values()].flatMap((places) => [...places.keys()]) : []),
  );
  readonly ghost = $derived(ghostOf(this.tool, this.me && code(this.me.baron)));
  /** Names of the tiles in reach of the weapon aimed or looked at; null: there is none. */
  readonly range = $derived.by((): ReadonlySet<string> | null => {
    const { phase, ask, weapons } = this.view;
    const number = phase === "target" ? ask?.number : phase === "combat" ? this.pointed : null;
    const weapon = weapons.find((each) => each.number === number);
    return weapon && this.mine ? new Set(weapon.range) : null;
  });
  /** What lies on the desk beside the question. */
  readonly side = $derived.by((): "menu" | "news" | null => {
    if (this.menu && this.chosen !== null) return "menu";
    return this.happenings.report ? "news" : null;
  });
  /** Gems each action brings the one who does it, at once. */
  readonly #worths = $derived.by(
    () => new Map(this.#table().actions.map(({ id, worth }) => [id, worth?.[this.view.actor] ?? 0])),
  );
  /** The combat phase of this turn had nothing to choose and was passed over. */
  readonly passedOver = $derived.by(() => this.#passed === this.view.turn && this.view.phase === "final");

  constructor(table: () => TableProps) {
    this.#table = table;
    this.happenings = new Happenings(table);
    onDestroy(() => (this.#gone = true));
    this.#putAway();
    this.#answerAlone();
  }

  get hint(): Hinted | null {
    return this.#table().hint;
  }

  /** Opens the rules where they speak of a thing; null: the table cannot. */
  get openRules(): ((anchor: string) => void) | null {
    return this.#table().openRules ?? null;
  }

  /** What the play just shown changed in everybody's gems. */
  get deltas(): readonly number[] {
    return this.#table().deltas ?? [];
  }

  /** Gems an action brings at once, as the engine tells; 0: none, or nobody knows yet. */
  worthOf(id: number | undefined): number {
    return id === undefined ? 0 : (this.#worths.get(id) ?? 0);
  }

  why(action: number): Promise<string | null> {
    return this.#table().why(action);
  }

  async play(id: number | undefined): Promise<void> {
    if (id === undefined || this.busy) return;
    this.busy = true;
    if (this.menu && this.happenings.report?.kind === "income") this.happenings.shutReport();
    this.leaveMenu();
    this.notebook.close();
    this.pointed = null;
    await this.#table().play(id);
    this.busy = false;
  }

  /** Lays the whole opening as a bot would. */
  async quickStart(): Promise<void> {
    if (this.busy || this.starting) return;
    this.starting = true;
    const seat = this.view.actor;
    for (let failed = 0, open = true; failed < TRIES && open && !this.#gone;) {
      const next = await this.#table().advise();
      const after = next && !this.#gone ? await this.#table().play(next.id) : null;
      failed = after ? 0 : failed + 1;
      // by the answer, not by what is shown: at the end of an opening the screen may be covered for the next one
      const now = after ? (after.view as unknown as GeodiaView) : this.view;
      open = now.actor === seat && now.stage === "opening";
    }
    this.starting = false;
  }

  /** Takes a tool in hand, or puts it away if it is there already. */
  take(tool: Tool | null): void {
    this.#wish = tool === this.#wish ? null : tool;
    this.leaveMenu();
    this.notebook.note = null;
  }

  /** A menu that goes takes the focus with it: it returns to the tile. */
  leaveMenu(): void {
    if (this.chosen !== null && document.activeElement?.closest(".pop")) this.map?.focus(this.chosen);
    this.chosen = null;
  }

  pressPlace(place: number): void {
    const id = this.targets.get(place);
    if (id !== undefined) {
      // what can be undone is done at once; a detonation shows its price first
      if (this.tool === "detonate" && this.chosen !== place) this.chosen = place;
      else void this.play(id);
    } else if (this.menu) this.#openMenu(place);
    else if (!this.lens) this.#tellPlace(place);
  }

  pressBase(place: number): void {
    void this.play(this.choices.bases.get(place));
  }

  pressDragon(): void {
    this.notebook.note = dragonNote(this.view);
  }

  look(place: number | null): void {
    if (this.lens && place !== null && place !== HOME) this.notebook.note = earningNote(this.view, place);
    else if (place === null && !this.chosen) this.notebook.note = null;
  }

  /** Gives up one thing: the menu, the tool, or the question. False: there is none to give up. */
  escape(): boolean {
    if (this.chosen !== null) this.leaveMenu();
    else if (this.#wish) this.#wish = null;
    else if (this.choices.plain.has("cancel")) void this.play(this.choices.plain.get("cancel"));
    else return false;
    return true;
  }

  #openMenu(place: number): void {
    const deeds = deedsAt(this.choices, place);
    if (deeds.length === 1 && deeds[0]!.verb.startsWith("move") && place === HOME) {
      void this.play(deeds[0]!.id);
      return;
    }
    this.chosen = this.chosen === place ? null : place;
    if (this.chosen !== null) this.map?.show(place);
  }

  #tellPlace(place: number): void {
    const action = this.mine ? answerAt(this.view, this.tool, place) : null;
    if (place === HOME && action === null) return;
    const tile = this.view.tiles[place];
    const note = { title: tile?.name ?? t("g-base"), text: tile ? tileText(tile, this.view, this.names) : "" };
    void this.notebook.showThenExplain(note, action);
  }

  /**
   * Notes and menus go with every new question. A tool stays in hand while it is used and for questions in between,
   * until the phase ends.
   */
  #putAway(): void {
    const moment = $derived(`${this.view.turn} ${this.view.phase}`); // not every view is a new moment
    $effect.pre(() => {
      void moment;
      untrack(() => ([this.chosen, this.notebook.note] = [null, null]));
    });
    const stage = $derived(`${this.view.turn} ${this.view.stage}`);
    $effect.pre(() => {
      void stage;
      untrack(() => (this.#wish = null));
    });
  }

  /**
   * A question with one plain answer is no question; nor is a combat phase without a shot to fire. But how quickly an
   * attack is answered must not tell what the defender has; and what was taken back waits to be done anew.
   */
  #answerAlone(): void {
    let answered: unknown = null;
    $effect(() => {
      const { view, story } = this.#table();
      const { phase, turn } = this.view;
      const only = soleAnswer(this.choices, phase);
      if (only === null || answered === view || this.busy || this.starting) return;
      if (phase === "defend" || story.at(-1)?.kind === "undo") return;
      answered = view; // not the actions: their worth comes later
      untrack(() => {
        if (phase === "combat") this.#passed = turn;
        void this.play(only);
      });
    });
  }
}
