/** What the evaluation writes to docs/truth.json; read as it comes, so that new questions show up by themselves. */
export interface Figure {
  question: string;
  data: string;
  measure: string;
  n: number;
  value: number;
  low: number | null;
  high: number | null;
  chance: number | null;
  ceiling: number | null;
  target: number | null;
}

export interface Bin {
  stated: number;
  agreed: number;
  pairs: number;
}

/** One way of spoiling an ad, over all the ads it was tried on. */
export interface Spoiling {
  what: string;
  ads: number;
  /** Mean change of the score; null where none kept one. */
  change: number | null;
  /** Ads whose report names the damage or withholds the score for it. */
  named: number;
}

export interface Figures {
  engineVersion: string;
  sets: { name: string; rows: Figure[] }[];
  calibration: Bin[];
  spoilings: Spoiling[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const numberOr = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function figureOf(row: unknown): Figure[] {
  if (!isRecord(row)) return [];
  const value = numberOr(row["value"]);
  if (value === null) return [];
  return [
    {
      question: textOf(row["question"]),
      data: textOf(row["data"]),
      measure: textOf(row["measure"]),
      n: numberOr(row["n"]) ?? 0,
      value,
      low: numberOr(row["low"]),
      high: numberOr(row["high"]),
      chance: numberOr(row["chance"]),
      ceiling: numberOr(row["ceiling"]),
      target: numberOr(row["target"]),
    },
  ];
}

function binOf(row: unknown): Bin[] {
  if (!isRecord(row)) return [];
  const [stated, agreed] = [numberOr(row["stated"]), numberOr(row["agreed"])];
  return stated === null || agreed === null ? [] : [{ stated, agreed, pairs: numberOr(row["pairs"]) ?? 0 }];
}

function spoilingOf(row: unknown): Spoiling[] {
  if (!isRecord(row) || textOf(row["what"]) === "") return [];
  const [ads, named] = [numberOr(row["ads"]) ?? 0, numberOr(row["right"]) ?? 0];
  return [{ what: textOf(row["what"]), ads, change: numberOr(row["mean_change"]), named }];
}

export function readFigures(file: unknown): Figures | null {
  if (!isRecord(file) || !isRecord(file["sets"])) return null;
  const sets = Object.entries(file["sets"])
    .map(([name, set]) => ({ name, rows: isRecord(set) ? listOf(set["rows"]).flatMap(figureOf) : [] }))
    .filter(({ rows }) => rows.length > 0);
  return {
    engineVersion: textOf(file["engine_version"]),
    sets,
    calibration: listOf(file["calibration"]).flatMap(binOf),
    spoilings: isRecord(file["spoilings"]) ? listOf(file["spoilings"]["kinds"]).flatMap(spoilingOf) : [],
  };
}

const rest = (share: number | null): number | null => (share === null ? null : 1 - share);

/** A share of what went wrong as the share of what went right. */
export const turned = (row: Figure): Figure => ({
  ...row,
  value: 1 - row.value,
  low: rest(row.high),
  high: rest(row.low),
  chance: rest(row.chance),
  ceiling: rest(row.ceiling),
  target: rest(row.target),
});

/** Two figures, without the nought: .53, 1.00, −.12; large numbers as they are. */
export function figureText(value: number): string {
  if (Math.abs(value) > 1.5) return String(Math.round(10 * value) / 10);
  return value
    .toFixed(2)
    .replace(/^(-?)0\./u, "$1.")
    .replace("-", "−");
}
