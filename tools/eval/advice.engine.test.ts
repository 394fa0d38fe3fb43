import type { Recommendation } from "@adjudge/scoring";
import { describe, expect, it } from "vitest";
import { vary, type AdSpec, type Change } from "../adgen/index.ts";
import { knownAds, WORSENINGS } from "./known-changes.ts";
import { scoreAds } from "./score-ads.ts";

interface Case {
  fault: string;
  id: string;
  find: (r: Recommendation) => boolean;
  score: "contrast" | "copy_engagement";
  follow: (r: Recommendation, spec: AdSpec) => Change[];
}

const textOf = (spec: AdSpec, id: string): string =>
  spec.layers.flatMap((l) => (l.kind === "stack" ? l.items : [])).find((i) => i.id === id)?.text ?? "";

const recolour = (r: Recommendation, id: string): Change[] => [
  { kind: "recolour", id, colour: / to (#[0-9a-f]{6})/.exec(r.text)?.[1] ?? "" },
];

const CASES: readonly Case[] = [
  {
    fault: "headline fades into its ground",
    id: "headline",
    score: "contrast",
    find: (r) => r.rule === "C1" && /headline/.test(r.text),
    follow: (r) => recolour(r, "headline"),
  },
  {
    fault: "body fades into its ground",
    id: "body",
    score: "contrast",
    find: (r) => r.rule === "C1" && / text “/.test(r.text),
    follow: (r) => recolour(r, "body"),
  },
  {
    fault: "body set at half the size",
    id: "body",
    score: "contrast",
    find: (r) => r.rule === "C2",
    follow: (r) => [{ kind: "resize", id: "body", factor: 1 + Number(/by (\d+) %/.exec(r.text)?.[1] ?? 0) / 100 }],
  },
  {
    fault: "copy made three times as long",
    id: "body",
    score: "copy_engagement",
    find: (r) => r.rule === "E8",
    follow: (r, spec) => {
      const cut = (r.measured ?? 0) - (r.reached ?? 0);
      const words = textOf(spec, "body").split(" ");
      return [{ kind: "rewrite", id: "body", text: words.slice(0, Math.max(1, words.length - cut)).join(" ") }];
    },
  },
];

describe("O6 advice that is followed pays at least 70 % of what it promised", () => {
  it.each(CASES)("$fault", async ({ fault, id, score, find, follow }) => {
    const worsening = WORSENINGS.find((w) => w.name === fault);
    const specs = knownAds().map((spec) => vary(spec, ...(worsening?.make(spec) ?? [])));
    const faulty = await scoreAds(specs);
    const advised = faulty.flatMap((a, i) => {
      const spec = specs[i];
      const truthText = spec ? textOf(spec, id).slice(0, 12) : "";
      const advice = a.recommendations[score].find((r) => find(r) && (r.rule === "E8" || r.text.includes(truthText)));
      return advice && spec ? [{ a, advice, changed: vary(spec, ...follow(advice, spec)) }] : [];
    });
    expect(advised.length).toBeGreaterThanOrEqual(8);
    const after = await scoreAds(advised.map((c) => c.changed));
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
