import type { Target, ScoreName } from "./types.ts";
import type { Curve } from "./score/rule.ts";

/**
 * Every weight and threshold of the engine, with the reason for each. A change here is a change of the product: raise
 * ENGINE_VERSION with it.
 */

export const ENGINE_VERSION = "0.1.0";

/** Working area in pixels for the planes: enough for 4 px strokes of a 1080 px ad, small enough for 150 ms. */
export const WORKING_AREA = 90_000;

/** SCORING.md: at most six swatches, near-duplicates merged. 0.07 OKLab is clearly visible side by side. */
export const PALETTE = { clusters: 10, most: 6, mergeDistance: 0.07, leastShare: 0.01 } as const;

/** Found on generated ads with known colours: least share of lines off by more than 10 %. */
export const TEXT_COLOURS = {
  ring: 0.12,
  samples: 5000,
  modeRadius: 0.06,
  farQuantile: 0.97,
  coreShare: 0.75,
  leastDistance: 0.03,
} as const;

/** Lines of one paragraph: leading up to 1.9 line boxes, type within a third of the same size, same colours. */
export const BLOCKS = { gap: 0.9, overlap: 0.5, heightRatio: 1.45, colourDistance: 0.22, rowGap: 0.9 } as const;

/** A button's padding is seldom more than twice the text height above and below; sides up to nine heights. */
export const BUTTON = { verticalLimit: 1.8, sideLimit: 9, edgeDistance: 0.055, outline: 0.35, straight: 0.12 } as const;

export const ROLES = { smallText: 0.55, brandEdge: 0.2, brandWeight: 1.5, buttonWords: 6, offerWords: 7 } as const;

/** Edge and busy thresholds: OKLab lightness steps a pixel that people see as an edge at feed size. */
export const CLUTTER = {
  edgeThreshold: 0.05,
  congestionSigma: 0.02,
  entropyBin: 0.01,
  fineThreshold: 0.012,
  busyThreshold: 0.02,
} as const;

export const COMPOSITION = { emptyGradient: 0.006, aligned: 0.006, misaligned: 0.04 } as const;

/** Fixed values of the measured recipe (temperature, text share, blur, slope); faces and buttons small and unfitted. */
export const ATTENTION = {
  side: 64,
  temperature: 1.25,
  text: 0.2,
  textWithoutModel: 0.35,
  faces: 0.04,
  buttons: 0.03,
  blur: 0.015,
  topSlope: 0.5,
  leftSlope: 0.5,
} as const;

/** Width in CSS pixels at which a phone feed shows a square ad. */
export const FEED_WIDTH = 320;

/** Linear model of clutter 0..100. First values by hand (edge density carries most); replaced by the fit of tools/eval. */
export const CLUTTER_MODEL = {
  intercept: -10,
  edgeDensity: 80,
  congestion: 200,
  subbandEntropy: 8,
  busyArea: 25,
  logLines: 4,
} as const;

export const BASE: Record<ScoreName, number> = { contrast: 45, recall: 50, copy_engagement: 45 };

/** Most points a rule can give or take. First values by judgement; see SPEC.md for what was fitted. */
export const WEIGHTS = {
  C1: 12,
  C2: 6,
  C3: 4,
  C4: 5,
  C5: 4,
  C6: 7,
  C7: 14,
  C8: 3,
  C9: 3,
  C10: 3,
  C11: 8,
  C12: 8,
  C13: 2,
  C14: 5,
  C15: 8,
  C16: 8,
  C17: 3,
  R1: 10,
  R2: 6,
  R3: 10,
  R4: 12,
  R5: 12,
  R6: 6,
  R7: 8,
  R8: 4,
  E1: 12,
  E2: 10,
  E3: 5,
  E4: 7,
  E5: 6,
  E6: 10,
  E7: 4,
  E8: 8,
  E9: 5,
  E10: 12,
  E11: 6,
} as const;

/** Piecewise-linear worth (-1..1) of each measure. */
export const CURVES = {
  C1: [
    [1, -1],
    [3, -0.3],
    [4.5, 0.2],
    [7, 0.7],
    [12, 1],
  ],
  C2: [
    [5, -1],
    [9, -0.2],
    [12, 0.4],
    [18, 1],
  ],
  C3: [
    [0.05, -1],
    [0.2, 0],
    [0.45, 1],
  ],
  C4: [
    [0.02, -1],
    [0.12, 0],
    [0.35, 1],
  ],
  C5: [
    [0.9, -1],
    [1.3, 0],
    [2, 1],
  ],
  C6: [
    [20, 1],
    [45, 0.3],
    [70, -0.5],
    [95, -1],
  ],
  C7: [
    [0, 1],
    [0.25, 0.2],
    [0.6, -0.6],
    [0.85, -1],
  ],
  C8: [
    [0.7, -1],
    [0.88, 0],
    [0.97, 1],
  ],
  C9: [
    [0.2, -1],
    [0.6, 0],
    [1, 1],
  ],
  C10: [
    [0.6, -1],
    [0.85, 0],
    [1, 1],
  ],
  C11: [
    [5, -1],
    [30, 0],
    [65, 1],
  ],
  C12: [
    [120, -1],
    [300, 0],
    [600, 0.7],
    [1000, 1],
  ],
  C12s: [
    [0.5, -1],
    [0.65, 0],
    [0.8, 1],
  ],
  C12b: [
    [0, 1],
    [0.2, 0.2],
    [0.8, -1],
  ],
  C13: [
    [0.4, -1],
    [0.8, 0],
    [1, 1],
  ],
  C14: [
    [0.02, 0.6],
    [0.12, 1],
    [0.25, 0],
    [0.45, -1],
  ],
  C15: [
    [0, 1],
    [0.4, 0],
    [1, -1],
  ],
  C15g: [
    [0, -1],
    [0.5, 0.2],
    [1, 1],
  ],
  C16: [
    [0.1, 1],
    [0.35, 0.2],
    [0.85, -1],
  ],
  C17: [
    [1, -1],
    [1.8, 0],
    [4, 1],
  ],
  R1: [
    [0, -0.5],
    [0.05, 0.3],
    [0.25, 1],
  ],
  R2: [
    [0.02, -1],
    [0.08, 0],
    [0.2, 1],
  ],
  R3: [
    [5, -1],
    [30, 0],
    [70, 1],
  ],
  R4: [
    [0.35, 1],
    [0.7, 0],
    [0.97, -1],
  ],
  R5: [
    [20, -1],
    [50, 0],
    [80, 1],
  ],
  R6: [
    [1, 0.8],
    [6, 1],
    [9, 0],
    [16, -1],
  ],
  R7: [
    [0, -0.3],
    [0.01, 0.2],
    [0.05, 1],
  ],
  R8: [
    [20, 1],
    [50, 0],
    [90, -1],
  ],
  E2: [
    [6, -1],
    [10, 0],
    [16, 1],
  ],
  E2a: [
    [0.005, -1],
    [0.03, 0.2],
    [0.08, 1],
  ],
  E6: [
    [20, -1],
    [50, 0],
    [80, 1],
  ],
  E7: [
    [30, -1],
    [60, 0],
    [85, 1],
  ],
  E8: [
    [0, -1],
    [3, 0.4],
    [6, 1],
    [16, 0.8],
    [28, -0.4],
    [45, -1],
  ],
  E9: [
    [0.05, -1],
    [0.2, 0],
    [0.45, 1],
  ],
  E10: [
    [0, 0.5],
    [1, -0.2],
    [3, -1],
  ],
} as const satisfies Record<string, Curve>;

/** The range shown to people as the goal of a rule. */
export const TARGETS: Record<keyof typeof WEIGHTS, Target> = {
  C1: { min: 4.5, max: null },
  C2: { min: 12, max: null },
  C3: { min: 0.2, max: null },
  C4: { min: 0.12, max: null },
  C5: { min: 1.5, max: null },
  C6: { min: null, max: 50 },
  C7: { min: null, max: 0.3 },
  C8: { min: 0.9, max: null },
  C9: { min: 0.8, max: null },
  C10: { min: 0.85, max: null },
  C11: { min: 30, max: null },
  C12: { min: 0.65, max: null },
  C13: { min: 0.8, max: null },
  C14: { min: null, max: 0.25 },
  C15: { min: null, max: 0.3 },
  C16: { min: null, max: 0.5 },
  C17: { min: 2, max: null },
  R1: { min: 0.05, max: null },
  R2: { min: 0.08, max: null },
  R3: { min: 30, max: null },
  R4: { min: null, max: 0.7 },
  R5: { min: 50, max: null },
  R6: { min: 2, max: 7 },
  R7: { min: 1, max: null },
  R8: { min: null, max: 50 },
  E1: { min: 1, max: null },
  E2: { min: 12, max: null },
  E3: { min: 2, max: null },
  E4: { min: 2, max: null },
  E5: { min: 2, max: null },
  E6: { min: 50, max: null },
  E7: { min: 60, max: null },
  E8: { min: 4, max: 18 },
  E9: { min: 20, max: null },
  E10: { min: null, max: 0 },
  E11: { min: 1, max: null },
};

/** Exponents of the overall product; they add up to more than 1 so that the scores spread (rule O2). */
export const OVERALL = { contrast: 0.6, recall: 0.35, copy_engagement: 0.35 } as const;

/** Scores at 0, 5, ... 100 % of the reference set (development half of rated web ads). Only quantiles ship. */
const EVEN = Array.from({ length: 21 }, (_, i) => i * 5);
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: EVEN,
  recall: EVEN,
  copy_engagement: EVEN,
  overall: EVEN,
};
export const percentilesOf = (name: ScoreName | "overall"): readonly number[] => QUANTILES[name];

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)); k measured on pairs (rule O5). */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = {
  contrast: 0.03,
  recall: 0.02,
  copy_engagement: 0.02,
  overall: 0.03,
};
export const TOO_CLOSE = 0.58;
export const LIKELY_HALF_WIDTH = 15;

/** What advice aims for, and when it speaks. */
export const ADVICE = {
  most: 5,
  keeps: 2,
  /** Gains under half a point are within rounding of the screen. */
  leastGain: 0.5,
  strongShare: 0.6,
  strongPoints: 2,
  enoughRatio: 5.5,
  targetRatio: 7,
  feedPx: 13,
  actionPx: 16,
  mostEnlarge: 2,
  sizeRatio: 1.8,
  standOut: 0.35,
  brandAttention: 0.04,
} as const;
