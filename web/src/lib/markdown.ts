/** The little Markdown the rules are written in: headings, lists, paragraphs, **bold**; comments are left out. */

export interface Span {
  text: string;
  bold: boolean;
}

export type Block =
  | { kind: "h2"; spans: Span[] }
  | { kind: "h3"; spans: Span[] }
  | { kind: "p"; spans: Span[] }
  | { kind: "list"; items: Span[][] };

export function spans(text: string): Span[] {
  return text
    .split("**")
    .map((part, i) => ({ text: part, bold: i % 2 === 1 }))
    .filter((span) => span.text);
}

export function blocks(source: string): Block[] {
  const out: Block[] = [];
  const text = source.replace(/[ \t]*<!--[^]*?-->/g, "").trim();
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split("\n");
    const heading = /^(##?) (.*)$/.exec(lines[0]!);
    if (heading) {
      out.push({ kind: heading[1] === "#" ? "h2" : "h3", spans: spans(heading[2]!) });
      lines.shift();
    }
    if (!lines.length) continue;
    if (lines[0]!.startsWith("- "))
      out.push({ kind: "list", items: lines.map((line) => spans(line.replace(/^- /, ""))) });
    else out.push({ kind: "p", spans: spans(lines.join(" ")) });
  }
  return out;
}
