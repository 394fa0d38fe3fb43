import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { weakBrand } from "./weak-brand.ts";

describe("weak_brand", () => {
  const small = plainAd({
    brand: { size: 0.015, attention: 0.001, ratio: 1.5, box: { x: 0.9, y: 0.97, width: 0.05, height: 0.015 } },
  });

  it("is likelier for a small, faint name that is not looked at", () => {
    expect(chanceOf("weak_brand", small)).toBeGreaterThan(chanceOf("weak_brand", plainAd()));
  });
  it("points at the name", () => {
    expect(weakBrand.places(small)).toEqual([small.blocks[3]?.box]);
  });
});
