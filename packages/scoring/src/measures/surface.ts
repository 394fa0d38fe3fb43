import { dominantColours, type LabColour } from "./colour/palette.ts";
import { WORKING_AREA } from "../constants.ts";
import { largestBlank } from "./layout/blank-area.ts";
import { clutterMeasures } from "./layout/clutter.ts";
import { colourfulness, groundShare, lightMeasures, whiteBorder } from "./layout/colour-measures.ts";
import { balanceOf, emptyShare } from "./layout/composition.ts";
import { damageOf, type Damage } from "./layout/damage.ts";
import { fileQuality } from "./layout/file-quality.ts";
import { adFrame, cropPlanes } from "./layout/frame.ts";
import { labPlanes, type LabPlanes } from "./pixels/plane.ts";
import { shrinkToArea } from "./pixels/shrink-pixels.ts";
import type { Pixels, SourceFacts } from "../picture.ts";

/** What the pixels tell before a word is read or a thing is found: two thirds of the measuring. */
export interface Surface {
  planes: LabPlanes;
  frame: ReturnType<typeof adFrame>;
  /** The picture without the page round it (rule A21). */
  ad: LabPlanes;
  colours: LabColour[];
  clutter: ReturnType<typeof clutterMeasures>;
  damage: Damage;
  facts: ReturnType<typeof lightMeasures> &
    ReturnType<typeof fileQuality> & {
      emptyShare: number;
      whiteBorder: number;
      colourfulness: number;
      balance: number;
      groundShare: number;
      largestBlank: number;
    };
}

/** Needs the pixels alone, so it can be made while the models still work. */
export function surfaceOf(pixels: Pixels, source: SourceFacts): Surface {
  const small = shrinkToArea(pixels, WORKING_AREA);
  const planes = labPlanes(small);
  const frame = adFrame(planes);
  const ad = cropPlanes(planes, frame);
  const light = lightMeasures(planes);
  return {
    planes,
    frame,
    ad,
    colours: dominantColours(planes),
    clutter: clutterMeasures(planes),
    damage: damageOf(pixels, planes),
    facts: {
      ...light,
      whiteShare: ad === planes ? light.whiteShare : lightMeasures(ad).whiteShare,
      ...fileQuality(pixels, source),
      emptyShare: emptyShare(planes),
      whiteBorder: whiteBorder(ad),
      colourfulness: colourfulness(small),
      balance: balanceOf(planes),
      groundShare: groundShare(planes),
      largestBlank: largestBlank(ad),
    },
  };
}
