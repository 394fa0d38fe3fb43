import type { ScoreName } from "../types.ts";

/** Points a score starts with: the middle rated web ad comes out near 50. */
export const BASE: Record<ScoreName, number> = { contrast: 28, recall: 43, copy_engagement: 50 };

/** Shares of the three scores in the overall score. */
export const OVERALL: Record<ScoreName, number> = { contrast: 0.45, recall: 0.15, copy_engagement: 0.4 };

/** Points of each fault and strength, as fitted by tools/train/scores and as shipped: rounded to halves. */
export const TERM_WEIGHTS: Record<string, { fitted: number; shipped: number }> = {
  low_contrast: { fitted: 8.88, shipped: 9 },
  text_over_busy: { fitted: 3.49, shipped: 3.5 },
  tiny_text: { fitted: 2.36, shipped: 2.5 },
  too_much_text: { fitted: 2.36, shipped: 2.5 },
  weak_hierarchy: { fitted: 4.37, shipped: 4.5 },
  clutter: { fitted: 7.14, shipped: 7 },
  empty: { fitted: 2.36, shipped: 2.5 },
  cropped: { fitted: 2.86, shipped: 3 },
  poor_alignment: { fitted: 2.62, shipped: 2.5 },
  bad_image: { fitted: 2.36, shipped: 2.5 },
  dated_look: { fitted: 2.36, shipped: 2.5 },
  no_brand: { fitted: 2.36, shipped: 2.5 },
  weak_brand: { fitted: 2.97, shipped: 3 },
  no_product: { fitted: 6.65, shipped: 6.5 },
  unclear_message: { fitted: 2.36, shipped: 2.5 },
  no_cta: { fitted: 2.36, shipped: 2.5 },
  weak_cta: { fitted: 2.36, shipped: 2.5 },
  no_reason: { fitted: 4.76, shipped: 5 },
  teaser: { fitted: 25.38, shipped: 25.5 },
  policy_risk: { fitted: 11.50, shipped: 11.5 },
  typos: { fitted: 4.94, shipped: 5 },
  whole_picture: { fitted: 35.42, shipped: 35.5 },
  strong_colours: { fitted: 3.32, shipped: 3.5 },
  picture_shown: { fitted: 1.95, shipped: 2 },
  full_tones: { fitted: 8.89, shipped: 9 },
  set_type: { fitted: 4.76, shipped: 5 },
  set_off: { fitted: 10.53, shipped: 10.5 },
  short_lines: { fitted: 2.79, shipped: 3 },
  type_scale: { fitted: 1.29, shipped: 1.5 },
  room_at_the_edge: { fitted: 7.17, shipped: 7 },
  large_headline: { fitted: 6.95, shipped: 7 },
  space_in_use: { fitted: 8.57, shipped: 8.5 },
  lines_complete: { fitted: 1.98, shipped: 2 },
  detail_together: { fitted: 7.34, shipped: 7.5 },
  modest_text: { fitted: 4.89, shipped: 5 },
  few_words: { fitted: 1.22, shipped: 1 },
  colour_blind_safe: { fitted: 4.50, shipped: 4.5 },
  people_shown: { fitted: 7.51, shipped: 7.5 },
  many_colours: { fitted: 7.08, shipped: 7 },
  light_and_dark: { fitted: 2.36, shipped: 2.5 },
  sticky_words: { fitted: 5.90, shipped: 6 },
  short_headline: { fitted: 2.36, shipped: 2.5 },
  brand_large: { fitted: 6.14, shipped: 6 },
  brand_clear: { fitted: 8.30, shipped: 8.5 },
  brand_looked_at: { fitted: 5.02, shipped: 5 },
  clear_request: { fitted: 3.95, shipped: 4 },
  pulling_words: { fitted: 4.72, shipped: 4.5 },
  speaks_to_viewer: { fitted: 7.47, shipped: 7.5 },
};
