import type { ScoreName } from "../types.ts";

/** Points a score starts with: the middle rated web ad comes out near 50. */
export const BASE: Record<ScoreName, number> = { contrast: 43, recall: 29, copy_engagement: 52 };

/** Shares of the three scores in the overall score. */
export const OVERALL: Record<ScoreName, number> = { contrast: 0.45, recall: 0.15, copy_engagement: 0.4 };

/** Points of each fault and strength, as fitted by tools/train/scores and as shipped: rounded to halves. */
export const TERM_WEIGHTS: Record<string, { fitted: number; shipped: number }> = {
  low_contrast: { fitted: 10.81, shipped: 11 },
  text_over_busy: { fitted: 6.28, shipped: 6.5 },
  tiny_text: { fitted: 4.23, shipped: 4 },
  too_much_text: { fitted: 5.43, shipped: 5.5 },
  weak_hierarchy: { fitted: 13.11, shipped: 13 },
  clutter: { fitted: 5.37, shipped: 5.5 },
  empty: { fitted: 10.68, shipped: 10.5 },
  cropped: { fitted: 25.24, shipped: 25 },
  poor_alignment: { fitted: 9.74, shipped: 9.5 },
  bad_image: { fitted: 4.23, shipped: 4 },
  dated_look: { fitted: 4.23, shipped: 4 },
  no_brand: { fitted: 23.15, shipped: 23 },
  weak_brand: { fitted: 14.85, shipped: 15 },
  no_product: { fitted: 11.65, shipped: 11.5 },
  unclear_message: { fitted: 4.23, shipped: 4 },
  no_cta: { fitted: 4.23, shipped: 4 },
  weak_cta: { fitted: 4.23, shipped: 4 },
  no_reason: { fitted: 17.33, shipped: 17.5 },
  teaser: { fitted: 26.91, shipped: 27 },
  policy_risk: { fitted: 19.68, shipped: 19.5 },
  typos: { fitted: 13.24, shipped: 13 },
  strong_colours: { fitted: 0.97, shipped: 1 },
  rich_picture: { fitted: 9.02, shipped: 9 },
  set_type: { fitted: 2.65, shipped: 2.5 },
  set_off: { fitted: 4.37, shipped: 4.5 },
  short_lines: { fitted: 4.77, shipped: 5 },
  type_scale: { fitted: 0.94, shipped: 1 },
  people_shown: { fitted: 12.70, shipped: 12.5 },
  many_colours: { fitted: 18.90, shipped: 19 },
  light_and_dark: { fitted: 6.35, shipped: 6.5 },
  unlike_a_page: { fitted: 2.12, shipped: 2 },
  sticky_words: { fitted: 14.81, shipped: 15 },
  short_headline: { fitted: 9.13, shipped: 9 },
  pulling_words: { fitted: 16.93, shipped: 17 },
  offer_stated: { fitted: 0.00, shipped: 0 },
  speaks_to_viewer: { fitted: 7.46, shipped: 7.5 },
};
