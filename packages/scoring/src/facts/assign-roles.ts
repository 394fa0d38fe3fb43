import type { Box, Corrections } from "../types.ts";
import { isAdLabel } from "../words/copy-signs.ts";
import { brandCandidates, brandFeatures, type BrandCandidate } from "./brand-candidates.ts";
import { type Forest, logistic, openForest, type PackedForest, rawScores, softmax } from "./forest.ts";
import { groupFeatures } from "./group-features.ts";
import { LINE_ROLES, type LineRole } from "./line-roles.ts";
import {
  BRAND_FOREST,
  BRAND_LEAST,
  CTA_FOREST,
  CTA_LEAST,
  HEADLINE_FOREST,
  HEADLINE_LEAST,
  LINE_FOREST,
} from "./role-models.data.ts";
import type { SeenLines } from "./seen-lines.ts";

/** What the lines of an ad are. */
export interface AssignedRoles {
  /** A role a line of `SeenLines.lines`. */
  roles: LineRole[];
  /** Places of the headline's lines, in reading order. */
  headline: number[];
  cta: number[];
  brand: { text: string; box: Box | null; lines: number[] } | null;
}

const opened = new Map<PackedForest, Forest>();

function forestOf(packed: PackedForest): Forest {
  const known = opened.get(packed) ?? openForest(packed);
  opened.set(packed, known);
  return known;
}

/** Longest call to act in lines: a label set in two or three. */
const longestAction = 3;

interface Run {
  group: number[];
  chance: number;
}

function bestRun(
  seen: SeenLines,
  chances: number[][],
  role: "headline" | "cta",
  free: (i: number) => boolean,
  aspect: number,
): Run | null {
  const forest = forestOf(role === "headline" ? HEADLINE_FOREST : CTA_FOREST);
  const longest = role === "headline" ? Number.POSITIVE_INFINITY : longestAction;
  let best: Run | null = null;
  for (const group of seen.groups) {
    if (group.length > longest || !group.every(free)) continue;
    const [score = 0] = rawScores(forest, groupFeatures(seen, chances, group, role, aspect));
    const chance = logistic(score);
    if (best === null || chance > best.chance) best = { group, chance };
  }
  const least = role === "headline" ? HEADLINE_LEAST : CTA_LEAST;
  return best !== null && best.chance >= least ? best : null;
}

function bestBrand(
  seen: SeenLines,
  chances: number[][],
  headline: ReadonlySet<number>,
  free: (i: number) => boolean,
  aspect: number,
): BrandCandidate | null {
  const forest = forestOf(BRAND_FOREST);
  let best: { candidate: BrandCandidate; chance: number } | null = null;
  for (const candidate of brandCandidates(seen, aspect)) {
    if (!candidate.lines.every(free)) continue;
    const [score = 0] = rawScores(forest, brandFeatures(candidate, seen, chances, headline, aspect));
    const chance = logistic(score);
    if (best === null || chance > best.chance) best = { candidate, chance };
  }
  return best !== null && best.chance >= BRAND_LEAST ? best.candidate : null;
}

/** The likeliest of the roles that are left once headline, call to act and brand are chosen. */
function leftOver(chances: readonly number[]): LineRole {
  const left: LineRole[] = ["body", "offer", "legal", "chrome", "other", "noise"];
  return left.reduce((best, role) =>
    (chances[LINE_ROLES.indexOf(role)] ?? 0) > (chances[LINE_ROLES.indexOf(best)] ?? 0) ? role : best,
  );
}

const squeezed = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Roles of the lines by the fitted models; what the owner corrected stands above them. */
export function assignRoles(seen: SeenLines, aspect: number, corrections: Corrections): AssignedRoles {
  const forest = forestOf(LINE_FOREST);
  const chances = seen.features.map((row) => softmax(rawScores(forest, row)));
  const leftOut = new Set(corrections.left_out_lines);
  // A label of the exchange is one whatever its place: "Ad", "Sponsored".
  const marks = seen.lines.map((l) => leftOut.has(l.index) || isAdLabel(l.text));
  const isFree = (i: number): boolean => marks[i] !== true;
  const chosen = corrections.headline_lines;
  const headline =
    chosen === undefined
      ? (bestRun(seen, chances, "headline", isFree, aspect)?.group ?? [])
      : chosen.flatMap((index) => seen.lines.flatMap((l, i) => (l.index === index ? [i] : [])));
  const inHeadline = new Set(headline);
  const cta = bestRun(seen, chances, "cta", (i) => isFree(i) && !inHeadline.has(i), aspect)?.group ?? [];
  const found = bestBrand(seen, chances, inHeadline, isFree, aspect);
  const named = brandOf(seen, found, corrections.brand);
  const roles = seen.lines.map((_, i): LineRole => {
    if (marks[i] === true) return "chrome";
    if (inHeadline.has(i)) return "headline";
    if (cta.includes(i)) return "cta";
    if (named?.lines.includes(i) === true) return "brand";
    return leftOver(chances[i] ?? []);
  });
  return { roles, headline, cta, brand: named };
}

/** The brand as found, or as the owner names it, with the lines that show that name. */
function brandOf(
  seen: SeenLines,
  found: BrandCandidate | null,
  corrected: string | null | undefined,
): AssignedRoles["brand"] {
  if (corrected === null) return null;
  if (corrected === undefined)
    return found && { text: found.text, box: found.box, lines: found.source === "inside" ? [] : found.lines };
  const own = squeezed(corrected);
  const lines = seen.lines.flatMap((l, i) => (own !== "" && squeezed(l.rawText).includes(own) ? [i] : []));
  const [first] = lines;
  return { text: corrected, box: (first === undefined ? null : seen.lines[first]?.box) ?? null, lines };
}
