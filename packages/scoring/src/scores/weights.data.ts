import type { ScoreName } from "../types.ts";

/** Points a score starts with: the middle rated web ad comes out near 50. */
export const BASE: Record<ScoreName, number> = { contrast: 43, recall: 28, copy_engagement: 50 };

/** Shares of the three scores in the overall score. */
export const OVERALL: Record<ScoreName, number> = { contrast: 0.45, recall: 0.15, copy_engagement: 0.4 };

/** Points of each fault and strength, as fitted by tools/train/scores and as shipped: rounded to halves. */
export const TERM_WEIGHTS: Record<string, { fitted: number; shipped: number }> = {
  low_contrast: { fitted: 10.90, shipped: 11 },
  text_over_busy: { fitted: 6.61, shipped: 6.5 },
  tiny_text: { fitted: 4.28, shipped: 4.5 },
  too_much_text: { fitted: 5.76, shipped: 6 },
  weak_hierarchy: { fitted: 13.14, shipped: 13 },
  clutter: { fitted: 5.54, shipped: 5.5 },
  empty: { fitted: 10.85, shipped: 11 },
  cropped: { fitted: 26.02, shipped: 26 },
  poor_alignment: { fitted: 9.55, shipped: 9.5 },
  bad_image: { fitted: 4.28, shipped: 4.5 },
  dated_look: { fitted: 4.28, shipped: 4.5 },
  no_brand: { fitted: 23.49, shipped: 23.5 },
  weak_brand: { fitted: 16.33, shipped: 16.5 },
  no_product: { fitted: 11.84, shipped: 12 },
  unclear_message: { fitted: 4.28, shipped: 4.5 },
  no_cta: { fitted: 4.28, shipped: 4.5 },
  weak_cta: { fitted: 4.28, shipped: 4.5 },
  no_reason: { fitted: 18.56, shipped: 18.5 },
  teaser: { fitted: 27.96, shipped: 28 },
  policy_risk: { fitted: 20.26, shipped: 20.5 },
  typos: { fitted: 13.38, shipped: 13.5 },
  whole_picture: { fitted: 53.52, shipped: 53.5 },
  strong_colours: { fitted: 1.05, shipped: 1 },
  rich_picture: { fitted: 8.99, shipped: 9 },
  set_type: { fitted: 2.86, shipped: 3 },
  set_off: { fitted: 4.25, shipped: 4 },
  short_lines: { fitted: 4.83, shipped: 5 },
  type_scale: { fitted: 0.91, shipped: 1 },
  people_shown: { fitted: 12.84, shipped: 13 },
  many_colours: { fitted: 18.69, shipped: 18.5 },
  light_and_dark: { fitted: 6.42, shipped: 6.5 },
  unlike_a_page: { fitted: 2.14, shipped: 2 },
  sticky_words: { fitted: 14.98, shipped: 15 },
  short_headline: { fitted: 9.98, shipped: 10 },
  pulling_words: { fitted: 17.13, shipped: 17 },
  offer_stated: { fitted: 0.00, shipped: 0 },
  speaks_to_viewer: { fitted: 7.95, shipped: 8 },
};
