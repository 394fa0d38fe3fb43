import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flat, paint, sequence, signalsOf, strokes } from "../../test/pictures.ts";
import { analyse } from "../analyse.ts";
import { compare, verdictFor } from "../compare/compare.ts";
import { ENGINE_VERSION } from "../constants.ts";
import { QUANTILES } from "./reference.data.ts";
import { measure } from "../facts/see.ts";
import type { Measures } from "../facts/seen.ts";
import { surfaceOf } from "../measures/surface.ts";
import type { Analysis, ScoreName, Signals } from "../types.ts";
import { cappedOverall, formulaOf, overallOf, SCORE_NAMES, scoreMeasures } from "./overall.ts";
import { middleHalfOf, percentileOf } from "./percentile.ts";

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
        expect(a.overall).toBeLessThanOrEqual(100);
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
      expect(JSON.stringify(a)).not.toMatch(/null,"unit":"","|NaN|Infinity/);
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
  it("O3 never calls a flagged ad strong", () => {
    expect(cappedOverall(88, 1)).toBeLessThan(70);
    expect(cappedOverall(88, 0)).toBe(88);
    expect(cappedOverall(40, 2)).toBe(40);
  });
});

describe("monotone where it should be", () => {
  const base = measure(adLike(11, ["Sleep deeper tonight", "Shop now", "Northmill"])).measures;
  const contrastOf = (m: Measures) => scoreMeasures(m).details.contrast.score;
  const value = fc.double({ min: 0, max: 1, noNaN: true });
  const down: [string, (m: Measures, v: number) => Measures][] = [
    ["C6 clutter", (m, v) => ({ ...m, clutter: v * 100 })],
    ["C7 bare white", (m, v) => ({ ...m, whiteShare: v })],
    ["C16 flat ground", (m, v) => ({ ...m, groundShare: v })],
    ["C14 text area", (m, v) => ({ ...m, textArea: v })],
    ["C12 blocking", (m, v) => ({ ...m, blockiness: v * 5 })],
    ["C1 fading text", (m, v) => ({ ...m, blocks: m.blocks.map((b) => ({ ...b, ratio: 21 - 20 * v })) })],
    ["C2 shrinking text", (m, v) => ({ ...m, blocks: m.blocks.map((b) => ({ ...b, feedPx: 40 * (1 - v) })) })],
    ["C12 blur", (m, v) => ({ ...m, sharpness: 1 - v })],
  ];
  it.each(down)("contrast never rises with %s", (_, change) => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(contrastOf(change(base, Math.max(a, b)))).toBeLessThanOrEqual(contrastOf(change(base, Math.min(a, b))));
      }),
    );
  });
  it("E10 copy engagement never rises with more teaser wording", () => {
    const scores = [0, 1, 2, 3, 4].map(
      (n) =>
        scoreMeasures({ ...base, copy: { ...base.copy, teasers: new Array<string>(n).fill("x") } }).details
          .copy_engagement.score,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan((scores[3] ?? 0) + 10);
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

describe("O6 recommendations", () => {
  it("are at most five a score, sorted, each with a real gain; strengths gain nothing", () => {
    fc.assert(
      fc.property(signals, (s) => {
        const a = analyse(s);
        for (const name of SCORE_NAMES) {
          const list = a.recommendations[name];
          expect(list.length).toBeLessThanOrEqual(5);
          const gains = list.map((r) => r.gain);
          expect(gains).toEqual(gains.toSorted((p, q) => q - p));
          for (const r of list) {
            expect(r.score).toBe(name);
            expect(r.rule in WEIGHTS).toBe(true);
            expect(r.action === "keep" ? r.gain === 0 : r.gain >= 0.5).toBe(true);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it("names the colour that reaches the target", () => {
    const pixels = strokes(400, 200, [40, 60, 360, 120], [150, 150, 150], [255, 255, 255], 5);
    const a = analyse(
      signalsOf(pixels, {
        lines: [
          { box: { x: 0.08, y: 0.27, width: 0.84, height: 0.36 }, text: "Sleep deeper tonight", confidence: 0.99 },
        ],
      }),
    );
    const advice = a.recommendations.contrast.find((r) => r.rule === "C1");
    expect(advice?.action).toBe("recolour");
    expect(advice?.text).toMatch(/^Darken the headline .* from #9\w{5} to #[0-6]\w{5} on #ffffff\.$/);
    expect(advice?.reached).toBeGreaterThanOrEqual(7);
  });

  it("treats no text as its own finding", () => {
    const a = analyse(signalsOf(paint(100, 100, (x, y) => [x * 2, y * 2, 90])));
    expect(a.recommendations.copy_engagement[0]?.text).toMatch(/No text was found/);
    expect(a.notes.join(" ")).toMatch(/No text/);
    expect(a.scores.copy_engagement.score).toBeGreaterThan(0);
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
