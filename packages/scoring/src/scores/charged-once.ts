import { actionBlock, brandBlock } from "../facts/text-facts.ts";
import type { Measures } from "../facts/seen.ts";
import { asksInText } from "../faults/features/brand-and-action.ts";
import { headOf } from "../faults/features/shown.ts";
import type { FaultCode, Part } from "../types.ts";
import { quoted } from "../words/wording.ts";
import type { StrengthCode } from "./strength.ts";
import { STRENGTHS } from "./terms.ts";

interface Join {
  /** The row that stays. */
  rule: FaultCode | StrengthCode;
  isSo: (m: Measures, claimed: ReadonlySet<string>) => boolean;
  /** Rows that would say the same again, or the opposite. */
  follows: readonly (FaultCode | StrengthCode)[];
  /** What the row says then, where it is no fault that is claimed. */
  text?: string;
}

const JOINS: readonly Join[] = [
  {
    rule: "no_cta",
    isSo: (m) => actionBlock(m) === null && asksInText(m) === null,
    follows: ["weak_cta", "clear_request", "large_request"],
    text: "We found no words that ask the viewer to act.",
  },
  {
    rule: "no_brand",
    isSo: (m) => m.brand === null,
    follows: ["weak_brand", "brand_large", "brand_clear", "brand_looked_at"],
    text: "We found no brand name that we are sure of.",
  },
  // Where a name stands only within the text, its size and its contrast are those of the text: one thing, charged under two names.
  {
    rule: "brand_large",
    isSo: (m) => m.brand !== null && !(m.brand.apart && brandBlock(m)),
    follows: ["brand_clear"],
  },
  {
    rule: "large_headline",
    isSo: (m) => headOf(m) === null,
    follows: ["headline_leads"],
    text: "We found no line that reads as a headline.",
  },
  // A likelihood and a measure of one thing: one gave points for what the other took some off.
  { rule: "calm", isSo: (_, claimed) => !claimed.has("clutter"), follows: ["clutter"] },
  { rule: "space_in_use", isSo: (_, claimed) => !claimed.has("empty"), follows: ["empty"] },
];

const topicOf = (rule: string): string | undefined => STRENGTHS.find((s) => s.code === rule)?.topic;

const tenths = (points: number): number => Math.round(10 * points);

/** Neither praise nor blame in the name of a row whose points say otherwise. */
const labelFor = (row: Part, sum: number): string =>
  sum * row.points > 0 || (row.points === 0 && sum >= 0) ? row.label : (topicOf(row.rule) ?? row.label);

function joinRows(parts: readonly Part[], { rule, follows, text }: Join, claimed: ReadonlySet<string>): Part[] {
  const row = parts.find((p) => p.rule === rule);
  if (!row) return [...parts];
  const isFollower = (p: Part): boolean => follows.some((code) => code === p.rule);
  const sum = parts.filter(isFollower).reduce((total, p) => total + tenths(p.points), tenths(row.points));
  const label = labelFor(row, sum);
  const said = text === undefined || claimed.has(rule) ? row.evidence.text : text;
  const elsewhere = `Counted under ${quoted(label)}.`;
  return parts.map((p) => {
    if (p === row) return { ...p, label, points: sum / 10, evidence: { ...p.evidence, text: said } };
    return isFollower(p) ? { ...p, points: 0, evidence: { ...p.evidence, text: elsewhere, boxes: [] } } : p;
  });
}

/**
 * A missing thing is neither large nor clear: readers took those rows for the same charge three or four times over, and two rows on one
 * thing for a contradiction. The sum stays.
 */
export const chargedOnce = (parts: readonly Part[], m: Measures, claimed: ReadonlySet<string>): Part[] =>
  JOINS.filter(({ isSo }) => isSo(m, claimed)).reduce<Part[]>(
    (rows, join) => joinRows(rows, join, claimed),
    [...parts],
  );
