import type { Analysis } from "@adjudge/contracts";
import { bandOf } from "../../components/band.tsx";
import { lackSentence } from "../../components/proof/nothing-in-score.ts";

type Judged = Pick<Analysis, "overall" | "flags" | "lacks" | "elements"> & {
  facts: Pick<NonNullable<Analysis["facts"]>, "unsure"> | null;
};

/** True of most ads: of no help beside the verdict, only in the list of its score. */
const commonplace = new Set(["people_shown"]);

const isStrong = ({ overall }: Pick<Analysis, "overall">): boolean => bandOf(overall ?? 0) === "strong";

/** What was found in it may be wrong, and a fault with it. */
const isDoubted = ({ facts }: Pick<Judged, "facts">): boolean => (facts?.unsure.length ?? 0) > 0;

/** WCAG 2.2 asks this of large letters and of controls. */
const leastRatio = 3;

const isFaint = ({ role, contrast_ratio: ratio }: Analysis["elements"][number]): boolean =>
  role !== null && role !== "legal" && ratio !== null && ratio < leastRatio;

/** Sound is only what nothing on the same page speaks against. */
const isSound = (analysis: Judged): boolean =>
  isStrong(analysis) &&
  !isDoubted(analysis) &&
  analysis.lacks.every(({ rule }) => commonplace.has(rule)) &&
  !analysis.elements.some(isFaint);

/** Points were lost in the others, though no fault is sure enough to name. */
export function nothingTitle(analysis: Judged): string {
  if (analysis.flags.length > 0) return "Nothing else to change";
  return isSound(analysis) ? "Nothing to change" : "No fault to name";
}

/** No advice is good news in a sound ad only; in others it is said what costs points: the same as in the verdict. */
export function nothingToDo(analysis: Judged): string {
  if (analysis.flags.length > 0) return "Settle what is flagged above; we found nothing else worth changing.";
  if (isSound(analysis)) return "This ad is sound: we found nothing worth changing. Well made.";
  const lack = analysis.lacks.find(({ rule }) => !commonplace.has(rule));
  if (lack) return `We found no fault in this ad that we are sure of. ${lackSentence(lack)}`;
  if (isDoubted(analysis))
    return "We found no fault that we are sure of, nor are we sure of all we found: please check what is marked “Not sure” below.";
  return "We found no fault in this ad that we are sure of. The sums below show where its points come from.";
}
