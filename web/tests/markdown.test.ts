import { describe, expect, it } from "vitest";
import { blocks, matching, plainText, sections } from "@/lib/markdown";

const plain = (text: string) => [{ text, bold: false }];
const bullet = (text: string) => ({ number: null, pictures: [], spans: plain(text) });

describe("the little Markdown of the rules", () => {
  it("knows headings, paragraphs, lists and bold", () => {
    expect(blocks("# Title\n\nOne\nline.\n\n## Head\n\n- **A:** b\n- c\n")).toEqual([
      { kind: "h2", spans: plain("Title") },
      { kind: "p", spans: plain("One line.") },
      { kind: "h3", id: "", spans: plain("Head") },
      {
        kind: "list",
        items: [
          {
            number: null,
            pictures: [],
            spans: [
              { text: "A:", bold: true },
              { text: " b", bold: false },
            ],
          },
          bullet("c"),
        ],
      },
    ]);
  });

  it("leaves comments out", () => {
    expect(blocks("<!-- a\n\nb -->\n\nText. <!-- K1 K2 -->\n\n- one <!-- K3 -->\n- two <!-- K4 -->")).toEqual([
      { kind: "p", spans: plain("Text.") },
      { kind: "list", items: [bullet("one"), bullet("two")] },
    ]);
  });

  it("knows ids of headings, numbered items and pictures", () => {
    expect(
      blocks("## Jokers {#jokers}\n\n1. **Roll.** x\n- ![](sprite:fire)![a gem](sprite:gem-gold) **B** c"),
    ).toEqual([
      { kind: "h3", id: "jokers", spans: plain("Jokers") },
      {
        kind: "list",
        items: [
          {
            number: "1",
            pictures: [],
            spans: [
              { text: "Roll.", bold: true },
              { text: " x", bold: false },
            ],
          },
          {
            number: null,
            pictures: [
              { sprite: "fire", alt: "" },
              { sprite: "gem-gold", alt: "a gem" },
            ],
            spans: [
              { text: "B", bold: true },
              { text: " c", bold: false },
            ],
          },
        ],
      },
    ]);
    expect(blocks("A ![](sprite:fire) burns.")).toEqual([
      { kind: "p", spans: [...plain("A "), { sprite: "fire", alt: "" }, ...plain(" burns.")] },
    ]);
  });
});

describe("looking for a rule", () => {
  const text = sections(
    blocks("# Hra\n\nÚvod.\n\n## Žolíky {#jokers}\n\nDve karty.\n\n## Koniec {#end}\n\n- za drahokamy\n- za žolíky"),
  );
  const found = (wanted: string) =>
    matching(text, wanted).map((section) => [
      section.id,
      section.blocks.map((block) =>
        block.kind === "list" ? block.items.map((item) => plainText(item.spans)) : plainText(block.spans),
      ),
    ]);

  it("finds sections by their heading and items by their words, accents or not", () => {
    expect(text.map((section) => section.id)).toEqual(["", "jokers", "end"]);
    expect(found("ZOLIKY")).toEqual([
      ["jokers", ["Dve karty."]],
      ["end", [["za žolíky"]]],
    ]);
    expect(found("za drahokam")).toEqual([["end", [["za drahokamy"]]]]);
    expect(found("drak")).toEqual([]);
    expect(matching(text, "  ")).toEqual(text);
  });
});
