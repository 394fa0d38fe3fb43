import { hexOf } from "../../measures/colour/srgb-oklab.ts";
import { colourReaching, contrastRatio } from "../../measures/colour/text-contrast.ts";
import { faintBeside, faintest, faintPlaces, neededRatio } from "../../faults/low-contrast.ts";
import { roughness } from "../../faults/features/legibility.ts";
import { READABLE_PX, smallestText, typeSize, unreadSmall } from "../../faults/tiny-text.ts";
import { typePx } from "../../faults/type-size.ts";
import { boxPx, mustRead, worstBlock } from "../../faults/features/shown.ts";
import { named } from "../../words/named.ts";
import { round, whereabouts } from "../../words/wording.ts";
import type { Measures } from "../../facts/seen.ts";
import type { Mend, Mender, Menders } from "../mend.ts";

/** WCAG 2.2, enhanced: what large and small text both pass. */
const enoughRatio = 4.5;
const targetRatio = 7;
/** More than this would no longer be the same layout. */
const mostEnlarge = 3;

const recolour: Mender = (m) => {
  const b = faintest(m);
  if (!b?.colour || !b.background || b.ratio === null || b.ratio >= neededRatio(m, b)) return null;
  const colour = colourReaching(b.colour, b.background, targetRatio);
  const ratio = contrastRatio(colour, b.background);
  if (ratio < b.ratio * 1.15) return null;
  return {
    action: "recolour",
    text: `${named(b.weakest ?? b)} in ${hexOf(b.colour)} on ${hexOf(b.background)} has a contrast of only ${round(b.ratio, 1)}:1: set it in ${hexOf(colour)}.`,
    detail: `Contrast now ${round(b.ratio, 1)}:1, in the new colour ${round(ratio, 1)}:1; text of this size needs at least ${neededRatio(m, b)}:1.${faintBeside(m)}`,
    measured: round(b.ratio, 1),
    reached: round(ratio, 1),
    unit: ":1",
    target: { min: neededRatio(m, b), max: null },
    boxes: faintPlaces(m),
    change: { kind: "recolour", block: b.id, colour: hexOf(colour) },
  };
};

/** As one would say it: half as much, as much. */
function unevenness(share: number): string {
  if (share >= 0.85) return "as much as";
  if (share >= 0.6) return "about two thirds as much as";
  return share >= 0.4 ? "about half as much as" : "about a third as much as";
}

const panel: Mender = (m) => {
  const b = worstBlock(mustRead(m), roughness);
  if (!b?.colour || !b.background) return null;
  // White letters on a pale sky need a dark panel: in the colour of the sky they were advised into it.
  const isClear = contrastRatio(b.colour, b.background) >= enoughRatio;
  const fill = isClear ? b.background : colourReaching(b.background, b.colour, targetRatio);
  const colour = colourReaching(b.colour, fill, targetRatio);
  // Beside a panel in the colour of the letters the advice would make them vanish.
  const letters = hexOf(colour) === hexOf(b.colour) ? "" : `, with the letters in ${hexOf(colour)}`;
  return {
    action: "add",
    text: `${named(b)} runs over a busy part of the picture: put a plain panel in ${hexOf(fill)} behind it${letters}, or move it to a calm part.`,
    detail: `Behind the letters the picture changes ${unevenness(roughness(b))} the letters stand out from it.`,
    measured: round(100 * roughness(b), 0),
    reached: 0,
    unit: "%",
    target: { min: null, max: 20 },
    boxes: [b.box],
    change: { kind: "panel", block: b.id, fill: hexOf(fill), colour: hexOf(colour) },
  };
};

/** Where all that was read is large enough. */
const enlargeUnread: Mender = (m): Mend | null => {
  const [smallest] = unreadSmall(m);
  if (!smallest) return null;
  const px = boxPx(m, smallest);
  const high = Math.round(px) < READABLE_PX ? Math.round(px) : Math.floor(10 * px) / 10;
  return {
    action: "enlarge",
    text: `The writing ${whereabouts(smallest)} is only about ${high} px high at display size, too small for us to read: set it at ${READABLE_PX} px or more.`,
    detail: `From ${READABLE_PX} px a line is easy to read.`,
    measured: round(px, 1),
    reached: READABLE_PX,
    unit: "px",
    target: { min: READABLE_PX, max: null },
    boxes: [smallest],
    change: null,
  };
};

/** A banner as high as four lines of it has no room for more. */
const linesInBanner = 4;

/** What type should reach: 12 px, in a low banner a quarter of its height. */
const wishedPx = (m: Measures): number =>
  Math.min(READABLE_PX, Math.floor(boxPx(m, { x: 0, y: 0, width: 1, height: 1 }) / linesInBanner));

const enlarge: Mender = (m): Mend | null => {
  const b = smallestText(m);
  if (!b) return enlargeUnread(m);
  const px = typePx(m, b);
  const wished = wishedPx(m);
  if (px >= wished) return null;
  const factor = Math.min(mostEnlarge, wished / px);
  return {
    action: "enlarge",
    text: `${named(b)} is in ${typeSize(m, b)} at display size: set it at ${wished} px or more.`,
    detail: wished < READABLE_PX ? "" : `Type of ${READABLE_PX} px is easy to read.`,
    measured: round(px, 1),
    reached: round(px * factor, 1),
    unit: "px",
    target: { min: wished, max: null },
    boxes: [b.box],
    change: { kind: "enlarge", block: b.id, factor: round(factor, 2) },
  };
};

export const LEGIBILITY_MENDS: Menders = { low_contrast: recolour, text_over_busy: panel, tiny_text: enlarge };
