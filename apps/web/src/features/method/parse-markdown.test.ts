import { describe, expect, it } from "vitest";
import { parseMarkdown } from "./parse-markdown.ts";

const text = (value: string) => [{ kind: "text", text: value }];

describe("parseMarkdown", () => {
  it("reads headings, paragraphs and lists", () => {
    expect(parseMarkdown("# Title\nFirst line\nsecond line.\n\n- one\n- two\n")).toEqual([
      { kind: "heading", level: 1, inlines: text("Title") },
      { kind: "paragraph", inlines: text("First line second line.") },
      { kind: "list", items: [text("one"), text("two")] },
    ]);
  });

  it("keeps an item together that is written on several lines", () => {
    expect(parseMarkdown("- **One** begins\n  and goes on.\n- two\n")).toEqual([
      { kind: "list", items: [[{ kind: "bold", text: "One" }, ...text(" begins and goes on.")], text("two")] },
    ]);
  });

  it("reads a table with bold cells", () => {
    expect(parseMarkdown("| A | B |\n|---|--:|\n| x | **.74** |\n")).toEqual([
      { kind: "table", head: [text("A"), text("B")], rows: [[text("x"), [{ kind: "bold", text: ".74" }]]] },
    ]);
  });

  it("keeps the text of a link and drops its address", () => {
    expect(parseMarkdown("See [the card](docs/card.md) and `npm run eval`.")).toEqual([
      {
        kind: "paragraph",
        inlines: [
          { kind: "text", text: "See " },
          { kind: "text", text: "the card" },
          { kind: "text", text: " and " },
          { kind: "code", text: "npm run eval" },
          { kind: "text", text: "." },
        ],
      },
    ]);
  });
});
