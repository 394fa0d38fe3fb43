import { placeOf } from "./lexicon.ts";
import { tokensOf } from "./words.ts";

const ENDING: Record<string, string> = {
  "n't": "not",
  "'s": "",
  "'re": "are",
  "'ve": "have",
  "'ll": "will",
  "'d": "would",
  "'m": "am",
};
const STEM: Record<string, string> = { ca: "can", wo: "will", sha: "shall" };

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The lexicon holds no figures: a number is read as the word for it, or for its size. */
function numberWord(figures: string): string {
  const value = Number(figures.replaceAll(/[.,]/g, ""));
  if (/^(?:19|20)\d\d$/.test(figures)) return "year";
  return NUMBERS[value] ?? (value < 100 ? "twenty" : value < 1000 ? "hundred" : "thousand");
}

/**
 * Words as the lexicon knows them: contractions opened ("don't" → "do", "not"), a hyphenated word split unless it is
 * held whole, figures read as words.
 */
export function modelWords(text: string): string[] {
  return tokensOf(text).flatMap((token) => {
    if (placeOf(token) >= 0) return [token];
    if (/^\d/.test(token)) return [numberWord(token)];
    return token.split("-").flatMap((part) => {
      const cut = /^(.+)(n't|'(?:s|re|ve|ll|d|m))$/.exec(part);
      if (cut === null) return part === "" ? [] : [part.replaceAll("'", "")];
      const ending = ENDING[cut[2] ?? ""] ?? "";
      const stem = cut[1] ?? "";
      return ending === "" ? [stem] : [STEM[stem] ?? stem, ending];
    });
  });
}
