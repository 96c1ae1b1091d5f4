/**
 * The little Markdown the rules are written in:
 *
 *     # Title
 *     ## Heading {#id}                          an id, the same in every language, to open the rules there
 *     Paragraphs, **bold**, ![words](sprite:fire) a symbol of the game's sprites; words for who cannot see it
 *     - an item of a list                       pictures at its beginning stand beside it
 *     1. a numbered item
 *
 * Comments are left out.
 */

export interface Text {
  text: string;
  bold: boolean;
}
export interface Picture {
  sprite: string;
  alt: string;
}
export type Span = Text | Picture;

export interface Item {
  /** Null: a bullet. */
  number: string | null;
  /** Pictures beside it. */
  pictures: Picture[];
  spans: Span[];
}

export type Block =
  | { kind: "h2"; spans: Span[] }
  | { kind: "h3"; id: string; spans: Span[] }
  | { kind: "p"; spans: Span[] }
  | { kind: "list"; items: Item[] };

const PICTURE = /(!\[[^\]]*\]\(sprite:[^)\s]+\))/;
const ITEM = /^(?:-|(\d+)\.) /;

export function spans(text: string): Span[] {
  return text
    .split("**")
    .flatMap((part, i) => part.split(PICTURE).map((piece) => toSpan(piece, i % 2 === 1)))
    .filter((span) => !("text" in span) || span.text);
}

function toSpan(piece: string, bold: boolean): Span {
  const picture = /^!\[([^\]]*)\]\(sprite:([^)\s]+)\)$/.exec(piece);
  return picture ? { sprite: picture[2]!, alt: picture[1]! } : { text: piece, bold };
}

function toItem(line: string): Item {
  const all = spans(line.replace(ITEM, ""));
  const first = all.findIndex((span) => "text" in span && span.text.trim());
  const rest = all.slice(first);
  const begins = rest[0];
  if (begins && "text" in begins && first > 0) rest[0] = { ...begins, text: begins.text.trimStart() };
  return {
    number: ITEM.exec(line)?.[1] ?? null,
    pictures: all.slice(0, first).filter((span): span is Picture => "sprite" in span),
    spans: rest,
  };
}

export function blocks(source: string): Block[] {
  const out: Block[] = [];
  const text = source.replace(/[ \t]*<!--[^]*?-->/g, "").trim();
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split("\n");
    const heading = /^(##?) (.*?)(?: \{#([\w-]+)\})?$/.exec(lines[0]!);
    if (heading) {
      const words = spans(heading[2]!);
      out.push(heading[1] === "#" ? { kind: "h2", spans: words } : { kind: "h3", id: heading[3] ?? "", spans: words });
      lines.shift();
    }
    if (!lines.length) continue;
    if (ITEM.test(lines[0]!)) out.push({ kind: "list", items: lines.map(toItem) });
    else out.push({ kind: "p", spans: spans(lines.join(" ")) });
  }
  return out;
}

// ---------------------------------------------------------------- sections, and looking for words

export interface Section {
  /** Empty: before the first heading, or a heading without one. */
  id: string;
  heading: Span[];
  blocks: Block[];
}

/** What stands under each heading. */
export function sections(all: readonly Block[]): Section[] {
  const out: Section[] = [{ id: "", heading: [], blocks: [] }];
  for (const block of all) {
    if (block.kind === "h3") out.push({ id: block.id, heading: block.spans, blocks: [] });
    else out.at(-1)!.blocks.push(block);
  }
  return out.filter((section) => section.heading.length || section.blocks.length);
}

export const plainText = (all: readonly Span[]): string =>
  all.map((span) => ("text" in span ? span.text : "")).join("");

/** Without accents and capitals, as people type who are in a hurry. */
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** What tells of all these words: whole sections whose heading does, else the paragraphs and items that do. */
export function matching(all: readonly Section[], wanted: string): Section[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...all];
  const tells = (spans: readonly Span[]): boolean => {
    const text = folded(plainText(spans));
    return words.every((word) => text.includes(word));
  };
  return all.flatMap((section) => {
    if (tells(section.heading)) return [section];
    const found = section.blocks.flatMap((block): Block[] => {
      if (block.kind !== "list") return tells(block.spans) ? [block] : [];
      const items = block.items.filter((item) => tells(item.spans));
      return items.length ? [{ ...block, items }] : [];
    });
    return found.length ? [{ ...section, blocks: found }] : [];
  });
}
