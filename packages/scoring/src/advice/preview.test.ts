import { expect, it } from "vitest";
import { flat, signalsOf } from "../../test/pictures.ts";
import { analyse } from "../analyse.ts";
import { openPreview } from "./preview.ts";

const signals = signalsOf(flat(200, 200, [240, 160, 20]), {
  lines: [{ box: { x: 0.1, y: 0.1, width: 0.8, height: 0.08 }, text: "Sleep deeper tonight", confidence: 0.98 }],
});

it("says what the analysis says while nothing is mended, and never less with a fault mended", () => {
  const analysis = analyse(signals);
  const score = openPreview(signals);
  const now = score([]);
  expect(now.overall).toBe(analysis.overall);
  expect(now.scores.recall).toBe(analysis.scores.recall.score);
  const then = score(["no_brand", "no_cta"]);
  for (const name of ["contrast", "recall", "copy_engagement"] as const)
    expect(then.scores[name]).toBeGreaterThanOrEqual(now.scores[name]);
});
