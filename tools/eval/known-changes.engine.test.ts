import { analyse, type Analysis } from "@adjudge/scoring";
import { beforeAll, describe, expect, it } from "vitest";
import { renderAds, type AdSpec } from "../adgen/index.ts";
import { perfectSignals } from "../adgen/perfect-signals.ts";
import { changedAds, fortyAds, STABLE, WANTED_SHARE, WANTED_STEADY, WORSENINGS } from "./known-changes.ts";

const SCORES = ["contrast", "recall", "copy_engagement"] as const;

async function scoreAds(specs: AdSpec[]): Promise<Analysis[]> {
  const out: Analysis[] = [];
  for (const ad of await renderAds(specs)) out.push(analyse(await perfectSignals(ad)));
  return out;
}

describe("forty generated ads", () => {
  const specs = fortyAds();
  let before: Analysis[] = [];
  beforeAll(async () => {
    before = await scoreAds(specs);
  }, 600_000);

  it.each(WORSENINGS)(
    "$name: $score falls in at least 95 % of the ads",
    async ({ score, direction, make }) => {
      const after = await scoreAds(changedAds(specs, make));
      const right = after.filter(
        (a, i) => direction * (a.scores[score].score - (before[i]?.scores[score].score ?? 0)) > 0,
      ).length;
      expect(right / specs.length).toBeGreaterThanOrEqual(WANTED_SHARE);
    },
    600_000,
  );

  it.each(STABLE)(
    "$name: no score moves by more than 3 in at least 98 % of the ads",
    async ({ make }) => {
      const after = await scoreAds(changedAds(specs, make));
      const steady = after.filter((a, i) => {
        const was = before[i];
        if (!was) return false;
        return (
          SCORES.every((s) => Math.abs(a.scores[s].score - was.scores[s].score) <= 3) &&
          Math.abs(a.overall - was.overall) <= 3
        );
      }).length;
      expect(steady / specs.length).toBeGreaterThanOrEqual(WANTED_STEADY);
    },
    600_000,
  );
});
