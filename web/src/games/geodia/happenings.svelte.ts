/** What has just happened: dice that fell, tiles that changed, and the report beside the map. */
import { untrack } from "svelte";
import type { EventOut } from "@/lib/api";
import { spokenArgs } from "@/lib/args";
import { t } from "@/lib/i18n.svelte";
import type { TableProps } from "../types";
import { battleOf, incomeOf, tone, touched, type Told } from "./report";
import { spoken } from "./spoken";
import { mineOf, type GeodiaView } from "./view";

const ROLLS = new Set(["geodia-dice", "geodia-worms-roll", "geodia-dragon-roll"]);

export interface Report {
  kind: "battle" | "income";
  /** The same for the same report, however often it is told. */
  key: string;
  title: string;
  icon: string;
  lines: readonly Told[];
}

export class Happenings {
  /** Counts the rolls of dice. */
  rolls = $state(0);
  /** Tiles the newest events speak of. */
  tiles = $state.raw<ReadonlySet<string>>(new Set());
  #eventRound = $state(-1);
  #shut = $state("");
  readonly #table: () => TableProps;

  readonly #view = $derived.by(() => this.#table().view as unknown as GeodiaView);
  /** The event in force was turned up in this round. */
  readonly freshEvent = $derived(this.#eventRound === this.#view.round && this.#view.round > 0);
  readonly #latest = $derived.by((): Report | null => {
    const { story } = this.#table();
    const { turn, stage, current } = this.#view;
    const battle = battleOf(story);
    if (battle.length && stage !== "over") {
      const lines = battle.map((event) => this.#tell(event));
      return { kind: "battle", key: `b${turn}-${battle.length}`, title: t("g-battle"), icon: "i-swords", lines };
    }
    const me = mineOf(this.#view);
    const mine = me && current === me.seat && (stage === "income" || stage === "main");
    const lines = mine ? incomeOf(story, me.seat).map((event) => this.#tell(event)) : [];
    return lines.length ? { kind: "income", key: `i${turn}`, title: t("g-income"), icon: "i-sack", lines } : null;
  });
  /** The report to show; null: there is none, or it was put away. */
  readonly report = $derived(this.#latest?.key === this.#shut ? null : this.#latest);

  constructor(table: () => TableProps) {
    this.#table = table;
    $effect.pre(() => {
      const events = table().fresh;
      untrack(() => {
        if (events.some((event) => ROLLS.has(event.id))) this.rolls += 1;
        if (events.some((event) => event.id === "geodia-event")) this.#eventRound = this.#view.round;
        if (events.length) this.tiles = touched(events);
      });
    });
  }

  shutReport(): void {
    if (this.#latest) this.#shut = this.#latest.key;
  }

  #tell(event: EventOut): Told {
    const name = (seat: number): string => this.#table().seats[seat]?.name ?? "";
    return { text: t(event.id, spokenArgs(event.args, name, spoken)), tone: tone(event.id) };
  }
}
