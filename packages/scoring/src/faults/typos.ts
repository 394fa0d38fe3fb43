import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { isFullOfSlips } from "../words/full-of-slips.ts";
import { holdsForeignWord, isMostlyUnknown } from "../words/language.ts";
import { areLettersClear } from "../words/named.ts";
import type { SpellingFault } from "../words/spelling.ts";
import { quoted } from "../words/wording.ts";
import { isEnglish, isInOtherScript, misspelt, surelyMisspelt } from "./features/copy.ts";
import { adText, blocksWith, mustRead } from "./features/shown.ts";
import type { Fault } from "./fault.ts";

/** Where the reader is less sure than this, a slip may be its own. */
const surelyRead = 0.95;

/** In other languages many words look like a slip in an English one. */
const isSlipped = (b: MeasuredBlock): boolean =>
  b.confidence >= surelyRead && areLettersClear(b) && isFullOfSlips(b.text) && !holdsForeignWord(b.text);

/** A headline in which half of the words are misspelt. */
export const slippedHeadline = (m: Measures): MeasuredBlock | null =>
  isEnglish(m) && !isMostlyUnknown(adText(m)) ? (blocksWith(m, "headline").find(isSlipped) ?? null) : null;

/** Those that are slips for sure; else those that may be. */
export const surestSlips = (m: Measures): SpellingFault[] => {
  const sure = surelyMisspelt(m);
  return sure.length > 0 ? sure : misspelt(m);
};

export const typos: Fault = {
  code: "typos",
  score: "copy_engagement",
  topic: "Spelling",
  label: "A misspelt word",
  phrase: "a misspelt word",
  works: "No misspelt word found",
  grade: "B",
  sources: "Lexicon; labelled ads",
  seen: true,
  looksAt: ["misspelt", "unknownWords", "manyWords"],
  costsOutright: true,
  outright: (m) => (slippedHeadline(m) || surelyMisspelt(m).length > 0 ? 0.75 : 0),
  looked: (m) => {
    const [doubtful] = misspelt(m);
    if (doubtful) return `“${doubtful.word}” may be misspelt, or misread by us.`;
    return isEnglish(m) && slippedHeadline(m) === null && mustRead(m).length > 0
      ? "No word we read looks like a slip of a common one."
      : "";
  },
  unknowable: isInOtherScript,
  reason: (m) => {
    const headline = slippedHeadline(m);
    if (headline) return `${quoted(headline.text)} has misspelt words.`;
    const [first] = surestSlips(m);
    return first ? `“${first.word}” should probably read “${first.suggestion}”.` : "A word is misspelt.";
  },
  places: (m) => {
    const headline = slippedHeadline(m);
    if (headline) return [headline.box];
    const words = surestSlips(m).map((f) => f.word);
    return mustRead(m)
      .filter((b) => words.some((w) => b.text.includes(w)))
      .map((b) => b.box);
  },
  mend: "Correct the spelling.",
};
