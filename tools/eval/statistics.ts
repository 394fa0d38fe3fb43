/** Spearman, intervals and pair accuracies, defined as the final measurement defines them. */

/** Seeded uniform numbers (mulberry32), so that an interval is the same on every run. */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

/** Ranks with ties shared. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((v, i) => [v, i] as const).toSorted((p, q) => p[0] - q[0]);
  const out = new Array<number>(values.length).fill(0);
  for (let i = 0; i < order.length;) {
    let j = i;
    while (j + 1 < order.length && order[j + 1]?.[0] === order[i]?.[0]) j += 1;
    for (let k = i; k <= j; k += 1) out[order[k]?.[1] ?? 0] = (i + j) / 2 + 1;
    i = j + 1;
  }
  return out;
}

export function pearson(a: readonly number[], b: readonly number[]): number {
  const ma = mean(a);
  const mb = mean(b);
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let i = 0; i < a.length; i += 1) {
    const x = (a[i] ?? 0) - ma;
    const y = (b[i] ?? 0) - mb;
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0;
}

export const spearman = (a: readonly number[], b: readonly number[]): number => pearson(ranks(a), ranks(b));

export interface Interval {
  value: number;
  low: number;
  high: number;
  n: number;
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;

const DRAWS = 500;

/** Value with a 95 % interval from resampled items. */
export function bootstrap(count: number, statistic: (items: readonly number[]) => number, draws = DRAWS): Interval {
  const next = randomSource(1);
  const all = Array.from({ length: count }, (_, i) => i);
  const values = Array.from({ length: draws }, () => statistic(all.map(() => Math.floor(next() * count)))).toSorted(
    (p, q) => p - q,
  );
  return { value: statistic(all), low: quantile(values, 0.025), high: quantile(values, 0.975), n: count };
}

export const bootSpearman = (a: readonly number[], b: readonly number[]): Interval =>
  bootstrap(a.length, (items) =>
    spearman(
      items.map((i) => a[i] ?? 0),
      items.map((i) => b[i] ?? 0),
    ),
  );

/** Mean of the Spearman inside each group of at least eight, weighted by size. */
export function withinGroups(a: readonly number[], b: readonly number[], group: readonly string[]): Interval {
  const statistic = (items: readonly number[]) => {
    let sum = 0;
    let n = 0;
    for (const name of new Set(group)) {
      const inside = items.filter((i) => group[i] === name);
      if (inside.length < 8) continue;
      sum +=
        inside.length *
        spearman(
          inside.map((i) => a[i] ?? 0),
          inside.map((i) => b[i] ?? 0),
        );
      n += inside.length;
    }
    return n > 0 ? sum / n : 0;
  };
  return bootstrap(a.length, statistic);
}

export interface Pair {
  first: number;
  second: number;
  /** Human difference, first minus second. */
  difference: number;
}

export function itemPairs(truth: readonly number[], gap: number): Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i < truth.length; i += 1) {
    for (let j = i + 1; j < truth.length; j += 1) {
      const difference = (truth[i] ?? 0) - (truth[j] ?? 0);
      if (Math.abs(difference) > gap) pairs.push({ first: i, second: j, difference });
    }
  }
  return pairs;
}

/** Share of pairs ordered as people do; the interval resamples items, not pairs. */
export function pairAccuracy(score: readonly number[], truth: readonly number[], gap: number): Interval {
  const pairs = itemPairs(truth, gap);
  const right = pairs.map(({ first, second, difference }) => {
    const d = (score[first] ?? 0) - (score[second] ?? 0);
    return d === 0 ? 0.5 : Number(Math.sign(d) === Math.sign(difference));
  });
  const statistic = (items: readonly number[]) => {
    const times = new Array<number>(truth.length).fill(0);
    for (const i of items) times[i] = (times[i] ?? 0) + 1;
    let sum = 0;
    let total = 0;
    pairs.forEach(({ first, second }, k) => {
      const w = (times[first] ?? 0) * (times[second] ?? 0);
      sum += w * (right[k] ?? 0);
      total += w;
    });
    return total > 0 ? sum / total : 0.5;
  };
  return { ...bootstrap(truth.length, statistic, 200), n: pairs.length };
}

/** Interval that resamples whole clusters (A/B tests). */
export function clusterAccuracy(right: readonly number[], cluster: readonly string[]): Interval {
  const names = [...new Set(cluster)];
  const index = new Map(names.map((name, i) => [name, i]));
  const sums = new Array<number>(names.length).fill(0);
  const counts = new Array<number>(names.length).fill(0);
  right.forEach((value, i) => {
    const k = index.get(cluster[i] ?? "") ?? 0;
    sums[k] = (sums[k] ?? 0) + value;
    counts[k] = (counts[k] ?? 0) + 1;
  });
  const statistic = (items: readonly number[]) => {
    let sum = 0;
    let n = 0;
    for (const i of items) {
      sum += sums[i] ?? 0;
      n += counts[i] ?? 0;
    }
    return n > 0 ? sum / n : 0.5;
  };
  return { ...bootstrap(names.length, statistic), n: right.length };
}
