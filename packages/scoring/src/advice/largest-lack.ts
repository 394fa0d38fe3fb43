import { SCORE_NAMES } from "../scores/overall.ts";
import type { StrengthCode } from "../scores/strength.ts";
import { STRENGTHS } from "../scores/terms.ts";
import { OVERALL } from "../scores/weights.data.ts";
import type { ScoreDetail, ScoreName } from "../types.ts";

/**
 * What a reader can check by looking at the ad: not how words pull or stick, nor how the whole strikes a model, nor what hangs on
 * the right line having been taken for the headline or the brand. Of 88 ads the brand
 * was called small in 12, rightly in 5, and detail scattered in 20, rightly in 11: an ad with few parts has them far apart.
 */
const CHECKABLE: ReadonlySet<string> = new Set<StrengthCode>([
  "calm",
  "few_words",
  "large_request",
  "modest_text",
  "room_at_the_edge",
  "set_off",
  "short_lines",
  "space_in_use",
]);

/** The strength that the ad plainly lacks and that costs the overall score most, by its name; null where none is. */
export function largestLack(details: Record<ScoreName, Pick<ScoreDetail, "parts">>): string | null {
  const lacks = SCORE_NAMES.flatMap((name) =>
    details[name].parts
      .filter((part) =>
        STRENGTHS.some((s) => s.code === part.rule && CHECKABLE.has(s.code) && s.lacking === part.label),
      )
      .map(({ label, points }) => ({ label, cost: -points * OVERALL[name] })),
  ).filter(({ cost }) => cost > 0);
  return lacks.toSorted((p, q) => q.cost - p.cost)[0]?.label ?? null;
}
