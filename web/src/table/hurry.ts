/** A press shows at once what was waiting to be shown. Then it was not meant for what it brought up. */
import { letterOf } from "@/lib/keys";

/** What does something in the game. */
const DEEDS = "[data-hex], [data-do], [data-action]";
const CONTROLS = "button, a, [data-hex]";
const PRESSES = new Set(["Enter", " "]);
/** Who changes the pace wants to see what waits, not to be done with it. */
const PACE = "[data-pace]";
export const PACE_KEYS = { pause: "p", step: ".", speed: "," } as const;
const PACING = new Set<string>(Object.values(PACE_KEYS));

export class Hurry {
  #byKey = false;
  #byPointer = false;

  /** `skip` shows what waits, and tells whether something did; `seen` hears of any other press. */
  constructor(
    private readonly skip: () => boolean,
    private readonly seen: () => void,
  ) {}

  /** Did the key that is pressed just now show something? */
  get byKey(): boolean {
    return this.#byKey;
  }

  /** Before anything else hears of the key. A key held down presses once. */
  readonly keydown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    this.#byKey = !PACING.has(letterOf(event)) && this.#press(target);
    const meant = this.#byKey ? !target.closest(DEEDS) : !event.repeat || !target.closest(CONTROLS);
    if (meant || !PRESSES.has(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly pointerdown = (event: PointerEvent): void => {
    this.#byPointer = this.#press(event.target as Element);
  };

  readonly click = (event: MouseEvent): void => {
    if (this.#byPointer && event.detail && (event.target as Element).closest(DEEDS)) event.stopPropagation();
    this.#byPointer = false;
  };

  #press(target: Element): boolean {
    if (target.closest(PACE)) return false;
    const shown = this.skip();
    if (!shown) this.seen();
    return shown;
  }
}
