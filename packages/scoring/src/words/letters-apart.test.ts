import { describe, expect, it } from "vitest";
import { isAdLabel } from "./copy-signs.ts";
import { lettersApart } from "./letters-apart.ts";

describe("letters apart", () => {
  it("counts changes, additions and losses", () => {
    expect(lettersApart("acme", "acme")).toBe(0);
    expect(lettersApart("acme", "acne")).toBe(1);
    expect(lettersApart("acme", "")).toBe(4);
    expect(lettersApart("kitten", "sitting")).toBe(3);
  });
});

describe("labels of the publisher", () => {
  it("are known though a letter was misread", () => {
    for (const text of [
      "Advertisement",
      "AOVERTISEMENT",
      "ADVERTIŠEMENT",
      "Ad",
      "Sponsored",
      "Sponsorad",
      "AdChoices ▷",
    ])
      expect(isAdLabel(text), text).toBe(true);
  });
  it("are not taken for words of the ad", () => {
    for (const text of ["Add", "Adventure", "Advertise with us", "Sponsor a child", "Promo", "Adidas", ""])
      expect(isAdLabel(text), text).toBe(false);
  });
});
