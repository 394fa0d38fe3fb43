import type { ScoreName } from "../types.ts";

/** Points a score starts with: the middle rated web ad comes out near 50. */
export const BASE: Record<ScoreName, number> = { contrast: 48, recall: 41, copy_engagement: 51 };

/** Shares of the three scores in the overall score. */
export const OVERALL: Record<ScoreName, number> = { contrast: 0.45, recall: 0.15, copy_engagement: 0.4 };

/** Points of each fault and strength, as fitted by tools/train/scores and as shipped: rounded to halves. */
export const TERM_WEIGHTS: Record<string, { fitted: number; shipped: number }> = {
  low_contrast: { fitted: 5.72, shipped: 5.5 },
  text_over_busy: { fitted: 5.91, shipped: 6 },
  tiny_text: { fitted: 3.71, shipped: 3.5 },
  too_much_text: { fitted: 5.88, shipped: 6 },
  weak_hierarchy: { fitted: 5.54, shipped: 5.5 },
  clutter: { fitted: 5.52, shipped: 5.5 },
  empty: { fitted: 5.89, shipped: 6 },
  cropped: { fitted: 6.01, shipped: 6 },
  poor_alignment: { fitted: 5.93, shipped: 6 },
  bad_image: { fitted: 5.72, shipped: 5.5 },
  dated_look: { fitted: 6.06, shipped: 6 },
  no_brand: { fitted: 10.03, shipped: 10 },
  weak_brand: { fitted: 8.33, shipped: 8.5 },
  no_product: { fitted: 6.14, shipped: 6 },
  unclear_message: { fitted: 5.90, shipped: 6 },
  no_cta: { fitted: 6.29, shipped: 6.5 },
  weak_cta: { fitted: 6.09, shipped: 6 },
  no_reason: { fitted: 5.78, shipped: 6 },
  teaser: { fitted: 7.19, shipped: 7 },
  policy_risk: { fitted: 4.47, shipped: 4.5 },
  typos: { fitted: 5.99, shipped: 6 },
  strong_colours: { fitted: 2.39, shipped: 2.5 },
  rich_picture: { fitted: 4.05, shipped: 4 },
  set_type: { fitted: 3.53, shipped: 3.5 },
  people_shown: { fitted: 8.58, shipped: 8.5 },
  many_colours: { fitted: 5.79, shipped: 6 },
  light_and_dark: { fitted: 5.74, shipped: 5.5 },
  unlike_a_page: { fitted: 2.68, shipped: 2.5 },
  sticky_words: { fitted: 8.89, shipped: 9 },
  short_headline: { fitted: 4.23, shipped: 4 },
  pulling_words: { fitted: 7.69, shipped: 7.5 },
  offer_stated: { fitted: 3.44, shipped: 3.5 },
  speaks_to_viewer: { fitted: 3.72, shipped: 3.5 },
};
