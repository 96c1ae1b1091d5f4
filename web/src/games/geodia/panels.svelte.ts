/**
 * Where the question, the menu of a tile and the buttons stand over the map. A panel is measured where it is first
 * shown, and then moved off the tiles it covers.
 */
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Box } from "@/lib/hex";
import { boxAt, boxesOf, freeSpot, type Rect, type Spot } from "./placing";

type At = readonly [number, number];

interface Size {
  w: number;
  h: number;
}

/** What is on screen now. A key stands for what a panel shows: with the same key it has the same size. */
export interface Shown {
  /** Tiles that can be chosen or are spoken of: nothing may stand on them. */
  open: readonly At[];
  /** What is better seen as well. */
  dear: readonly At[];
  all: readonly At[];
  dice: boolean;
  question: string;
  side: "menu" | "note" | "news" | null;
  sideKey: string;
  buttons: string;
  /** Are all buttons there? They are gone while others play: the map stands still then, too. */
  ending: boolean;
}

const DICE = 58; // heights of what stands in corners for good
const FOOT = 64;
const LEAST = 300; // width of the buttons in any phase

export class Panels {
  readonly phone = new MediaQuery("max-width: 760px");
  width = $state(0);
  height = $state(0);
  sight = $state.raw<Box | null>(null);
  question = $state<HTMLElement>();
  side = $state<HTMLElement>();
  foot = $state<HTMLElement>();
  readonly #shown: () => Shown;
  #sizes = $state.raw<ReadonlyMap<string, Size>>(new Map());
  #docked = $state(0); // height of the question where it has a row of its own

  constructor(shown: () => Shown) {
    this.#shown = shown;
    $effect(() => {
      this.#measure(shown().question, this.question, this.questionAt);
      this.#docked = this.questionAt === "dock" ? (this.question?.offsetHeight ?? 0) : 0;
    });
    $effect(() => {
      const { buttons, ending } = shown();
      if (ending) this.#measure(buttons, this.foot, "bl");
    });
    $effect(() => {
      const { side, sideKey } = shown();
      if (side && !this.brief) this.#measure(sideKey, this.side, this.sideAt);
    });
  }

  readonly #frame = $derived<Rect>({ x: 0, y: 0, w: this.width, h: this.height });

  /**
   * The buttons below get a row of their own where they would lie on any tile. The window decides it alone, so that
   * the map stands still.
   */
  readonly footed = $derived.by(() => {
    const size = this.#sizes.get(this.#shown().buttons);
    if (!size || this.phone.current) return false;
    return (
      freeSpot(
        { w: Math.max(size.w, LEAST), h: size.h },
        this.#frame,
        this.#boxes(this.#shown().all, this.#frame),
        {},
        ["bl"],
      ) === "dock"
    );
  });
  readonly #taken = $derived.by(() => ({ tr: this.#shown().dice ? DICE : 0, bl: this.footed ? 0 : FOOT }));
  readonly #whole = $derived<Rect>({ ...this.#frame, h: this.height - (this.footed ? FOOT : 0) });

  readonly #questionSize = $derived.by(() => this.#sizes.get(this.#shown().question));
  readonly questionAt = $derived.by((): Spot => {
    if (this.phone.current) return "dock";
    const size = this.#questionSize;
    if (!size?.h) return "tl";
    const { open, dear } = this.#shown();
    const free = (tiles: readonly At[]): Spot =>
      freeSpot(size, this.#whole, this.#boxes(tiles, this.#whole), this.#taken, ["tl", "tr", "br", "bl"]);
    const best = free([...open, ...dear]);
    return best === "dock" && dear.length ? free(open) : best;
  });

  readonly #sideFree = $derived.by((): Spot => {
    const size = this.#sizes.get(this.#shown().sideKey);
    if (!size?.h) return "br";
    const [whole, asked, at] = [this.#whole, this.#questionSize, this.questionAt];
    const area = at === "dock" ? { ...whole, y: this.#docked, h: whole.h - this.#docked } : whole;
    const others = at === "dock" || !asked?.h ? [] : [boxAt(at, asked, whole, this.#taken)];
    return freeSpot(size, area, this.#boxes(this.#shown().open, area), this.#taken, ["br", "tr", "bl", "tl"], others);
  });
  /** Only a menu has the map make room; a note can be seen through, and news shrink to their title. */
  readonly sideAt = $derived.by((): Spot =>
    this.phone.current ? "dock" : this.#sideFree === "dock" && this.#shown().side !== "menu" ? "br" : this.#sideFree,
  );
  readonly brief = $derived.by(
    () => this.#shown().side === "news" && (this.#sideFree === "dock" || this.phone.current),
  );

  #boxes(tiles: readonly At[], area: Rect): Rect[] {
    return this.sight && area.w ? boxesOf(tiles, this.sight, area) : [];
  }

  #measure(key: string, panel: HTMLElement | undefined, spot: Spot): void {
    if (!panel || spot === "dock") return;
    const size = { w: panel.offsetWidth, h: panel.offsetHeight };
    const sizes = untrack(() => this.#sizes);
    const known = sizes.get(key);
    if (known?.w !== size.w || known.h !== size.h) this.#sizes = new Map([...sizes, [key, size]]);
  }
}
