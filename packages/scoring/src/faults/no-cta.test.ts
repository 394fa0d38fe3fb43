import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { noCta } from "./no-cta.ts";

describe("no_cta", () => {
  it("is likelier where nothing asks to act", () => {
    expect(chanceOf("no_cta", plainAd({ action: null }))).toBeGreaterThan(chanceOf("no_cta", plainAd()));
    expect(noCta.places(plainAd())).toEqual([]);
  });
  it.each(["For a free sample, visit acme.com", "Register today"])(
    "is less likely where a sentence asks: %s",
    (text) => {
      const asks = plainAd({ action: null, body: { text } });
      expect(chanceOf("no_cta", asks)).toBeLessThan(chanceOf("no_cta", plainAd({ action: null })));
    },
  );
});
