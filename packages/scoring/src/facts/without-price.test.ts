import { describe, expect, it } from "vitest";
import { withoutPrice } from "./without-price.ts";

const lines = ["$49 first visit", "Smile like nobody", "is billing you", "From $9"].map((text) => ({ text }));

describe("a headline", () => {
  it("goes without a price at its edge where the rest amounts to the same", () => {
    expect(withoutPrice(lines, [0, 1, 2])).toEqual([1, 2]);
    expect(withoutPrice(lines, [1, 2, 3])).toEqual([1, 2]);
  });
  it("keeps a price that is most of it, or all of it", () => {
    expect(withoutPrice([{ text: "Flights from $99" }, { text: "today" }], [0, 1])).toEqual([0, 1]);
    expect(withoutPrice(lines, [0])).toEqual([0]);
    expect(withoutPrice(lines, [])).toEqual([]);
  });
});
