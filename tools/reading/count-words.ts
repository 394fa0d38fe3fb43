/** Words as people count them: case and the punctuation around a word do not matter, signs and accents do. */
const wordsOf = (text: string): string[] =>
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
const countWords = (expected: string[], read: string[]): Count => {
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

/** All the words of several pictures together. */
export const sumCounts = (counts: Count[]): Count => {
  const total: Count = { expected: 0, found: 0, marked: 0, markedFound: 0, read: 0, missing: [] };
  for (const one of counts) {
    for (const key of ["expected", "found", "marked", "markedFound", "read"] as const) total[key] += one[key];
    total.missing.push(...one.missing);
  }
  return total;
};

/** The words drawn in an ad against those read in it. */
export const countAd = (truth: { texts: { text: string }[] }, lines: { text: string }[]): Count =>
  countWords(
    truth.texts.flatMap(({ text }) => wordsOf(text)),
    lines.flatMap(({ text }) => wordsOf(text)),
  );

export const describeCount = (name: string, count: Count): string => {
  const share = (a: number, b: number): string => `${a}/${b} = ${((100 * a) / b).toFixed(1)} %`;
  return `${name}: words ${share(count.found, count.expected)}, precision ${share(count.found, count.read)}, signs and accents ${share(count.markedFound, count.marked)}; missing: ${count.missing.join(" ")}\n`;
};
