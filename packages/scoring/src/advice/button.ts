import { contrastRatio } from "../measures/colour/text-contrast.ts";
import { labDistance, labOfRgb, type Rgb } from "../measures/colour/srgb-oklab.ts";

/** Sizes of a drawn button, in CSS pixels at the size the ad is shown at. */
export const BUTTON_PX = { least: 18, most: 44 };
/** A feed or a page shows a picture at most about this large (root of the area). */
const shownSide = 400;
/** Height of the label's type by that of the button: 18 px give a label of 9 px and more. */
export const LABEL_SHARE = 0.52;

/** How large the words want their button to be, in shares of the picture. */
export function buttonSize(label: string, aspect: number, sourceSide: number): { width: number; height: number } {
  const shown = Math.min(shownSide, sourceSide);
  const px = Math.min(BUTTON_PX.most, Math.max(BUTTON_PX.least, 0.1 * shown));
  const height = (px * Math.sqrt(aspect)) / shown;
  return { width: (px * widthOf(label)) / (shown * Math.sqrt(aspect)), height };
}

/** Width by height of a button around a label of one line. */
export const widthOf = (label: string): number => {
  const capitals = label.match(/[\p{Lu}\d%]/gu)?.length ?? 0;
  return LABEL_SHARE * (0.54 * label.length + 0.14 * capitals) + 1.4;
};

/** Least share of the wanted size at which the label can still be read. */
export const leastShare = (aspect: number, sourceSide: number): number => {
  const shown = Math.min(shownSide, sourceSide);
  const { height } = buttonSize("", aspect, sourceSide);
  return BUTTON_PX.least / ((height * shown) / Math.sqrt(aspect));
};

/** A fill must be told from the ground at a glance: lighter or darker, or clearly of another colour. */
const leastRatio = 1.5;
const leastDistance = 0.2;
const leastLabelRatio = 4.5;

const white: Rgb = [255, 255, 255];
const dark: Rgb = [17, 17, 17];

export const labelOn = (fill: Rgb): Rgb =>
  contrastRatio(white, fill) >= leastLabelRatio || contrastRatio(white, fill) >= contrastRatio(dark, fill)
    ? white
    : dark;

export const standsOut = (fill: Rgb, ground: Rgb): boolean =>
  contrastRatio(fill, ground) >= leastRatio && labDistance(labOfRgb(fill), labOfRgb(ground)) >= leastDistance;

const chroma = (colour: Rgb): number => {
  const [, a, b] = labOfRgb(colour);
  return Math.hypot(a, b);
};

/** Of the ad's own colours the liveliest that stands out from the ground, else near black or white: whichever stands out more. */
export function fillFor(ground: Rgb, own: readonly Rgb[]): Rgb {
  const worth = (colour: Rgb): number => chroma(colour) + 0.25 * labDistance(labOfRgb(colour), labOfRgb(ground));
  const fitting = own
    .filter((colour) => standsOut(colour, ground) && contrastRatio(labelOn(colour), colour) >= leastLabelRatio)
    .toSorted((p, q) => worth(q) - worth(p))[0];
  return fitting ?? (contrastRatio(white, ground) > contrastRatio(dark, ground) ? white : dark);
}
