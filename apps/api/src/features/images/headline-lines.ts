/** Letters that no decomposition takes an accent from. */
const plainLetters: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d" };
/** Scripts written without spaces: each character counts as a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

/** Case, accents and punctuation aside. */
function wordsOf(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}'’‘]/gu, "")
    // Upper before lower: ß and SS meet only that way.
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[øłđ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(unspaced, " $& ");
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** One more row of the longest common subsequence: how many words agree, in order, with the first n of `asked`. */
function withWord(row: readonly number[], word: string, asked: readonly string[]): number[] {
  const next = [0];
  for (const [index, other] of asked.entries())
    next.push(other === word ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
  return next;
}

/** Four in five at the least, in whole numbers: 0.8 × 15 need not be 12. */
const areEnough = (agreeing: number, words: number): boolean => 5 * agreeing >= 4 * words;

type Sought = { headline: string; lines: readonly { text: string }[]; leftOut: readonly number[] };

/**
 * The numbers of the run of lines whose words agree best with these, the shortest and first of equals; null where fewer
 * than four in five of the words, those asked for and those of the run, agree. Lines left out are passed over.
 */
export function headlineLinesOf({ headline, lines, leftOut }: Sought): number[] | null {
  const asked = wordsOf(headline);
  const read = lines
    .map(({ text }, line) => ({ line, words: wordsOf(text) }))
    .filter(({ line, words }) => words.length > 0 && !leftOut.includes(line));
  let best: { agreement: number; run: number[] } = { agreement: 0, run: [] };
  for (const start of read.keys()) {
    let row: number[] = asked.map(() => 0);
    let count = 0;
    const run: number[] = [];
    for (const { line, words } of read.slice(start)) {
      count += words.length;
      // A longer run cannot agree any more.
      if (!areEnough(asked.length, count)) break;
      for (const word of words) row = withWord(row, word, asked);
      run.push(line);
      const agreeing = row.at(-1) ?? 0;
      const most = Math.max(asked.length, count);
      const agreement = agreeing / most;
      const isBetter = agreement > best.agreement || (agreement === best.agreement && run.length < best.run.length);
      if (areEnough(agreeing, most) && isBetter) best = { agreement, run: [...run] };
    }
  }
  return best.run.length > 0 ? best.run : null;
}
