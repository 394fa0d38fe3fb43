import type { SureRole } from "../types.ts";
import { BRAND_MAYBE, BRAND_SURE, CTA_MAYBE, CTA_SURE, HEADLINE_SURE } from "./role-models.data.ts";

/** What was chosen, or that nothing was although something had this chance. */
export interface Answer {
  chance: number;
  isGiven: boolean;
}

/** From these chances on an answer is right more often than wrong, on pictures that nothing was fitted on. */
const SURE: Record<SureRole, number> = { headline: HEADLINE_SURE, brand: BRAND_SURE, cta: CTA_SURE };
/** From these on there is one more often than not although none was chosen. That a headline is missing is never said. */
const MAYBE: Record<SureRole, number> = { headline: 1, brand: BRAND_MAYBE, cta: CTA_MAYBE };

const roles = ["headline", "brand", "cta"] as const satisfies SureRole[];

/** Those answers that are more likely wrong than right; null where the owner has spoken. */
export function doubtsOf(answers: Record<SureRole, Answer | null>): SureRole[] {
  return roles.filter((role) => {
    const answer = answers[role];
    if (answer === null) return false;
    return answer.isGiven ? answer.chance < SURE[role] : answer.chance >= MAYBE[role];
  });
}
