import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { PAIR_SLOPE, WEIGHTS } from "@adjudge/scoring/constants";
import { describe, expect, it } from "vitest";

const manifest = JSON.parse(readFileSync(new URL("manifest.json", import.meta.url), "utf8")) as {
  outputs: Record<string, string>;
  weights: Record<string, number>;
  slopes: Record<string, number>;
  fit: { slopes: Record<string, number> };
};

describe("what was calibrated on the rated ads", () => {
  it.each(Object.entries(manifest.outputs))("%s is the file the manifest names", (name, hash) => {
    const file = readFileSync(new URL(`../../../packages/scoring/src/${name}`, import.meta.url));
    expect(createHash("sha256").update(file).digest("hex")).toBe(hash);
  });
  it("has the weights that were measured", () => {
    expect(manifest.weights).toEqual(WEIGHTS);
  });
  it("has the slopes of the comparison that the fit gave", () => {
    expect(manifest.slopes).toEqual(PAIR_SLOPE);
    expect(manifest.fit.slopes).toEqual(PAIR_SLOPE);
  });
});
