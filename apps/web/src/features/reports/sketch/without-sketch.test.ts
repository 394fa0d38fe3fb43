import { expect, it } from "vitest";
import { withoutSketch } from "./without-sketch.ts";

it("says why, or who can mend what cannot be drawn", () => {
  expect(withoutSketch({ fault: "teaser" })).toBe("No sketch: this needs other words.");
  expect(withoutSketch({ fault: "no_cta" })).toBe("No sketch: we found no free, calm place for a button.");
  expect(withoutSketch({ fault: "no_product" })).toBe("No sketch: this needs a designer.");
});
