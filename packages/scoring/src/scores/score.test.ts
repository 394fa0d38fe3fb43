import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flat, paint, sequence, signalsOf } from "../../test/pictures.ts";
import { analyse } from "../analyse.ts";
import { compare, verdictFor } from "../compare/compare.ts";
import { ENGINE_VERSION } from "../constants.ts";
import { QUANTILES } from "./reference.data.ts";
import { measureCopy } from "../facts/measure-copy.ts";
import { measure } from "../facts/see.ts";
import { judge } from "../faults/judge.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { surfaceOf } from "../measures/surface.ts";
import { LOOKS, type Looks } from "../signals.ts";
import type { Analysis, ScoreName, Signals } from "../types.ts";
import { cappedOverall, formulaOf, overallOf, SCORE_NAMES, scoreMeasures } from "./overall.ts";
import { faultPart } from "./parts.ts";
import { middleHalfOf, percentileOf } from "./percentile.ts";
import { termsOf } from "./terms.ts";

const line = (text: string, y: number, height = 0.08) => ({
  box: { x: 0.1, y, width: 0.8, height },
  text,
  confidence: 0.98,
});

/** An ad-like picture: coloured ground, strokes for letters where the lines are. */
function adLike(seed: number, words: string[]): Signals {
  const next = sequence(seed);
  const ground = [next() * 255, next() * 255, next() * 255] as const;
  const ink = [next() * 255, next() * 255, next() * 255] as const;
  const lines = words.map((text, i) => line(text, 0.08 + i * 0.16, 0.05 + next() * 0.06));
  const pixels = paint(160, 160, (x, y) => {
    const inside = lines.some(
      (l) => y / 160 > l.box.y + 0.01 && y / 160 < l.box.y + l.box.height - 0.01 && x > 20 && x < 140,
    );
    return inside && Math.floor(x / 3) % 2 === 0 ? ink : ground;
  });
  return signalsOf(pixels, { lines });
}

const copy = fc.constantFrom(
  "Sleep deeper tonight",
  "Shop now",
  "50% off everything",
  "Northmill",
  "Get the guide",
  "These 7 secrets will shock you",
  "Terms and conditions apply.",
  "Your coffee, colder for longer",
  "",
);
const signals = fc
  .tuple(fc.integer({ min: 1, max: 1e6 }), fc.array(copy, { maxLength: 5 }))
  .map(([seed, words]) => adLike(seed, words));

const tenths = (v: number) => Math.round(v * 10);

function expectExactSums(a: Analysis): void {
  for (const name of SCORE_NAMES) {
    const { score, base, parts } = a.scores[name];
    expect(parts.reduce((sum, p) => sum + tenths(p.points), tenths(base))).toBe(tenths(score));
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
    for (const p of parts) expect(Math.abs(p.points * 10 - tenths(p.points))).toBeLessThan(1e-9);
  }
}

describe("O1 parts add up", () => {
  it("exactly, inside 0..100, for any picture", () => {
    fc.assert(
      fc.property(signals, (s) => {
        const a = analyse(s);
        expectExactSums(a);
        expect(a.overall ?? 0).toBeLessThanOrEqual(100);
      }),
      { numRuns: 40 },
    );
  });

  it("for pure white, black, noise, one pixel and a thin strip", () => {
    const next = sequence(9);
    for (const p of [
      flat(64, 64, [255, 255, 255]),
      flat(64, 64, [0, 0, 0]),
      paint(64, 64, () => [next() * 255, next() * 255, next() * 255]),
      flat(1, 1, [9, 9, 9]),
      flat(1, 400, [80, 10, 10]),
      flat(16, 16, [1, 2, 3]),
    ]) {
      const a = analyse(signalsOf(p));
      expectExactSums(a);
      expect(a.attention.data.every((v) => Number.isInteger(v) && v >= 0 && v <= 255)).toBe(true);
      expect(JSON.stringify(a)).not.toMatch(/NaN|Infinity/);
    }
  });

  it("points at parts by rule, each with a source and a grade", () => {
    for (const name of SCORE_NAMES) {
      for (const p of analyse(adLike(5, ["Sleep deeper tonight", "Shop now"])).scores[name].parts) {
        expect(p.source.length).toBeGreaterThan(3);
        expect("ABC").toContain(p.grade);
        expect(p.evidence.text.length).toBeGreaterThan(5);
      }
    }
  });
});

describe("what is missing", () => {
  it("is not explained by odds below the usual where it costs points", () => {
    const { measures } = measure(adLike(5, ["Sleep deeper tonight", "Northmill"]));
    const request = judge(measures).find(({ fault }) => fault.code === "weak_cta");
    if (!request) throw new Error("weak_cta is judged");
    const part = faultPart({ ...request, severity: request.prior + 0.2 }, measures);
    expect(part.points).toBeLessThan(0);
    expect(part.evidence.text).toBe("There is nothing here to judge; that counts like a fault.");
  });
});

describe("repeatable", () => {
  it("gives the same result to the last digit, and names its version", () => {
    fc.assert(
      fc.property(signals, (s) => {
        const once = JSON.stringify(analyse(s));
        expect(JSON.stringify(analyse(s))).toBe(once);
        // As packages/imaging does while its models work.
        expect(JSON.stringify(analyse({ ...s, surface: surfaceOf(s.pixels, s.source) }))).toBe(once);
        expect(once).toContain(ENGINE_VERSION);
      }),
      { numRuns: 10 },
    );
  });
});

describe("O2 overall", () => {
  const score = fc.integer({ min: 0, max: 1000 }).map((v) => v / 10);
  it("never falls when one score rises, and stays in 0..100", () => {
    fc.assert(
      fc.property(score, score, score, score, fc.constantFrom(...SCORE_NAMES), (a, b, c, more, name: ScoreName) => {
        const scores = { contrast: a, recall: b, copy_engagement: c };
        const raised = { ...scores, [name]: Math.max(scores[name], more) };
        expect(overallOf(raised)).toBeGreaterThanOrEqual(overallOf(scores));
        expect(overallOf(scores)).toBeGreaterThanOrEqual(0);
        expect(overallOf(raised)).toBeLessThanOrEqual(100);
      }),
    );
  });
  it("is 100 for three hundreds and says its formula with the numbers", () => {
    expect(overallOf({ contrast: 100, recall: 100, copy_engagement: 100 })).toBe(100);
    expect(formulaOf({ contrast: 50, recall: 60, copy_engagement: 70 })).toContain(" × 60.0 (recall)");
  });
  it("shows how a flag holds the sum to what is shown", () => {
    const scores = { contrast: 90, recall: 90, copy_engagement: 90 };
    expect(formulaOf(scores, [{ code: "policy_risk" }])).toMatch(/= 90\.0, held to 69\.4 because the ad is flagged$/);
    expect(formulaOf(scores)).toMatch(/= 90\.0$/);
    expect(formulaOf({ contrast: 40, recall: 40, copy_engagement: 40 }, [{ code: "misleading" }])).toMatch(/= 40\.0$/);
  });
  it("O3 never calls a flagged ad strong", () => {
    expect(cappedOverall(88, [{ code: "policy_risk" }])).toBeLessThan(70);
    expect(cappedOverall(88, [])).toBe(88);
    expect(cappedOverall(40, [{ code: "misleading" }, { code: "policy_risk" }])).toBe(40);
    expect(cappedOverall(88, [{ code: "cruelty" }])).toBe(10);
  });
});

describe("nothing pays that makes an ad worse", () => {
  const base = measure(adLike(11, ["Sleep deeper tonight", "Shop now", "Northmill"])).measures;
  const value = fc.double({ min: 0, max: 1, noNaN: true });
  const each = (m: Measures, change: (b: MeasuredBlock) => Partial<MeasuredBlock>): Measures => ({
    ...m,
    blocks: m.blocks.map((b) => ({ ...b, ...change(b) })),
  });
  const unremarkable = Object.fromEntries(LOOKS.map((look) => [look, 0])) as Looks;
  const worse: [string, (m: Measures, v: number) => Measures][] = [
    ["clutter", (m, v) => ({ ...m, clutter: v * 100 })],
    ["bare white", (m, v) => ({ ...m, whiteShare: v, whiteBorder: v })],
    ["a blank part", (m, v) => ({ ...m, largestBlank: v, emptyShare: v })],
    ["area taken by text", (m, v) => ({ ...m, textArea: v })],
    ["blocking", (m, v) => ({ ...m, blockiness: v * 5 })],
    ["blur", (m, v) => ({ ...m, sharpness: 1 - v })],
    ["more signs of damage", (m, v) => ({ ...m, damageSigns: 8 * v - 4 })],
    [
      "more signs of a negative, however well made it looks",
      (m, v) => ({ ...m, damageSigns: 0, negativeSigns: 8 * v - 4, looks: { ...unremarkable, quality: 1 } }),
    ],
    ["a poorer look", (m, v) => ({ ...m, looks: { ...unremarkable, quality: 2 - 4 * v } })],
    ["the look of too much text", (m, v) => ({ ...m, looks: { ...unremarkable, too_much_text: 10 * v - 8 } })],
    ["fading text", (m, v) => each(m, () => ({ ratio: 21 - 20 * v, lc: 100 * (1 - v) }))],
    ["shrinking text", (m, v) => each(m, (b) => ({ size: b.size * (1 - 0.9 * v) }))],
    ["rougher ground", (m, v) => each(m, () => ({ roughness: v }))],
    ["fewer looks", (m, v) => each(m, () => ({ attention: 0.2 * (1 - v) }))],
  ];
  it.each(worse)("no score rises with %s", (_, change) => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const better = scoreMeasures(change(base, Math.min(a, b)));
        const spoilt = scoreMeasures(change(base, Math.max(a, b)));
        for (const name of SCORE_NAMES)
          expect(spoilt.details[name].score).toBeLessThanOrEqual(better.details[name].score);
        expect(spoilt.overall).toBeLessThanOrEqual(better.overall);
      }),
    );
  });
});

describe("words that are gone", () => {
  const small = measure(adLike(11, ["Sleep deeper tonight", "Northmill"])).measures;
  const tiny = { ...small, blocks: small.blocks.map((b) => ({ ...b, size: b.size / 10, button: null })) };
  const silent: Measures = { ...tiny, blocks: [], brand: null, colourBlind: null, copy: measureCopy([]) };
  const worthOf = (m: Measures): Map<string, number> => new Map(Object.entries(termsOf(m)));

  it.each(["large_headline", "set_type", "short_lines", "sticky_words", "pulling_words", "speaks_to_viewer"])(
    "do no better than small ones: %s",
    (code) => {
      expect(worthOf(silent).get(code) ?? 9).toBeLessThanOrEqual(worthOf(tiny).get(code) ?? -9);
    },
  );
  it("count like small ones, are no proof that nothing teased, and no claim of small print", () => {
    expect(worthOf(silent).get("tiny_text")).toBeLessThan(-0.9);
    expect(worthOf(silent).get("teaser")).toBeLessThanOrEqual(0);
    expect(scoreMeasures(silent).judged.find((j) => j.fault.code === "tiny_text")?.claimed).toBe(false);
  });
  it("count as text where they were seen and not read", () => {
    const unread = [{ x: 0.1, y: 0.1, width: 0.8, height: 0.6 }];
    expect(worthOf({ ...silent, unread }).get("modest_text")).toBeLessThan(worthOf(silent).get("modest_text") ?? 0);
  });
});

describe("O4 percentile", () => {
  it("is 0 at the bottom, 50 at the median, 100 at the top", () => {
    for (const q of Object.values(QUANTILES)) {
      expect(q).toHaveLength(21);
      expect(percentileOf((q[0] ?? 0) - 1, q)).toBe(0);
      expect(percentileOf(q[10] ?? 0, q)).toBe(50);
      expect(percentileOf(101, q)).toBe(100);
      const { low, high } = middleHalfOf(q);
      expect([percentileOf(low, q), percentileOf(high, q)]).toEqual([25, 75]);
      expect([...q]).toEqual(q.toSorted((a, b) => a - b));
    }
  });
});

describe("O5 comparison", () => {
  it("is too close to call for the same picture", () => {
    const a = analyse(adLike(3, ["Shop now"]));
    expect(compare(a, a)).toMatchObject({
      overall: { winner: null, probability_first: 0.5, difference: 0 },
      borrow: [],
    });
  });
  it("mirrors when the two change places, and grows with the difference", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (p, q) => {
        const one = verdictFor("overall", p, q);
        const two = verdictFor("overall", q, p);
        expect(one.probability_first + two.probability_first).toBeCloseTo(1, 2);
        expect(one.probability_first > 0.5).toBe(p > q);
      }),
    );
    expect(verdictFor("overall", 90, 30).winner).toBe(1);
    expect(verdictFor("overall", 52, 50).winner).toBeNull();
    for (const name of ["overall", "contrast", "recall", "copy_engagement"] as const) {
      const { error } = verdictFor(name, 0, 0);
      expect(verdictFor(name, error, 0).winner).toBeNull();
      expect(verdictFor(name, error + 0.1, 0).winner).toBe(1);
    }
  });
});
