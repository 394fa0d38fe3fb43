import { describe, expect, it } from "vitest";
import { correctionsOf, draftOf, outsideLines, problemIn, withRole, writtenLines } from "./corrections-draft.ts";
import { facts } from "./test-facts.ts";

describe("corrections", () => {
  it("are empty where nothing was changed", () => {
    expect(correctionsOf(draftOf(facts, null), facts, null)).toEqual({});
  });

  it("name only what differs, and keep those made before", () => {
    const draft = { ...draftOf(facts, null), brand: " Nordlys ", leftOut: [2, 1] };
    expect(correctionsOf(draft, facts, { headline_lines: [0] })).toEqual({
      brand: "Nordlys",
      headline_lines: [0],
      left_out_lines: [1, 2],
    });
  });

  it("take a line back that was left out, and leave alone what the engine left out itself", () => {
    const before = { left_out_lines: [1] };
    const [first, second, third] = facts.lines;
    if (!first || !second || !third) throw new Error("three lines");
    const lines = [first, { ...second, role: "chrome" as const }, { ...third, role: "chrome" as const }];
    const shown = { ...facts, lines };
    expect(outsideLines(shown, before)).toEqual([2]);
    expect(draftOf(shown, before).leftOut).toEqual([1]);
    expect(correctionsOf({ ...draftOf(shown, before), leftOut: [] }, shown, before)).toEqual({ left_out_lines: [] });
  });

  it("say that no brand is shown", () => {
    expect(correctionsOf({ ...draftOf(facts, null), hasNoBrand: true }, facts, null)).toEqual({ brand: null });
  });

  it("name the lines that ask, or that nothing does", () => {
    const moved = withRole(withRole(draftOf(facts, null), 1, "asking"), 2, null);
    expect(correctionsOf(moved, facts, null)).toEqual({ cta_lines: [1] });
    const nothing = { ...withRole(draftOf(facts, null), 2, null), asksNothing: true };
    expect(problemIn(nothing, facts)).toBeNull();
    expect(correctionsOf(nothing, facts, null)).toEqual({ cta_lines: null });
    // Picked after all.
    expect(withRole(nothing, 1, "asking")).toMatchObject({ asksNothing: false, asking: [1] });
  });

  it("keep a line one thing, and drop a correction whose line is left out now", () => {
    const out = withRole(draftOf(facts, { headline_lines: [0], cta_lines: [2] }), 2, "leftOut");
    expect(problemIn(out, facts)).toBeNull();
    expect(correctionsOf(out, facts, { headline_lines: [0], cta_lines: [2] })).toEqual({
      headline_lines: [0],
      left_out_lines: [2],
    });
    const swapped = withRole(draftOf(facts, null), 0, "asking");
    expect(correctionsOf(swapped, facts, null)).toEqual({ cta_lines: [0, 2] });
  });

  it("say what misread lines say, and take that back where what was read is typed again", () => {
    const typed = (line: number, text: string, before = draftOf(facts, null)) => ({
      ...before,
      texts: new Map([...before.texts, [line, text]]),
    });
    expect(correctionsOf(typed(1, "  Fifteen \n hours "), facts, null)).toEqual({
      line_texts: [{ line: 1, text: "Fifteen hours" }],
    });
    const before = { line_texts: [{ line: 1, text: "Fifteen hours" }] };
    const [first, second, third] = facts.lines;
    if (!first || !second || !third) throw new Error("three lines");
    const shown = { ...facts, lines: [first, { ...second, text: "Fifteen hours", read_as: "Fourteen hours" }, third] };
    expect(correctionsOf(draftOf(shown, before), shown, before)).toEqual(before);
    expect(correctionsOf(typed(1, "Fourteen hours", draftOf(shown, before)), shown, before)).toEqual({});
    expect(correctionsOf(typed(2, "Order today", draftOf(shown, before)), shown, before).line_texts).toHaveLength(2);
  });

  it("are not sent with a mistake, which is told where it is", () => {
    const draft = draftOf(facts, null);
    expect(problemIn(draft, facts)).toBeNull();
    expect(problemIn({ ...draft, brand: " " }, facts)?.field).toBe("brand");
    expect(problemIn(withRole(draft, 2, null), facts)?.field).toBe("cta");
    const emptied = { ...draft, texts: new Map([...draft.texts, [1, " "]]) };
    expect(problemIn(emptied, facts)?.field).toBe(1);
    expect(problemIn(withRole(emptied, 1, "leftOut"), facts)).toBeNull();
    // What the engine left out itself needs no words; nor may a headline be unticked without another.
    expect(problemIn(emptied, facts, [1])).toBeNull();
    expect(problemIn(withRole(emptied, 1, "headline"), facts, [1])?.field).toBe(1);
    expect(problemIn(withRole(draft, 0, null), facts)?.field).toBe(0);
    expect(problemIn(withRole(withRole(draft, 0, null), 1, "headline"), facts)).toBeNull();
    expect(problemIn(withRole(draft, 0, "leftOut"), facts)).toBeNull();
  });

  it("take the parts of a line for one line", () => {
    const [first, second, third] = facts.lines;
    if (!first || !second || !third) throw new Error("three lines");
    const parted = { ...facts, lines: [first, second, { ...third, line: 1 }] };
    expect(writtenLines(parted).map(({ line, text }) => [line, text])).toEqual([
      [0, "Slow coffee"],
      [1, "Fourteen hours Order now"],
    ]);
    expect(correctionsOf(draftOf(parted, null), parted, null)).toEqual({});
  });
});
