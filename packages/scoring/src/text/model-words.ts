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

/**
 * Words as the lexicon knows them: contractions opened ("don't" → "do", "not"), a hyphenated word split unless it is
 * held whole, separators taken out of numbers.
 */
export function modelWords(text: string): string[] {
  return tokensOf(text).flatMap((token) => {
    if (placeOf(token) >= 0) return [token];
    if (/^\d/.test(token)) return [token.replaceAll(/[.,]/g, "")];
    return token.split("-").flatMap((part) => {
      const cut = /^(.+)(n't|'(?:s|re|ve|ll|d|m))$/.exec(part);
      if (cut === null) return part === "" ? [] : [part.replaceAll("'", "")];
      const ending = ENDING[cut[2] ?? ""] ?? "";
      const stem = cut[1] ?? "";
      return ending === "" ? [stem] : [STEM[stem] ?? stem, ending];
    });
  });
}
