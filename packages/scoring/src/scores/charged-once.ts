import { actionBlock } from "../facts/text-facts.ts";
import type { Measures } from "../facts/seen.ts";
import { asksInText } from "../faults/features/brand-and-action.ts";
import type { FaultCode, Part } from "../types.ts";
import { quoted } from "../words/wording.ts";
import type { StrengthCode } from "./strength.ts";

interface Absence {
  /** The row that says what is missing. */
  rule: FaultCode;
  isSo: (m: Measures) => boolean;
  /** What the missing thing cannot have either. */
  follows: readonly (FaultCode | StrengthCode)[];
}

const ABSENCES: readonly Absence[] = [
  {
    rule: "no_cta",
    isSo: (m) => actionBlock(m) === null && asksInText(m) === null,
    follows: ["weak_cta", "clear_request", "large_request"],
  },
  {
    rule: "no_brand",
    isSo: (m) => m.brand === null,
    follows: ["weak_brand", "brand_large", "brand_clear", "brand_looked_at"],
  },
];

const tenths = (points: number): number => Math.round(10 * points);

function joinRows(parts: readonly Part[], { rule, follows }: Absence): Part[] {
  const row = parts.find((p) => p.rule === rule);
  if (!row) return [...parts];
  const isFollower = (p: Part): boolean => follows.some((code) => code === p.rule);
  const sum = parts.filter(isFollower).reduce((total, p) => total + tenths(p.points), tenths(row.points));
  const text = `Counted under ${quoted(row.label)}.`;
  return parts.map((p) => {
    if (p === row) return { ...p, points: sum / 10 };
    return isFollower(p) ? { ...p, points: 0, evidence: { ...p.evidence, text, boxes: [] } } : p;
  });
}

/** A missing thing is neither large nor clear: readers took those rows for the same charge three or four times over. The sum stays. */
export const chargedOnce = (parts: readonly Part[], m: Measures): Part[] =>
  ABSENCES.filter(({ isSo }) => isSo(m)).reduce<Part[]>(joinRows, [...parts]);
