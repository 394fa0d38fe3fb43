import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { weakCta } from "./weak-cta.ts";

describe("weak_cta", () => {
  const weak = plainAd({ action: { text: "Learn more", button: null, size: 0.02, ratio: 1.6, attention: 0.001 } });

  it("is likelier for a small, plain, vague request", () => {
    expect(chanceOf("weak_cta", weak)).toBeGreaterThan(chanceOf("weak_cta", plainAd()));
  });
  it("is impossible without a request", () => {
    expect(chanceOf("weak_cta", plainAd({ action: null }))).toBe(0);
  });
  it("points at the request", () => {
    expect(weakCta.places(weak)).toEqual([weak.blocks[2]?.box]);
    expect(weakCta.reason(weak)).toContain("Learn more");
  });
});
