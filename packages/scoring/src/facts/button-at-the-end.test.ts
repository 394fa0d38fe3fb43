import { expect, it } from "vitest";
import { buttonAtTheEnd } from "./button-at-the-end.ts";

const lines = (...texts: string[]) => texts.map((text) => ({ text }));

it("takes the label of a button off the end of a headline", () => {
  expect(buttonAtTheEnd(lines("Flat discounts", "for members", "Learn More"), [0, 1, 2])).toEqual([2]);
  expect(buttonAtTheEnd(lines("SHOP NOW »", "Double points"), [1, 0])).toEqual([0]);
});

it("leaves a headline alone that asks in its own words, or is nothing else", () => {
  expect(buttonAtTheEnd(lines("Never stop", "learning more"), [0, 1])).toEqual([]);
  expect(buttonAtTheEnd(lines("Shop now"), [0])).toEqual([]);
  expect(buttonAtTheEnd(lines("Learn more", "about bees"), [0, 1])).toEqual([]);
});
