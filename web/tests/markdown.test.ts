import { describe, expect, it } from "vitest";
import { blocks } from "@/lib/markdown";

const plain = (text: string) => [{ text, bold: false }];

describe("the little Markdown of the rules", () => {
  it("knows headings, paragraphs, lists and bold", () => {
    expect(blocks("# Title\n\nOne\nline.\n\n## Head\n\n- **A:** b\n- c\n")).toEqual([
      { kind: "h2", spans: plain("Title") },
      { kind: "p", spans: plain("One line.") },
      { kind: "h3", spans: plain("Head") },
      {
        kind: "list",
        items: [
          [
            { text: "A:", bold: true },
            { text: " b", bold: false },
          ],
          plain("c"),
        ],
      },
    ]);
  });

  it("leaves comments out", () => {
    expect(blocks("<!-- a\n\nb -->\n\nText. <!-- K1 K2 -->\n\n- one <!-- K3 -->\n- two <!-- K4 -->")).toEqual([
      { kind: "p", spans: plain("Text.") },
      { kind: "list", items: [plain("one"), plain("two")] },
    ]);
  });
});
