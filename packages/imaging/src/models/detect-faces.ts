import type { Box, Face, Pixels } from "@adjudge/scoring";
import { sharp } from "../safe-sharp.ts";
import { bytesOf } from "./bytes-of.ts";
import type { FloatModel } from "./model-thread.ts";
import { strongestBoxes } from "./strongest-boxes.ts";
import type { View } from "./views.ts";

/** BlazeFace full range as trained: a square of 192 px, one anchor in each cell of a 48 x 48 grid. */
const side = 192;
const grid = 48;
const minScore = 0.6;
/** Faces this unsure are kept apart, beside unsure people. */
const minFaintScore = 0.25;
const maxOverlap = 0.3;
/** The net sees faces from about a tenth of its square; tiles of this share of the longer side find smaller ones. */
const tileShare = 0.6;

/** The whole picture, then overlapping tiles. */
const viewsOf = ({ width, height }: Pixels): View[] => {
  const size = Math.round(Math.max(width, height) * tileShare);
  const starts = (length: number): number[] => (length <= size ? [0] : [0, length - size]);
  const tiles = starts(height).flatMap((top) =>
    starts(width).map((left) => ({ left, top, width: Math.min(size, width), height: Math.min(size, height) })),
  );
  return [{ left: 0, top: 0, width, height }, ...tiles];
};

const look = async (model: FloatModel, pixels: Pixels, view: View): Promise<Face[]> => {
  const { data } = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .extract(view)
    .resize(side, side, { fit: "contain", position: "left top", background: "#000000", kernel: "linear" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { boxes, logits } = await model.run({ bytes: bytesOf(data, side, side) });
  if (boxes === undefined || logits === undefined) throw new Error("the face detector gave nothing");
  // The square covers the longer side of the view; one unit of the net is that many pixels.
  const unit = Math.max(view.width, view.height) / side;
  const faces: Face[] = [];
  logits.data.forEach((logit, i) => {
    const confidence = 1 / (1 + Math.exp(-logit));
    if (confidence < minFaintScore) return;
    const [dx = 0, dy = 0, w = 0, h = 0] = boxes.data.subarray(i * 16, i * 16 + 4);
    const cx = ((i % grid) + 0.5) * (side / grid) + dx;
    const cy = (Math.floor(i / grid) + 0.5) * (side / grid) + dy;
    const left = Math.max(0, view.left + (cx - w / 2) * unit);
    const top = Math.max(0, view.top + (cy - h / 2) * unit);
    const box: Box = {
      x: left / pixels.width,
      y: top / pixels.height,
      width: (Math.min(pixels.width, view.left + (cx + w / 2) * unit) - left) / pixels.width,
      height: (Math.min(pixels.height, view.top + (cy + h / 2) * unit) - top) / pixels.height,
    };
    if (box.width > 0 && box.height > 0) faces.push({ box, confidence });
  });
  return faces;
};

export interface FoundFaces {
  faces: Face[];
  /** Places that are a face perhaps. */
  faint: Face[];
}

/** Faces in the picture, the surest first. */
export const faceFinder =
  (model: FloatModel) =>
  async (pixels: Pixels): Promise<FoundFaces> => {
    const found = await Promise.all(viewsOf(pixels).map((view) => look(model, pixels, view)));
    const all = strongestBoxes(found.flat(), maxOverlap);
    return {
      faces: all.filter((face) => face.confidence >= minScore),
      faint: all.filter((face) => face.confidence < minScore),
    };
  };
