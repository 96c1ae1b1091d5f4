/**
 * Things that change place fly there: a card to a hand, a gem to its owner, a token to the map.
 *
 * `fly` sends a picture from one place to another. It is only a picture: the thing itself stands in its new place
 * already, so nothing waits for a flight, and screen readers and tests find it at once. `flip` lets elements that stand
 * elsewhere after a change move there. Neither does anything where no motion is wanted. `land` ends all flights, for
 * those in a hurry.
 */
import { centre, way, type Place } from "./flight-path";
import { settings } from "./settings.svelte";

export type { Place };

/** An element, or where one was before it went away. */
export type End = Element | Place | null | undefined;

export interface Flight {
  /** ms */
  time?: number;
  delay?: number;
  /** How high the way is bent, as a part of its length; 0: straight. */
  arc?: number;
  /** The size of the picture, where the place it starts from is larger or smaller than the thing. */
  size?: number;
  /** Called when it has arrived, was hurried, or could not fly. */
  landed?: () => void;
}

const SVG = "http://www.w3.org/2000/svg";
const TIME = 420;
const QUICK = 220;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const LAYER = 40; // above the table; windows are in the browser's top layer
const flights = new Map<Animation, () => void>();
let hurried = false; // all flights are being ended: none begins where another one lands

/** Where something is, to fly from when it is gone. Null: it is not shown. */
export function placeOf(end: End): Place | null {
  if (!end) return null;
  const { x, y, width, height } = end instanceof Element ? end.getBoundingClientRect() : end;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** A symbol of the sprites, or a copy of an element. */
function pictureOf(thing: string | Element): Element {
  if (typeof thing !== "string") {
    const copy = thing.cloneNode(true) as Element;
    for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
    return copy;
  }
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${thing}`);
  for (const side of ["width", "height"]) {
    svg.setAttribute(side, "100%");
    use.setAttribute(side, "100%");
  }
  svg.append(use);
  return svg;
}

function run(on: Element, frames: Keyframe[], options: KeyframeAnimationOptions, landed: () => void): void {
  const flight = on.animate(frames, options);
  const end = (): void => {
    if (flights.delete(flight)) landed();
  };
  flights.set(flight, end);
  flight.addEventListener("finish", end);
  flight.addEventListener("cancel", end);
}

/** As large as it should be, in the middle of where it was. */
function sized(place: Place, size: number | undefined): Place {
  if (size === undefined) return place;
  const { x, y } = centre(place);
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

/** Sends a picture on its way: of an element, or a symbol by its id. If an end is not to be seen, nothing flies. */
export function fly(thing: string | Element, from: End, to: End, flight: Flight = {}): void {
  const { time = TIME, delay = 0, arc, size, landed } = flight;
  const [start, end] = [placeOf(from), placeOf(to)];
  if (settings.still || hurried || !start || !end) {
    landed?.();
    return;
  }
  const at = sized(start, size);
  const holder = document.createElement("div");
  holder.setAttribute("aria-hidden", "true");
  holder.dataset.flight = "";
  Object.assign(holder.style, {
    position: "fixed",
    zIndex: String(LAYER),
    left: `${at.x}px`,
    top: `${at.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    display: "grid",
    gridTemplate: "100% / 100%",
    pointerEvents: "none",
  });
  holder.append(pictureOf(thing));
  document.body.append(holder);
  run(holder, way(at, end, arc), { duration: time, delay, easing: EASE, fill: "both" }, () => {
    holder.remove();
    landed?.();
  });
}

export type KeyOf = (element: Element) => string;

/** Where each of some elements stands now; `flip` lets them come from there. */
export function places(elements: Iterable<Element>, key: KeyOf): Map<string, Place> {
  const out = new Map<string, Place>();
  for (const element of elements) {
    const place = placeOf(element);
    if (place) out.set(key(element), place);
  }
  return out;
}

/** Elements that stand elsewhere than before move there from where they were. */
export function flip(elements: Iterable<Element>, key: KeyOf, before: ReadonlyMap<string, Place>, time = QUICK): void {
  if (settings.still) return;
  for (const element of elements) {
    const [was, is] = [before.get(key(element)), placeOf(element)];
    if (!was || !is) continue;
    const [a, b] = [centre(was), centre(is)];
    if (Math.hypot(a.x - b.x, a.y - b.y) < 1) continue;
    const frames = [{ translate: `${a.x - b.x}px ${a.y - b.y}px` }, { translate: "0 0" }];
    run(element, frames, { duration: time, easing: EASE }, () => undefined);
  }
}

/** Ends all flights; tells whether there were any. */
export function land(): boolean {
  const under = [...flights];
  hurried = true;
  for (const [flight, end] of under) {
    end();
    flight.finish();
  }
  hurried = false;
  return under.length > 0;
}
