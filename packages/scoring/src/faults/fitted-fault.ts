import type { FeatureName } from "./features.ts";

/** What tools/train/faults found for one fault; figures are cross-validated over pictures. */
export interface FittedFault {
  intercept: number;
  /** Never negative: more of a feature never lowers the probability. */
  weights: Partial<Record<FeatureName, number>>;
  calibration: { slope: number; offset: number };
  /** The probability from which three in four are right; null where that is never reached. */
  threshold: number | null;
  /** Share of the labelled pictures that have the fault. */
  prior: number;
  /** Share of those among the pictures in which the engine finds nothing that could have it, nor a hint of it. */
  elsewhere: number;
  /** The same where something hints at what the engine did not find. */
  hinted: number;
  auc: number;
}
