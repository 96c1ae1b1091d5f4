/** After a link the focus would be nowhere and a screen reader silent: it goes to the content of the new page. */

let landed: HTMLElement | null = null;

/** Only if the page has not put the focus somewhere itself. */
export function land(): void {
  landed = null;
  if (document.activeElement && document.activeElement !== document.body) return;
  landed = document.getElementById("content");
  landed?.focus({ preventScroll: true });
}

/** A page may come in two steps, as a table does: then the focus moves on with its content. */
export function landAgain(app: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (landed && !landed.isConnected) land();
  });
  observer.observe(app, { childList: true });
  return () => observer.disconnect();
}
