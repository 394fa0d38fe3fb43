import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { weakHierarchy } from "./weak-hierarchy.ts";

describe("weak_hierarchy", () => {
  const flat = { ...plainAd({ headline: { size: 0.05, feedPx: 18, attention: 0.02 } }), focus: 0.02, clutter: 80 };

  it("is likelier where nothing stands out by size", () => {
    expect(chanceOf("weak_hierarchy", flat)).toBeGreaterThan(chanceOf("weak_hierarchy", plainAd()));
  });
  it("points at the headline and what rivals it", () => {
    expect(weakHierarchy.places(flat)).toContainEqual(flat.blocks[1]?.box);
    expect(weakHierarchy.reason(flat)).toContain("Sleep deeper tonight");
  });
});
