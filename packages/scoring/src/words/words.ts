/** Words of a text in lower case: letters with inner apostrophes or hyphens. Curly apostrophes count as straight ones. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .replaceAll(/[’‘`´]/g, "'")
      .toLowerCase()
      .match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? []
  );
}

/** Chinese and Japanese are written without spaces; a word of theirs has about two characters. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const unspacedWords =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,2}|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** True for writing in which words do not stand apart. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

/** Words and numbers, in order; a number keeps its separators ("1,000", "3.5"). */
export function tokensOf(text: string): string[] {
  const tokens =
    text
      .normalize("NFC")
      .replaceAll(/[’‘`´]/g, "'")
      .toLowerCase()
      .match(/\d+(?:[.,]\d+)*|\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
  return isUnspaced(text) ? tokens.flatMap((token) => token.match(unspacedWords) ?? []) : tokens;
}

/** Letters and figures alone, in lower case: what is left of a name however it is set. */
export const squeezed = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** How many words somebody would count: what stands between spaces and holds a letter or a figure. "BB&T" and "#the2ofus" are one each. */
export function countOfWords(text: string): number {
  const runs = text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run));
  return isUnspaced(text) ? tokensOf(text).length : runs.length;
}

/** A lower-case copy with single spaces and no outer punctuation, for phrase rules. */
export function plain(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[’‘`´]/g, "'")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[^\p{L}\p{N}$€£¥%]+|[^\p{L}\p{N}%$€£¥]+$/gu, "");
}

/** Splits at sentence ends; an abbreviation's or a decimal's dot does not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|[\n\r]+/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
