import type { Analysis } from "@adjudge/scoring";
import { beforeAll, describe, expect, it } from "vitest";
import { drawAds } from "../adgen/index.ts";
import { changedAds, knownAds, WANTED_SHARE, WORSENINGS } from "./known-changes.ts";
import { scoreAds } from "./score-ads.ts";

describe("generated ads that are made worse", () => {
  const specs = knownAds();
  let before: Analysis[] = [];
  beforeAll(async () => {
    // One browser for all of them.
    await drawAds([...specs, ...WORSENINGS.flatMap(({ make }) => changedAds(specs, make))]);
    before = await scoreAds(specs);
  });

  it.each(WORSENINGS)("$name: $score falls in at least 95 % of the ads", async ({ score, direction, make }) => {
    const after = await scoreAds(changedAds(specs, make));
    const right = after.filter(
      (a, i) => direction * (a.scores[score].score - (before[i]?.scores[score].score ?? 0)) > 0,
    ).length;
    // Of the two of the gate neither may be the exception.
    expect(specs.length - right).toBeLessThanOrEqual(specs.length * (1 - WANTED_SHARE));
  });
});
