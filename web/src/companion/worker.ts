/** The service worker: with it the companion opens without the server. Browsers have it on https and localhost. */

export function register(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    navigator.serviceWorker.register("/sw.js").catch(() => null); // everything but opening offline works without it
}
