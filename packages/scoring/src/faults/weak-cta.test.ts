import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { judge } from "./judge.ts";
import { weakCta } from "./weak-cta.ts";
import { FAULT_WEIGHTS } from "./weights.data.ts";

describe("weak_cta", () => {
  const weak = plainAd({ action: { text: "Learn more", button: null, size: 0.02, ratio: 1.6, attention: 0.001 } });

  it("is likelier for a small, plain, vague request", () => {
    expect(chanceOf("weak_cta", weak)).toBeGreaterThan(chanceOf("weak_cta", plainAd()));
  });
  it("is not claimed where no request was found, and counts as likely as one that was overlooked", () => {
    const silent = plainAd({ action: null, headline: { text: "A quiet bed for every back" } });
    expect(weakCta.possible?.(silent)).toBe(false);
    expect(chanceOf("weak_cta", silent)).toBe(FAULT_WEIGHTS.weak_cta?.elsewhere);
    expect(judge(silent).find((j) => j.fault === weakCta)?.claimed).toBe(false);
  });
  it("is likelier to have been overlooked where words urge the viewer to something", () => {
    const urging = plainAd({ action: null });
    expect(weakCta.possible?.(urging)).toBe(false);
    expect(chanceOf("weak_cta", urging)).toBe(FAULT_WEIGHTS.weak_cta?.hinted);
    expect(FAULT_WEIGHTS.weak_cta?.hinted).toBeGreaterThan(FAULT_WEIGHTS.weak_cta?.elsewhere ?? 1);
  });
  it("says that a request runs on only where it does", () => {
    const asked = (text: string) => plainAd({ action: null, headline: { text: "A quiet bed" }, body: { text } });
    expect(weakCta.possible?.(asked("Order your pillow today"))).toBe(false);
    expect(weakCta.possible?.(asked("It stays cool all night. Order your pillow today."))).toBe(true);
  });
  it("misses a button only in a picture of a size that web ads are booked in", () => {
    const banner = { ...weak, sourceSide: Math.sqrt(300 * 250), aspect: 300 / 250 };
    expect(weakCta.reason(banner)).toContain("hardly looks like a button");
    expect(weakCta.reason({ ...banner, aspect: 0.7 })).toContain("hardly stands out");
  });
  it("points at the request", () => {
    expect(weakCta.places(weak)).toEqual([weak.blocks[2]?.box]);
    expect(weakCta.reason(weak)).toContain("Learn more");
  });
});
