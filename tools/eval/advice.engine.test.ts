import type { FaultCode } from "@adjudge/scoring";
import { describe, expect, it } from "vitest";
import { vary } from "../adgen/index.ts";
import { knownAds, WORSENINGS } from "./known-changes.ts";
import { scoreAds } from "./score-ads.ts";

interface Case {
  /** The name of the worsening that puts the fault in; following the advice is undoing it. */
  worsening: string;
  fault: FaultCode;
  score: "contrast" | "copy_engagement";
}

const CASES: readonly Case[] = [
  { worsening: "button removed", fault: "no_cta", score: "copy_engagement" },
  { worsening: "headline turned into a teaser", fault: "teaser", score: "copy_engagement" },
];

describe("O6 advice that is followed pays at least 70 % of what it promised", () => {
  it.each(CASES)("$worsening", async ({ worsening, fault, score }) => {
    const change = WORSENINGS.find((w) => w.name === worsening);
    const specs = knownAds();
    const faulty = await scoreAds(specs.map((spec) => vary(spec, ...(change?.make(spec) ?? []))));
    const advised = faulty.flatMap((a, i) => {
      const spec = specs[i];
      const advice = a.recommendations[score].find((r) => r.fault === fault);
      return advice && spec ? [{ a, advice, mended: spec }] : [];
    });
    expect(advised.length).toBeGreaterThanOrEqual(specs.length * 0.4);
    const after = await scoreAds(advised.map((c) => c.mended));
    let promised = 0;
    let paid = 0;
    after.forEach((b, i) => {
      const c = advised[i];
      promised += c?.advice.gain ?? 0;
      paid += b.scores[score].score - (c?.a.scores[score].score ?? 0);
    });
    expect(paid / promised).toBeGreaterThanOrEqual(0.7);
  });
});
