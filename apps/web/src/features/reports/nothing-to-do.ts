import type { Analysis } from "@adjudge/contracts";
import { bandOf } from "../../components/band.tsx";
import { scoreNames } from "../../components/proof/score-names.ts";

/** Parts that take less are no news. */
const leastLoss = 3;

/** Said of most ads: true, but of no help. */
const commonplace = new Set(["people_shown"]);

/** "No brand name to read" and "No brand name set apart" are one thing to a reader. */
const subjectOf = (label: string): string => label.split(" ").slice(0, 3).join(" ");

/** What took most points, in the words of the parts; none where nothing took many. */
function losses({ scores }: Pick<Analysis, "scores">): string {
  const worst = scoreNames
    .flatMap((name) => scores[name].parts)
    .filter(({ rule, points }) => rule !== "O1" && !commonplace.has(rule) && points <= -leastLoss)
    .toSorted((a, b) => a.points - b.points)
    .filter(({ label }, at, all) => all.findIndex((other) => subjectOf(other.label) === subjectOf(label)) === at)
    .slice(0, 2)
    .map(({ label }) => `“${label}”`);
  return worst.length === 0
    ? "The sums below show where points were lost."
    : `Most points were lost under ${worst.join(" and ")}.`;
}

const isStrong = ({ overall }: Pick<Analysis, "overall">): boolean => bandOf(overall ?? 0) === "strong";

interface Found {
  facts: Pick<NonNullable<Analysis["facts"]>, "unsure"> | null;
}
/** What was found in it may be wrong, and a fault with it. */
const isDoubted = ({ facts }: Found): boolean => (facts?.unsure.length ?? 0) > 0;

/** Points were lost in the others, though no fault is sure enough to name. */
export function nothingTitle(analysis: Pick<Analysis, "overall" | "flags"> & Found): string {
  if (analysis.flags.length > 0) return "Nothing else to change";
  return isStrong(analysis) && !isDoubted(analysis) ? "Nothing to change" : "No single fault";
}

/** No advice is good news in a strong ad only; in others the parts say where the points went. */
export function nothingToDo(analysis: Pick<Analysis, "overall" | "flags" | "scores"> & Found): string {
  if (analysis.flags.length > 0) return "Settle what is flagged above; we found nothing else worth changing.";
  if (isStrong(analysis) && isDoubted(analysis))
    return "We are sure of no fault, but not of all we found: please check what is marked “Not sure” below.";
  return isStrong(analysis)
    ? "This ad is sound: we found nothing worth changing. Well made."
    : `We found no single fault to mend. ${losses(analysis)}`;
}
