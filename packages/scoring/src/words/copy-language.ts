import { placeOf } from "./lexicon.ts";

/** Whether the copy models may speak about a text: they were fitted on English only. */
export type CopyStatus = "ok" | "empty" | "not_english";

const ENGLISH = new Set(
  "the a an and or of to in for on with is are be it you your we our this that from at by as not no all more can will have has get new what how when why who".split(
    " ",
  ),
);
const FOREIGN = new Set(
  "der die das und ist nicht ein eine für mit auf den dem zu von im auch sie ihr wir le la les des du est une et pour avec sur dans vous votre nous pas plus el los las por para una con que es su tu il lo gli che per di della sono non een het van voor met je uw op och att det som för jest nie na się og ikke til av".split(
    " ",
  ),
);

/** Words that are English and something else at once: they vote for neither side. */
const BOTH = new Set([
  "die",
  "a",
  "no",
  "on",
  "in",
  "an",
  "is",
  "will",
  "me",
  "es",
  "per",
  "met",
  "van",
  "den",
  "plus",
  "all",
  "most",
  "som",
  "pour",
]);

/** `spoken` are the text's modelWords. */
export function copyStatus(text: string, spoken: readonly string[]): CopyStatus {
  const letters = text.match(/\p{L}/gu) ?? [];
  const words = spoken.filter((word) => /\p{L}/u.test(word));
  if (letters.length === 0 || words.length === 0) return "empty";
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin < 0.7 * letters.length) return "not_english";
  const voting = [...new Set(words)].filter((word) => !BOTH.has(word));
  const english = voting.filter((word) => ENGLISH.has(word)).length;
  const foreign = voting.filter((word) => FOREIGN.has(word)).length;
  if (foreign >= 2 && foreign > english) return "not_english";
  const known = words.filter((word) => placeOf(word) >= 0).length;
  // Brand names are unknown too, so one or two unknown words say nothing about the language.
  return words.length >= 4 && known < 0.5 * words.length ? "not_english" : "ok";
}
