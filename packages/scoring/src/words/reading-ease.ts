import { sentencesOf, wordsOf } from "./words.ts";

/** Syllables of one English word by vowel groups: an estimate, no dictionary behind it. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const stem = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.slice(0, 1)).replace(/^y/, "");
  const groups = stem.match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

/**
 * Flesch reading ease (Flesch 1948): 206.835 − 1.015 words/sentence − 84.6 syllables/word.
 * Null without words: an empty text is neither easy nor hard. Not clamped; short copy goes past 100.
 */
export function readingEase(text: string): number | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const sentences = Math.max(1, sentencesOf(text).length);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}
