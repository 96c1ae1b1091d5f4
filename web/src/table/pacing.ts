/** What a person does with the pace of a table. */
import { t } from "@/lib/i18n.svelte";
import { settings, SPEEDS } from "@/lib/settings.svelte";
import type { Session } from "./session.svelte";

export class Pacing {
  constructor(private readonly session: Session) {}

  get paused(): boolean {
    return this.session.playback.paused;
  }

  /** How many moves have not been shown. */
  get waiting(): number {
    return this.session.playback.waiting;
  }

  toggle(): void {
    const { playback } = this.session;
    if (playback.paused) playback.goOn();
    else playback.pause();
    this.session.notice = t(playback.paused ? "pace-paused" : "pace-goes-on");
  }

  /** The next of the moves that wait; what comes after it waits, too. */
  step(): void {
    this.session.playback.step();
  }

  nextSpeed(): void {
    const speed = SPEEDS[(SPEEDS.indexOf(settings.speed) + 1) % SPEEDS.length]!;
    settings.set({ speed });
    this.session.notice = t("pace-speed", { speed: t(`speed-${speed}`) });
    if (speed === "instant") this.session.skip();
  }
}
