/** Parts of the screen a lesson points at. */

/** The first of some selectors that finds something to be seen. */
export function findPart(selectors: readonly string[]): Element | null {
  for (const selector of selectors)
    for (const found of document.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return found;
    }
  return null;
}
