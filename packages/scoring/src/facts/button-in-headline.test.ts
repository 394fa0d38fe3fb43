import { expect, it } from "vitest";
import { buttonInHeadline } from "./button-in-headline.ts";

const lines = (...texts: string[]) => texts.map((text) => ({ text }));

it("takes the label of a button off the end of a headline", () => {
  expect(buttonInHeadline(lines("Flat discounts", "for members", "Learn More"), [0, 1, 2])).toEqual([2]);
  expect(buttonInHeadline(lines("SHOP NOW »", "Double points"), [1, 0])).toEqual([0]);
});

it("leaves a headline alone that asks in its own words, or is nothing else", () => {
  expect(buttonInHeadline(lines("Never stop", "learning more"), [0, 1])).toEqual([]);
  expect(buttonInHeadline(lines("Shop now"), [0])).toEqual([]);
  expect(buttonInHeadline(lines("Learn more", "about bees"), [0, 1])).toEqual([]);
});

it("takes a line off that surely asks, wherever it stands in the headline", () => {
  const ad = lines("The first choice for", "BOOK A TRIAL", "test automation");
  expect(buttonInHeadline(ad, [0, 1, 2], [0.01, 0.97, 0.02])).toEqual([1]);
  expect(buttonInHeadline(ad, [0, 1, 2], [0.01, 0.78, 0.02])).toEqual([]);
  expect(buttonInHeadline(lines("BOOK A TRIAL"), [0], [0.99])).toEqual([]);
});
