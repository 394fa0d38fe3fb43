import type { ScoreName } from "../types.ts";

/** Points a score starts with: the middle rated web ad comes out near 50. */
export const BASE: Record<ScoreName, number> = { contrast: 30, recall: 43, copy_engagement: 50 };

/** Shares of the three scores in the overall score. */
export const OVERALL: Record<ScoreName, number> = { contrast: 0.45, recall: 0.15, copy_engagement: 0.4 };

/** Points of each fault and strength, as fitted by tools/train/scores and as shipped: rounded to halves. */
export const TERM_WEIGHTS: Record<string, { fitted: number; shipped: number }> = {
  low_contrast: { fitted: 8.02, shipped: 8 },
  text_over_busy: { fitted: 8.40, shipped: 8.5 },
  tiny_text: { fitted: 2.34, shipped: 2.5 },
  too_much_text: { fitted: 2.79, shipped: 3 },
  weak_hierarchy: { fitted: 2.34, shipped: 2.5 },
  clutter: { fitted: 2.34, shipped: 2.5 },
  empty: { fitted: 2.34, shipped: 2.5 },
  cropped: { fitted: 2.34, shipped: 2.5 },
  poor_alignment: { fitted: 2.34, shipped: 2.5 },
  bad_image: { fitted: 2.34, shipped: 2.5 },
  dated_look: { fitted: 2.34, shipped: 2.5 },
  no_brand: { fitted: 2.34, shipped: 2.5 },
  weak_brand: { fitted: 7.15, shipped: 7 },
  no_product: { fitted: 5.47, shipped: 5.5 },
  unclear_message: { fitted: 2.34, shipped: 2.5 },
  no_cta: { fitted: 2.34, shipped: 2.5 },
  weak_cta: { fitted: 2.34, shipped: 2.5 },
  no_reason: { fitted: 4.83, shipped: 5 },
  teaser: { fitted: 25.53, shipped: 25.5 },
  policy_risk: { fitted: 8.28, shipped: 8.5 },
  typos: { fitted: 6.63, shipped: 6.5 },
  whole_picture: { fitted: 35.09, shipped: 35 },
  strong_colours: { fitted: 2.80, shipped: 3 },
  picture_shown: { fitted: 1.80, shipped: 2 },
  full_tones: { fitted: 9.43, shipped: 9.5 },
  set_type: { fitted: 4.43, shipped: 4.5 },
  set_off: { fitted: 9.98, shipped: 10 },
  short_lines: { fitted: 2.89, shipped: 3 },
  type_scale: { fitted: 2.07, shipped: 2 },
  room_at_the_edge: { fitted: 7.40, shipped: 7.5 },
  large_headline: { fitted: 6.51, shipped: 6.5 },
  space_in_use: { fitted: 5.88, shipped: 6 },
  lines_complete: { fitted: 0.56, shipped: 0.5 },
  detail_together: { fitted: 7.12, shipped: 7 },
  modest_text: { fitted: 6.12, shipped: 6 },
  few_words: { fitted: 1.32, shipped: 1.5 },
  colour_blind_safe: { fitted: 4.01, shipped: 4 },
  people_shown: { fitted: 7.57, shipped: 7.5 },
  many_colours: { fitted: 7.02, shipped: 7 },
  light_and_dark: { fitted: 2.34, shipped: 2.5 },
  sticky_words: { fitted: 5.85, shipped: 6 },
  short_headline: { fitted: 2.34, shipped: 2.5 },
  brand_large: { fitted: 3.54, shipped: 3.5 },
  brand_clear: { fitted: 7.13, shipped: 7 },
  brand_looked_at: { fitted: 6.68, shipped: 6.5 },
  clear_request: { fitted: 3.87, shipped: 4 },
  pulling_words: { fitted: 4.68, shipped: 4.5 },
  speaks_to_viewer: { fitted: 7.23, shipped: 7 },
};
