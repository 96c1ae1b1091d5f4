/** Keeps this device's part in the dice up to date while the table waits for its start. */
import type { Table } from "@/lib/api";
import { takePart, type Trouble } from "@/lib/entropy";

const RETRY = 2_000;

export class DicePart {
  trouble = $state<Trouble | null>(null);
  #busy = false;
  #again = false;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(private readonly session: { readonly table: Table }) {}

  /** The table has changed, perhaps: do what is due. */
  follow(): void {
    this.#again = true;
    if (!this.#busy && !this.#closed && this.session.table.status === "waiting") void this.#work();
  }

  close(): void {
    this.#closed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
  }

  async #work(): Promise<void> {
    this.#busy = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        this.trouble = (await takePart(this.session.table)).trouble;
      }
    } catch {
      // lost a race, or no connection: news of the table may come, or not
      this.#retry = setTimeout(() => this.follow(), RETRY);
    }
    this.#busy = false;
  }
}
