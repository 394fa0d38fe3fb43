import { isVague } from "../faults/features/brand-and-action.ts";
import { actionBlock, blocksWith, brandBlock, headOf, shownPx } from "../faults/features/shown.ts";
import type { Fault } from "../faults/fault.ts";
import { flagsOf } from "../faults/flags.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { SCORE_NAMES, type Scored } from "../scores/overall.ts";
import { weightOf } from "../scores/parts.ts";
import { round, short } from "../words/wording.ts";
import type { Box, Part, Recommendation, ScoreName } from "../types.ts";
import { PRAISE_SHARES } from "./praise-shares.data.ts";

/** Things praised in one ad. */
const most = 3;
/** Parts that give less are no news. */
const leastPoints = 1;
/** Something is clearly there from this share of what it can give. */
const clearly = 0.5;
/** What most ads can be praised for tells nothing about this one. */
const tooCommon = 0.5;
/** Measured, but nobody would see it in the ad. */
const unseen: ReadonlySet<string> = new Set(["detail_together", "type_scale"]);
/** What can be pointed at is worth more than what holds of the whole picture. */
const placeless = 0.35;

interface Strong {
  part: Part;
  score: ScoreName;
  boxes: Box[];
}

/** Praise of one thing is said once. */
const subjects: Readonly<Record<string, string>> = {
  ...{ no_cta: "action", weak_cta: "action", large_request: "action", clear_request: "action" },
  ...{ no_brand: "brand", weak_brand: "brand", brand_large: "brand", brand_clear: "brand", brand_looked_at: "brand" },
  ...{ set_off: "white", unlike_a_page: "white", set_type: "white" },
  ...{ type_scale: "size", large_headline: "size", weak_hierarchy: "size" },
  ...{ full_tones: "tones", light_and_dark: "tones" },
  ...{ sticky_words: "words", pulling_words: "words" },
};

/** What is held against an ad is not praised in the same breath. */
const blames: Readonly<Record<string, string>> = {
  ...{ no_cta: "action", weak_cta: "action", no_brand: "brand", weak_brand: "brand" },
  ...{ teaser: "words", unclear_message: "words", hard_words: "words", too_much_text: "words" },
  ...{ weak_hierarchy: "size", dated_look: "white", empty: "white", low_contrast: "low_contrast" },
};

const subjectOf = ({ part }: Pick<Strong, "part">): string => subjects[part.rule] ?? part.rule;

function onceEach(strong: readonly Strong[]): Strong[] {
  return strong.filter((one, at) => strong.findIndex((other) => subjectOf(other) === subjectOf(one)) === at);
}

const quoted = (text: string | undefined): string => (text === undefined ? "" : `“${short(text)}”`);

/** An offer that a reader would call one. */
const offerOf = (m: Measures): MeasuredBlock | undefined =>
  blocksWith(m, "offer").find(({ text }) => /\d|[%$€£]|\b(?:free|save|sale|gift|discount)\b/iu.test(text));

/** What is praised where a fault is absent, in the ad's own words; without any it is not praised, for odds are no praise. */
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
  no_reason: (m) => quoted(offerOf(m)?.text),
  low_contrast: (m) => {
    const head = headOf(m);
    return head && head.ratio !== null && head.ratio >= 7
      ? `“${short(head.text)}” has a contrast of ${round(head.ratio, 1)}:1.`
      : "";
  },
};

/** A score without the words it is of would be no news. */
const ofWords: ReadonlySet<string> = new Set(["sticky_words", "pulling_words"]);

function detailOf({ part }: Strong, m: Measures, isFault: boolean): string {
  if (isFault) return seenIn[part.rule]?.(m) ?? "";
  const head = ofWords.has(part.rule) ? headOf(m) : null;
  return head ? `${part.evidence.text.replace(/\.$/u, "")}: ${quoted(head.text)}.` : part.evidence.text;
}

/** A fault that is absent has no place; what stands in its stead has. */
function placesOf(fault: Fault, m: Measures): Box[] {
  const action = actionBlock(m);
  if (fault.code === "no_cta" && action) return [action.button?.box ?? action.box];
  const block = fault.code === "low_contrast" ? headOf(m) : fault.code === "no_reason" ? offerOf(m) : null;
  return block ? [block.box] : fault.places(m);
}

/** Less attention than this and a brand is not "easy to see", whatever else speaks for it. */
const seenShare = 0.035;

/** A call to action that is vague is no strength for being there. */
function isEarned(rule: string, m: Measures): boolean {
  const action = actionBlock(m);
  if (rule === "weak_brand") return (brandBlock(m)?.attention ?? 0) >= seenShare;
  if (rule === "no_cta" || rule === "clear_request") return action !== null && !isVague(action.text);
  return true;
}

/** Everything this ad could be praised for: faults that are clearly absent and strengths that are clearly there. */
export function praiseOf(m: Measures, now: Scored): Strong[] {
  const judgedOf = (rule: string) => now.judged.find((j) => j.fault.code === rule);
  return SCORE_NAMES.flatMap((score) =>
    now.details[score].parts.flatMap((part): Strong[] => {
      const judged = judgedOf(part.rule);
      const isClear = judged
        ? judged.fault.works !== null && judged.probability < judged.prior / 2 && (seenIn[part.rule]?.(m) ?? "") !== ""
        : part.rule !== "O1" && !unseen.has(part.rule) && part.points >= clearly * weightOf(part.rule);
      if (!isClear || part.points < leastPoints || !isEarned(part.rule, m)) return [];
      const boxes = judged && part.evidence.boxes.length === 0 ? placesOf(judged.fault, m) : part.evidence.boxes;
      return [{ part, score, boxes }];
    }),
  );
}

/** The rarer and the more valuable, the more it says about this ad. */
const newsIn = ({ part, boxes }: Strong): number =>
  part.points * (1 - (PRAISE_SHARES[part.rule] ?? 0)) * (boxes.length > 0 ? 1 : placeless);

/** Up to three things that work, each with its place where it has one. */
export function worksOf(m: Measures, now: Scored): Recommendation[] {
  const blamed = new Set(now.judged.filter((j) => j.claimed).map((j) => blames[j.fault.code]));
  // Words that may keep the ad from running are not praised either.
  if (flagsOf(m).length > 0) for (const subject of ["action", "words", "no_reason"]) blamed.add(subject);
  const telling = praiseOf(m, now)
    .filter((one) => (PRAISE_SHARES[one.part.rule] ?? 0) <= tooCommon && !blamed.has(subjectOf(one)))
    .toSorted((p, q) => newsIn(q) - newsIn(p));
  return onceEach(telling)
    .slice(0, most)
    .map((one): Recommendation => {
      const { part, score, boxes } = one;
      return {
        fault: null,
        rule: part.rule,
        score,
        action: "keep",
        text: `${part.label}.`,
        detail: detailOf(
          one,
          m,
          now.judged.some((j) => j.fault.code === part.rule),
        ),
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
