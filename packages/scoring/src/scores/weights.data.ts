import type { ScoreName } from "../types.ts";

/** Points a score starts with: the middle rated web ad comes out near 50. */
export const BASE: Record<ScoreName, number> = { contrast: 47, recall: 22, copy_engagement: 51 };

/** Shares of the three scores in the overall score. */
export const OVERALL: Record<ScoreName, number> = { contrast: 0.45, recall: 0.15, copy_engagement: 0.4 };

/** Points of each fault and strength, as fitted by tools/train/scores and as shipped: rounded to halves. */
export const TERM_WEIGHTS: Record<string, { fitted: number; shipped: number }> = {
  low_contrast: { fitted: 10.84, shipped: 11 },
  text_over_busy: { fitted: 4.10, shipped: 4 },
  tiny_text: { fitted: 4.10, shipped: 4 },
  too_much_text: { fitted: 16.94, shipped: 17 },
  weak_hierarchy: { fitted: 6.10, shipped: 6 },
  clutter: { fitted: 6.87, shipped: 7 },
  empty: { fitted: 18.79, shipped: 19 },
  cropped: { fitted: 21.04, shipped: 21 },
  poor_alignment: { fitted: 10.12, shipped: 10 },
  bad_image: { fitted: 4.10, shipped: 4 },
  dated_look: { fitted: 4.10, shipped: 4 },
  no_brand: { fitted: 23.63, shipped: 23.5 },
  weak_brand: { fitted: 15.68, shipped: 15.5 },
  no_product: { fitted: 11.98, shipped: 12 },
  unclear_message: { fitted: 4.10, shipped: 4 },
  no_cta: { fitted: 4.10, shipped: 4 },
  weak_cta: { fitted: 5.07, shipped: 5 },
  no_reason: { fitted: 22.33, shipped: 22.5 },
  teaser: { fitted: 26.30, shipped: 26.5 },
  policy_risk: { fitted: 18.40, shipped: 18.5 },
  typos: { fitted: 11.29, shipped: 11.5 },
  whole_picture: { fitted: 34.87, shipped: 35 },
  strong_colours: { fitted: 1.76, shipped: 2 },
  rich_picture: { fitted: 10.26, shipped: 10.5 },
  set_type: { fitted: 1.80, shipped: 2 },
  set_off: { fitted: 6.55, shipped: 6.5 },
  short_lines: { fitted: 5.35, shipped: 5.5 },
  type_scale: { fitted: 2.23, shipped: 2 },
  people_shown: { fitted: 12.31, shipped: 12.5 },
  many_colours: { fitted: 28.58, shipped: 28.5 },
  light_and_dark: { fitted: 10.03, shipped: 10 },
  unlike_a_page: { fitted: 2.05, shipped: 2 },
  sticky_words: { fitted: 14.36, shipped: 14.5 },
  short_headline: { fitted: 8.24, shipped: 8 },
  large_request: { fitted: 4.10, shipped: 4 },
  pulling_words: { fitted: 16.41, shipped: 16.5 },
  offer_stated: { fitted: 0.00, shipped: 0 },
  speaks_to_viewer: { fitted: 7.19, shipped: 7 },
};
