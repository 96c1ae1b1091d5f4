/** A bot's advice. */
import { api } from "@/lib/api";
import { t } from "@/lib/i18n.svelte";
import type { Action } from "@/lib/table";
import type { Session } from "./session.svelte";

export class Hints {
  shown = $state.raw<Action | null>(null);
  thinking = $state(false);

  constructor(private readonly session: Session) {}

  /** Marked on the table, and said if the game has words for it. */
  async show(): Promise<void> {
    const { session } = this;
    if (this.thinking) return;
    this.thinking = true;
    session.notice = t("hint-thinking");
    try {
      const { seq, action } = await api.hint(session.table.id);
      const current = seq === session.play?.seq;
      if (current) this.shown = action;
      session.notice = current ? this.#said(action) : "";
    } catch (error) {
      session.complain(error);
    }
    this.thinking = false;
  }

  #said({ data }: Action): string {
    const text = this.session.ui.advice?.(data, this.session.names);
    return text ? t("hint-says", { text }) : t("hint-marked");
  }

  /** As an action, without showing it. */
  async ask(): Promise<Action | null> {
    try {
      return (await api.hint(this.session.table.id)).action;
    } catch (error) {
      this.session.complain(error);
      return null;
    }
  }
}
