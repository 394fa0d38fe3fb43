import type { Measures } from "../facts/seen.ts";
import type { FaultCode, FaultFinding } from "../types.ts";
import { FAULTS } from "./all-faults.ts";
import type { Fault } from "./fault.ts";
import { featuresOf, type Features } from "./features.ts";
import type { FittedFault } from "./fitted-fault.ts";
import { FAULT_WEIGHTS } from "./weights.data.ts";

/** One fault held against one ad. */
export interface Judged {
  fault: Fault;
  /** Calibrated, 0..1. Where no such thing was found it may have been overlooked: as often as in labelled ads. */
  probability: number;
  /** What the scores count: the same, but an ad without a request is no better off than one with a weak one. */
  severity: number;
  /** Share of the labelled ads that have it. */
  prior: number;
  /** The probability from which it is named: three in four are right, and it is more likely there than not. Null: it is never named. */
  threshold: number | null;
  /** Sure enough to be named. */
  claimed: boolean;
}

const none: ReadonlySet<FaultCode> = new Set();

/** Declared, and never claimed: no measure tells them well enough. */
export const UNSEEN_FAULTS: readonly FaultCode[] = FAULTS.filter((fault) => !fault.seen).map(({ code }) => code);

/** An ad freed of a fault is as unlikely to have it as one that is clearly free of it: half as likely as others. */
const freed = 0.5;

/** Sure cases make up for doubtful ones in "three in four are right"; what is less likely than not is left unsaid all the same. */
const likelierThanNot = 0.5;

const thresholdOf = (fitted: FittedFault | undefined): number | null =>
  fitted?.threshold === undefined || fitted.threshold === null ? null : Math.max(fitted.threshold, likelierThanNot);

const logistic = (v: number): number => 1 / (1 + Math.exp(-v));

function probabilityOf(fault: Fault, features: Features): number {
  const fitted = FAULT_WEIGHTS[fault.code];
  if (!fitted) return 0;
  let score = fitted.intercept;
  for (const [name, weight] of Object.entries(fitted.weights)) score += weight * features[name as keyof Features];
  return logistic(fitted.calibration.offset + fitted.calibration.slope * score);
}

/** Every fault the engine can see, most probable first; `mended` ones as if the advice had been followed. */
export function judge(m: Measures, mended: ReadonlySet<FaultCode> = none): Judged[] {
  const features = featuresOf(m);
  return FAULTS.filter((fault) => fault.seen)
    .map((fault): Judged => {
      const fitted = FAULT_WEIGHTS[fault.code];
      const threshold = thresholdOf(fitted);
      if (fault.unknowable?.(m) === true) {
        const usual = fitted?.prior ?? 0;
        return { fault, probability: usual, severity: usual, prior: usual, threshold, claimed: false };
      }
      const possible = fault.possible?.(m) ?? true;
      const prior = fitted?.prior ?? 0;
      const isBeyond = fault.beyondUs?.(m) === true;
      const isRefuted = fault.refuted?.(m) === true;
      const fit = probabilityOf(fault, features);
      const found = isRefuted ? Math.min(fit, prior * freed) : fit;
      const isMended = mended.has(fault.code);
      const told = fault.untold?.(m) === true ? Math.max(found, prior) : found;
      const outright = isMended ? 0 : (fault.outright?.(m) ?? 0);
      const doubt = isBeyond ? (fault.doubt?.(m) ?? 0) : 0;
      const counted = fault.costsOutright ? Math.min(told, prior) : told;
      const charged = Math.min(counted, counted + (doubt / 2) * (prior - counted));
      const severity = isMended
        ? Math.min(charged, prior * freed)
        : Math.max(charged, fault.paidElsewhere ? 0 : outright);
      const overlooked = (fault.hinted?.(m) === true ? fitted?.hinted : fitted?.elsewhere) ?? 0;
      const seen = isBeyond ? Math.min(found, prior) : found;
      const probability = possible ? Math.max(isMended ? severity : seen, outright) : overlooked;
      const isKnown =
        (fault.about === undefined || !m.unsure.includes(fault.about)) && !isBeyond && fault.denied?.(m) !== true;
      return {
        fault,
        probability,
        severity,
        prior,
        threshold,
        claimed:
          !isMended && possible && isKnown && (outright >= 0.5 || (threshold !== null && probability >= threshold)),
      };
    })
    .toSorted((p, q) => q.probability - p.probability);
}

/** What Facts carry: the probability of every fault the engine can see, fine enough that rare ones can still be told apart. */
export const probabilitiesOf = (judged: readonly Judged[]): Partial<Record<FaultCode, number>> =>
  Object.fromEntries(judged.map((j) => [j.fault.code, Math.round(1e5 * j.probability) / 1e5]));

/** The faults that are probable enough to be named, with the reason and the places. */
export const findingsOf = (judged: readonly Judged[], m: Measures): FaultFinding[] =>
  judged
    .filter((j) => j.claimed)
    .map(({ fault, probability }) => ({
      code: fault.code,
      score: fault.score,
      label: fault.label,
      probability: Math.round(1000 * probability) / 1000,
      grade: fault.grade,
      reason: fault.reason(m),
      boxes: fault.places(m),
    }));
