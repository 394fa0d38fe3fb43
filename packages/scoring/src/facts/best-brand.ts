import { brandCandidates, type BrandCandidate } from "./brand-candidates.ts";
import { brandFeatures } from "./brand-features.ts";
import { choose, type Chosen, type Option, sharesLetters } from "./choose.ts";
import { isUnlikely } from "./doubts.ts";
import { forestOf, rawScores } from "./forest.ts";
import { likelierName } from "./likelier-name.ts";
import { BRAND_FOREST, BRAND_LEAST } from "./role-models.data.ts";
import type { SeenLines } from "./seen-lines.ts";
import { madeWhole, speltOut } from "./spelt-out.ts";

/** The candidate most likely to be the advertiser's name, or none where all are too unlikely. */
export function bestBrand(
  seen: SeenLines,
  chances: number[][],
  headline: ReadonlySet<number>,
  free: (i: number) => boolean,
  aspect: number,
): Chosen<BrandCandidate | null> | null {
  const forest = forestOf(BRAND_FOREST);
  const candidates = brandCandidates(seen, aspect).filter((candidate) => candidate.lines.every(free));
  const options = candidates.map((candidate): Option<BrandCandidate> => {
    const [score = 0] = rawScores(forest, brandFeatures(candidate, seen, chances, headline, aspect));
    return { value: candidate, text: candidate.text, score };
  });
  const best = choose(options, sharesLetters, 0);
  // None is chosen, but there may be one.
  if (best === null) return null;
  if (best.chance < BRAND_LEAST) return { value: null, chance: best.chance };
  const name =
    best.value && isUnlikely("brand", best.chance) ? likelierName(best.value, candidates, seen.lines) : best.value;
  return { ...best, value: name && madeWhole(speltOut(name, candidates), seen.lines) };
}
