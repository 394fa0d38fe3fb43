/** How what the engine says is held against the labels of truth-facts: the definitions of its README. */

export interface Label {
  file: string;
  is_ad: boolean;
  text: string[];
  chrome?: string[];
  headline: string;
  body: string[];
  offer: string;
  cta: string;
  brand: string;
  brand_also?: string[];
  people_photo: number;
  people_drawn: number;
  kind: string;
  product_shown: boolean;
  language: string;
  category: string;
  faults: Record<string, 0 | 1 | "?">;
  quality: number;
}

export const plain = (text: string): string =>
  text.normalize("NFKD").toLowerCase().replaceAll("’", "'").replaceAll(/\p{M}/gu, "");

export const wordsIn = (text: string): string[] =>
  plain(text).match(/[\p{L}\p{N}_$£€%]+(?:['.,-][\p{L}\p{N}_]+)*/gu) ?? [];

export const squeezed = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}_]+/gu, "");

/** Words of a among those of b, each as often as it stands there. */
export function shared(a: string, b: string): number {
  const left = new Map<string, number>();
  for (const word of wordsIn(b)) left.set(word, (left.get(word) ?? 0) + 1);
  let both = 0;
  for (const word of wordsIn(a)) {
    const there = left.get(word) ?? 0;
    if (there === 0) continue;
    left.set(word, there - 1);
    both += 1;
  }
  return both;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The same but for spelling within a fifth. */
export function alike(one: string, two: string): boolean {
  const [a, b] = [squeezed(one), squeezed(two)];
  return a !== "" && b !== "" && 1 - distance(a, b) / Math.max(a.length, b.length) >= 0.8;
}

export function isHeadline(said: string, label: Label): boolean {
  const [a, b] = [wordsIn(said).length, wordsIn(label.headline).length];
  return a + b === 0 || (2 * shared(said, label.headline)) / (a + b) >= 0.8;
}

export function isBrand(said: string | null, label: Label): boolean {
  const names = [label.brand, ...(label.brand_also ?? [])].filter((n) => n !== "");
  if (said === null || said === "") return names.length === 0;
  const own = squeezed(said);
  return names.some((name) => {
    const there = squeezed(name);
    return alike(said, name) || (there.length >= 4 && own.includes(there) && own.length <= 2 * there.length);
  });
}

export const isAction = (said: string | null, label: Label): boolean =>
  said === null || said === "" ? label.cta === "" : alike(said, label.cta);

export const auc = (up: readonly number[], down: readonly number[]): number | null => {
  if (up.length === 0 || down.length === 0) return null;
  let above = 0;
  for (const p of up) for (const n of down) above += Number(p > n) + 0.5 * Number(p === n);
  return above / (up.length * down.length);
};
