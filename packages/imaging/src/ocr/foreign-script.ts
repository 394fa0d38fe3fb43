/** Mean certainty of the lines, by length, under which the reader may be at a loss. */
const unsure = 0.93;
/** Share of words that no Latin spelling would produce. */
const oddShare = 0.25;
/** Where hardly a word is English the reader may be surer and the odd words fewer: Cyrillic capitals look Latin. */
const hardlyEnglish = 0.2;
const unsureThen = 0.96;
const oddShareThen = 0.1;

const isOdd = (word: string): boolean => {
  const bare = word.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const letters = bare.replaceAll(/[^A-Za-z]/g, "");
  if (letters.length < 2) return false;
  const isMixed = /[a-z][A-Z]/.test(bare) || /[A-Z]{2}[a-z]/.test(bare) || /[A-Za-z]\d|\d[A-Z][A-Z]/.test(bare);
  return isMixed || (letters.length >= 3 && !/[aeiouy]/i.test(letters));
};

/**
 * Writing in another script comes out of the English reader as strings like "AeHbrM" or "3ITYchT": not sure of itself,
 * with capitals and digits inside words. Better to say that it was not read than to score nonsense.
 */
export const looksForeign = (lines: { text: string; confidence: number }[], knownShare = 1): boolean => {
  const length = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (length === 0) return false;
  const certainty = lines.reduce((sum, line) => sum + line.confidence * line.text.length, 0) / length;
  const words = lines.flatMap((line) => line.text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 1);
  const odd = words.filter(isOdd).length;
  if (words.length === 0) return false;
  if (certainty < unsure && odd >= words.length * oddShare) return true;
  return (
    knownShare < hardlyEnglish && words.length >= 5 && certainty < unsureThen && odd >= words.length * oddShareThen
  );
};
