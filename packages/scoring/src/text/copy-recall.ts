import { wordsOf } from "./words.ts";

/** Stand-in until the fitted model lands: short, few function words. 0..100. Rule of thumb, evidence C. */
export function copyRecall(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const plainWords = words.filter((w) => w.length >= 4).length / words.length;
  return Math.min(100, Math.max(0, 40 + 30 * plainWords - 2 * Math.max(0, words.length - 6)));
}
