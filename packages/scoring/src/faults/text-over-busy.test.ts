import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { textOverBusy } from "./text-over-busy.ts";

describe("text_over_busy", () => {
  const busy = plainAd({ body: { roughness: 0.3, ratio: 3, confidence: 0.6 } });

  it("is likelier the more the ground changes", () => {
    expect(chanceOf("text_over_busy", busy)).toBeGreaterThan(chanceOf("text_over_busy", plainAd()));
  });
  it("points at the text over the busiest ground", () => {
    expect(textOverBusy.places(busy)).toEqual([busy.blocks[1]?.box]);
  });
});
