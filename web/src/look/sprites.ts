/** Puts sprite sheets into the document, each once. Symbols are then used as <use href="#id">. */

const loaded = new Set<string>();

export function addSprites(sheets: Record<string, string>): void {
  for (const [name, text] of Object.entries(sheets)) {
    if (loaded.has(name)) continue;
    loaded.add(name);
    const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    sheet.setAttribute("class", "sprites"); // not display: none, or gradients and clips fail
    sheet.setAttribute("width", "0");
    sheet.setAttribute("height", "0");
    sheet.setAttribute("aria-hidden", "true");
    document.body.prepend(document.importNode(sheet, true));
  }
}
