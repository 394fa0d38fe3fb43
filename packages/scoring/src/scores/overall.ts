import type { Measures } from "../facts/seen.ts";
import { damageFault } from "../faults/damage.ts";
import { judge, type Judged } from "../faults/judge.ts";
import type { FaultCode, Flag, Part, ScoreDetail, ScoreName } from "../types.ts";
import { chargedOnce } from "./charged-once.ts";
import { faultPart, strengthPart } from "./parts.ts";
import { middleHalfOf, percentileOf } from "./percentile.ts";
import { QUANTILES } from "./reference.data.ts";
import { STRENGTHS } from "./terms.ts";
import { BASE, OVERALL } from "./weights.data.ts";

export const SCORE_NAMES: readonly ScoreName[] = ["contrast", "recall", "copy_engagement"];

/** Under this an ad is not called strong. */
export const STRONG = 70;

/** A weighted mean, monotone in each score (rule O2). */
export function overallOf(scores: Record<ScoreName, number>): number {
  const sum = SCORE_NAMES.reduce((total, name) => total + OVERALL[name] * scores[name], 0);
  return Math.round(10 * Math.min(100, Math.max(0, sum))) / 10;
}

/** The sum as it is shown, and what a flag holds it to: no reader meets two results. */
export function formulaOf(scores: Record<ScoreName, number>, flags: readonly Pick<Flag, "code">[] = []): string {
  const term = (name: ScoreName) => `${OVERALL[name]} × ${scores[name].toFixed(1)}`;
  const sum = overallOf(scores);
  const shown = cappedOverall(sum, flags);
  const held = shown < sum ? `, held to ${shown.toFixed(1)} because the ad is flagged` : "";
  return `${term("contrast")} (contrast) + ${term("recall")} (recall) + ${term("copy_engagement")} (copy engagement) = ${sum.toFixed(1)}${held}`;
}

const tenthsOf = (points: number): number => Math.round(10 * points);

/** Base and parts in whole tenths; a last part holds the sum to the scale, so that the sum is always exact (rule O1). */
function scoreOf(name: ScoreName, judged: readonly Judged[], m: Measures, mended: ReadonlySet<FaultCode>): ScoreDetail {
  const base = tenthsOf(BASE[name]);
  const parts = chargedOnce(
    [
      ...judged.filter((j) => j.fault.score === name).map((j) => faultPart(j, m)),
      ...STRENGTHS.filter((s) => s.score === name).map((s) => strengthPart(s, m, mended)),
    ],
    m,
    new Set(judged.filter((j) => j.claimed).map((j) => j.fault.code)),
  );
  const sum = parts.reduce((total, p) => total + tenthsOf(p.points), base);
  const held = Math.min(1000, Math.max(0, sum));
  const quantiles = QUANTILES[name];
  return {
    score: held / 10,
    base: base / 10,
    parts: held === sum ? parts : [...parts, heldPart(sum, held)],
    percentile: percentileOf(held / 10, quantiles),
    reference: middleHalfOf(quantiles),
  };
}

/** Code of the part that holds a sum to the scale. */
export const HELD = "O1";

const heldPart = (sum: number, held: number): Part => ({
  rule: HELD,
  label: "Held to the 0–100 scale",
  points: (held - sum) / 10,
  grade: "C",
  source: "The scale ends at 0 and 100",
  evidence: {
    value: sum / 10,
    unit: "points",
    target: { min: 0, max: 100 },
    text: `The parts add up to ${(sum / 10).toFixed(1)}; the scale ends at ${held / 10}.`,
    boxes: [],
  },
});

export interface Scored {
  details: Record<ScoreName, ScoreDetail>;
  overall: number;
  judged: Judged[];
}

/** All scores of a set of measures; with faults `mended`, as they would be without them: what advice is priced by. */
export function scoreMeasures(seen: Measures, mended: ReadonlySet<FaultCode> = new Set()): Scored {
  const isWhole = seen.damageKind === null ? mended.has("bad_image") : mended.has(damageFault(seen.damageKind));
  const m = isWhole ? { ...seen, damage: 0, damageKind: null, damageSigns: null, negativeSigns: null } : seen;
  const judged = judge(m, mended);
  const details = {
    contrast: scoreOf("contrast", judged, m, mended),
    recall: scoreOf("recall", judged, m, mended),
    copy_engagement: scoreOf("copy_engagement", judged, m, mended),
  };
  const overall = overallOf({
    contrast: details.contrast.score,
    recall: details.recall.score,
    copy_engagement: details.copy_engagement.score,
  });
  return { details, overall, judged };
}

/** No platform runs an ad that speaks of harm or crime, however well it is made. */
const UNFIT = 10;

/** The cap of a flagged ad is one that is not shown as 70 either: readers see whole numbers. */
const capOf = ({ code }: Pick<Flag, "code">): number => (code === "cruelty" || code === "crime" ? UNFIT : STRONG - 0.6);

/** A flagged ad is never called strong (rule O3). */
export const cappedOverall = (overall: number, flags: readonly Pick<Flag, "code">[]): number =>
  Math.min(overall, ...flags.map(capOf));
