import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { PAIR_SLOPE } from "@adjudge/scoring/scores/reference.data";
import { TERM_WEIGHTS } from "@adjudge/scoring/scores/weights.data";
import { describe, expect, it } from "vitest";

const manifest = JSON.parse(readFileSync(new URL("manifest.json", import.meta.url), "utf8")) as {
  outputs: Record<string, string>;
  scores: { slopes: Record<string, number>; weights: Record<string, [number, number]> };
};

describe("what was fitted on labels, ratings and spoilings", () => {
  it.each(Object.entries(manifest.outputs))("%s is the file the manifest names", (name, hash) => {
    const file = readFileSync(new URL(`../../../packages/scoring/src/${name}`, import.meta.url));
    expect(createHash("sha256").update(file).digest("hex")).toBe(hash);
  });
  it("has the weights and slopes of the figures", () => {
    expect(manifest.scores.slopes).toEqual(PAIR_SLOPE);
    for (const [code, [, shipped]] of Object.entries(manifest.scores.weights))
      expect(TERM_WEIGHTS[code]?.shipped).toBe(shipped);
  });
});
