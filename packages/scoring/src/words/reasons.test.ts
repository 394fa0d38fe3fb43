import { describe, expect, it } from "vitest";
import {
  abstractness,
  commonness,
  hardWordShare,
  hasReason,
  productNamed,
  sureTypos,
  typoStrength,
  vagueness,
} from "./reasons.ts";

describe("reasonStrength", () => {
  it.each([
    "Save 30% on all shoes",
    "Get a better night's sleep for $99",
    "Trusted by 40,000 companies since 1921. More power, less noise.",
    "Tired of stains? Our soap makes your shirts clean again.",
  ])("finds a reason in: %s", (text) => {
    expect(hasReason(text)).toBe(true);
  });
  it.each(["Be bold", "Zylo", "The shape of sound", ""])("finds none in: %s", (text) => {
    expect(hasReason(text)).toBe(false);
  });
});

describe("productNamed", () => {
  it("is surer of goods by name than of a mood", () => {
    expect(productNamed("Running shoes and socks")).toBeGreaterThan(0.8);
    expect(productNamed("Dare to wonder")).toBe(0);
  });
});

describe("abstractness, commonness, hard words", () => {
  it("tells an idea from a thing", () => {
    expect(abstractness("freedom and honesty")).toBeGreaterThan(abstractness("bread and apples") + 0.3);
    expect(abstractness("")).toBe(0.5);
  });
  it("tells plain words from learned ones", () => {
    expect(commonness("Get the best price in town")).toBeGreaterThan(commonness("Quixotic gossamer filigree") + 0.5);
    expect(hardWordShare("We leverage heterogeneous interoperability paradigms")).toBeGreaterThan(0.3);
    expect(hardWordShare("Fresh bread every morning")).toBe(0);
  });
});

describe("typos", () => {
  it("names a plain slip", () => {
    expect(sureTypos("Fresh bread delivred every morning")).toEqual([{ word: "delivred", suggestion: "delivered" }]);
    expect(typoStrength("Fresh bread delivred every morning")).toBeGreaterThan(0.5);
  });
  it.each(["Flickr and Tumblr", "Lyft to the airport", "A SALE AT KOHLS", "Fresh bread every morning"])(
    "lets pass: %s",
    (text) => {
      expect(typoStrength(text)).toBe(0);
    },
  );
});

describe("vagueness", () => {
  it("is higher for a mood than for an offer", () => {
    expect(vagueness("Dare to wonder")).toBeGreaterThan(
      vagueness("Running shoes from $49. Free shipping on every order.") + 0.3,
    );
  });
});
