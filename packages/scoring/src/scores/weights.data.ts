import type { ScoreName } from "../types.ts";

/** Points a score starts with: the middle rated web ad comes out near 50. */
export const BASE: Record<ScoreName, number> = { contrast: 43, recall: 29, copy_engagement: 51 };

/** Shares of the three scores in the overall score. */
export const OVERALL: Record<ScoreName, number> = { contrast: 0.45, recall: 0.15, copy_engagement: 0.4 };

/** Points of each fault and strength, as fitted by tools/train/scores and as shipped: rounded to halves. */
export const TERM_WEIGHTS: Record<string, { fitted: number; shipped: number }> = {
  low_contrast: { fitted: 14.29, shipped: 14.5 },
  text_over_busy: { fitted: 10.50, shipped: 10.5 },
  tiny_text: { fitted: 4.20, shipped: 4 },
  too_much_text: { fitted: 10.38, shipped: 10.5 },
  weak_hierarchy: { fitted: 12.49, shipped: 12.5 },
  clutter: { fitted: 4.20, shipped: 4 },
  empty: { fitted: 10.99, shipped: 11 },
  cropped: { fitted: 25.09, shipped: 25 },
  poor_alignment: { fitted: 9.25, shipped: 9 },
  bad_image: { fitted: 4.20, shipped: 4 },
  dated_look: { fitted: 4.20, shipped: 4 },
  no_brand: { fitted: 23.01, shipped: 23 },
  weak_brand: { fitted: 15.25, shipped: 15.5 },
  no_product: { fitted: 11.76, shipped: 12 },
  unclear_message: { fitted: 4.20, shipped: 4 },
  no_cta: { fitted: 4.20, shipped: 4 },
  weak_cta: { fitted: 4.20, shipped: 4 },
  no_reason: { fitted: 18.26, shipped: 18.5 },
  teaser: { fitted: 27.08, shipped: 27 },
  policy_risk: { fitted: 19.33, shipped: 19.5 },
  typos: { fitted: 12.63, shipped: 12.5 },
  whole_picture: { fitted: 52.47, shipped: 52.5 },
  strong_colours: { fitted: 0.97, shipped: 1 },
  rich_picture: { fitted: 9.03, shipped: 9 },
  set_type: { fitted: 2.95, shipped: 3 },
  set_off: { fitted: 4.36, shipped: 4.5 },
  short_lines: { fitted: 4.79, shipped: 5 },
  type_scale: { fitted: 1.03, shipped: 1 },
  people_shown: { fitted: 12.59, shipped: 12.5 },
  many_colours: { fitted: 18.66, shipped: 18.5 },
  light_and_dark: { fitted: 6.30, shipped: 6.5 },
  unlike_a_page: { fitted: 2.10, shipped: 2 },
  sticky_words: { fitted: 14.69, shipped: 14.5 },
  short_headline: { fitted: 8.91, shipped: 9 },
  pulling_words: { fitted: 16.79, shipped: 17 },
  offer_stated: { fitted: 0.00, shipped: 0 },
  speaks_to_viewer: { fitted: 7.43, shipped: 7.5 },
};
