import type { Facts, Recommendation } from "@adjudge/contracts";
import { describe, expect, it } from "vitest";
import { faultsOf, scoresWith, thingsToDo, whatWorks } from "./sketch-model.ts";

const advice = (over: Partial<Recommendation>): Recommendation => ({
  fault: "low_contrast",
  rule: "low_contrast",
  score: "contrast",
  action: "recolour",
  text: "",
  detail: "",
  measured: null,
  reached: null,
  unit: "",
  target: null,
  boxes: [],
  gain: 4,
  overall_gain: 2,
  change: null,
  ...over,
});
const keep = advice({ fault: null, action: "keep", gain: 0, overall_gain: 0 });
const now = { overall: 50, scores: { contrast: 60, recall: 97, copy_engagement: 40 } };

describe("what to do", () => {
  it("takes at most five, the most valuable first, whatever its score; strengths apart", () => {
    const recommendations = {
      contrast: [advice({ overall_gain: 1 }), advice({ overall_gain: 5 }), keep],
      recall: [advice({ score: "recall", overall_gain: 3 }), keep, keep],
      copy_engagement: [2, 4, 6].map((gain) => advice({ score: "copy_engagement", overall_gain: gain })).concat(keep),
    };
    expect(thingsToDo({ recommendations, facts: null }).map(({ overall_gain }) => overall_gain)).toEqual([
      6, 5, 4, 3, 2,
    ]);
    expect(whatWorks({ recommendations })).toHaveLength(3);
  });

  it("keeps the engine's order: what is less sure is worth less", () => {
    const unsure = advice({ overall_gain: 5 });
    const sure = advice({ fault: "no_cta", rule: "no_cta", score: "copy_engagement", overall_gain: 3 });
    const recommendations = { contrast: [unsure], recall: [], copy_engagement: [sure] };
    const facts = { faults: { low_contrast: 0.3, no_cta: 0.8 } } as Facts;
    expect(thingsToDo({ recommendations, facts })).toEqual([sure, unsure]);
  });

  it("adds gains up under the score each moves, to the end of the scale", () => {
    const chosen = [advice({}), advice({ score: "recall", gain: 8, overall_gain: 3.5, fault: "no_brand" })];
    expect(scoresWith(now, chosen)).toEqual({
      overall: 55.5,
      scores: { contrast: 64, recall: 100, copy_engagement: 40 },
    });
    expect(faultsOf([...chosen, keep])).toEqual(["low_contrast", "no_brand"]);
    expect(scoresWith(now, [])).toEqual(now);
  });
});
