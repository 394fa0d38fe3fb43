import { tokensOf, wordsOf } from "./words.ts";

const YOU = /^(?:you|your|yours|yourself|yourselves|you'(?:re|ve|ll|d)|u|ur)$/;

/** How many words speak to the reader. */
export function secondPersonCount(text: string): number {
  return wordsOf(text).filter((word) => YOU.test(word)).length;
}

export function hasSecondPerson(text: string): boolean {
  return secondPersonCount(text) > 0;
}

const NUMBER_WORD =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|double|triple|twice|dozen)$/;

/** A figure or a number word; "one" is left out because it is mostly a pronoun. */
export function hasNumber(text: string): boolean {
  return tokensOf(text).some((token) => /^\d/.test(token) || NUMBER_WORD.test(token)) || /\d/.test(text);
}

const BENEFIT =
  /\b(?:sav(?:e|es|ing|ings)|free|faster|fast|easier|easy|easily|simple|simply|better|best|healthier|healthy|safer|safe|secure|cheaper|stronger|smarter|brighter|cleaner|softer|fresher|lighter|longer|earn|win|gain|boost|improve|increase|reduce|cut|lose|protect|relax|enjoy|comfort(?:able)?|guarantee[ds]?|guaranteed|effortless(?:ly)?|instant(?:ly)?|no (?:hassle|stress|fees?|contract|commitment|mess|effort|waiting)|hassle[- ]free|risk[- ]free|money[- ]back|without the|so you can|helps? you|lets? you|gives? you|made for you|proven|results|grow|transform|unlock|delicious|natural|unlimited|more (?:time|money|energy|room|space|power|life|fun|miles|data)|less (?:time|stress|work|effort|mess))\b/i;

/** Superlatives as comparatives, for a list that has these: what is fastest is faster. */
const compared = (text: string): string => text.replaceAll(/(\p{L}{3,})est\b/giu, "$1er");

/** A gain for the reader, by a list of words. A rule of thumb (evidence C). */
export function hasBenefit(text: string): boolean {
  return BENEFIT.test(text) || BENEFIT.test(compared(text));
}
