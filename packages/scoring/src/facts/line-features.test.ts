import { expect, it } from "vitest";
import { readLineAt } from "../../test/read-line.ts";
import { LINE_FEATURES, lineFeatures } from "./line-features.ts";

it("gives every line one number for each name of LINE_FEATURES", () => {
  const line = readLineAt("Fresh bread every morning", { x: 0.1, y: 0.1, width: 0.6, height: 0.1 });
  const [row] = lineFeatures([{ line, laid: { above: null, below: null }, shape: null }], 1);
  expect(row).toHaveLength(LINE_FEATURES.length);
});
