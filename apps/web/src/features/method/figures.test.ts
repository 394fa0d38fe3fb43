import { describe, expect, it } from "vitest";
import { figureText, readFigures, turned } from "./figures.ts";
import { isFlattering, plainWords } from "./plain-words.ts";
import { askedOf } from "./questions.ts";

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
  it("groups the rows by what a reader would ask, unknown ones last, and drops what has no value", () => {
    const figures = readFigures({
      engine_version: "2.0.0",
      sets: {
        new: { rows: [row] },
        ads: { rows: [row, { ...row, value: null }] },
        facts: { rows: [{ ...row, question: "Is the advice true of the ad?" }] },
        copy: {},
      },
      calibration: [{ from: 0.5, to: 0.6, pairs: 3, stated: 0.55, agreed: 0.56 }, { stated: null }],
      spoilings: { kinds: [{ what: "Mirrored", ads: 3, mean_change: null, right: 3 }, {}] },
    });
    if (!figures) throw new Error("no figures");
    expect(askedOf(figures).map(({ key }) => key)).toEqual(["advice", "ads", "new"]);
    expect(askedOf(figures)[1]?.rows).toEqual([row]);
    expect(figures.calibration).toEqual([{ stated: 0.55, agreed: 0.56, pairs: 3 }]);
    expect(figures.spoilings).toEqual([{ what: "Mirrored", ads: 3, change: null, named: 3 }]);
    expect(readFigures("no figures")).toBeNull();
  });

  it("says in plain words what was measured, and an unknown measure as it is written", () => {
    expect(plainWords({ ...row, question: "… web pages" }).label).toBe("Web pages");
    expect(plainWords({ ...row, measure: "brand right" })).toEqual({ label: "Brand found", how: "share of ads" });
    expect(plainWords(row).label).toBe("Pairs");
    expect([0.534, 1, -0.116, 12.34].map(figureText)).toEqual([".53", "1.00", "−.12", "12.3"]);
  });

  it("turns what went wrong into what went right: on the plot further right is better", () => {
    const refused = {
      ...row,
      measure: "score withheld from real ads",
      value: 0.25,
      low: 0,
      high: 0.5,
      chance: null,
      target: null,
    };
    expect(plainWords(refused)).toMatchObject({ label: "Real ads given a score", isTurned: true });
    expect(turned(refused)).toEqual({ ...refused, value: 0.75, low: 0.5, high: 1 });
  });

  it("knows a figure that flatters by its data", () => {
    expect(isFlattering(row)).toBe(false);
    expect(isFlattering({ data: "256 web ads (weights were chosen here)" })).toBe(true);
    expect(isFlattering({ data: "388 labelled ads (roles and faults fitted here)" })).toBe(true);
  });
});
