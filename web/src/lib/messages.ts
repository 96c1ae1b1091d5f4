/** Fluent without the DOM: bundles from .ftl texts, plain and rich formatting. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { unbroken } from "./unbroken";

export type MessageArgs = Record<string, FluentVariable>;

/** A piece of a rich message: text, or a thing that is shown as a picture, a name or a link. */
export interface Part {
  kind: string;
  value: string;
}

const OPEN = "\uE000";
const SPLIT = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}([^${SPLIT}]*)${SPLIT}([^${CLOSE}]*)${CLOSE}`, "gu");

const read = new Map<string, FluentResource>();

/** A text is read once: every further game and page makes a new bundle of nearly the same texts. */
function resource(text: string): FluentResource {
  const known = read.get(text) ?? new FluentResource(text);
  read.set(text, known);
  return known;
}

/** As the language writes a number, but with the sign of a number: many write a hyphen there. */
class Signed extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

/** NUMBER($n, …) of a message. */
function withOptions([value]: FluentValue[], options: Record<string, FluentValue>): FluentValue {
  if (!(value instanceof FluentNumber)) return value ?? "";
  const told = Object.entries(options).map(([name, option]) => [name, option.valueOf()]);
  return new Signed(value.valueOf(), { ...value.opts, ...Object.fromEntries(told) });
}

export function makeBundle(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { NUMBER: withOptions },
    transform: (text) => unbroken(text, language),
  });
  for (const text of texts) bundle.addResource(resource(text), { allowOverrides: true });
  return bundle;
}

export function has(bundle: FluentBundle, id: string): boolean {
  return bundle.getMessage(id)?.value != null;
}

/** The message as plain text; its id if the bundle has none, so that a gap is visible but harmless. */
export function plain(bundle: FluentBundle, id: string, args: MessageArgs = {}): string {
  const value = bundle.getMessage(id)?.value;
  if (value == null) return id;
  const numbered = Object.entries(args).map(([name, arg]) => [name, typeof arg === "number" ? new Signed(arg) : arg]);
  return bundle.formatPattern(value, Object.fromEntries(numbered) as MessageArgs, []);
}

/** Wraps an argument so that `rich` gives it back as a part of its own. */
export function mark(kind: string, value: string): string {
  return OPEN + kind + SPLIT + value.replaceAll(/[\uE000-\uE002]/gu, "") + CLOSE;
}

export function parts(text: string): Part[] {
  const out: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > end) out.push({ kind: "text", value: text.slice(end, found.index) });
    out.push({ kind: found[1]!, value: found[2]! });
    end = found.index + found[0].length;
  }
  if (end < text.length) out.push({ kind: "text", value: text.slice(end) });
  return out;
}
