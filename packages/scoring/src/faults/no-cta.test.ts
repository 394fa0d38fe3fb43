import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import type { Measures } from "../facts/seen.ts";
import { judge } from "./judge.ts";
import { noCta } from "./no-cta.ts";

describe("no_cta", () => {
  it("is likelier where nothing asks to act", () => {
    expect(chanceOf("no_cta", plainAd({ action: null }))).toBeGreaterThan(chanceOf("no_cta", plainAd()));
    expect(noCta.places(plainAd())).toEqual([]);
  });
  it("quotes no request of an ad whose owner says that it asks for nothing", () => {
    const asks = plainAd({ action: null, body: { text: "Soft all night. Order your pillow today." } });
    expect(noCta.reason(asks)).toContain("Order your pillow today");
    expect(noCta.reason({ ...asks, asksNothing: true })).toBe(
      "No button and no line of its own asks the viewer to do something.",
    );
  });
  it("quotes no end of a sentence that tells", () => {
    const ending = (text: string): string => noCta.reason(plainAd({ action: null, headline: { text } }));
    expect(ending("HIT THE GROUND HARD We just help you get started.")).toContain("No button and no line");
    expect(ending("HIT THE GROUND HARD Get started.")).toContain("is the only request");
  });
  it("is not claimed where a line may ask, though it is as likely", () => {
    const silent = plainAd({ action: null });
    const doubted = { ...silent, unsure: ["cta" as const] };
    const claimed = (m: Measures) => judge(m).find((j) => j.fault === noCta)?.claimed;
    expect([claimed(silent), claimed(doubted)]).toEqual([true, false]);
    expect(chanceOf("no_cta", doubted)).toBe(chanceOf("no_cta", silent));
  });
  it("is not claimed in words that are not English or were not read", () => {
    const claimed = (m: Measures) => judge(m).find((j) => j.fault === noCta)?.claimed;
    const french = {
      headline: { text: "Votre sommeil est plus profond avec nous" },
      body: { text: "Un oreiller pour les nuits de la famille" },
    };
    expect(claimed(plainAd({ ...french, action: null }))).toBe(false);
    const place = { x: 0.1, y: 0.7, width: 0.3, height: 0.1 };
    expect(claimed({ ...plainAd({ action: null }), unread: Array.from({ length: 4 }, () => place) })).toBe(false);
  });
  it.each([
    "For a free sample, visit acme.com",
    "Register today",
    "Download the Northmill app for your phone and your tablet today",
  ])("is less likely where a sentence asks: %s", (text) => {
    const asks = plainAd({ action: null, body: { text } });
    expect(chanceOf("no_cta", asks)).toBeLessThan(chanceOf("no_cta", plainAd({ action: null })));
  });
});
