/** Puts sprite sheets into the document, each once. Symbols are then used as <use href="#id">. */

const loaded = new Set<string>();
const OUTLINE = "#2a2018"; // what bounds a shape in all our art
const RIM = { colour: "#fffaf0", width: 3.2 };

/** `rimmed`: symbols that stand on the map; each gets a `-rim` to be drawn below it. */
export function addSprites(sheets: Record<string, string>, rimmed: ReadonlySet<string> = new Set()): void {
  for (const [name, text] of Object.entries(sheets)) {
    if (loaded.has(name)) continue;
    loaded.add(name);
    const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    sheet.setAttribute("class", "sprites"); // not display: none, or gradients and clips fail
    sheet.setAttribute("width", "0");
    sheet.setAttribute("height", "0");
    sheet.setAttribute("aria-hidden", "true");
    for (const symbol of sheet.querySelectorAll("symbol")) if (rimmed.has(symbol.id)) sheet.append(rimOf(symbol));
    document.body.prepend(document.importNode(sheet, true));
  }
}

/** A piece's light rim as a shape of its own: a filter would be computed anew for every frame, and takes longest. */
function rimOf(symbol: SVGSymbolElement): Node {
  const rim = symbol.cloneNode() as SVGSymbolElement;
  rim.id = `${symbol.id}-rim`;
  for (const shape of symbol.querySelectorAll(`:not(use)[stroke="${OUTLINE}"]`)) {
    const wider = shape.cloneNode() as SVGElement;
    wider.setAttribute("stroke", RIM.colour);
    wider.setAttribute("stroke-width", String(Number(shape.getAttribute("stroke-width") ?? 1) + RIM.width));
    wider.setAttribute("stroke-linejoin", "round");
    if (shape.getAttribute("fill") !== "none") wider.setAttribute("fill", RIM.colour);
    rim.append(wider);
  }
  return rim;
}
