/** The note beside the map: it tells why something cannot be done, or what a place is. */
import { t } from "@/lib/i18n.svelte";
import type { Note } from "./notes";

const PAUSE = 220; // before asking why: a pointer that only passes asks nothing

export class Notebook {
  note = $state.raw<Note | null>(null);
  readonly #why: (action: number) => Promise<string | null>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(why: (action: number) => Promise<string | null>) {
    this.#why = why;
  }

  /** Puts the note away, and whatever is still being asked with it. */
  close(): void {
    this.note = null;
    this.#asked += 1;
  }

  /** Tells why an action is not possible, or without an action that there is no place for it. No title: no note. */
  explain(title: string, action: number | null): void {
    clearTimeout(this.#timer);
    const question = ++this.#asked;
    if (action === null) {
      this.note = title ? { title, text: t("g-nowhere-now") } : null;
      return;
    }
    this.#timer = setTimeout(async () => {
      const text = await this.#why(action);
      if (text && question === this.#asked) this.note = { title, text };
    }, PAUSE);
  }

  /** Shows a note at once, and puts the reason against an action in its place when it is known. */
  async showThenExplain(note: Note, action: number | null): Promise<void> {
    this.note = note;
    const text = action === null ? null : await this.#why(action);
    if (text && this.note?.title === note.title) this.note = { title: note.title, text };
  }
}
