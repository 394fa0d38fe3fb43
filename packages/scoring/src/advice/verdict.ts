import type { FaultFinding, Flag, Lack, Recommendation, ScoreName } from "../types.ts";
import { SCORE_NAMES, STRONG } from "../scores/overall.ts";
import { LEAST_COST } from "./lacks.ts";
import { PRAISE_SHARES } from "./praise-shares.data.ts";
import { FAULTS } from "../faults/all-faults.ts";
import { quoted } from "../words/wording.ts";

/** From here on an ad is called fair. */
const fair = 50;

/** Share of rated ads below it from which a score that is not called strong is good news all the same. */
const wellAbove = 70;

/** Judged on the whole number that is shown, as everywhere in the product. */
const bandOf = (overall: number): "Strong" | "Fair" | "Weak" => {
  const shown = Math.round(overall);
  return shown >= STRONG ? "Strong" : shown >= fair ? "Fair" : "Weak";
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const phraseOf = (code: string): string => FAULTS.find((f) => f.code === code)?.phrase ?? "";

/** Labels that speak of the ad without naming it: "Shows a person". */
const ofTheAd = /^(?:Asks|Comes|Gives|Looks|Says|Shows|Speaks|Stands|Reads)\b/u;

/** Longer words of an ad would bury the sentence they stand in. */
const mostQuoted = 48;

/** "It asks the viewer to act (“Shop now”).": in the ad's own words where its praise has any. */
const praised = ({ text, detail }: Pick<Recommendation, "text" | "detail">): string => {
  const [own = ""] = /^“[^”]+”/u.exec(detail) ?? [];
  const said = own === "" || own.length > mostQuoted ? text : `${text.slice(0, -1)} (${own}).`;
  return `${ofTheAd.test(text) ? "it " : ""}${lowerFirst(said)}`;
};

const flagged: Record<Flag["code"], string> = {
  policy_risk: "may break ad policies",
  misleading: "may mislead",
  cruelty: "may offend",
  crime: "may offend",
};

/** A low score with no reason beside it told nobody anything: the likeliest fault, called a doubt, or what the score rests on. */
const lowFor = (doubt: string | null): string =>
  doubt === null
    ? "We found no fault that we are sure of: the score rests on many small things, not on one."
    : `We found no fault that we are sure of; what may hold it back: ${doubt}.`;

/** What may keep the ad from running comes before what would make it better. */
function openingOf(
  { overall, percentile, lacks, leftover, isNameSure = true, doubt = null }: Verdict,
  flags: readonly Pick<Flag, "code">[],
  hasFault: boolean,
): string {
  const band = bandOf(overall);
  const risks = [...new Set(flags.map(({ code }) => flagged[code]))];
  if (risks.length > 0) return `${band} overall, and it ${risks.join(" and ")}.`;
  if (leftover !== null) return `${band} overall; ${quoted(leftover)} is left over from a template.`;
  if (hasFault) return `${band} overall.`;
  // Four ads that name nobody were told that we found no fault: the headline had been taken for the name.
  if (band === "Strong" && !isNameSure)
    return "Strong overall, as far as we can tell: we found no fault, but are not sure whose ad it is.";
  // Nothing to name, with a request at 2.1:1 named below it.
  if (band === "Strong")
    return lacks.some(({ is_checkable }) => is_checkable)
      ? "Strong overall. We found no fault that we are sure of."
      : "Strong overall; we found no fault to name.";
  // A score that is not strong has its reasons, though none is a fault that is likely enough to be named.
  // A partner's grey logo was named for a tenth of a point.
  const lack = lacks.find(({ is_checkable, points }) => is_checkable && points <= -LEAST_COST);
  if (lack) return `${band} overall. What costs it points: ${lowerFirst(lack.label)}.`;
  // Said of us, not of the ad: it may well have faults that we cannot tell. The lowest score, named here once, told nobody anything.
  if (band === "Weak") return `Weak overall. ${lowFor(doubt)}`;
  const unnamed = "We found no fault that we are sure of.";
  if (percentile >= wellAbove) return `${band} overall, and higher than most rated ads. ${unnamed}`;
  return `${band} overall. ${unnamed}`;
}

interface Verdict {
  overall: number;
  /** Share (0..100) of the rated ads below it. */
  percentile: number;
  /** What it lacks (lacksOf), the costliest first; only what a reader can check is named. */
  lacks: readonly Pick<Lack, "label" | "is_checkable" | "points">[];
  /** The brand was found beyond doubt, and not in the words of the headline. */
  isNameSure?: boolean;
  /** The likeliest fault of those that are not sure enough (likeliestDoubt). */
  doubt?: string | null;
  /** Words of a template that were left in. */
  leftover: string | null;
}

/** One or two sentences that read forward: the band, what holds the ad back, what works. */
export function verdictOf(
  given: Verdict,
  advice: Record<ScoreName, Recommendation[]>,
  flags: readonly Pick<Flag, "code">[] = [],
  faults: readonly Pick<FaultFinding, "code">[] = [],
): string {
  const all = SCORE_NAMES.flatMap((name) => advice[name]);
  const advised = all
    .filter((r) => r.action !== "keep")
    .toSorted((p, q) => q.overall_gain - p.overall_gain)
    .map((r) => r.rule);
  // A fault that nothing specific can be advised against is a fault all the same.
  const worst = (advised.length > 0 ? advised : faults.map(({ code }) => code)).slice(0, 2).map(phraseOf);
  // Only what can be pointed at: what holds of the whole ad holds of many others. The rarer the better.
  const [best] = all
    .filter((r) => r.action === "keep" && r.boxes.length > 0)
    .toSorted((p, q) => (PRAISE_SHARES[p.rule] ?? 0) - (PRAISE_SHARES[q.rule] ?? 0));
  const works = best ? ` What works: ${praised(best)}` : "";
  const held = worst.length === 0 ? "" : ` What holds it back: ${worst.join(", and ")}.`;
  return `${openingOf(given, flags, worst.length > 0)}${held}${works}`;
}
