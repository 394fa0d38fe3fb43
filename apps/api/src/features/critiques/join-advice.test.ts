import type { Critique, FaultCode } from "@adjudge/contracts";
import { describe, expect, it } from "vitest";
import { goodOpinion } from "../../../../../tools/critic-server.mjs";
import { joinAdvice } from "./join-advice.ts";

const critique: Critique = {
  status: "ready",
  destination: "models.example",
  model: "stand-in-vl",
  date: null,
  problem: null,
  can_ask: false,
  opinion: goodOpinion(),
  agreement: null,
};

// Only what joining looks at; the rest must come through untouched.
const image = (given: { fault: FaultCode; action: string; score: string }[], withheld: object | null = null) =>
  ({
    id: "1",
    overall_score: 61.2,
    recommendations: [
      { contrast_recommendation: ["a"], recall_recommendation: [], copy_engagement_recommendation: ["b"] },
    ],
    analysis: {
      withheld,
      overall: 61.2,
      faults: [],
      recommendations: {
        contrast: given.filter(({ score }) => score === "contrast"),
        recall: [],
        copy_engagement: given.filter(({ score }) => score === "copy_engagement"),
      },
    },
  }) as unknown as Parameters<typeof joinAdvice>[0];

const trusted = (...codes: FaultCode[]) => new Set(codes);

describe("a model's faults in the advice", () => {
  it("are none where none is trusted, nothing is found, or the score is withheld", () => {
    const own = image([]);
    expect(joinAdvice(own, critique, trusted())).toBe(own);
    expect(joinAdvice(own, critique, trusted("typos"))).toBe(own);
    const withheld = image([], { reason: "blank", message: "" });
    expect(joinAdvice(withheld, critique, trusted("weak_cta"))).toBe(withheld);
  });

  it("come after the engine's, under the model's name, and move no score", () => {
    const joined = joinAdvice(image([]), critique, trusted("weak_cta", "low_contrast"));
    expect(joined.overall_score).toBe(61.2);
    const [advice] = joined.analysis?.recommendations.copy_engagement ?? [];
    expect(advice).toMatchObject({ fault: "weak_cta", gain: 0, overall_gain: 0, change: null });
    expect(advice?.text).toMatch(/^stand-in-vl finds the call to action weak: /);
    expect(joined.recommendations[0]).toEqual({
      contrast_recommendation: ["a", expect.stringContaining("stand-in-vl")],
      recall_recommendation: [],
      copy_engagement_recommendation: ["b", advice?.text],
    });
  });

  it("repeat nothing, and leave it at five", () => {
    const same = image([{ fault: "weak_cta", action: "rewrite", score: "copy_engagement" }]);
    expect(joinAdvice(same, critique, trusted("weak_cta"))).toBe(same);
    const five = image(
      (["clutter", "typos", "empty", "teaser", "no_brand"] as const).map((fault) => ({
        fault,
        action: "remove",
        score: "contrast",
      })),
    );
    expect(joinAdvice(five, critique, trusted("weak_cta", "low_contrast"))).toBe(five);
  });
});
