/** Words as people count them: case and the punctuation around a word do not matter, signs and accents do. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}$£€]+|[^\p{L}\p{N}%€£]+$/gu, ""))
    .filter((word) => word !== "");

export interface Count {
  expected: number;
  found: number;
  /** Words with a currency sign or an accent. */
  marked: number;
  markedFound: number;
  read: number;
  missing: string[];
}

/** How many of the expected words were read, each counted as often as it stands there. */
export const countWords = (expected: string[], read: string[]): Count => {
  const left = new Map<string, number>();
  for (const word of read) left.set(word, (left.get(word) ?? 0) + 1);
  const count: Count = {
    expected: expected.length,
    found: 0,
    marked: 0,
    markedFound: 0,
    read: read.length,
    missing: [],
  };
  for (const word of expected) {
    const isMarked = /[$£€]|[^\p{ASCII}]/u.test(word);
    if (isMarked) count.marked += 1;
    const stock = left.get(word) ?? 0;
    if (stock === 0) {
      count.missing.push(word);
      continue;
    }
    left.set(word, stock - 1);
    count.found += 1;
    if (isMarked) count.markedFound += 1;
  }
  return count;
};
