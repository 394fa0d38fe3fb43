import type { Recommendation, ScoreName } from "../types.ts";
import { SCORE_NAMES, STRONG } from "../scores/overall.ts";
import { PRAISE_SHARES } from "./praise-shares.data.ts";
import { FAULTS } from "../faults/all-faults.ts";

/** From here on an ad is called fair. */
const fair = 50;

/** Judged on the whole number that is shown, as everywhere in the product. */
const bandOf = (overall: number): "Strong" | "Fair" | "Weak" => {
  const shown = Math.round(overall);
  return shown >= STRONG ? "Strong" : shown >= fair ? "Fair" : "Weak";
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const phraseOf = (code: string): string => FAULTS.find((f) => f.code === code)?.phrase ?? "";

/** Labels that speak of the ad without naming it: "Shows a person". */
const ofTheAd = /^(?:Asks|Comes|Gives|Looks|Says|Shows|Speaks|Stands|Reads)\b/u;

const praised = (text: string): string => `${ofTheAd.test(text) ? "it " : ""}${lowerFirst(text)}`;

/** One or two sentences that read forward: the band, what holds the ad back, what works. */
export function verdictOf(overall: number, advice: Record<ScoreName, Recommendation[]>): string {
  const all = SCORE_NAMES.flatMap((name) => advice[name]);
  const worst = all
    .filter((r) => r.action !== "keep")
    .toSorted((p, q) => q.overall_gain - p.overall_gain)
    .slice(0, 2)
    .map((r) => phraseOf(r.rule));
  // The rarest praise tells most about this ad.
  const [best] = all
    .filter((r) => r.action === "keep")
    .toSorted((p, q) => (PRAISE_SHARES[p.rule] ?? 0) - (PRAISE_SHARES[q.rule] ?? 0));
  const works = best ? ` What works: ${praised(best.text)}` : "";
  if (worst.length === 0)
    return `${bandOf(overall)} overall${bandOf(overall) === "Strong" ? ", with no fault worth naming" : "; no single fault stands out"}.${works}`;
  return `${bandOf(overall)} overall. What holds it back: ${worst.join(", and ")}.${works}`;
}
