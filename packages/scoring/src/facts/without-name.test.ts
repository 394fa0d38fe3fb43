import { describe, expect, it } from "vitest";
import { withoutName } from "./without-name.ts";

const lines = ["Brightwell", "Tea for long", "winter evenings", "BRIGHTWEL", "Brightwell teas are here"].map(
  (text) => ({
    text,
  }),
);
const named = (...places: number[]) => ({ text: "Brightwell", lines: places });

describe("a headline without the name", () => {
  it("leaves out the line over or under it that is the name alone, misread or not", () => {
    expect(withoutName(lines, [0, 1, 2], named(0))).toEqual([1, 2]);
    expect(withoutName(lines, [1, 2, 3], named(3))).toEqual([1, 2]);
    expect(withoutName(lines, [0, 1, 2, 3], named(0, 3))).toEqual([1, 2]);
  });
  it("keeps a line that says more than the name, and the name in its middle", () => {
    expect(withoutName(lines, [4, 1, 2], named(4))).toEqual([4, 1, 2]);
    expect(withoutName(lines, [1, 0, 2], named(0))).toEqual([1, 0, 2]);
  });
  it("keeps a line that was not taken for the name", () => {
    expect(withoutName(lines, [0, 1, 2], named())).toEqual([0, 1, 2]);
    expect(withoutName(lines, [0, 1, 2], null)).toEqual([0, 1, 2]);
  });
  it("leaves out the word of a name on several lines, where the name is sure", () => {
    const ad = ["OPTIC", "WHITE", "Show us your", "smile", "by", "OPTIC"].map((text) => ({ text }));
    const name = { text: "OPTIC WHITE", lines: [0, 1] };
    expect(withoutName(ad, [1, 2, 3], name, true)).toEqual([2, 3]);
    expect(withoutName(ad, [1, 2, 3], name)).toEqual([1, 2, 3]);
    expect(withoutName(ad, [2, 4, 5], { text: "OPTIC WHITE", lines: [5, 1] }, true)).toEqual([2, 4, 5]);
  });
  it("stays where nothing else would be left", () => {
    expect(withoutName(lines, [0], named(0))).toEqual([0]);
    expect(withoutName(lines, [0, 3], named(0, 3))).toEqual([0, 3]);
  });
});
