import type { Analysis, Lack, ScoreName } from "@adjudge/contracts";
import { bandOf } from "../band.tsx";

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Less is no point as the sums show it: a button under 3:1 is named though it costs nothing. */
const aPoint = 0.5;

/** "What costs it points: text close to the edge. The text nearest the edge leaves it no room." */
export const lackSentence = ({ label, text, points }: Pick<Lack, "label" | "text" | "points">): string =>
  `What ${points > -aPoint ? "falls short" : "costs it points"}: ${lowerFirst(label)}. ${text}`;

/** Points from which on a reader of the sums asks why they went. */
const much = 5;

/** Said in the list of one score without advice: what costs it points, in words that a reader can check. */
export function nothingInScore({ scores, lacks }: Pick<Analysis, "scores" | "lacks">, name: ScoreName): string {
  const lack = lacks.find((one) => one.score === name);
  const { score, parts } = scores[name];
  const isStrong = score !== null && bandOf(score) === "strong";
  const opening =
    isStrong && !lack ? "We found nothing to change here." : "We found no fault here that we are sure of.";
  if (lack) return `${opening} ${lackSentence(lack)}`;
  if (isStrong) return opening;
  return parts.some(({ points }) => points <= -much)
    ? `${opening} Its sum shows where the points went.`
    : `${opening} No single part costs it much.`;
}
