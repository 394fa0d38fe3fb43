/**
 * What the measures of pixels and the attention map are made with. Fitted weights stand in `*.data.ts`, the thresholds of a fault,
 * a score or a sentence beside it. A change here is a change of the product: raise ENGINE_VERSION with it.
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
export const LEAST_LEGIBLE_PX = 9;

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

/** Rules of engine 1.x. Nothing is weighed by them any more; only the names in scores/rule.ts hold on to them. */
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

/** Under this chance the verdict is "too close to call": fewer than 58 of 100 people's choices would agree. */
export const TOO_CLOSE = 0.58;

/** Words read in one glance: 1.73 s on an ad (Pieters & Wedel 2004) at 238 words a minute (Brysbaert 2019). */
export const GLANCE_WORDS = 7;
