import { describe, expect, it } from "vitest";
import { figureText, labelOf, readFigures } from "./figures.ts";

const row = {
  question: "Which of two ads?",
  data: "256 web ads",
  measure: "pairs",
  n: 12,
  value: 0.79,
  low: 0.7,
  high: 0.85,
  chance: 0.5,
  ceiling: null,
  target: 0.75,
};

describe("the evaluation's figures", () => {
  it("takes the sets in the order of the page, unknown ones last, and drops what has no value", () => {
    const figures = readFigures({
      engine_version: "2.0.0",
      sets: { new: { rows: [row] }, ads: { rows: [row, { ...row, value: null }] }, facts: { rows: [row] }, copy: {} },
      calibration: [{ from: 0.5, to: 0.6, pairs: 3, stated: 0.55, agreed: 0.56 }, { stated: null }],
    });
    expect(figures?.sets.map(({ name }) => name)).toEqual(["facts", "ads", "new"]);
    expect(figures?.sets[1]?.rows).toEqual([row]);
    expect(figures?.calibration).toEqual([{ stated: 0.55, agreed: 0.56, pairs: 3 }]);
    expect(readFigures("no figures")).toBeNull();
  });

  it("names a row by its question, or by its measure where it goes on", () => {
    expect(labelOf(row)).toBe("Which of two ads?");
    expect(labelOf({ ...row, question: "… web pages" })).toBe("Web pages");
    expect(labelOf({ ...row, question: "…" })).toBe("pairs");
    expect([0.534, 1, -0.116, 12.34].map(figureText)).toEqual([".53", "1.00", "−.12", "12.3"]);
  });
});
