/**
 * Share of the longer words in Title Case (rule W15): the form of link headlines and search listings, where brand copy is set in
 * sentences or capitals (Chakraborty et al. 2016 for headlines). Few words say little: they count from the fourth on, in
 * full from the seventh.
 */
export function titleCaseShare(text: string): number {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const long = words.filter((w) => w.length >= 4);
  if (long.length < 3) return 0;
  const titled = long.filter((w) => /^\p{Lu}.*\p{Ll}/u.test(w)).length;
  return (titled / long.length) * Math.min(1, Math.max(0, (words.length - 3) / 4));
}
