import type { Measures } from "../facts/seen.ts";
import { SCORE_NAMES, type Scored } from "../scores/overall.ts";
import type { Part, Recommendation, ScoreName } from "../types.ts";

/** Strengths named of one ad. */
const most = 3;
/** Parts that give less are no news. */
const leastPoints = 1;

interface Strong {
  part: Part;
  score: ScoreName;
}

/** Faults that are clearly absent and strengths that are clearly there, the most valuable first. */
function strongParts(now: Scored): Strong[] {
  const clear = new Set(
    now.judged.filter((j) => j.fault.works !== null && j.probability < j.prior / 2).map((j) => j.fault.code as string),
  );
  const faults = new Set(now.judged.map((j) => j.fault.code as string));
  return SCORE_NAMES.flatMap((score) => now.details[score].parts.map((part): Strong => ({ part, score })))
    .filter(({ part }) => part.rule !== "O1" && part.points >= leastPoints)
    .filter(({ part }) => !faults.has(part.rule) || clear.has(part.rule))
    .toSorted((p, q) => q.part.points - p.part.points);
}

/** Up to three things that work, each with its place where it has one. */
export function worksOf(m: Measures, now: Scored): Recommendation[] {
  return strongParts(now)
    .slice(0, most)
    .map(({ part, score }): Recommendation => {
      const judged = now.judged.find((j) => j.fault.code === part.rule);
      const boxes = part.evidence.boxes.length > 0 ? part.evidence.boxes : (judged?.fault.places(m) ?? []);
      return {
        fault: null,
        rule: part.rule,
        score,
        action: "keep",
        text: `${part.label}.`,
        detail: part.evidence.text,
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
