import type { Measures } from "../facts/seen.ts";
import { FAULTS } from "../faults/all-faults.ts";
import { judge, type Judged } from "../faults/judge.ts";
import { type Strength } from "./strength.ts";
import { EYE_STRENGTHS } from "./strengths/eye.ts";
import { LAYOUT_STRENGTHS } from "./strengths/layout.ts";
import { MEMORY_STRENGTHS } from "./strengths/memory.ts";
import { SENDER_STRENGTHS } from "./strengths/sender.ts";
import { WORD_STRENGTHS } from "./strengths/words.ts";

export const STRENGTHS: readonly Strength[] = [
  ...EYE_STRENGTHS,
  ...LAYOUT_STRENGTHS,
  ...MEMORY_STRENGTHS,
  ...SENDER_STRENGTHS,
  ...WORD_STRENGTHS,
];

/** Faults that move a score, and strengths: everything that has a weight. */
export const TERM_CODES: readonly string[] = [
  ...FAULTS.filter((f) => f.seen).map((f) => f.code),
  ...STRENGTHS.map((s) => s.code),
];

/**
 * What a fault is worth to its score, -1 where it is certain, 0 where the ad is like others: the root of the probability, because the
 * step from none to some tells more than the step from much to more.
 */
export function faultWorth({ severity, prior }: Pick<Judged, "severity" | "prior">): number {
  const usual = Math.sqrt(prior);
  return (usual - Math.sqrt(severity)) / (1 - usual);
}

/** Worth of every term of the scores in this ad; more is better. */
export function termsOf(m: Measures): Record<string, number> {
  return Object.fromEntries([
    ...judge(m).map((j): [string, number] => [j.fault.code, faultWorth(j)]),
    ...STRENGTHS.map((s): [string, number] => [s.code, s.worth(m)]),
  ]);
}
