import { expect, it } from "vitest";
import { withoutSketch } from "./without-sketch.ts";

it("says who can mend what cannot be drawn", () => {
  expect(withoutSketch({ fault: "teaser" })).toBe("No sketch: this needs other words.");
  expect(withoutSketch({ fault: "no_product" })).toBe("No sketch: this needs a designer.");
});
