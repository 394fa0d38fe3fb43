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

/** By how much a fault is less likely than in other ads: the root, because the step from none to some tells more than from much to more. */
export function faultLead({ severity, prior }: Pick<Judged, "severity" | "prior">): number {
  const usual = Math.sqrt(prior);
  return (usual - Math.sqrt(severity)) / (1 - usual);
}

/** Up to twice as likely as in other ads, and a tenth more at most: of a fault that is never named nothing that a reader could find. */
const muchLikelier = (prior: number): number => Math.min(2 * prior, prior + 0.1);

/**
 * What a fault takes from its score: -1 where it is certain, nothing where the ad is hardly worse off than others. What is not there
 * earns nothing either: an ad whose headline was veiled had surely no teaser any more, and gained eight points by it.
 */
export const faultWorth = ({ severity, prior, threshold }: Pick<Judged, "severity" | "prior" | "threshold">): number =>
  Math.min(0, faultLead({ severity, prior: threshold === null ? muchLikelier(prior) : prior }));

/** Worth of every term of the scores in this ad; more is better. */
export function termsOf(m: Measures): Record<string, number> {
  return Object.fromEntries([
    ...judge(m).map((j): [string, number] => [j.fault.code, faultWorth(j)]),
    ...STRENGTHS.map((s): [string, number] => [s.code, s.worth(m)]),
  ]);
}
