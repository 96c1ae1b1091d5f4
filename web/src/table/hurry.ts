/** A press shows at once what was waiting to be shown. Then it was not meant for what it brought up. */

/** What does something in the game. */
const DEEDS = "[data-hex], [data-do], [data-action]";
const CONTROLS = "button, a, [data-hex]";
const PRESSES = new Set(["Enter", " "]);

export class Hurry {
  #byKey = false;
  #byPointer = false;

  /** `skip` shows what waits, and tells whether something did. */
  constructor(private readonly skip: () => boolean) {}

  /** Did the key that is pressed just now show something? */
  get byKey(): boolean {
    return this.#byKey;
  }

  /** Before anything else hears of the key. A key held down presses once. */
  readonly keydown = (event: KeyboardEvent): void => {
    this.#byKey = this.skip();
    const target = event.target as HTMLElement;
    const meant = this.#byKey ? !target.closest(DEEDS) : !event.repeat || !target.closest(CONTROLS);
    if (meant || !PRESSES.has(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly pointerdown = (): void => {
    this.#byPointer = this.skip();
  };

  readonly click = (event: MouseEvent): void => {
    if (this.#byPointer && event.detail && (event.target as Element).closest(DEEDS)) event.stopPropagation();
    this.#byPointer = false;
  };
}
