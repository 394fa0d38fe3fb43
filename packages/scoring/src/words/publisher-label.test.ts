import { describe, expect, it } from "vitest";
import { isPublisherLabel, isPublisherMark, payersOf } from "./publisher-label.ts";

describe("the publisher's label beside the advertiser's name", () => {
  it.each([
    ["Brightwell | Sponsored", "Brightwell"],
    ["Brightwell.Letters I Sponsored.", "Brightwell.Letters"],
    ["SPONSORED / BRIGHTWELL", "BRIGHTWELL"],
    ["SPONSORED /BRIGHTWELL TEAS", "BRIGHTWELL TEAS"],
    ["Sponsored: Brightwell", "Brightwell"],
    ["Brightwell Teas | Paid Program", "Brightwell Teas"],
    ["AD BY BRIGHTWELL", "BRIGHTWELL"],
    ["Presented by Brightwell Teas", "Brightwell Teas"],
    ["Story from Brightwell Teas", "Brightwell Teas"],
    ["AD BRIGHTWELL TEAS", "BRIGHTWELL TEAS"],
    ["Brightwell Teas Sponsored", "Brightwell Teas"],
    ["Brightwell | Search ads Sponsored", "Brightwell"],
  ])("%s is paid by %s", (text, name) => {
    expect(payersOf(text)).toEqual([name]);
  });
  it.each([
    "Brightwell Teas",
    "Add milk / stir",
    "Inspired by nature",
    "A team that we sponsored",
    "Sponsored",
    "Ad",
    "Tea: a story",
  ])("%s names no payer", (text) => {
    expect(payersOf(text)).toEqual([]);
  });
  it("keeps every name beside the label", () => {
    expect(payersOf("Courier I Largo by Brightwell I Sponsored")).toEqual(["Courier", "Largo by Brightwell"]);
  });
  it("leaves a name that only begins like a label to the ad", () => {
    expect(isPublisherMark("AD ASTRA")).toBe(false);
    expect(isPublisherMark("Ad by Brightwell")).toBe(true);
    expect(isPublisherMark("Ads via Lantern")).toBe(true);
    expect(isPublisherMark("SPONSORED BY")).toBe(true);
  });
  it("knows labels that say more than one word", () => {
    const labels = ["Sponsored content", "PAID POST", "Advertisement - scroll for more content", "Report ad", "Ad"];
    for (const text of labels) expect(isPublisherLabel(text), text).toBe(true);
    for (const text of ["Scroll for more", "Reading glasses", "Ad Astra"])
      expect(isPublisherLabel(text), text).toBe(false);
  });
});
