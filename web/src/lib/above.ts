/** For layouts that must end with the window: the height of what lies above, as `--above` on the frame around. */
export function above(main: HTMLElement): () => void {
  const frame = main.parentElement!;
  const note = (): void => frame.style.setProperty("--above", `${main.offsetTop}px`);
  const seen = new ResizeObserver(note);
  for (const other of frame.querySelectorAll(":scope > :not(main), :scope > .bars > *")) seen.observe(other);
  return () => seen.disconnect();
}
