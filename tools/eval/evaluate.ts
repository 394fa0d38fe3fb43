import { join } from "node:path";
import { analyse, copyEngagement, copyRecall, type Analysis } from "@adjudge/scoring";
import { centreMap, correlation, fixationCounts, gaussian, gridSize, resizeGrid } from "./attention-metrics.ts";
import { cachedSignals } from "./cached-signals.ts";
import { numberIn, readTable, type Row } from "./read-table.ts";
import {
  bootSpearman,
  bootstrap,
  clusterAccuracy,
  mean,
  pairAccuracy,
  randomSource,
  withinGroups,
  type Interval,
} from "./statistics.ts";

export interface TruthRow {
  question: string;
  data: string;
  measure: string;
  n: number;
  value: number;
  low: number;
  high: number;
  chance: number | null;
  ceiling: number | null;
  /** What the half kept back should reach; null for a line that is only looked at. */
  target: number | null;
}

export interface Scored {
  row: Row;
  analysis: Analysis;
}

type Progress = (done: number, of: number, what: string) => void;

async function scoreTable(folder: string, table: string, progress: Progress): Promise<Scored[]> {
  const rows = readTable(join(folder, table));
  const out: Scored[] = [];
  for (const [i, row] of rows.entries()) {
    progress(i, rows.length, folder.split("/").slice(-1).join(""));
    try {
      out.push({ row, analysis: analyse(await cachedSignals(join(folder, row.file ?? ""))) });
    } catch (error) {
      // Pictures that may not be redistributed are absent from the data folder: the set is then not measured.
      if (error instanceof Error && "code" in error && error.code === "ENOENT") continue;
      throw error;
    }
  }
  return out;
}

const line = (
  question: string,
  data: string,
  measure: string,
  i: Interval,
  chance: number | null,
  ceiling: number | null,
  target: number | null,
): TruthRow => ({
  question,
  data,
  measure,
  n: i.n,
  value: i.value,
  low: i.low,
  high: i.high,
  chance,
  ceiling,
  target,
});

export async function evaluateAds(
  dataDir: string,
  progress: Progress,
): Promise<{ rows: TruthRow[]; scored: Scored[] }> {
  const scored = await scoreTable(join(dataDir, "truth-ads"), "ads.csv", progress);
  const design = scored.map((s) => numberIn(s.row, "good_design") - numberIn(s.row, "bad_design"));
  const liking = scored.map((s) => numberIn(s.row, "overall"));
  // A withheld score stands below all others.
  const overall = scored.map((s) => s.analysis.overall ?? 0);
  const contrast = scored.map((s) => s.analysis.scores.contrast.score);
  const set = "256 web ads, development half (weights and net of looks fitted here)";
  return {
    scored,
    rows: [
      line(
        "Which ads are well designed?",
        set,
        "Spearman, contrast ~ good − bad design",
        bootSpearman(contrast, design),
        0,
        0.83,
        0.55,
      ),
      line(
        "Which ads do people like?",
        set,
        "Spearman, overall ~ mean rating",
        bootSpearman(overall, liking),
        0,
        0.83,
        0.5,
      ),
      line(
        "Which of two ads?",
        set,
        "pairs whose ratings differ by > 1.0",
        pairAccuracy(overall, liking, 1),
        0.5,
        0.97,
        0.76,
      ),
    ],
  };
}

export async function evaluateClutter(dataDir: string, progress: Progress): Promise<TruthRow[]> {
  const scored = await scoreTable(join(dataDir, "clutter-train"), "complexity.csv", progress);
  if (scored.length < 8) return [];
  const fit = bootSpearman(
    scored.map((s) => s.analysis.clutter),
    scored.map((s) => numberIn(s.row, "complexity")),
  );
  return [
    line(
      "How cluttered?",
      "SAVOIAS ads, training half (fitted here; cross-validated figure below)",
      "Spearman, clutter ~ complexity",
      fit,
      0,
      null,
      0.87,
    ),
  ];
}

export async function evaluateRecall(dataDir: string, progress: Progress): Promise<TruthRow[]> {
  const scored = await scoreTable(join(dataDir, "truth-recall"), "memorability.csv", progress);
  if (scored.length < 8) return [];
  const recall = scored.map((s) => s.analysis.scores.recall.score);
  const hits = scored.map((s) => numberIn(s.row, "hit_rate"));
  const source = scored.map((s) => s.row.source ?? "");
  const set = "MASSVIS, development half, measured only";
  return [
    line("What is remembered? pictures", set, "Spearman, recall ~ hit rate", bootSpearman(recall, hits), 0, 0.94, 0.6),
    line(
      "… within one publisher",
      set,
      "mean Spearman inside publishers",
      withinGroups(recall, hits, source),
      0,
      0.94,
      0.45,
    ),
  ];
}

const EYES = [
  { key: "gdi", question: "Where do people look? posters and ads", wanted: 0.79 },
  { key: "fiwi", question: "… web pages", wanted: 0.71 },
  { key: "massvis", question: "… text-heavy designs", wanted: 0.82 },
] as const;

function half(
  points: readonly { x: number; y: number; viewer: number }[],
  width: number,
  height: number,
  sigma: number,
): number {
  const viewers = [...new Set(points.map((p) => p.viewer))];
  const next = randomSource(7);
  const draws = Array.from({ length: 3 }, () => {
    const mixed = viewers
      .map((v) => [next(), v] as const)
      .toSorted((p, q) => p[0] - q[0])
      .map((p) => p[1]);
    const first = new Set(mixed.slice(0, Math.floor(mixed.length / 2)));
    const a = gaussian(
      fixationCounts(
        points.filter((p) => first.has(p.viewer)),
        width,
        height,
      ),
      width,
      height,
      sigma,
    );
    const b = gaussian(
      fixationCounts(
        points.filter((p) => !first.has(p.viewer)),
        width,
        height,
      ),
      width,
      height,
      sigma,
    );
    return correlation(a, b);
  });
  return mean(draws);
}

export async function evaluateAttention(dataDir: string, progress: Progress): Promise<TruthRow[]> {
  const rows: TruthRow[] = [];
  for (const { key, question, wanted } of EYES) {
    const folder = join(dataDir, "truth-attention", key);
    const scored = await scoreTable(folder, "images.csv", progress);
    if (scored.length < 5) continue;
    const points = readTable(join(folder, "points.csv.gz"));
    const model: number[] = [];
    const centre: number[] = [];
    const people: number[] = [];
    for (const { row, analysis } of scored) {
      const [width, height] = gridSize(numberIn(row, "width"), numberIn(row, "height"));
      const sigma = 0.03 * Math.max(width, height);
      const own = points
        .filter((p) => p.file === row.file)
        .map((p) => ({ x: numberIn(p, "x"), y: numberIn(p, "y"), viewer: numberIn(p, "viewer") }));
      const dense = gaussian(fixationCounts(own, width, height), width, height, sigma);
      model.push(correlation(resizeGrid(analysis.attention, width, height), dense));
      centre.push(correlation(centreMap(width, height), dense));
      people.push(half(own, width, height, sigma));
    }
    const ceiling = mean(people);
    rows.push(
      line(
        question,
        `truth-attention/${key}, development half, measured only`,
        "mean CC of the attention map",
        bootstrap(model.length, (items) => mean(items.map((i) => model[i] ?? 0))),
        mean(centre),
        ceiling,
        wanted,
      ),
    );
  }
  return rows;
}

export function evaluateCopy(dataDir: string): TruthRow[] {
  const rows: TruthRow[] = [];
  const slogans = readTable(join(dataDir, "truth-slogans", "slogans.csv"));
  if (slogans.length > 8) {
    const recall = slogans.map((s) => copyRecall(s.slogan ?? ""));
    const set = "slogans, development half, measured only";
    rows.push(
      line(
        "What is remembered? words",
        set,
        "Spearman, copy recall ~ hit rate",
        bootSpearman(
          recall,
          slogans.map((s) => numberIn(s, "hit_rate")),
        ),
        0,
        0.97,
        0.64,
      ),
    );
    rows.push(
      line(
        "…",
        set,
        "Spearman, copy recall ~ d′",
        bootSpearman(
          recall,
          slogans.map((s) => numberIn(s, "d_prime")),
        ),
        0,
        0.97,
        0.69,
      ),
    );
  }
  const tests = new Map<string, Row[]>();
  for (const r of readTable(join(dataDir, "copy-engagement-train", "headlines.csv.gz"))) {
    const id = r.test_id ?? "";
    tests.set(id, [...(tests.get(id) ?? []), r]);
  }
  const pairs: { test: string; z: number; d: number }[] = [];
  for (const [test, items] of tests) {
    items.forEach((a, i) => {
      for (const b of items.slice(0, i)) {
        if (a.headline === b.headline || a.eyecatcher_id !== b.eyecatcher_id) continue;
        const [na, nb] = [numberIn(a, "impressions"), numberIn(b, "impressions")];
        const [ca, cb] = [numberIn(a, "clicks"), numberIn(b, "clicks")];
        const q = (ca + cb) / (na + nb);
        const z = (ca / na - cb / nb) / Math.sqrt(Math.max(q * (1 - q) * (1 / na + 1 / nb), 1e-12));
        pairs.push({ test, z, d: copyEngagement(a.headline ?? "") - copyEngagement(b.headline ?? "") });
      }
    });
  }
  for (const [least, label, target] of [
    [1.96, "p < .05", 0.72],
    [3.29, "p < .001", 0.8],
  ] as const) {
    const chosen = pairs.filter((p) => Math.abs(p.z) > least);
    if (chosen.length < 8) continue;
    const right = chosen.map((p) => (p.d === 0 ? 0.5 : Number(Math.sign(p.d) === Math.sign(p.z))));
    rows.push(
      line(
        "Which headline gets the click?",
        "Upworthy A/B pairs, training half (fitted here: read as an upper bound)",
        `pairs in the people's order, ${label}`,
        clusterAccuracy(
          right,
          chosen.map((p) => p.test),
        ),
        0.5,
        0.98,
        target,
      ),
    );
  }
  return rows;
}
