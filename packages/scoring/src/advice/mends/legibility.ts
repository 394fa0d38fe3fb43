import { hexOf } from "../../measures/colour/srgb-oklab.ts";
import { colourReaching, contrastRatio } from "../../measures/colour/text-contrast.ts";
import { faintBeside, faintest, faintPlaces, neededRatio } from "../../faults/low-contrast.ts";
import { roughness } from "../../faults/features/legibility.ts";
import { READABLE_PX, SMALL_PX, smallestText } from "../../faults/tiny-text.ts";
import { boxPx, mustRead, shownPx, worstBlock } from "../../faults/features/shown.ts";
import { named } from "../../words/named.ts";
import { round, whereabouts } from "../../words/wording.ts";
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

/** Writing too small for the reader, and nothing else to be read. */
const enlargeUnread: Mender = (m): Mend | null => {
  const boxes = m.unread.filter((box) => boxPx(m, box) < READABLE_PX);
  const [smallest] = boxes.toSorted((p, q) => p.height - q.height);
  if (!smallest) return null;
  const px = boxPx(m, smallest);
  return {
    action: "enlarge",
    text: `The writing ${whereabouts(smallest)} is only about ${round(px, 0)} px high at display size, too small for us to read: set it at ${READABLE_PX} px or more.`,
    detail: `From ${READABLE_PX} px a line is easy to read.`,
    measured: round(px, 1),
    reached: READABLE_PX,
    unit: "px",
    target: { min: READABLE_PX, max: null },
    boxes: [smallest],
    change: null,
  };
};

const enlarge: Mender = (m): Mend | null => {
  const b = smallestText(m);
  if (!b) return enlargeUnread(m);
  const px = shownPx(m, b);
  if (px >= READABLE_PX) return null;
  const factor = Math.min(mostEnlarge, READABLE_PX / px);
  // 11.7 px is not said to be 12 px that should be 12 px.
  const height = Math.round(px) < READABLE_PX ? Math.round(px) : Math.floor(10 * px) / 10;
  return {
    action: "enlarge",
    text: `${named(b)} is ${px < SMALL_PX ? "only " : ""}about ${height} px high at display size: set it at ${READABLE_PX} px or more.`,
    detail: `From ${READABLE_PX} px a line is easy to read.`,
    measured: round(px, 1),
    reached: round(px * factor, 1),
    unit: "px",
    target: { min: READABLE_PX, max: null },
    boxes: [b.box],
    change: { kind: "enlarge", block: b.id, factor: round(factor, 2) },
  };
};

export const LEGIBILITY_MENDS: Menders = { low_contrast: recolour, text_over_busy: panel, tiny_text: enlarge };
