/** Who gets the focus back when a window closes: whoever had it when that window, or the one before it, opened. */

type Holder = Pick<HTMLElement, "isConnected" | "focus">;

/** Of a window that is closing just now: perhaps another one takes its place. */
let leaving: { holder: Holder | null } | null = null;

/** The holder to remember for a window that opens. A window that takes another's place inherits its holder. */
export function holderAt(focused: Holder | null): Holder | null {
  const holder = leaving ? leaving.holder : focused;
  leaving = null;
  return holder;
}

/** When a window closes: gives back in a moment, if no other window opens by then and the focus is nowhere else. */
export function giveBack(holder: Holder | null, lost: () => boolean): void {
  const mine = { holder };
  leaving = mine;
  queueMicrotask(() => {
    if (leaving !== mine) return;
    leaving = null;
    if (holder?.isConnected && lost()) holder.focus({ preventScroll: true });
  });
}
