import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { clashingColours } from "./clashing-colours.ts";

describe("clashing_colours", () => {
  it("is declared as not seen, and never judged", () => {
    expect(clashingColours.seen).toBe(false);
    expect(chanceOf("clashing_colours", plainAd())).toBeNaN();
    expect(clashingColours.reason(plainAd()).length).toBeGreaterThan(10);
  });
});
