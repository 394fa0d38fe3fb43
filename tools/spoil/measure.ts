import type { Analysis, FaultCode, Flag, WithheldReason } from "@adjudge/scoring";
import type { Spoiling } from "./spoiling.ts";

export interface Numbers {
  /** Null where it is withheld. */
  overall: number | null;
  contrast: number;
  recall: number;
  copy: number;
}

export interface SpoiltRow {
  ad: string;
  kind: string;
  before: Numbers;
  after: Numbers;
  withheld: WithheldReason | null;
  faults: FaultCode[];
  flags: Flag["code"][];
  /** Probability of each fault before and after. */
  seen: { before: Analysis["facts"]["faults"]; after: Analysis["facts"]["faults"] };
  /** More than a point above the ad it was made from. */
  higher: boolean;
  /** The copy shows a fault, a flag or a reason to withhold that belongs to what was done. */
  right: boolean;
}

/** A spoilt copy may gain so much and no more. */
export const LEEWAY = 1;

/** What of an analysis counts here. */
export type Judged = Pick<Analysis, "overall" | "scores" | "withheld" | "faults" | "flags"> & {
  facts: Pick<Analysis["facts"], "faults">;
};

const numbersOf = ({ overall, scores }: Judged): Numbers => ({
  overall,
  contrast: scores.contrast.score,
  recall: scores.recall.score,
  copy: scores.copy_engagement.score,
});

export function rowOf(
  ad: string,
  { name, expected }: Pick<Spoiling, "name" | "expected">,
  before: Judged,
  after: Judged,
): SpoiltRow {
  const withheld = after.withheld?.reason ?? null;
  const faults = after.faults.map((fault) => fault.code);
  const flags = after.flags.map((flag) => flag.code);
  return {
    ad,
    kind: name,
    before: numbersOf(before),
    after: numbersOf(after),
    withheld,
    faults,
    flags,
    seen: { before: before.facts.faults, after: after.facts.faults },
    higher: before.overall !== null && after.overall !== null && after.overall > before.overall + LEEWAY,
    right:
      (withheld !== null && expected.withheld.includes(withheld)) ||
      faults.some((code) => expected.faults.includes(code)) ||
      flags.some((code) => expected.flags.includes(code)),
  };
}

export interface KindFigures {
  kind: string;
  what: string;
  ads: number;
  /** Copies that score higher than the ad by more than a point. */
  higher: number;
  /** Mean change of the overall score, of those that have one before and after. */
  mean_change: number | null;
  withheld: number;
  right: number;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, v) => sum + v, 0) / values.length;

const changeOf = ({ before, after }: SpoiltRow): number[] =>
  before.overall === null || after.overall === null ? [] : [after.overall - before.overall];

/** One line a kind, in the order of the kinds; those nothing was measured of are left out. */
export function figuresByKind(
  rows: readonly SpoiltRow[],
  kinds: readonly Pick<Spoiling, "name" | "what">[],
): KindFigures[] {
  return kinds.flatMap(({ name, what }) => {
    const own = rows.filter((row) => row.kind === name);
    if (own.length === 0) return [];
    return [
      {
        kind: name,
        what,
        ads: own.length,
        higher: own.filter((row) => row.higher).length,
        mean_change: mean(own.flatMap(changeOf)),
        withheld: own.filter((row) => row.withheld !== null).length,
        right: own.filter((row) => row.right).length,
      },
    ];
  });
}

/** The copies that gained most. */
export const worstOf = (rows: readonly SpoiltRow[], count: number): SpoiltRow[] =>
  rows
    .filter((row) => row.higher)
    .toSorted((a, b) => (changeOf(b)[0] ?? 0) - (changeOf(a)[0] ?? 0))
    .slice(0, count);
