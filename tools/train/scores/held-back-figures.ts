import type { FaultCode } from "@adjudge/scoring";
import { auc } from "../../eval/fact-measures.ts";
import { mean, pairAccuracy, spearman } from "../../eval/statistics.ts";

/** What was said of a picture by models that were not fitted on it. */
export interface HeldBack {
  file: string;
  quality: number;
  labels: Record<string, 0 | 1 | "?">;
  faults: Partial<Record<FaultCode, number>>;
  /** In the order shown. */
  advice: FaultCode[];
  gains: number[];
  overall: number;
  contrast: number;
  /** Null where people have not rated it. */
  rating: number | null;
  design: number | null;
}

const third = (v: number): number => Math.round(1000 * v) / 1000;

/** Share of ones among the marks that are clear; debatable ones are left out. */
const trueShare = (marks: readonly (0 | 1 | "?" | undefined)[]): { share: number; judged: number } => {
  const clear = marks.filter((mark) => mark === 0 || mark === 1);
  return { share: third(mean(clear)), judged: clear.length };
};

/** Over faults with five and more of each mark. */
function meanAuc(rows: readonly HeldBack[]): number {
  const codes = Object.keys(rows[0]?.labels ?? {});
  const found = codes.flatMap((code) => {
    const said = (mark: 0 | 1): number[] =>
      rows.filter((row) => row.labels[code] === mark).map((row) => new Map(Object.entries(row.faults)).get(code) ?? 0);
    const [up, down] = [said(1), said(0)];
    return up.length >= 5 && down.length >= 5 ? [auc(up, down) ?? 0.5] : [];
  });
  return third(mean(found));
}

/** The figures that score-facts and `npm run eval` give, here of pictures held back. */
export function figuresOf(rows: readonly HeldBack[], changes: readonly number[]) {
  const marks = rows.map(({ advice, labels }) => advice.map((code) => labels[code]));
  const advised = trueShare(marks.flat());
  const first = trueShare(marks.flatMap((ours) => ours.slice(0, 1)));
  const faulty = marks.filter((_, i) => Object.values(rows[i]?.labels ?? {}).includes(1));
  const found = faulty.filter((ours) => ours.slice(0, 3).includes(1)).length;
  const rated = rows.filter((row) => row.rating !== null);
  const [overall, rating] = [rated.map((r) => r.overall), rated.map((r) => r.rating ?? 0)];
  return {
    pictures: rows.length,
    "advice true": advised.share,
    "advice judged": advised.judged,
    "first advice true": first.share,
    "first advice judged": first.judged,
    "a real fault among the first three": third(found / Math.max(1, faulty.length)),
    "pictures with a fault": faulty.length,
    "pictures without advice": marks.filter((ours) => ours.length === 0).length,
    "faults, mean auc": meanAuc(rows),
    "contrast ~ design": third(
      spearman(
        rated.map((r) => r.contrast),
        rated.map((r) => r.design ?? 0),
      ),
    ),
    "overall ~ rating": third(spearman(overall, rating)),
    "pairs over 1.0 apart": third(pairAccuracy(overall, rating, 1).value),
    "spoilt copies": changes.length,
    "spoilt copies that gain more than a point": changes.filter((change) => change > 1).length,
    "overall ~ quality": third(
      spearman(
        rows.map((r) => r.overall),
        rows.map((r) => r.quality),
      ),
    ),
  };
}
