import type { Measures } from "../facts/seen.ts";
import type { Box, EvidenceGrade, Part, ScoreDetail, ScoreName, Target } from "../types.ts";
import { BASE, type Curve, CURVES, percentilesOf, WEIGHTS } from "../constants.ts";
import { middleHalfOf, percentileOf } from "./percentile.ts";

export type RuleId = keyof typeof WEIGHTS;

/** What one rule found in this picture. `worth` runs from -1 (as bad as it gets) to 1. */
export interface Finding {
  worth: number;
  value: number | null;
  text: string;
  boxes: Box[];
}

export interface Rule {
  id: RuleId;
  label: string;
  unit: string;
  target: Target | null;
  grade: EvidenceGrade;
  source: string;
  find: (m: Measures) => Finding;
}

/** Piecewise-linear through the points, flat outside: small changes of a measure are small changes of the score. */
export function ramp(value: number, curve: Curve): number {
  const first = curve[0];
  if (!first) return 0;
  if (value <= first[0]) return first[1];
  for (let i = 1; i < curve.length; i += 1) {
    const [x1, y1] = curve[i] ?? first;
    const [x0, y0] = curve[i - 1] ?? first;
    if (value <= x1) return x1 === x0 ? y1 : y0 + ((value - x0) / (x1 - x0)) * (y1 - y0);
  }
  return curve.at(-1)?.[1] ?? 0;
}

/** Worth of a value under the curve of constants.ts that carries the rule's id. */
export const worthOf = (id: keyof typeof CURVES, value: number): number => ramp(value, CURVES[id]);

/** A rule that had nothing to measure neither gives nor takes. */
export const nothing = (text: string): Finding => ({ worth: 0, value: null, text, boxes: [] });

/** Base and parts in whole tenths; a last part holds the sum to the scale, so that the sum is always exact (rule O1). */
export function scoreByRules(name: ScoreName, rules: readonly Rule[], m: Measures): ScoreDetail {
  const base = Math.round(BASE[name] * 10);
  let tenths = base;
  const parts = rules.map((rule): Part => {
    const finding = rule.find(m);
    const points = Math.round(10 * WEIGHTS[rule.id] * Math.min(1, Math.max(-1, finding.worth)));
    tenths += points;
    return {
      rule: rule.id,
      label: rule.label,
      points: points / 10,
      grade: rule.grade,
      source: rule.source,
      evidence: {
        value: finding.value,
        unit: rule.unit,
        target: rule.target,
        text: finding.text,
        boxes: finding.boxes,
      },
    };
  });
  const held = Math.min(1000, Math.max(0, tenths));
  if (held !== tenths) {
    parts.push({
      rule: "O1",
      label: "Held to the 0–100 scale",
      points: (held - tenths) / 10,
      grade: "C",
      source: "The scale ends at 0 and 100",
      evidence: {
        value: tenths / 10,
        unit: "points",
        target: { min: 0, max: 100 },
        text: `The parts add up to ${(tenths / 10).toFixed(1)}; the scale ends at ${held / 10}.`,
        boxes: [],
      },
    });
  }
  const quantiles = percentilesOf(name);
  return {
    score: held / 10,
    base: base / 10,
    parts,
    percentile: percentileOf(held / 10, quantiles),
    reference: middleHalfOf(quantiles),
  };
}
