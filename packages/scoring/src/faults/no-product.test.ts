import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { noProduct } from "./no-product.ts";

describe("no_product", () => {
  const teasing = plainAd({ body: null, brand: null });
  const silent = { ...teasing, copy: { ...teasing.copy, teasers: ["x", "y", "z"], messageWords: 3, words: 3 } };

  it("is likelier for a tease without a product", () => {
    expect(chanceOf("no_product", silent)).toBeGreaterThan(chanceOf("no_product", plainAd()));
    expect(noProduct.reason(silent)).toContain("Sleep deeper tonight");
  });
});
