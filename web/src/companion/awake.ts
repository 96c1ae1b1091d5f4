/** Keeps the screen on while a companion is looked at, where the browser lets a page do so. */

export const canStayAwake = (): boolean => "wakeLock" in navigator;

/** Returns what lets the screen sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  async function ask(): Promise<void> {
    if (ended || document.hidden || !canStayAwake()) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (ended) await lock.release();
    } catch {
      // low on power, or not allowed
    }
  }
  const again = (): void => void ask(); // the browser lets go whenever the page is hidden
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release().catch(() => null);
  };
}
