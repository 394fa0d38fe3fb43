import { isVague } from "../faults/features/brand-and-action.ts";
import { actionBlock, brandBlock, headOf, shownPx } from "../faults/features/shown.ts";
import type { Fault } from "../faults/fault.ts";
import type { Measures } from "../facts/seen.ts";
import { SCORE_NAMES, type Scored } from "../scores/overall.ts";
import { round, short } from "../words/wording.ts";
import type { Box, Part, Recommendation, ScoreName } from "../types.ts";

/** Strengths named of one ad. */
const most = 3;
/** Parts that give less are no news. */
const leastPoints = 1;
/** True of nearly every ad, so said only where there is nothing else to praise. */
const commonplace: ReadonlySet<string> = new Set(["teaser", "many_colours", "no_brand", "unlike_a_page", "set_off"]);

interface Strong {
  part: Part;
  score: ScoreName;
}

/** What is praised where a fault is absent, in the ad's own words; the odds of the fault are no praise. */
const seenIn: Readonly<Record<string, (m: Measures) => string>> = {
  weak_brand: (m) => {
    const brand = brandBlock(m);
    return brand ? `“${short(brand.text)}” draws ${round(100 * brand.attention, 0)} % of the predicted attention.` : "";
  },
  no_cta: (m) => quoted(actionBlock(m)?.text),
  weak_cta: (m) => {
    const action = actionBlock(m);
    return action
      ? `“${short(action.text)}”, about ${round(shownPx(m, action), 0)} px high where the ad is shown.`
      : "";
  },
  weak_hierarchy: (m) => quoted(headOf(m)?.text),
  teaser: (m) => quoted(headOf(m)?.text),
  unclear_message: (m) => quoted(headOf(m)?.text),
};

const quoted = (text: string | undefined): string => (text === undefined ? "" : `“${short(text)}”`);

/** A fault that is absent has no place; what stands in its stead has. */
function placesOf(fault: Fault, m: Measures): Box[] {
  const action = actionBlock(m);
  return fault.code === "no_cta" && action ? [action.button?.box ?? action.box] : fault.places(m);
}

/** Less attention than this and a brand is not "easy to see", whatever else speaks for it. */
const seenShare = 0.035;

/** Not both praised and blamed: a call to action that is weak or vague is no strength for being there. */
function isEarned(rule: string, m: Measures, now: Scored): boolean {
  const action = actionBlock(m);
  const isBlamed = now.judged.some((j) => j.claimed && j.fault.code === "weak_cta");
  if (rule === "weak_brand") return (brandBlock(m)?.attention ?? 0) >= seenShare;
  if (rule === "no_cta") return action !== null && !isVague(action.text) && !isBlamed;
  return true;
}

/** Faults that are clearly absent and strengths that are clearly there, the most valuable first. */
function strongParts(m: Measures, now: Scored): Strong[] {
  const clear = new Set(
    now.judged.filter((j) => j.fault.works !== null && j.probability < j.prior / 2).map((j) => j.fault.code as string),
  );
  const faults = new Set(now.judged.map((j) => j.fault.code as string));
  const rank = ({ part }: Strong): number => Number(commonplace.has(part.rule));
  return SCORE_NAMES.flatMap((score) => now.details[score].parts.map((part): Strong => ({ part, score })))
    .filter(({ part }) => part.rule !== "O1" && part.points >= leastPoints)
    .filter(({ part }) => !faults.has(part.rule) || clear.has(part.rule))
    .filter(({ part }) => isEarned(part.rule, m, now))
    .toSorted((p, q) => rank(p) - rank(q) || q.part.points - p.part.points);
}

/** Up to three things that work, each with its place where it has one. */
export function worksOf(m: Measures, now: Scored): Recommendation[] {
  return strongParts(m, now)
    .slice(0, most)
    .map(({ part, score }): Recommendation => {
      const judged = now.judged.find((j) => j.fault.code === part.rule);
      const boxes = part.evidence.boxes.length > 0 ? part.evidence.boxes : judged ? placesOf(judged.fault, m) : [];
      return {
        fault: null,
        rule: part.rule,
        score,
        action: "keep",
        text: `${part.label}.`,
        detail: judged ? (seenIn[part.rule]?.(m) ?? "") : part.evidence.text,
        measured: part.evidence.value,
        reached: null,
        unit: part.evidence.unit,
        target: part.evidence.target,
        boxes,
        gain: 0,
        overall_gain: 0,
        change: null,
      };
    });
}
