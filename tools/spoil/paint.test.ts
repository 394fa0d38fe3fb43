import { describe, expect, it } from "vitest";
import { randomFor } from "./copies.ts";
import { gibberish, misspelt } from "./kinds/words.ts";
import { blank, colourAt, paintedOut, rectOf, repainted } from "./paint.ts";

describe("painting out", () => {
  it("fills a box with what lies around it and touches nothing else", () => {
    const page = blank(40, 30, [200, 120, 40]);
    const box = { x: 10, y: 10, width: 12, height: 8 };
    const written = repainted(page, box, () => [0, 0, 0]);
    expect(paintedOut(written, box)).toEqual(page);
  });

  it("keeps boxes inside the picture", () => {
    const page = blank(40, 30, [0, 0, 0]);
    const rect = rectOf(page, { x: 0.9, y: -0.1, width: 0.4, height: 2 }, 0.05);
    expect(rect).toEqual({ x: 34, y: 0, width: 6, height: 30 });
    expect(colourAt(page, 99, -5)).toEqual([0, 0, 0]);
  });
});

describe("spoilt words", () => {
  it("are misspelt in every longer word and left alone in the short ones", () => {
    expect(misspelt("Run where the road stops")).toBe("Run wehr the raod sotps");
  });

  it("are the same gibberish each time, as long as the text", () => {
    const once = gibberish("Free Shipping", randomFor("ad", "gibberish"));
    expect(once).toBe(gibberish("Free Shipping", randomFor("ad", "gibberish")));
    expect(once).toMatch(/^[A-Z][a-z]{3} [A-Z][a-z]{7}$/);
  });
});
