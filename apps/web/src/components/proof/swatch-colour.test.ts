import { expect, it } from "vitest";
import { needsShade, parseColourCode, textOn } from "./swatch-colour.ts";

it("sets black text on light swatches and white on dark ones", () => {
  expect(textOn("#ffffff")).toBe("#000");
  expect(textOn("#808080")).toBe("#000");
  expect(textOn("#7f7f7f")).toBe("#fff");
  expect(textOn("#CF9A58")).toBe("#000");
  expect(textOn("#8A5525")).toBe("#fff");
});

it("shades only swatches on which white is faint", () => {
  expect(needsShade("#00d900")).toBe(true);
  expect(needsShade("#14213d")).toBe(false);
  expect(needsShade("#ffffff")).toBe(false);
});

it("reads the single-quoted list of the API", () => {
  expect(parseColourCode("['#fefefd', '#C1d2d2']")).toEqual(["#fefefd", "#C1d2d2"]);
  expect(parseColourCode("[]")).toEqual([]);
});
