import type { ScoreName } from "../types.ts";

/** Points a score starts with: the middle rated web ad comes out near 50. */
export const BASE: Record<ScoreName, number> = { contrast: 44, recall: 38, copy_engagement: 47 };

/** Shares of the three scores in the overall score. */
export const OVERALL: Record<ScoreName, number> = { contrast: 0.45, recall: 0.15, copy_engagement: 0.4 };

/** Points of each fault and strength, as fitted by tools/train/scores and as shipped: rounded to halves. */
export const TERM_WEIGHTS: Record<string, { fitted: number; shipped: number }> = {
  low_contrast: { fitted: 3.90, shipped: 4 },
  text_over_busy: { fitted: 3.90, shipped: 4 },
  tiny_text: { fitted: 3.90, shipped: 4 },
  too_much_text: { fitted: 3.90, shipped: 4 },
  weak_hierarchy: { fitted: 6.77, shipped: 7 },
  clutter: { fitted: 10.75, shipped: 10.5 },
  empty: { fitted: 6.78, shipped: 7 },
  cropped: { fitted: 16.68, shipped: 16.5 },
  poor_alignment: { fitted: 11.82, shipped: 12 },
  bad_image: { fitted: 8.84, shipped: 9 },
  dated_look: { fitted: 3.90, shipped: 4 },
  no_brand: { fitted: 19.80, shipped: 20 },
  weak_brand: { fitted: 22.54, shipped: 22.5 },
  no_product: { fitted: 12.46, shipped: 12.5 },
  unclear_message: { fitted: 8.69, shipped: 8.5 },
  no_cta: { fitted: 3.90, shipped: 4 },
  weak_cta: { fitted: 10.72, shipped: 10.5 },
  no_reason: { fitted: 13.04, shipped: 13 },
  teaser: { fitted: 28.48, shipped: 28.5 },
  policy_risk: { fitted: 15.36, shipped: 15.5 },
  typos: { fitted: 12.31, shipped: 12.5 },
  strong_colours: { fitted: 1.20, shipped: 1 },
  rich_picture: { fitted: 8.74, shipped: 8.5 },
  set_type: { fitted: 3.76, shipped: 4 },
  set_off: { fitted: 4.43, shipped: 4.5 },
  short_lines: { fitted: 5.53, shipped: 5.5 },
  type_scale: { fitted: 0.00, shipped: 0 },
  people_shown: { fitted: 11.70, shipped: 11.5 },
  many_colours: { fitted: 9.08, shipped: 9 },
  light_and_dark: { fitted: 5.85, shipped: 6 },
  unlike_a_page: { fitted: 1.95, shipped: 2 },
  sticky_words: { fitted: 13.65, shipped: 13.5 },
  short_headline: { fitted: 9.73, shipped: 9.5 },
  pulling_words: { fitted: 15.60, shipped: 15.5 },
  offer_stated: { fitted: 0.00, shipped: 0 },
  speaks_to_viewer: { fitted: 4.62, shipped: 4.5 },
};
