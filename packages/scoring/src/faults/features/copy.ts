import { isMostlyUnknown, isOtherScript, languageOf } from "../../words/language.ts";
import { looksLikeAddress } from "../../words/copy-signs.ts";
import { placeOf } from "../../words/lexicon.ts";
import { wordsOf } from "../../words/words.ts";
import { areLettersClear } from "../../words/named.ts";
import { spellingFaults, type SpellingFault } from "../../words/spelling.ts";
import { sureSlips } from "../../words/sure-slips.ts";
import { policyProbability } from "../../words/policy.ts";
import { textSense } from "../../words/text-sense.ts";
import { teaserProbability } from "../../words/teaser.ts";
import { messageText } from "../../facts/measure-copy.ts";
import type { MeasuredBlock, Measures } from "../../facts/seen.ts";
import { adText, blocksWith, mustRead, rise } from "./shown.ts";

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/gu, "");

/** Words that are probably misspelt, where the reader was sure of what it read. */
export const misspelt = (m: Measures): SpellingFault[] =>
  mustRead(m)
    .filter((b) => b.confidence >= 0.9)
    .flatMap((b) => spellingFaults(b.text));

/** "autommatic" was read with .96 where the ad says "automatic"; from here on no such word was misread on 100 pages of small text. */
const surelyRead = 0.99;
/** As sure as the reader ever is, up to rounding. */
const beyondDoubt = 0.9995;

/** How sure the reader was of the line that a word stands in, the least sure of several. */
const sureOf = ({ confidence, setAs = [], setSure = [] }: MeasuredBlock, word: string): number => {
  const lines = setAs.flatMap((line, i) => (line.includes(word) ? (setSure[i] ?? confidence) : []));
  return lines.length === 0 ? confidence : Math.min(...lines);
};

/** Words that are misspelt for sure, in English copy; the advertiser may spell the name as it likes. */
export function surelyMisspelt(m: Measures): SpellingFault[] {
  if (isForeign(m)) return [];
  const name = lettersOf(m.brand?.text ?? "");
  return mustRead(m)
    .filter((b) => b.confidence >= surelyRead && areLettersClear(b))
    .flatMap((b) => sureSlips(b.text, (word) => sureOf(b, word) >= beyondDoubt))
    .filter(({ word }) => !name.includes(word.toLowerCase()));
}

const withoutAddresses = (text: string): string =>
  text
    .split(/\s+/u)
    .filter((token) => !looksLikeAddress(token))
    .join(" ");

/** The longer words to be read, where the reader was sure of them; the advertiser's name and addresses are nobody's vocabulary. */
export function longerWords(m: Measures): string[] {
  const name = lettersOf(m.brand?.text ?? "");
  const isOfName = (word: string): boolean => name.length >= 4 && (name.includes(word) || word.includes(name));
  return mustRead(m)
    .filter((b) => b.confidence >= 0.9)
    .flatMap((b) => wordsOf(withoutAddresses(b.text)))
    .filter((w) => w.length >= 4 && /^[a-z]+$/u.test(w) && !isOfName(w));
}

/** English as far as can be told: word list and reading ease know no other language. */
export const isEnglish = (m: Measures): boolean => ["", "en"].includes(languageOf(adText(m)).code);

/** No sentence of English, as far as can be told. */
export const isForeign = (m: Measures): boolean => !isEnglish(m) || isMostlyUnknown(adText(m));

/** Nobody puts accents on two words and more without a language that has them, whether we know it or not. */
export const hasForeignLetters = (m: Measures): boolean =>
  new Set(wordsOf(adText(m)).filter((word) => word.length > 3 && /[^a-z\d'’-]/u.test(word) && placeOf(word) < 0)).size >
  1;

/** How far a language must lie ahead of the others to be taken for that of the ad. */
const SURELY = 0.3;

/** In a language other than English that is known by its small words: what it asks and promises is not known by English ones. */
export function isInOtherLanguage(m: Measures): boolean {
  const { code, sure } = languageOf(adText(m));
  return !["", "en"].includes(code) && sure >= SURELY;
}

/** In Chinese characters, Cyrillic letters and the like: nothing that is known by its words can be told of it. */
export const isInOtherScript = (m: Measures): boolean => isOtherScript(adText(m));

/** What the ad asks and offers may stand in another language than English, or in writing that was not read. */
export const isBeyondReading = (m: Measures): boolean => isForeign(m) || m.unread.length > m.blocks.length;

/** Share of the longer words that no word list holds. Names are among them. */
export function unknownWords(m: Measures): number {
  const words = longerWords(m);
  return words.length === 0 ? 0 : words.filter((w) => placeOf(w) < 0).length / words.length;
}

/** How much the headline, or the longest text where there is none, has the form of a teaser. */
export function teasing(m: Measures): number {
  const heads = blocksWith(m, "headline");
  const lines =
    heads.length > 0
      ? heads
      : mustRead(m)
          .toSorted((p, q) => q.words - p.words)
          .slice(0, 1);
  const joined = lines.map((b) => b.text).join(" ");
  return Math.max(0, ...[joined, ...lines.map((b) => b.text)].filter((t) => t !== "").map(teaserProbability));
}

export function copyFeatures(m: Measures) {
  const { copy } = m;
  const message = messageText(m.blocks);
  const all = adText(m);
  const sense = textSense(all.split("\n"));
  return {
    noOffer: blocksWith(m, "offer").length === 0 ? 1 : 0,
    noBenefit: copy.benefit ? 0 : 1,
    noReader: copy.secondPerson ? 0 : 1,
    noNumber: copy.number ? 0 : 1,
    fewWords: rise(copy.messageWords, 14, 0),
    noBody: blocksWith(m, "body").length === 0 ? 1 : 0,
    teasing: teasing(m),
    senseless: sense.kind === "ok" || sense.kind === "empty" ? 0 : sense.share,
    restricted: policyProbability(all, "policy_risk"),
    posing: policyProbability(all, "misleading"),
    misspelt: Math.min(1, misspelt(m).length / 3),
    unknownWords: unknownWords(m),
    hardWords: copy.ease === null ? 0 : rise(copy.ease, 90, 0),
    headlineLong: rise(copy.headlineWords, 5, 18),
    sponsored: copy.sponsorLabel ? 1 : 0,
    forgettable: copy.recall === null ? 0 : 1 - copy.recall / 100,
    question: /\?/u.test(message) ? 1 : 0,
  };
}
