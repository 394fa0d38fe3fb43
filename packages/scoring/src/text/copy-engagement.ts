import { hasBenefit, hasNumber, hasSecondPerson, isQuestion } from "./appeals.ts";
import { wordsOf } from "./words.ts";

/** Stand-in until the fitted model lands: signs of appeal counted. 0..100. Rule of thumb, evidence C. */
export function copyEngagement(text: string): number {
  const words = wordsOf(text).length;
  if (words === 0) return 0;
  const signs =
    Number(hasBenefit(text)) + Number(hasNumber(text)) + Number(hasSecondPerson(text)) + Number(isQuestion(text));
  return Math.min(100, 35 + 10 * signs + Math.min(10, words));
}
