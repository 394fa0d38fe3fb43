import type { Measures } from "../facts/seen.ts";
import type { Judged } from "../faults/judge.ts";
import type { FaultCode, Part } from "../types.ts";
import { NOT_ENGLISH, type Strength } from "./strength.ts";
import { faultWorth } from "./terms.ts";
import { TERM_WEIGHTS } from "./weights.data.ts";

export const weightOf = (code: string): number => TERM_WEIGHTS[code]?.shipped ?? 0;

const percentOf = (probability: number): number => Math.round(100 * probability);

/** Sure to be free of it: less than half as likely as in other ads. */
const isClear = (j: Judged): boolean => j.severity < j.prior / 2;

/** What was looked at, where that can be checked, and what we make of it: an estimate is called one. */
function estimateOf({ fault, probability, prior }: Judged, m: Measures): string {
  const chance = probability < 0.005 ? "less than 1%" : `${percentOf(probability)}%`;
  const looked = fault.looked?.(m) ?? "";
  const what = looked === "" ? `of “${fault.label}”` : "of a fault";
  return `${looked} We put the chance ${what} at ${chance}; the average over all ads is ${percentOf(prior)}%.`.trim();
}

/** Counted, though it may be there unread. Of something that was found nobody understands why it costs. */
const beyondText = ({ looked, found }: Judged["fault"], m: Measures): string =>
  `${looked?.(m) ?? ""} ${found?.(m) === true ? "The model of labelled ads asks for more." : "That costs points."}`.trim();

/** Named as a fault only where it is claimed, as a strength only where it is clearly absent; otherwise by its topic, with the odds. */
function wordsFor(j: Judged, m: Measures): { label: string; text: string } {
  const { fault, probability } = j;
  if (j.claimed) return { label: fault.label, text: fault.reason(m) };
  const label = isClear(j) && fault.works !== null && fault.doubted?.(m) !== true ? fault.works : fault.topic;
  if (fault.unknowable?.(m) === true) return { label: fault.topic, text: NOT_ENGLISH };
  if (probability === 0) return { label, text: "There is none in this ad to judge." };
  // Counted, though there is nothing to look at: odds below the usual would contradict the points.
  const counts = j.severity > j.prior;
  if (counts && fault.possible?.(m) === false)
    return { label, text: "There is nothing here to judge; that counts like a fault." };
  if (counts && fault.beyondUs?.(m) === true) return { label, text: beyondText(fault, m) };
  return { label, text: estimateOf(j, m) };
}

export function faultPart(j: Judged, m: Measures): Part {
  const { fault, probability, threshold } = j;
  const { label, text } = wordsFor(j, m);
  return {
    rule: fault.code,
    label,
    points: Math.round(10 * weightOf(fault.code) * faultWorth(j)) / 10,
    grade: fault.grade,
    source: fault.sources,
    evidence: {
      value: percentOf(probability),
      unit: "% likely",
      target: threshold === null ? null : { min: null, max: percentOf(threshold) },
      text,
      boxes: j.claimed ? fault.places(m) : [],
    },
    ...(label === fault.works && { absent: true }),
  };
}

/** Where a fault is mended, what goes with it comes at least half way from the middle to the best. */
const gained = 0.5;

function worthIn(s: Strength, m: Measures, mended: ReadonlySet<FaultCode>): number {
  const worth = s.worth(m);
  return s.mendedBy?.some((code) => mended.has(code)) === true ? Math.max(worth, s.onlyCosts ? 0 : gained) : worth;
}

/** Worth from which a strength, or its lack, is plain to see: what lies nearer to the middle is named neither way. */
const plainly = 1 / 3;

function labelOf(s: Strength, worth: number): string {
  if (worth >= (s.onlyCosts ? 0 : plainly)) return s.label;
  return worth <= -plainly ? s.lacking : s.topic;
}

export function strengthPart(s: Strength, m: Measures, mended: ReadonlySet<FaultCode>): Part {
  const worth = worthIn(s, m, mended);
  return {
    rule: s.code,
    label: s.here?.(m) ?? labelOf(s, worth),
    points: Math.round(10 * weightOf(s.code) * worth) / 10,
    grade: s.grade,
    source: s.sources,
    evidence: { value: s.value(m), unit: s.unit, target: null, text: s.text(m), boxes: s.places(m) },
  };
}
