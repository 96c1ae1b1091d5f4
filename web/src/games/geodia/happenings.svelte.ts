/** What has just happened: dice that fell, tiles that changed, and the report beside the map. */
import { untrack } from "svelte";
import type { EventOut } from "@/lib/api";
import { spokenArgs } from "@/lib/args";
import { t } from "@/lib/i18n.svelte";
import type { TableProps } from "../types";
import { battleOf, gatheredOf, incomeOf, tone, touched, type Told } from "./report";
import { spoken } from "./spoken";
import { mineOf, type GeodiaView } from "./view";
import { weightOf } from "./weights";
import { goodName } from "./words";

const DRAGON = new Set(["geodia-fires-treasure", "geodia-dragon-roll", "geodia-dragon-unharmed"]);
const SILENT = new Set(["geodia-turn", "geodia-phase", "geodia-ends-turn", "geodia-round", "geodia-income"]);
const MOST_TOLD = 3; // lines of what others just did
const ROLLS = new Set(["geodia-dice", "geodia-worms-roll", "geodia-dragon-roll"]);

export interface Report {
  kind: "battle" | "income";
  /** The same for the same report, however often it is told. */
  key: string;
  title: string;
  icon: string;
  lines: readonly Told[];
}

/** The weightiest first; of the same weight, as they happened. */
const byWeight = (events: readonly EventOut[]): EventOut[] => [...events].sort((a, b) => weightOf(b) - weightOf(a));

export class Happenings {
  /** Counts the rolls of dice. */
  rolls = $state(0);
  /** Tiles the newest events speak of. */
  tiles = $state.raw<ReadonlySet<string>>(new Set());
  /** Tiles just fired at. */
  struck = $state.raw<ReadonlySet<string>>(new Set());
  /** What the dragon just went through. */
  dragon = $state<"attacked" | "won" | null>(null);
  /** Counts what was shown, so that the same thing twice is twice a thing. */
  beat = $state(0);
  /** What others just did, in words. */
  told = $state.raw<readonly string[]>([]);
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
      const lines = byWeight(battle).map((event) => this.#tell(event));
      return { kind: "battle", key: `b${turn}-${battle.length}`, title: t("g-battle"), icon: "i-swords", lines };
    }
    const me = mineOf(this.#view);
    const mine = me && current === me.seat && (stage === "income" || stage === "main");
    const lines = mine ? this.#income(incomeOf(story, me.seat)) : [];
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
        if (!events.length) return;
        this.beat += 1;
        this.tiles = touched(events);
        this.struck = touched(events.filter((event) => event.id === "geodia-fires"));
        this.dragon = events.some((event) => event.id === "geodia-treasure")
          ? "won"
          : events.some((event) => DRAGON.has(event.id))
            ? "attacked"
            : null;
        const heard = events.filter((event) => !SILENT.has(event.id)).map((event) => this.#tell(event).text);
        if (heard.length) this.told = heard.slice(-MOST_TOLD);
      });
    });
  }

  shutReport(): void {
    if (this.#latest) this.#shut = this.#latest.key;
  }

  /** Gems first, then losses, then what tiles brought, in one line. */
  #income(events: readonly EventOut[]): Told[] {
    const goods = [...gatheredOf(events)].map(([good, n]) => `${goodName(good)} +${n}`).join(", ");
    return [
      ...byWeight(events.filter((event) => event.id !== "geodia-income")).map((event) => this.#tell(event)),
      ...(goods ? [{ text: t("g-gathered", { goods }), tone: "good" as const }] : []),
    ];
  }

  #tell(event: EventOut): Told {
    const name = (seat: number): string => this.#table().seats[seat]?.name ?? "";
    const told = { text: t(event.id, spokenArgs(event.args, name, spoken)), tone: tone(event.id) };
    return event.id === "geodia-chest-put" ? { ...told, more: t("g-chest-way") } : told;
  }
}
