import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { noProduct } from "./no-product.ts";

describe("no_product", () => {
  const teasing = plainAd({ headline: { text: "You Will Never Believe What Happened Next" }, body: null, brand: null });
  const silent = { ...teasing, copy: { ...teasing.copy, messageWords: 3, words: 3 } };

  it("is likelier for a tease without a product", () => {
    expect(chanceOf("no_product", silent)).toBeGreaterThan(chanceOf("no_product", plainAd()));
    expect(noProduct.reason(silent)).toContain("You Will Never Believe");
  });
});
