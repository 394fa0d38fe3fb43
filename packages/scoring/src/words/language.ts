import { languageByLetters, OWN_SHARE, sharesByLetters } from "./letter-profiles.ts";
import { LANGUAGE_CODES, languageTables } from "./language-words.ts";
import { placeOf, rarityAt } from "./lexicon.ts";
import { wordsOf } from "./words.ts";

export interface Language {
  /** ISO 639-1, "" where there are too few words to tell. */
  code: string;
  /** 0..1: how far the language lies ahead of the next. */
  sure: number;
}

/** Scripts that stand for one language in most ads; Cyrillic is Russian unless a Ukrainian letter stands in it. */
const SCRIPTS: readonly (readonly [code: string, script: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["zh", /\p{Script=Han}/u],
  ["uk", /[іїєґ]/iu],
  ["ru", /\p{Script=Cyrillic}/u],
  ["el", /\p{Script=Greek}/u],
  ["ar", /\p{Script=Arabic}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["th", /\p{Script=Thai}/u],
];

const UNKNOWN: Language = { code: "", sure: 0 };
/** Evidence a text must hold in all: more than half a small word, or two everyday English ones. */
const LEAST = 0.7;
/** An everyday English word speaks for English a little; names and foreign words are rare in the lexicon or not in it. */
const EVERYDAY_RARITY = 4;
const EVERYDAY_VOTE = 0.35;
/** Most ads here are English: two stray letters that spell a foreign small word shall not outvote an English one. */
const ENGLISH_AHEAD = 0.5;
const LETTER_VOTE = 0.8;

function votes(text: string): Map<string, number> {
  const { words, letters } = languageTables();
  const sums = new Map<string, number>(LANGUAGE_CODES.map((code) => [code, 0]));
  const add = (shares: ReadonlyMap<string, number> | undefined, weight: number): void =>
    shares?.forEach((share, code) => sums.set(code, (sums.get(code) ?? 0) + share * weight));
  for (const word of new Set(wordsOf(text))) {
    const small = words.get(word);
    add(small, 1);
    const place = small === undefined ? placeOf(word) : -1;
    if (place >= 0 && word.length > 2 && rarityAt(place) < EVERYDAY_RARITY) add(new Map([["en", 1]]), EVERYDAY_VOTE);
  }
  for (const letter of new Set(text.toLowerCase())) add(letters.get(letter), LETTER_VOTE);
  return sums;
}

/** Share of triples of letters from which on a text without known small words is taken for a language: of scrambled English one in three hundred reaches it. */
const LIKE_A_LANGUAGE = 0.36;

/** Where no small word tells: a few words in capitals without their accents ("SAN HANG GIAO NGAY"). English words are known by themselves. */
function byLetters(text: string): Language {
  if (!isMostlyUnknown(text)) return UNKNOWN;
  const like = languageByLetters(wordsOf(text));
  return like !== null && like.share >= LIKE_A_LANGUAGE ? { code: like.code, sure: like.share } : UNKNOWN;
}

/**
 * "Emergencia economica y social" was called English for its one word of both. Where English lists know few of the words and they are put
 * together like those of another language, it is the one whose small words stand there, else the one they are most like.
 */
function notEnglish(text: string, sums: ReadonlyMap<string, number>): Language | null {
  if (!isMostlyUnknown(text)) return null;
  const shares = sharesByLetters(wordsOf(text));
  if (shares === null || Math.max(...Object.values(shares)) < OWN_SHARE) return null;
  const likely = Object.entries(shares).map(([code, share]) => ({ code, share, all: share + (sums.get(code) ?? 0) }));
  const { code, share } = likely.reduce((best, one) => (one.all > best.all ? one : best));
  return { code, sure: share };
}

/** The language of a text, by its script, its small words and its letters. A rule of thumb for a line or more, not for a name. */
export function languageOf(text: string): Language {
  if (last?.text !== text) last = { text, found: toldOf(text) };
  return last.found;
}

/** Many rules ask about one text, one after the other. */
let last: { text: string; found: Language } | null = null;

function toldOf(text: string): Language {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (letters.length === 0) return UNKNOWN;
  if (latin < 0.5 * letters.length) {
    const code = SCRIPTS.find(([, script]) => script.test(text))?.[0];
    return code === undefined ? UNKNOWN : { code, sure: 1 - latin / letters.length };
  }
  if (wordsOf(text).length < 2) return UNKNOWN;
  const sums = votes(text.normalize("NFC"));
  const english = sums.get("en") ?? 0;
  if (english > 0) sums.set("en", english + ENGLISH_AHEAD);
  const [first, second] = [...sums].toSorted((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < LEAST) return byLetters(text);
  if (first[0] === "en") {
    const foreign = notEnglish(text, sums);
    if (foreign !== null) return foreign;
  }
  return { code: first[0], sure: 1 - (second?.[1] ?? 0) / first[1] };
}

/** True for writing of which less than half is in Latin letters: no list of words and no model here knows any of it. */
export function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return 2 * letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length < letters.length;
}

/** Fewer different words than this tell nothing: they may all be names. */
const ENOUGH_WORDS = 4;

/**
 * True where English lists hold less than half of the longer words. Loanwords and names in other languages pass for English above; of 1,071
 * labelled ads that it calls English, this is so in 22 of the 45 that are not, and in fewer than one in a hundred that are.
 */
export function isMostlyUnknown(text: string): boolean {
  const longer = [...new Set(wordsOf(text))].filter((word) => word.length >= 4 && /^\p{L}+$/u.test(word));
  return longer.length >= ENOUGH_WORDS && 2 * longer.filter((word) => placeOf(word) >= 0).length < longer.length;
}

/** True where a small word of another language stands in it that is none in English. */
export const holdsForeignWord = (text: string): boolean =>
  wordsOf(text).some((word) => languageTables().words.get(word)?.has("en") === false);
