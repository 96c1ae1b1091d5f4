/** What a screen reader is told of the game. */
import type { StoryEntry } from "@/lib/api";
import type { Session } from "./session.svelte";
import { sentences } from "./tidings";

export class Announcer {
  text = $state("");
  #together: string[] | null = null; // what several plays shown at once have to say

  constructor(private readonly session: Session) {}

  tell(news: readonly StoryEntry[]): void {
    if (!news.length) return; // told already: the stream was quicker than the answer
    const { ui, say, mine, play, status } = this.session;
    const texts = sentences(ui, news, say);
    if (play && status && mine.includes(play.actor)) texts.push(`${status.before} ${status.text}`);
    if (texts.length) this.text = [...(this.#together ?? []), ...texts].join(" ");
    this.#together?.push(...texts);
  }

  /** Whatever is told meanwhile is told as one. */
  together(work: () => void): void {
    this.#together = [];
    work();
    this.#together = null;
  }
}
