import type { Target } from "./types.ts";

export type Curve = readonly (readonly [number, number])[];

/**
 * Every weight and threshold of the engine, with the reason for each. A change here is a change of the product: raise
 * ENGINE_VERSION with it.
 */

export const ENGINE_VERSION = "2.0.0";

/** Working area in pixels for the planes: enough for 4 px strokes of a 1080 px ad, small enough for 150 ms. */
export const WORKING_AREA = 90_000;

/** At most six swatches, near-duplicates merged (docs/product/engine.md#what-a-report-holds). 0.07 OKLab is clearly visible side by side. */
export const PALETTE = { clusters: 10, most: 6, mergeDistance: 0.07, leastShare: 0.01 } as const;

/** Found on generated ads with known colours: least share of lines off by more than 10 %. */
export const TEXT_COLOURS = {
  ring: 0.12,
  samples: 5000,
  modeRadius: 0.06,
  farQuantile: 0.985,
  coreShare: 0.85,
  leastDistance: 0.008,
} as const;

/** Lines of one paragraph: leading up to 1.9 line boxes, type within a third of the same size, same colours. */
export const BLOCKS = {
  gap: 0.9,
  overlap: 0.5,
  heightRatio: 1.45,
  colourDistance: 0.22,
  rowGap: 0.9,
  withoutAscenders: 1.35,
} as const;

/** A button's padding is seldom more than twice the text height above and below; sides up to nine heights. */
export const BUTTON = {
  verticalLimit: 1.8,
  sideLimit: 9,
  edgeDistance: 0.055,
  outline: 0.35,
  straight: 0.12,
  fringe: 0.05,
} as const;

export const ROLES = { smallText: 0.55, brandEdge: 0.2, brandWeight: 1.15, buttonWords: 6, offerWords: 7 } as const;

/** Steps of OKLab lightness a pixel that people see as an edge at feed size; cells of a clearly different colour. */
export const CLUTTER = {
  busySigma: 0.04,
  busyThreshold: 0.02,
  tangleSigma: 0.05,
  tangleFloor: 3e-5,
  colourCell: 0.08,
} as const;

export const COMPOSITION = { emptyGradient: 0.006, aligned: 0.006, misaligned: 0.04 } as const;

/** As light and colourless as a page (225 of 255 and up); 98.5 % of a row, so that a mark of the ad exchange stops it. */
export const FRAME = { lightness: 0.905, chroma: 0.012, share: 0.985, least: 0.2 } as const;

/** Edge strengths between calm and full detail; how far an edge reaches, as a share of the side. */
export const PICTURE = { edge: [0.006, 0.012], reach: 0.009, least: 0.004, leastDetail: 0.0005 } as const;

/**
 * Few and round, chosen by measuring on the development half (docs/attention.md); faces and buttons small and unfitted. Text
 * draws `text` of the looks where it covers `textArea` of the picture.
 */
export const ATTENTION = {
  side: 64,
  temperature: 1,
  text: 0.25,
  textWithoutModel: 0.35,
  textArea: 0.12,
  textLeast: 0.1,
  textMost: 0.5,
  textPower: 0.25,
  faces: 0.04,
  buttons: 0.03,
  blur: 0.015,
  topSlope: 0.5,
  leftSlope: 0.75,
  bottomEdge: 0.1,
  bottomLeast: 0.3,
} as const;

/** Under this height in a feed, letters are shapes rather than words (Legge & Bigelow 2011). */
export const READABLE_PX = 9;

/** Width in CSS pixels at which a phone feed shows a square ad. */
export const FEED_WIDTH = 320;

/**
 * Linear model of clutter 0..100: non-negative ridge fit (signs fixed beforehand, strength 1 on standardised measures, so that
 * the six weigh nearly alike) on people's complexity judgements of 98 brand ads (SAVOIAS, development half), rounded.
 * tools/train/clutter makes it again; the cross-validated figure stands in docs/truth.md.
 */
export const CLUTTER_MODEL = {
  intercept: -3.8,
  rootBusyArea: 30.5,
  tangle: 40.9,
  colourVariety: 3.28,
  focus: 137,
  logLines: 4.4,
  logPeople: 6.1,
} as const;

/** From the detectors' own thresholds to clear findings: see peopleCount. */
export const CLUTTER_PEOPLE = { body: [0.4, 0.7], face: [0.6, 0.9] } as const;

/**
 * Most points a rule can give or take. Contrast and copy weights lean on a non-negative ridge fit against the ratings of 256
 * web ads (signs fixed beforehand, few coefficients); rules that the ratings say nothing about keep a small weight because a
 * reader would call the fault a fault (C2, C3, C6, C8–C10, C14, C16, E1, E2, E8). tools/train/ads makes the fit again.
 */
export const WEIGHTS = {
  C1: 9,
  C2: 7,
  C3: 2,
  C4: 1,
  C5: 4,
  C6: 6,
  C7: 9,
  C8: 1,
  C9: 2,
  C10: 1,
  C11: 3,
  C12: 9,
  C13: 8,
  C14: 3,
  C15: 8,
  C16: 2,
  C17: 4,
  C18: 13,
  C19: 5,
  C20: 2,
  C21: 3,
  C22: 8,
  R1: 8,
  R2: 3,
  R3: 9,
  R4: 15,
  R5: 7,
  R6: 5,
  R7: 7,
  R8: 11,
  R9: 5,
  R10: 3,
  E1: 3,
  E2: 4,
  E3: 6,
  E4: 2,
  E5: 6,
  E6: 2,
  E7: 2,
  E8: 4,
  E9: 1,
  E10: 30,
  E11: 7,
} as const;

/** Knees of a curve as place, worth, place, worth, ... */
const curve = (...flat: number[]): Curve =>
  flat.flatMap((place, i): [number, number][] => (i % 2 === 0 ? [[place, flat[i + 1] ?? 0]] : []));

/** Piecewise-linear worth (-1..1) of each measure. Knees lie near the 10th, 50th and 90th percentile of rated web ads. */
export const CURVES = {
  C1: curve(1, -1, 2, -0.5, 3, -0.1, 4.5, 0.3, 7, 0.75, 12, 1),
  C2: curve(3, -1, 8, -0.4, 11, 0.3, 14, 0.7, 20, 1),
  C3: curve(0.05, -1, 0.2, 0, 0.45, 1),
  C4: curve(0.02, -1, 0.12, 0, 0.35, 1),
  C5: curve(0.9, -1, 1.25, 0, 1.7, 1),
  C6: curve(30, 0.9, 50, 0.1, 68, -0.7, 85, -1),
  C7: curve(0, 1, 0.2, 0.4, 0.5, -0.3, 0.85, -1),
  C7b: curve(0, 1, 0.4, 0, 0.85, -1),
  C8: curve(0.7, -1, 0.88, 0, 0.97, 1),
  C9: curve(0.2, -1, 0.6, 0, 1, 1),
  C10: curve(0.6, -1, 0.85, 0, 1, 1),
  C11: curve(5, -1, 25, 0, 45, 0.8, 70, 1),
  C12: curve(150, -1, 300, 0, 600, 0.7, 1000, 1),
  C12s: curve(0.5, -1, 0.75, 0, 0.95, 1),
  C12b: curve(0.3, 1, 0.8, 0, 2, -1),
  C13: curve(0.4, -1, 0.8, 0, 1, 1),
  C14: curve(0.02, 1, 0.12, 0.8, 0.25, 0, 0.45, -1),
  C15: curve(0, 1, 0.4, 0, 1, -1),
  C15g: curve(0, -1, 0.5, 0.2, 1, 1),
  C16: curve(0.2, 1, 0.55, 0, 0.9, -1),
  C15i: curve(0, -0.6, 0.4, 0.2, 1, 1),
  C15p: curve(0, -0.6, 0.03, 0.2, 0.08, 1),
  C17: curve(1, -1, 1.8, 0, 3, 1),
  C17l: curve(1, -1, 2.2, 0, 3.6, 1),
  C17c: curve(0, -0.5, 0.2, 0.2, 0.5, 1),
  C18: curve(0, 1, 0.25, 0.4, 0.6, -0.4, 1, -1),
  C19: curve(0.15, -1, 0.45, 0, 0.75, 1),
  C19t: curve(0.35, -1, 0.68, 0, 0.9, 1),
  C20: curve(0, -1, 0.3, 0, 0.9, 1),
  C21: curve(1.5, 1, 3, 0.2, 4.5, -0.4, 8, -1),
  C22: curve(0.42, 1, 0.79, 0, 1.32, -1),
  R1: curve(0, -0.4, 0.05, 0.3, 0.25, 1),
  R2: curve(0.03, -1, 0.08, 0, 0.2, 1),
  R3: curve(5, -1, 25, 0, 45, 0.8, 70, 1),
  R3n: curve(0, -1, 2, 0, 2.8, 0.6, 4, 1),
  R4: curve(0.4, 1, 0.76, 0, 0.97, -1),
  R5: curve(25, -1, 70, 0, 97, 1),
  R6: curve(1, 0.9, 6, 1, 9, 0, 16, -1),
  R7: curve(0, -0.3, 0.006, 0.1, 0.03, 1),
  R8: curve(0.08, -1, 0.2, 0, 0.3, 1),
  R9: curve(0.2, 1, 0.55, 0, 0.9, -1),
  R10: curve(50, 0, 65, -0.3, 90, -1),
  E2: curve(6, -1, 10, 0, 16, 1),
  E2a: curve(0.005, -1, 0.03, 0.2, 0.08, 1),
  E6: curve(0, -0.6, 8, 0, 35, 0.6, 70, 1),
  E7: curve(30, -1, 60, 0, 85, 1),
  E8: curve(0, -1, 3, 0.4, 6, 1, 16, 0.8, 28, -0.4, 45, -1),
  E9: curve(0.05, -1, 0.25, 0, 0.5, 1),
  E10: curve(0, 0.6, 1, -0.2, 2, -0.7, 3, -1),
} satisfies Record<string, Curve>;

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
  C18: { min: null, max: 0.25 },
  C19: { min: 0.3, max: null },
  C20: { min: 0.5, max: null },
  C21: { min: null, max: 4 },
  C22: { min: null, max: 0.79 },
  R1: { min: 0.05, max: null },
  R2: { min: 0.08, max: null },
  R3: { min: 30, max: null },
  R4: { min: null, max: 0.7 },
  R5: { min: 50, max: null },
  R6: { min: 2, max: 7 },
  R7: { min: 1, max: null },
  R8: { min: 0.2, max: null },
  R9: { min: null, max: 0.5 },
  R10: { min: null, max: 50 },
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

/** Under this chance the verdict is "too close to call": fewer than 58 of 100 people's choices would agree. */
export const TOO_CLOSE = 0.58;

/** Words read in one glance: 1.73 s on an ad (Pieters & Wedel 2004) at 238 words a minute (Brysbaert 2019). */
export const GLANCE_WORDS = 7;

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
  titled: 0.5,
  edgeRoom: 0.25,
} as const;
