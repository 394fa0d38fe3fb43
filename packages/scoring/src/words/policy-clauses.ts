/** One sentence of the ad, and where it begins in the text. */
export interface Sentence {
  text: string;
  start: number;
  /** What ended it: "?" for a question, "" at the end of a line. */
  end: string;
}

const LETTER_LIKE: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" };
const SIGN_LIKE: Readonly<Record<string, string>> = { "@": "a", $: "s" };

/** Letters for the signs that stand for them inside a word ("p0ison"); as long as the text was, so that places stay. */
export const withoutDisguise = (text: string): string =>
  text
    .replaceAll(/(?<=\p{L})[013457](?=\p{L})/gu, (sign) => LETTER_LIKE[sign] ?? sign)
    .replaceAll(/(?<=\p{L})[@$](?=\p{L})/gu, (sign) => SIGN_LIKE[sign] ?? sign);

/** Words no line of an ad ends with: the sentence goes on below ("We poison / YOUR KIDS"). */
const GOES_ON =
  /\b(?:we|our|your|my|their|the|a|an|to|of|for|with|and|or|from|in|on|at|by|is|are|please|let's|can|will|never|not|don't|no|stop|how|poison|kill|murder|torture|rape|stab|drown|beat|hit|kick|hurt|harm|burn|shoot|choke|buy|sell)\s*$/iu;

/** A line break ends a sentence, unless the line cannot have ended there or the next one goes on in small letters. */
const breaksHere = (before: string, after: string): boolean =>
  !GOES_ON.test(before) && !(/[\p{L},]\s*$/u.test(before) && /^\s*\p{Ll}/u.test(after));

const CLAUSE_ENDS = /[.!?;:|•·…]+(?=[\s"')\]]|$)|\n|\s[-–—]+\s|—|$/gu;
/** Goods and their price stand on the two sides of a colon or dash: "Heroin: 20% off". */
export const SENTENCE_ENDS = /[.!?;|•·…]+(?=[\s"')\]]|$)|\n|$/gu;

/** Sentences of all lines. A colon or dash parts the sentences on its two sides as a full stop does: "Never dull: we poison your kids". */
export function sentencesIn(text: string, ends: RegExp = CLAUSE_ENDS): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(ends)) {
    const end = match.index;
    if (match[0] === "\n" && !breaksHere(text.slice(start, end), text.slice(end + 1))) continue;
    // In one line, as rules and pardons are written: "Break the / bank? Not here" was read as a deed.
    const sentence = text.slice(start, end).replaceAll("\n", " ");
    if (sentence.trim() !== "") found.push({ text: sentence, start, end: match[0].trim() });
    start = end + match[0].length;
  }
  return found;
}
