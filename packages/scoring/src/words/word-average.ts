import { rarityAt } from "./lexicon.ts";

/** A word of frequency rank r weighs r / (r + 1000); the prior draws short texts towards the mean (tools/train/copy). */
const SIF = 1000;
const SIF_PRIOR = 0.5;

const weightAt = (place: number): number => {
  const rank = 10 ** rarityAt(place);
  return rank / (rank + SIF);
};

/** Mean of the words' values; unknown words count in the divisor only. */
export function plainAverage(places: readonly number[], table: Int8Array, step: number): number {
  if (places.length === 0) return 0;
  return (places.reduce((sum, place) => sum + (table[place] ?? 0), 0) * step) / places.length;
}

/** The same, with rare words weighing more than common ones. */
export function weightedAverage(places: readonly number[], table: Int8Array, step: number): number {
  let sum = 0;
  let total = SIF_PRIOR;
  for (const place of places) {
    const weight = weightAt(place);
    sum += weight * (table[place] ?? 0);
    total += weight;
  }
  return (sum * step) / total;
}
