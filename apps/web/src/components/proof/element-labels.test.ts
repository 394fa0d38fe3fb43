import { expect, it } from "vitest";
import { cornersOf } from "./element-labels.ts";

const at = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const headline = { label: "Headline", text: "Walk him daily", box: at(0.1, 0.3, 0.8, 0.1) };

it("stands above its box where nothing is there", () => {
  expect(cornersOf([headline], [], 1)).toEqual(["above-start"]);
});

it("covers no words: a name goes below, to the end or into a box that holds none", () => {
  const dog = { label: "Dog", text: null, box: at(0.1, 0.42, 0.8, 0.5) };
  expect(cornersOf([headline, dog], [], 1)[1]).toBe("below-start");
  const footer = { label: "Text", text: "Only today", box: at(0.1, 0.93, 0.3, 0.06) };
  expect(cornersOf([headline, dog, footer], [], 1)[1]).toBe("below-end");
  const wide = { ...footer, box: at(0.1, 0.93, 0.8, 0.06) };
  expect(cornersOf([headline, dog, wide], [], 1)[1]).toBe("beside-start");
  // Lines that are part of no element are words, too.
  const beside = [at(0, 0.6, 0.1, 0.1), at(0.9, 0.6, 0.1, 0.1)];
  expect(cornersOf([headline, dog, wide], beside, 1)[1]).toBe("top-start");
});

it("stays in the picture and off other names", () => {
  const top = { label: "Brand", text: "Acme", box: at(0.1, 0, 0.2, 0.05) };
  expect(cornersOf([top], [], 1)).toEqual(["below-start"]);
  const right = { label: "A long name", text: null, box: at(0.93, 0.5, 0.07, 0.1) };
  expect(cornersOf([right], [], 1)).toEqual(["above-end"]);
  const twin = { ...headline, label: "Offer" };
  expect(cornersOf([headline, twin], [], 1)).toEqual(["above-start", "below-start"]);
});
