import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { noBrand } from "./no-brand.ts";

describe("no_brand", () => {
  it("is likelier where no name was found", () => {
    expect(chanceOf("no_brand", plainAd({ brand: null }))).toBeGreaterThan(chanceOf("no_brand", plainAd()));
    expect(noBrand.places(plainAd())).toEqual([]);
  });
});
