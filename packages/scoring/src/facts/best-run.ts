import { isButtonBesideNumber } from "../words/call-to-action.ts";
import { isRequestToGo } from "../words/sent-somewhere.ts";
import { joinedText } from "./blocks.ts";
import { carriedOn } from "./carried-on.ts";
import { choose, type Chosen, type Option, sharesLetters, sharesWords } from "./choose.ts";
import { forestOf, rawScores } from "./forest.ts";
import { groupFeatures } from "./group-features.ts";
import { isSetAlike } from "./line-groups.ts";
import { asksNothing, isForTheHand } from "./request-signs.ts";
import { CTA_FOREST, CTA_LEAST, HEADLINE_FOREST, HEADLINE_LEAST } from "./role-models.data.ts";
import type { SeenLines } from "./seen-lines.ts";

/** Longest call to act in lines: a label set in two or three. */
const longestAction = 3;

/** Numbers to call: no message, however large they are set. A date has eight digits at most. */
const isNumberAlone = (text: string): boolean => !/\p{L}/u.test(text) && text.replaceAll(/\D/gu, "").length >= 9;

/** The run of lines most likely to be the headline, or the request; none where the request is too unlikely. */
export function bestRun(
  seen: SeenLines,
  chances: number[][],
  role: "headline" | "cta",
  free: (i: number) => boolean,
  aspect: number,
): Chosen<number[]> | null {
  const forest = forestOf(role === "headline" ? HEADLINE_FOREST : CTA_FOREST);
  const longest = role === "headline" ? Number.POSITIVE_INFINITY : longestAction;
  const textOf = (group: readonly number[]): string => joinedText(group.map((i) => seen.lines[i]?.text ?? ""));
  const options = seen.groups
    .filter(
      (group) =>
        group.length <= longest &&
        !(role === "cta" && asksNothing(seen.lines, group, aspect)) &&
        group.every((i) => free(i) && !(role === "headline" && isNumberAlone(seen.lines[i]?.text ?? ""))),
    )
    .map((group): Option<number[]> => {
      const [score = 0] = rawScores(forest, groupFeatures(seen, chances, group, role, aspect));
      return { value: group, text: textOf(group), score };
    });
  if (role === "headline") {
    const best = choose(options, sharesWords, HEADLINE_LEAST);
    const last = seen.lines[best?.value.at(-1) ?? -1];
    const isSetLikeTheLast = (i: number): boolean =>
      last !== undefined && seen.lines[i] !== undefined && isSetAlike(last, seen.lines[i]);
    return best && { ...best, value: carriedOn(best.value, options, isSetLikeTheLast) };
  }
  const best = choose(options, sharesLetters, 0);
  if (best !== null && best.chance >= CTA_LEAST) return best;
  // A button's label, and words in small type that send the viewer to an address, ask however little they look like a request.
  const plain = options.find((o) => isButtonBesideNumber(o.text) || isRequestToGo(o.text) || isForTheHand(o.text));
  // None is chosen, but there may be one.
  return plain ? { value: plain.value, chance: 1 } : best && { value: [], chance: best.chance };
}
