import { TOO_CLOSE } from "../constants.ts";
import { SCORE_NAMES } from "../scores/overall.ts";
import { PAIR_SLOPE } from "../scores/reference.data.ts";
import type { Analysis, ComparisonVerdict, Part, ScoreName, ScoreVerdict } from "../types.ts";

/** Chance and winner from a difference of scores (rule O5). */
export function verdictFor(name: ScoreName | "overall", first: number, second: number): ScoreVerdict {
  const difference = Math.round(10 * (first - second)) / 10;
  const chance = 1 / (1 + Math.exp(-PAIR_SLOPE[name] * difference));
  const probability = Math.round(1000 * chance) / 1000;
  const winner = probability >= TOO_CLOSE ? 1 : probability <= 1 - TOO_CLOSE ? 2 : null;
  return { winner, probability_first: probability, difference, error: errorOf(name) };
}

/** The largest difference, in tenths, whose chance (in thousandths) is less than a winner needs. */
function errorOf(name: ScoreName | "overall"): number {
  const least = TOO_CLOSE - 0.0005;
  return (Math.ceil((10 * Math.log(least / (1 - least))) / PAIR_SLOPE[name]) - 1) / 10;
}

function sentenceOf(verdict: ScoreVerdict): string {
  if (verdict.winner === null)
    return "Too close to call: a difference this small says little about which one people prefer.";
  const chance = Math.round(100 * (verdict.winner === 1 ? verdict.probability_first : 1 - verdict.probability_first));
  return `Image ${verdict.winner} is likely better: the chance is ${chance}%.`;
}

const partOf = (analysis: Analysis, name: ScoreName, rule: string): Part | undefined =>
  analysis.scores[name].parts.find((p) => p.rule === rule);

/** Measured, but no one could take it over by looking at it. */
const unseen: ReadonlySet<string> = new Set([
  "O1",
  "detail_together",
  "light_and_dark",
  "of_a_piece",
  "pulling_words",
  "sticky_words",
  "type_scale",
  "well_made",
]);

/** What the weaker image could take over: the parts where the stronger one leads by at least two points. */
function borrowList(a: Analysis, b: Analysis): ComparisonVerdict["borrow"] {
  const [strong, weak] = (a.overall ?? 0) >= (b.overall ?? 0) ? [a, b] : [b, a];
  const number = strong === a ? 1 : 2;
  return SCORE_NAMES.flatMap((score) =>
    strong.scores[score].parts.flatMap((part) => {
      const other = partOf(weak, score, part.rule);
      const lead = part.points - (other?.points ?? 0);
      // What is weak in both is no model to follow, however much weaker it is in one.
      if (!other || unseen.has(part.rule) || lead < 2 || !isModel(part)) return [];
      return [
        {
          lead,
          score,
          text: `${leadOf(part, number, lead)} Image ${3 - number}: ${other.evidence.text}`,
          from_boxes: part.evidence.boxes,
          to_boxes: other.evidence.boxes,
        },
      ];
    }),
  )
    .toSorted((p, q) => q.lead - p.lead)
    .slice(0, 5)
    .map(({ score, text, from_boxes, to_boxes }) => ({ score, text, from_boxes, to_boxes }));
}

/** A fault that is clearly absent earns nothing and may be followed all the same. */
const isModel = ({ points, absent }: Part): boolean => points > 0 || absent === true;

/** What one image does better, and what was seen there; where a fault is clearly absent, its odds are no news. */
function leadOf({ label, evidence, absent }: Part, image: number, lead: number): string {
  const points = `(+${lead.toFixed(1)} points)`;
  return absent === true
    ? `${label} in image ${image} ${points}.`
    : `${label} ${points}. Image ${image}: ${evidence.text}`;
}

/** Which of two is likely better, with the chance from the engine's measured error on human pairs. */
export function compare(a: Analysis, b: Analysis): ComparisonVerdict {
  const overall = verdictFor("overall", a.overall ?? 0, b.overall ?? 0);
  return {
    overall,
    scores: {
      contrast: verdictFor("contrast", a.scores.contrast.score, b.scores.contrast.score),
      recall: verdictFor("recall", a.scores.recall.score, b.scores.recall.score),
      copy_engagement: verdictFor("copy_engagement", a.scores.copy_engagement.score, b.scores.copy_engagement.score),
    },
    sentence: sentenceOf(overall),
    borrow: borrowList(a, b),
  };
}
