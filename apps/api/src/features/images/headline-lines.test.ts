import { describe, expect, it } from "vitest";
import { headlineLinesOf } from "./headline-lines.ts";

const find = (headline: string, texts: readonly string[], leftOut: readonly number[] = []) =>
  headlineLinesOf({ headline, lines: texts.map((text) => ({ text })), leftOut });

describe("the lines of a headline given by its words", () => {
  const ad = ["Nordlys", "Crème brûlée,", "every day", "from $5", "Order now", "Every day"];

  it("are the run that reads like it; case, accents and punctuation aside", () => {
    expect(find("CREME BRULEE every-day!", ad)).toEqual([1, 2]);
    expect(find("From 5: order now", ad)).toEqual([3, 4]);
    expect(find("don’t wait", ["Dont", "WAIT"])).toEqual([0, 1]);
    expect(find("Große Øl", ["GROSSE OL"])).toEqual([0]);
  });

  it("are the shortest and first of equals, and never lines left out or without words", () => {
    expect(find("every day", ad)).toEqual([2]);
    expect(find("every day", ad, [2])).toEqual([5]);
    expect(find("order now", ["—", "Order now", "***"])).toEqual([1]);
    expect(find("one two three", ["one", "sponsored", "two three"], [1])).toEqual([0, 2]);
  });

  it("agree in four words of five at the least", () => {
    expect(find("one two three four five", ["one two three four fife"])).toEqual([0]);
    expect(find("one two three four", ["one two three fore"])).toBeNull();
    expect(find("one", ["one two"])).toBeNull();
    expect(find("four three two one", ["one two three four"])).toBeNull();
    expect(find("!?", ["!?", "one"])).toBeNull();
    expect(find("one", [])).toBeNull();
  });

  it("need no spaces in scripts that have none", () => {
    expect(find("冷たい珈琲を毎日", ["冷たい珈琲を", "毎日"])).toEqual([0, 1]);
  });
});
