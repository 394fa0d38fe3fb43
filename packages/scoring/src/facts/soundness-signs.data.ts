/** Written by tools/train/soundness/signs.py: log odds that a picture is a spoilt copy rather than an ad, of as many copies as ads. */
export const SIGNS_OF_DAMAGE = {"bias": -1.901, "rank": -0.0972, "surest": 0.6919, "begins": 0.5449, "ends": 1.2443} as const;
/** Ads left out of the fit; "beyond" are copies with more signs than seven in eight ads. */
export const SIGNS_FIGURES = {"ads": 160, "copies": 3680, "auc": 0.867, "beyond": 0.668} as const;
