import { bandOf } from "../band.tsx";

/** Said in the list of one score without advice: only a strong one needs no change, and the sum tells the rest. */
export const nothingInScore = (score: number): string =>
  bandOf(score) === "strong"
    ? "We found nothing to change here."
    : "We found no single fault here; the sum shows where points were lost.";
