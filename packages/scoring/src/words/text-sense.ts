import { isCallToAction } from "./call-to-action.ts";
import { holdsForeignWord, languageOf } from "./language.ts";
import { languageTables } from "./language-words.ts";
import { isFormedLikeALanguage, OWN_SHARE, sharesByLetters } from "./letter-profiles.ts";
import { strangeness } from "./letter-triples.ts";
import { placeOf, rarityAt } from "./lexicon.ts";
import { loremWords } from "./lorem.ts";
import { placeholderWords } from "./placeholder.ts";
import { isBuilt } from "./spelling.ts";
import { wordsOf } from "./words.ts";

export type TextKind = "ok" | "gibberish" | "lorem" | "placeholder" | "empty";

export interface TextSense {
  kind: TextKind;
  /** Share of the words that are of that kind; 0 for "ok" and "empty". */
  share: number;
}

/** From these shares on a text is of the kind. Rules of thumb, checked on real ads (docs/copy-models.md), not fitted. */
const LOREM = 0.3;
const PLACEHOLDER = 0.4;
const STRANGE = 0.4;
const UNKNOWN = 0.85;
/** No text of five words and more goes without small words and known ones at once. */
const UNKNOWN_WITHOUT_SMALL = 0.75;
/** Short words are held for the sake of names and signs; only the usual ones count as known here. */
const SHORT_RARITY = 4.2;
/** A word at least this strange holds letters that words and names do not put together. */
const STRANGE_WORD = 0.4;
/** The same where accents tell of a language that is not held here: Polish has "wysyłki", random letters are stranger. */
const STRANGE_WORD_WITH_ACCENTS = 0.7;
/** Letters that words of no language are made of: "fxvqzo". */
const NO_WORD = 0.8;
/** Few words say little: names and misread words are unknown too. */
const LEAST_WORDS = 3;
const LEAST_UNKNOWN_WORDS = 5;

function isKnown(word: string): boolean {
  if (languageTables().words.has(word)) return true;
  const place = placeOf(word);
  if (word.length <= 4) return place >= 0 && rarityAt(place) < SHORT_RARITY;
  return place >= 0 || word.split(/['-]/u).every((part) => part.length < 3 || placeOf(part) >= 0) || isBuilt(word);
}

/**
 * "The best shroop in Varnton": where English speaks, its word list judges the other words, however well they can be said. Of 478 real ads,
 * as read and as labelled, one misread one comes to 52 %, and its four words are more than a name or two.
 */
const UNKNOWN_IN_ENGLISH = 0.55;
const MORE_THAN_NAMES = 4;
/** As common as this, a word tells that English is spoken. */
const EVERYDAY_RARITY = 4;
const EVERYDAY_WORDS = 2;
/** Words put together so much like those of another language are its own, whatever stands beside them. */
const SURELY_A_LANGUAGE = 0.36;

const isEveryday = (word: string): boolean => {
  const small = languageTables().words.get(word);
  const place = placeOf(word);
  return small === undefined ? place >= 0 && rarityAt(place) < EVERYDAY_RARITY : small.has("en");
};

/** True where everyday English stands in it and nothing of another language. */
function speaksEnglish(text: string, words: readonly string[]): boolean {
  if (holdsForeignWord(text) || wordsOf(text).filter(isEveryday).length < EVERYDAY_WORDS) return false;
  const like = Math.max(0, ...Object.values(sharesByLetters(words) ?? {}));
  const small = words.some((word) => languageTables().words.get(word)?.has("en"));
  return like < (small ? SURELY_A_LANGUAGE : OWN_SHARE);
}

/** Share of unknown words among those that say something, where they stand in English; nought where they may be names. */
function nonsenseInEnglish(text: string, words: readonly string[]): number {
  const saying = words.filter((word) => !languageTables().words.has(word));
  const unknown = saying.filter((word) => !isKnown(word));
  const share = unknown.length / Math.max(1, saying.length);
  if (unknown.length < MORE_THAN_NAMES || share < UNKNOWN_IN_ENGLISH) return 0;
  // "Meet Daenerys Targaryen": capitals among small letters are names.
  const isSmall = (word: string): boolean => new RegExp(`(?<![\\p{L}'’-])${word}(?![\\p{L}'’-])`, "u").test(text);
  if (!unknown.some(isSmall) && saying.some(isSmall)) return 0;
  return unknown.some((word) => /[^a-z'’-]/u.test(word)) || !speaksEnglish(text, words) ? 0 : share;
}

/** What is said but for addresses and buttons, which templates bring along. */
const saidIn = (lines: readonly string[]): string =>
  lines.filter((line) => !/[@/]|\.\w{2,3}\b/u.test(line) && !isCallToAction(line)).join("\n");

/** True where small words of English stand in it and of no other language: how its other words are put together says nothing then. */
export function holdsEnglishOnly(lines: readonly string[]): boolean {
  const text = saidIn(lines);
  const isEnglish = (word: string): boolean => {
    const small = languageTables().words.get(word);
    return small?.size === 1 && small.has("en");
  };
  return !holdsForeignWord(text) && wordsOf(text).some(isEnglish);
}

/** Share of words that no language forms, or that none of the words is known: nought where the text is in a language we know. */
function gibberishShare(lines: readonly string[]): number {
  const text = saidIn(lines);
  const words = [...new Set(wordsOf(text))].filter((word) => word.length >= 3);
  if (words.length < LEAST_WORDS) return 0;
  const nonsense = nonsenseInEnglish(text, words);
  if (nonsense > 0) return nonsense;
  const unknown = words.filter((word) => !isKnown(word));
  if (isFormedLikeALanguage(words)) return 0;
  // Nobody puts accents on letters without words: some language has them, whether we know it or not.
  const accented = unknown.filter((word) => /[^a-z'’-]/u.test(word) && word.length > 3);
  // A single one may be a slip of the reader's, where letters stand beside it that no language puts together.
  const isForeign = accented.length > 1 || (accented.length === 1 && !unknown.some((w) => strangeness(w) >= NO_WORD));
  const from = isForeign ? STRANGE_WORD_WITH_ACCENTS : STRANGE_WORD;
  const strange = unknown.filter((word) => strangeness(word) >= from).length / words.length;
  if (strange >= STRANGE) return strange;
  if (isForeign) return 0;
  const { code, sure } = languageOf(text);
  if (code !== "" && code !== "en" && sure > 0.3) return 0;
  const share = unknown.length / words.length;
  const most = words.some((word) => languageTables().words.has(word)) ? UNKNOWN : UNKNOWN_WITHOUT_SMALL;
  return words.length >= LEAST_UNKNOWN_WORDS && share >= most ? share : 0;
}

/** Whether the words of an ad say anything: filler text, a template left as it was, letters without words. */
export function textSense(lines: readonly string[]): TextSense {
  const text = lines.join("\n");
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (words === 0) return { kind: "empty", share: 0 };
  const shareOf = (count: (line: string) => number): number =>
    lines.reduce((sum, line) => sum + count(line), 0) / words;
  const lorem = shareOf(loremWords);
  if (lorem >= LOREM) return { kind: "lorem", share: Math.min(1, lorem) };
  const placeholder = shareOf(placeholderWords);
  if (placeholder >= PLACEHOLDER) return { kind: "placeholder", share: Math.min(1, placeholder) };
  const latin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0);
  const gibberish = latin > 0.7 ? gibberishShare(lines) : 0;
  return gibberish > 0 ? { kind: "gibberish", share: gibberish } : { kind: "ok", share: 0 };
}
