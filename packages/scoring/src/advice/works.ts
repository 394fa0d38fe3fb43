import { actionBlock, headOf } from "../faults/features/shown.ts";
import type { Fault } from "../faults/fault.ts";
import { flagsOf } from "../faults/flags.ts";
import type { Measures } from "../facts/seen.ts";
import { SCORE_NAMES, type Scored } from "../scores/overall.ts";
import { weightOf } from "../scores/parts.ts";
import { faultLead } from "../scores/terms.ts";
import type { Box, Part, Recommendation, ScoreName } from "../types.ts";
import { offerOf, SEEN_IN } from "./praise.ts";
import { PRAISE_SHARES } from "./praise-shares.data.ts";

/** Things praised in one ad. */
const most = 3;
/** Parts that give less are no news. */
const leastPoints = 1;
/** Something is clearly there from this share of what it can give. */
const clearly = 0.5;
/** What most ads can be praised for tells nothing about this one. */
const tooCommon = 0.5;
/** What can be pointed at is worth more than what holds of the whole picture. */
const placeless = 0.35;

interface Strong {
  part: Part;
  /** What it gives; of a fault that is absent, what other ads lose by it on top. */
  points: number;
  score: ScoreName;
  boxes: Box[];
}

/** Praise of one thing is said once. */
const subjects: Readonly<Record<string, string>> = {
  ...{ no_cta: "action", weak_cta: "action", large_request: "action", clear_request: "action" },
  ...{ no_brand: "brand", weak_brand: "brand", brand_large: "brand", brand_clear: "brand", brand_looked_at: "brand" },
  ...{ set_off: "white", unlike_a_page: "white", set_type: "white" },
  ...{ type_scale: "size", large_headline: "size", weak_hierarchy: "size" },
  ...{ sticky_words: "words", pulling_words: "words", speaks_to_viewer: "words" },
};

/** What is held against an ad is not praised in the same breath. */
const blames: Readonly<Record<string, string>> = {
  ...{ no_cta: "action", weak_cta: "action", no_brand: "brand", weak_brand: "brand" },
  ...{ teaser: "words", unclear_message: "words", hard_words: "words", too_much_text: "words" },
  ...{ tiny_text: "short_lines", clutter: "short_lines" },
  ...{ weak_hierarchy: "size", dated_look: "white", empty: "white", low_contrast: "low_contrast" },
};

/** What is said of words, quoting them. */
const worded = ["action", "words", "no_reason", "size", "short_headline", "short_lines", "low_contrast"];

const subjectOf = ({ part }: Pick<Strong, "part">): string => subjects[part.rule] ?? part.rule;

function onceEach(strong: readonly Strong[]): Strong[] {
  return strong.filter((one, at) => strong.findIndex((other) => subjectOf(other) === subjectOf(one)) === at);
}

/** What is praised, in the ad's own words; without any it is not praised: odds are no praise. */
const saidOf = (part: Part, m: Measures): string => {
  const seen = SEEN_IN[part.rule];
  return seen ? seen(m) : part.evidence.text;
};

/** A fault that is absent has no place; what stands in its stead has. */
function placesOf(fault: Fault, m: Measures): Box[] {
  const action = actionBlock(m);
  if (fault.code === "no_cta" && action) return [action.button?.box ?? action.box];
  const block = fault.code === "low_contrast" ? headOf(m) : fault.code === "no_reason" ? offerOf(m) : null;
  return block ? [block.box] : fault.places(m);
}

/** Everything this ad could be praised for: faults that are clearly absent and strengths that are clearly there. */
export function praiseOf(m: Measures, now: Scored): Strong[] {
  const judgedOf = (rule: string) => now.judged.find((j) => j.fault.code === rule);
  return SCORE_NAMES.flatMap((score) =>
    now.details[score].parts.flatMap((part): Strong[] => {
      const judged = judgedOf(part.rule);
      const isClear = judged
        ? judged.fault.works !== null && judged.probability < judged.prior / 2 && part.rule in SEEN_IN
        : part.rule !== "O1" && part.points >= clearly * weightOf(part.rule);
      const points = judged ? weightOf(part.rule) * faultLead(judged) : part.points;
      if (!isClear || points < leastPoints || saidOf(part, m) === "") return [];
      const boxes = judged && part.evidence.boxes.length === 0 ? placesOf(judged.fault, m) : part.evidence.boxes;
      return [{ part, points, score, boxes }];
    }),
  );
}

/** True or not, it tells an owner nothing: nine of ten readers called it empty. */
const unsaid: ReadonlySet<string> = new Set(["well_made"]);

/** True of the whole picture and of many others: said where there is little else to say. */
const atLast: ReadonlySet<string> = new Set(["set_off"]);

/** The rarer and the more valuable, the more it says about this ad. */
const newsIn = ({ part, points, boxes }: Strong): number =>
  points * (1 - (PRAISE_SHARES[part.rule] ?? 0)) * (boxes.length > 0 ? 1 : placeless);

/** The best of each score that has nothing to change first: an empty list would say nothing. */
function spread(telling: readonly Strong[], advised: ReadonlySet<ScoreName>): Strong[] {
  const bare = SCORE_NAMES.filter((name) => !advised.has(name));
  const firsts = bare.flatMap((name) => telling.find(({ score, boxes }) => score === name && boxes.length > 0) ?? []);
  const chosen = onceEach([...firsts, ...telling]).slice(0, most);
  return telling.filter((one) => chosen.includes(one));
}

/** Up to three things that work, each with its place where it has one; scores without advice come first. */
export function worksOf(m: Measures, now: Scored, advised: ReadonlySet<ScoreName> = new Set()): Recommendation[] {
  const blamed = new Set(now.judged.filter((j) => j.claimed).map((j) => blames[j.fault.code]));
  // Words that may keep the ad from running are not praised either, nor how they are set.
  if (flagsOf(m).length > 0) for (const subject of worded) blamed.add(subject);
  // Nor is what may be another line.
  if (m.unsure.includes("brand")) blamed.add("brand");
  if (m.unsure.includes("cta")) blamed.add("action");
  const telling = praiseOf(m, now)
    .filter(({ part }) => (PRAISE_SHARES[part.rule] ?? 0) <= tooCommon && !unsaid.has(part.rule))
    .filter((one) => !blamed.has(subjectOf(one)))
    .toSorted((p, q) => Number(atLast.has(p.part.rule)) - Number(atLast.has(q.part.rule)) || newsIn(q) - newsIn(p));
  return spread(telling, advised).map(({ part, score, boxes }): Recommendation => {
    return {
      fault: null,
      rule: part.rule,
      score,
      action: "keep",
      text: `${part.label}.`,
      detail: saidOf(part, m),
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
