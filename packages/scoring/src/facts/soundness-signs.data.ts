/** Written by tools/train/soundness/signs.py: log odds that a picture is a spoilt copy rather than an ad, of as many copies as ads. */
export const SIGNS_OF_DAMAGE = {"bias": -1.9323, "rank": -0.1056, "surest": 0.7019, "begins": 0.3225, "ends": 1.1456} as const;
/** Ads left out of the fit; "beyond" are copies with more signs than seven in eight ads. */
export const SIGNS_FIGURES = {"ads": 163, "copies": 3749, "auc": 0.863, "beyond": 0.718} as const;
