import { describe, expect, it } from "vitest";
import { readLineAt } from "../../test/read-line.ts";
import { joinedText, type ReadLine } from "./blocks.ts";
import { lineGroups } from "./line-groups.ts";

const line = (text: string, x: number, y: number, height: number): ReadLine =>
  readLineAt(text, { x, y, width: 0.3, height });

describe("runs of lines that could be one sentence", () => {
  it("go on past the small captions set beside them", () => {
    const lines = [
      line("MAKE", 0.1, 0.1, 0.1),
      line("leaves from one hill", 0.6, 0.21, 0.03),
      line("THE NIGHT", 0.1, 0.22, 0.1),
      line("picked by hand", 0.6, 0.33, 0.03),
      line("SLOW", 0.1, 0.34, 0.1),
    ];
    const texts = lineGroups(lines, 1).map((group) => joinedText(group.map((i) => lines[i]?.text ?? "")));
    expect(texts).toContain("MAKE THE NIGHT SLOW");
  });
});

describe("lines as one text", () => {
  it("join a word that a hyphen broke, and leave dashes and names alone", () => {
    expect(joinedText(["Two-", "way tea"])).toBe("Two-way tea");
    expect(joinedText(["Slow tea -", "fast boil"])).toBe("Slow tea - fast boil");
    expect(joinedText(["Pre-", "Columbian"])).toBe("Pre- Columbian");
  });
});
