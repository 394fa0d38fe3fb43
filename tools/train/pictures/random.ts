/** Small linear congruential generator: the same pictures for the same seed on every machine. */
export interface Dice {
  next: () => number;
  pick: <T>(from: readonly T[]) => T;
  int: (low: number, high: number) => number;
  chance: (p: number) => boolean;
}

export const diceOf = (seed: number): Dice => {
  let state = (Math.imul(seed + 1, 2_654_435_761) >>> 0) | 1;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 16_777_216;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => {
    const one = from[int(0, from.length - 1)];
    if (one === undefined) throw new Error("nothing to pick from");
    return one;
  };
  return { next, pick, int, chance: (p) => next() < p };
};
