import type { ScoreName } from "../types.ts";

/** Points a score starts with: the middle rated web ad comes out near 50. */
export const BASE: Record<ScoreName, number> = { contrast: 44, recall: 31, copy_engagement: 49 };

/** Shares of the three scores in the overall score. */
export const OVERALL: Record<ScoreName, number> = { contrast: 0.45, recall: 0.15, copy_engagement: 0.4 };

/** Points of each fault and strength, as fitted by tools/train/scores and as shipped: rounded to halves. */
export const TERM_WEIGHTS: Record<string, { fitted: number; shipped: number }> = {
  low_contrast: { fitted: 7.86, shipped: 8 },
  text_over_busy: { fitted: 4.28, shipped: 4.5 },
  tiny_text: { fitted: 4.28, shipped: 4.5 },
  too_much_text: { fitted: 10.26, shipped: 10.5 },
  weak_hierarchy: { fitted: 13.46, shipped: 13.5 },
  clutter: { fitted: 8.94, shipped: 9 },
  empty: { fitted: 9.87, shipped: 10 },
  cropped: { fitted: 18.82, shipped: 19 },
  poor_alignment: { fitted: 7.72, shipped: 7.5 },
  bad_image: { fitted: 4.28, shipped: 4.5 },
  dated_look: { fitted: 14.08, shipped: 14 },
  no_brand: { fitted: 22.41, shipped: 22.5 },
  weak_brand: { fitted: 15.59, shipped: 15.5 },
  no_product: { fitted: 6.16, shipped: 6 },
  unclear_message: { fitted: 7.06, shipped: 7 },
  no_cta: { fitted: 6.30, shipped: 6.5 },
  weak_cta: { fitted: 8.74, shipped: 8.5 },
  no_reason: { fitted: 24.93, shipped: 25 },
  teaser: { fitted: 23.22, shipped: 23 },
  policy_risk: { fitted: 23.42, shipped: 23.5 },
  typos: { fitted: 12.04, shipped: 12 },
  strong_colours: { fitted: 1.10, shipped: 1 },
  rich_picture: { fitted: 9.03, shipped: 9 },
  set_type: { fitted: 2.32, shipped: 2.5 },
  set_off: { fitted: 3.03, shipped: 3 },
  short_lines: { fitted: 4.62, shipped: 4.5 },
  type_scale: { fitted: 0.76, shipped: 1 },
  people_shown: { fitted: 12.85, shipped: 13 },
  many_colours: { fitted: 14.96, shipped: 15 },
  light_and_dark: { fitted: 6.43, shipped: 6.5 },
  unlike_a_page: { fitted: 2.14, shipped: 2 },
  sticky_words: { fitted: 14.99, shipped: 15 },
  short_headline: { fitted: 9.26, shipped: 9.5 },
  pulling_words: { fitted: 17.14, shipped: 17 },
  offer_stated: { fitted: 0.00, shipped: 0 },
  speaks_to_viewer: { fitted: 6.52, shipped: 6.5 },
};
