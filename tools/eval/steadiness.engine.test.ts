import type { Analysis } from "@adjudge/scoring";
import { beforeAll, describe, expect, it } from "vitest";
import { changedAds, knownAds, STABLE, WANTED_STEADY } from "./known-changes.ts";
import { scoreAds } from "./score-ads.ts";

const SCORES = ["contrast", "recall", "copy_engagement"] as const;

describe("generated ads that are changed in nothing that matters", () => {
  const specs = knownAds();
  let before: Analysis[] = [];
  beforeAll(async () => {
    before = await scoreAds(specs);
  });

  it.each(STABLE)("$name: no score moves by more than 3 in at least 98 % of the ads", async ({ make }) => {
    const after = await scoreAds(changedAds(specs, make));
    const steady = after.filter((a, i) => {
      const was = before[i];
      if (!was) return false;
      return (
        SCORES.every((s) => Math.abs(a.scores[s].score - was.scores[s].score) <= 3) &&
        Math.abs((a.overall ?? 0) - (was.overall ?? 0)) <= 3
      );
    }).length;
    expect(steady / specs.length).toBeGreaterThanOrEqual(WANTED_STEADY);
  });
});
