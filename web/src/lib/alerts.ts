/** How a page that nobody looks at tells of a turn: mark on the icon, badge of the app, notification. */
import { settings } from "./settings.svelte";

const ICON = "/icon.svg";
const MARKED = "/icon-turn.svg";

/** Does this browser know notifications at all? */
export const alertsPossible = (): boolean => "Notification" in globalThis;

/** Switches notifications on or off. The browser is asked by this press and never by itself; may they come now? */
export async function wishAlerts(on: boolean): Promise<boolean> {
  const granted = on && alertsPossible() && (await Notification.requestPermission()) === "granted";
  settings.set({ alerts: granted });
  return granted;
}

/** Marks the icon of the tab, and of the app where it is installed. */
export function markTurn(on: boolean): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", on ? MARKED : ICON);
  // whoever has no badge has the title
  void (on ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => null);
}

export interface Notice {
  title: string;
  text: string;
  /** A newer notice of the same table takes the place of the older. */
  tag: string;
}

/** Tells it outside of the page, if that was asked for. */
export function notify({ title, text, tag }: Notice): void {
  if (!settings.alerts || !alertsPossible() || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body: text, tag, icon: ICON });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones allow it to service workers alone: the title and the badge remain
  }
}
