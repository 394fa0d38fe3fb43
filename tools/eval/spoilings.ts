import { fileURLToPath } from "node:url";
import { SPOILINGS } from "../spoil/kinds/index.ts";
import { figuresByKind, type KindFigures, type SpoiltRow } from "../spoil/measure.ts";
import { rowsOfMeasures } from "../spoil/rows-of-measures.ts";
import { scoreSpoiltAds } from "../spoil/score-real-ads.ts";
import type { TruthRow } from "./evaluate.ts";
import { bootstrap, mean } from "./statistics.ts";

type Progress = (done: number, of: number, what: string) => void;

/** Reading some fifty copies of an ad takes a minute on two processors: more ads only with SPOILT_ADS=24. */
const adsMeasured = (): number => Number(process.env["SPOILT_ADS"] ?? 12);

const cacheFolder = (): string =>
  process.env["SPOILT_FOLDER"] ?? fileURLToPath(new URL("../../node_modules/.cache/spoil/", import.meta.url));

/** Share of copies for which something holds; whole ads are drawn again for the interval, as copies of one are alike. */
function share(rows: readonly SpoiltRow[], holds: (row: SpoiltRow) => boolean, what: string, target: number): TruthRow {
  const ads = [...new Set(rows.map((row) => row.ad))].map((ad) => rows.filter((row) => row.ad === ad));
  const { value, low, high } = bootstrap(ads.length, (items) =>
    mean(items.flatMap((i) => (ads[i] ?? []).map((row) => Number(holds(row))))),
  );
  return {
    question: "What is an ad worth once it is spoilt?",
    data: `${ads.length} well-liked ads of the development half, spoilt in ${new Set(rows.map((r) => r.kind)).size} ways (models and choices know these ads: fitted here)`,
    measure: what,
    n: rows.length,
    value,
    low,
    high,
    chance: null,
    ceiling: null,
    target,
  };
}

/** Read and scored, or from measures kept by an earlier reading (SPOILT_MEASURES, see tools/spoil/rescore.ts). */
async function spoiltRows(dataDir: string, progress: Progress): Promise<SpoiltRow[]> {
  const measures = process.env["SPOILT_MEASURES"];
  if (measures !== undefined) return rowsOfMeasures(measures);
  const count = adsMeasured();
  let done = 0;
  return scoreSpoiltAds(dataDir, {
    count,
    folder: cacheFolder(),
    onCopy: () => {
      done += 1;
      progress(done, count * (SPOILINGS.length + 1), "spoilt copies");
    },
  });
}

export async function evaluateSpoilings(
  dataDir: string,
  progress: Progress,
): Promise<{ rows: TruthRow[]; kinds: KindFigures[] }> {
  const scored = await spoiltRows(dataDir, progress);
  const spoilt = scored.filter((row) => SPOILINGS.some((kind) => kind.name === row.kind));
  return {
    kinds: figuresByKind(spoilt, SPOILINGS),
    rows: [
      share(spoilt, (row) => !row.higher, "copies that score no higher (by more than a point)", 1),
      share(spoilt, (row) => row.right, "copies that show a fault belonging to what was done", 0.8),
    ],
  };
}
