import type { Analysis, Lack, Part, ScoreName } from "@adjudge/contracts";
import { bandOf } from "../band.tsx";
import { formatPoints } from "./running-total.ts";

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Less is no point as the sums show it: a button under 3:1 is named though it costs nothing. */
const aPoint = 0.5;

/** "What costs it points: text close to the edge. The text nearest the edge leaves it no room." */
export const lackSentence = ({ label, text, points }: Pick<Lack, "label" | "text" | "points">): string =>
  `What ${points > -aPoint ? "falls short" : "costs it points"}: ${lowerFirst(label)}. ${text}`;

/** Points from which on a single row is named. */
const aWholePoint = 1;
/** The row that holds a sum to the scale: no part of the ad. */
const held = "O1";

/** The row a reader finds in the sum beside it, by its name there. */
function largestLoss(parts: readonly Part[]): string {
  const [worst] = parts.filter(({ rule }) => rule !== held).toSorted((p, q) => p.points - q.points);
  return worst && worst.points <= -aWholePoint
    ? `The largest loss is in the row “${worst.label}”: ${formatPoints(worst.points)} points.`
    : "No single part costs it a whole point.";
}

/** Said in the list of one score without advice: what costs it points, in words that a reader can check. */
export function nothingInScore({ scores, lacks }: Pick<Analysis, "scores" | "lacks">, name: ScoreName): string {
  const lack = lacks.find((one) => one.score === name);
  const { score, parts } = scores[name];
  const isStrong = score !== null && bandOf(score) === "strong";
  const opening =
    isStrong && !lack ? "We found nothing to change here." : "We found no fault here that we are sure of.";
  if (lack) return `${opening} ${lackSentence(lack)}`;
  return isStrong ? opening : `${opening} ${largestLoss(parts)}`;
}
