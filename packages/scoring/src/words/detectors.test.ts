import { describe, expect, it } from "vitest";
import { hasBenefit, hasNumber, hasSecondPerson, secondPersonCount } from "./appeals.ts";
import { isLegal } from "./legal.ts";
import { hasPrice, isOffer } from "./offer.ts";
import { readingEase, syllablesOf } from "./reading-ease.ts";
import { sentencesOf, wordsOf } from "./words.ts";

describe("W4 offer", () => {
  it.each([
    "$9.99",
    "9,99 €",
    "£5",
    "Only $19/mo",
    "50% OFF",
    "Save up to 30%",
    "Free shipping",
    "Buy one get one free",
    "Use code SPRING",
    "99 cents",
    "SALE",
    "0% APR",
    "2 for 1",
  ])("W4 takes %s", (line) => {
    expect(isOffer(line)).toBe(true);
  });
  it.each([
    "",
    "Shop now",
    "Feel free to be yourself",
    "24 hours of freshness",
    "Since 1984",
    "100% natural",
    "iPhone 15",
  ])("W4 leaves %s", (line) => {
    expect(isOffer(line)).toBe(false);
  });
  it("W4 a price is an amount of money", () => {
    expect(hasPrice("From €1.299,00")).toBe(true);
    expect(hasPrice("50% off")).toBe(false);
  });
});

describe("W5 legal", () => {
  it.each([
    "Terms and conditions apply.",
    "T&Cs apply",
    "© 2024 Acme Inc. All rights reserved.",
    "*Offer valid until 31 May at participating stores",
    "Results may vary",
    "Member FDIC",
    "Subject to availability",
  ])("W5 takes %s", (line) => {
    expect(isLegal(line)).toBe(true);
  });
  it.each(["", "Shop now", "The best deal in town", "Nike™", "5* reviews", "Valid reasons to smile"])(
    "W5 leaves %s",
    (line) => {
      expect(isLegal(line)).toBe(false);
    },
  );
});

describe("W6 appeals", () => {
  it("W6 counts the words that speak to the reader", () => {
    expect(secondPersonCount("You’re one step from your dream")).toBe(2);
    expect(hasSecondPerson("Youth is wasted")).toBe(false);
  });
  it("W6 finds numbers and benefits", () => {
    expect(hasNumber("Three easy steps")).toBe(true);
    expect(hasNumber("1,000 songs")).toBe(true);
    expect(hasNumber("The one for me")).toBe(false);
    expect(hasBenefit("Sleep better tonight")).toBe(true);
    expect(hasBenefit("Meet the team")).toBe(false);
    // What is fastest is faster; "the west" is no "wer".
    expect(hasBenefit("Fastest approval in town")).toBe(true);
    expect(hasBenefit("The easiest way west")).toBe(true);
    expect(hasBenefit("A harvest in the forest")).toBe(false);
  });
});

describe("W7 reading ease", () => {
  it("W7 is null without words and falls with longer words", () => {
    expect(readingEase("")).toBeNull();
    expect(readingEase("123")).toBeNull();
    const easy = readingEase("The cat sat on the mat.") ?? 0;
    const hard = readingEase("Institutional heterogeneity necessitates organisational reconsideration.") ?? 0;
    expect(easy).toBeGreaterThan(90);
    expect(hard).toBeLessThan(0);
  });
  it.each([
    ["cat", 1],
    ["table", 2],
    ["delivered", 3],
    ["energy", 3],
    ["make", 1],
    ["coffee", 2],
  ] as const)("W7 syllables of %s", (word, n) => {
    expect(syllablesOf(word)).toBe(n);
  });
});

describe("W8 words", () => {
  it("W8 keeps inner apostrophes and hyphens, splits sentences", () => {
    expect(wordsOf("Don’t stop—e-mail us at 9!")).toEqual(["don't", "stop", "e-mail", "us", "at"]);
    expect(sentencesOf("Stop. Look!\nListen 3.5 times")).toEqual(["Stop.", "Look!", "Listen 3.5 times"]);
  });
});
