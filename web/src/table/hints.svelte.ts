/** A bot's advice. */
import { api, type Hint } from "@/lib/api";
import { t } from "@/lib/i18n.svelte";
import type { Action, Hinted } from "@/lib/table";
import type { Session } from "./session.svelte";
import { say } from "./voice";

export class Hints {
  shown = $state.raw<Hinted | null>(null);
  thinking = $state(false);

  constructor(private readonly session: Session) {}

  /** Marked on the table, and said if the game has words for it. */
  async show(): Promise<void> {
    const { session } = this;
    if (this.thinking) return;
    this.thinking = true;
    session.notice = t("hint-thinking");
    try {
      const hint = await api.hint(session.table.id);
      const current = hint.seq === session.play?.seq;
      if (current) this.shown = this.#inWords(hint);
      session.notice = "";
      if (current) this.#say(this.#said(hint.action));
    } catch (error) {
      session.complain(error);
    }
    this.thinking = false;
  }

  #say(text: string): void {
    if (this.session.ui.showsAdvice) this.session.announcer.text = text;
    else this.session.notice = text;
  }

  #said({ data }: Action): string {
    const text = this.session.ui.advice?.(data, this.session.names);
    return text ? t("hint-says", { text }) : t("hint-marked");
  }

  #inWords({ action, win, reasons, others }: Hint): Hinted {
    const { ui, names } = this.session;
    const why = (events: Hint["reasons"]): string[] => events.map(({ id, args }) => say(id, args, names, ui));
    const rest = others.map((other) => ({
      text: ui.advice?.(other.action.data, names) ?? other.action.text,
      win: other.win,
      reasons: why(other.reasons),
    }));
    return { ...action, win, reasons: why(reasons), others: rest };
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
