import type { Measures } from "../facts/seen.ts";
import type { Judged } from "../faults/judge.ts";
import type { Part } from "../types.ts";
import type { Strength } from "./strength.ts";
import { faultWorth } from "./terms.ts";
import { TERM_WEIGHTS } from "./weights.data.ts";

export const weightOf = (code: string): number => TERM_WEIGHTS[code]?.shipped ?? 0;

const percentOf = (probability: number): number => Math.round(100 * probability);

/** Sure to be free of it: less than half as likely as in other ads. */
const isClear = (j: Judged): boolean => j.severity < j.prior / 2;

/** Named as a fault only where it is claimed, as a strength only where it is clearly absent; otherwise by its topic, with the odds. */
function wordsFor(j: Judged, m: Measures): { label: string; text: string } {
  const { fault, probability } = j;
  if (j.claimed) return { label: fault.label, text: fault.reason(m) };
  if (isClear(j) && fault.works !== null) return { label: fault.works, text: `${fault.works}.` };
  if (probability === 0) return { label: fault.topic, text: "There is none to judge." };
  return {
    label: fault.topic,
    text: `${percentOf(probability)} % of labelled ads that measure like this one have a fault here, ${percentOf(j.prior)} % of all.`,
  };
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
  };
}

export function strengthPart(s: Strength, m: Measures): Part {
  const points = Math.round(10 * weightOf(s.code) * s.worth(m)) / 10;
  return {
    rule: s.code,
    label: points < 0 ? s.lacking : s.label,
    points,
    grade: s.grade,
    source: s.sources,
    evidence: { value: s.value(m), unit: s.unit, target: null, text: s.text(m), boxes: s.places(m) },
  };
}
