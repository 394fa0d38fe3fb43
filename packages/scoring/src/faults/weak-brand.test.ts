import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { judge } from "./judge.ts";
import { headOf } from "./features/shown.ts";
import { block } from "../../test/blocks.ts";
import { brandWithin, isInHeadline, weakBrand } from "./weak-brand.ts";

describe("weak_brand", () => {
  const small = plainAd({
    brand: { size: 0.015, attention: 0.001, ratio: 1.5, box: { x: 0.9, y: 0.97, width: 0.05, height: 0.015 } },
  });

  it("is likelier for a small, faint name that is not looked at", () => {
    expect(chanceOf("weak_brand", small)).toBeGreaterThan(chanceOf("weak_brand", plainAd()));
  });
  it("is not claimed of an ad that shows no name: that is another fault", () => {
    const nameless = judge(plainAd({ brand: null })).find((j) => j.fault === weakBrand);
    expect(nameless?.claimed).toBe(false);
    expect(weakBrand.possible?.(plainAd({ brand: null }))).toBe(false);
    expect(weakBrand.possible?.(small)).toBe(true);
  });
  it("says where a name stands that is not set apart", () => {
    const m = plainAd();
    const brand = { text: "Northmill", apart: false, box: null, attention: 0 };
    expect(brandWithin({ ...m, brand })).toBe("“Northmill” appears only within the text.");
    const head = { ...brand, text: headOf(m)?.text ?? "" };
    expect(brandWithin({ ...m, brand: head })).toMatch(/ stands in the headline and not apart from it\.$/);
  });
  it("points at the name", () => {
    expect(weakBrand.places(small)).toEqual([small.blocks[3]?.box]);
  });
});

it("knows a name in the headline by its letters, over its lines", () => {
  const lines = ["NewYork", "BAKERS since 1920"].map((text, at) => block(text, { id: `h${at}`, role: "headline" }));
  const m = { ...plainAd({ headline: null, brand: null }), blocks: lines };
  const within = { text: "New York Bakers", apart: false, box: null, attention: 0.1 };
  expect(isInHeadline({ ...m, brand: within })).toBe(true);
  expect(isInHeadline({ ...m, brand: { ...within, text: "Old Mill" } })).toBe(false);
  expect(isInHeadline({ ...m, brand: { ...within, text: "Baker" } })).toBe(false);
  expect(isInHeadline({ ...m, brand: { ...within, apart: true } })).toBe(false);
});
