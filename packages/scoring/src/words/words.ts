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

/** Words and numbers, in order; a number keeps its separators ("1,000", "3.5"). */
export function tokensOf(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .replaceAll(/[’‘`´]/g, "'")
      .toLowerCase()
      .match(/\d+(?:[.,]\d+)*|\p{L}+(?:['-]\p{L}+)*/gu) ?? []
  );
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
