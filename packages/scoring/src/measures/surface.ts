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

/** Pixels by which the edge of a frame may be off: copies of one ad differ by one. */
const SLACK = [0, 1, 2];

/** Of an ad whose page was left out it is uncertain by a pixel where it begins: one bare row more or less was a quarter of the border. */
function borderOf(planes: LabPlanes, { x0, y0, x1, y1 }: ReturnType<typeof adFrame>): number {
  const side = (low: number, high: number, end: number, by: number): [number, number] => [
    low > 0 ? low + by : low,
    high < end ? high - by : high,
  ];
  const borders = SLACK.map((by) => {
    const [left, right] = side(x0, x1, planes.width, by);
    const [top, bottom] = side(y0, y1, planes.height, by);
    const isLeft = right - left > 2 && bottom - top > 2;
    return whiteBorder(cropPlanes(planes, isLeft ? { x0: left, y0: top, x1: right, y1: bottom } : { x0, y0, x1, y1 }));
  });
  return borders.reduce((sum, share) => sum + share, 0) / borders.length;
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
      whiteBorder: borderOf(planes, frame),
      colourfulness: colourfulness(small),
      balance: balanceOf(planes),
      groundShare: groundShare(planes),
      largestBlank: largestBlank(ad),
    },
  };
}
