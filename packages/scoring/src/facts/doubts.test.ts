import { describe, expect, it } from "vitest";
import { type Answer, certainOf, doubtsOf, isOddlyAccented } from "./doubts.ts";
import { BRAND_MAYBE, BRAND_SURE, CTA_SURE } from "./role-models.data.ts";

const given = (chance: number): Answer => ({ chance, isGiven: true });
const silent = (chance: number): Answer => ({ chance, isGiven: false });
const sure = { headline: given(1), brand: given(1), cta: given(1) };

describe("what the engine is not sure of", () => {
  it("is an answer more likely wrong than right", () => {
    expect(doubtsOf(sure)).toEqual([]);
    expect(doubtsOf({ ...sure, brand: given(BRAND_SURE - 0.01), cta: given(CTA_SURE) })).toEqual(["brand"]);
  });
  it("is also that there is no brand, where something may be one", () => {
    expect(doubtsOf({ ...sure, brand: silent(BRAND_MAYBE) })).toEqual(["brand"]);
    expect(doubtsOf({ ...sure, brand: silent(BRAND_MAYBE - 0.01) })).toEqual([]);
  });
  it("is nothing that the owner has said", () => {
    expect(doubtsOf({ headline: null, brand: null, cta: null })).toEqual([]);
  });
});

describe("what is as good as right", () => {
  it("asks for more than that it is rather right than wrong", () => {
    expect(certainOf(sure)).toEqual(["headline", "brand", "cta"]);
    expect(certainOf({ ...sure, headline: given(0.8), brand: given(BRAND_SURE) })).toEqual(["cta"]);
  });
  it("is what the owner has said", () => {
    expect(certainOf({ headline: null, brand: null, cta: null })).toEqual(["headline", "brand", "cta"]);
  });
});

it("doubts a name with an accent in an English ad that no list knows", () => {
  const english = "You can earn up to ten cards all month long with the club";
  expect(isOddlyAccented("ÓINT", english)).toBe(true);
  expect(isOddlyAccented("POINT", english)).toBe(false);
  expect(isOddlyAccented("Citroën", english)).toBe(false);
  expect(isOddlyAccented("Café Gül", "Bugün sizin için en güzel kahveler ve çok özel tatlar burada bir arada")).toBe(
    false,
  );
});
