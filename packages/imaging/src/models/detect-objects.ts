import { readFile } from "node:fs/promises";
import type { Box, DetectedObject, Pixels } from "@adjudge/scoring";
import { sharp } from "../safe-sharp.ts";
import { cocoLabels } from "./coco-labels.ts";
import { ownModelFile } from "./model-files.ts";
import type { FloatModel } from "./model-lane.ts";
import { byteTable, planesOf } from "./planes.ts";
import { strongestBoxes } from "./strongest-boxes.ts";

/** SSDLite MobileNetV2 as trained: 300 x 300 whatever the shape, anchors decoded with these variances. */
const side = 300;
const centreVariance = 0.1;
const sizeVariance = 0.2;
const minScore = 0.4;
const maxOverlap = 0.5;

export type ObjectFinder = (pixels: Pixels) => Promise<{ objects: DetectedObject[]; embedding: number[] }>;

const signed = byteTable((byte) => byte / 127.5 - 1);

/** Planes scaled to -1..1. */
export const signedPlanes = (rgb: Uint8Array, area: number): Float32Array<ArrayBuffer> => planesOf(rgb, area, signed);

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const decodeBox = (anchors: Float32Array, boxes: Float32Array, i: number): Box => {
  const [top = 0, left = 0, bottom = 0, right = 0] = anchors.subarray(i * 4, i * 4 + 4);
  const [ty = 0, tx = 0, th = 0, tw = 0] = boxes.subarray(i * 4, i * 4 + 4);
  const height = Math.exp(th * sizeVariance) * (bottom - top);
  const width = Math.exp(tw * sizeVariance) * (right - left);
  const cy = ty * centreVariance * (bottom - top) + (top + bottom) / 2;
  const cx = tx * centreVariance * (right - left) + (left + right) / 2;
  const x = clamp(cx - width / 2);
  const y = clamp(cy - height / 2);
  return { x, y, width: clamp(cx + width / 2) - x, height: clamp(cy + height / 2) - y };
};

const decode = (
  anchors: Float32Array,
  boxes: Float32Array,
  logits: Float32Array,
  classes: number,
): DetectedObject[] => {
  const cut = -Math.log(1 / minScore - 1);
  const byLabel = new Map<string, DetectedObject[]>();
  for (let i = 0; i * 4 < boxes.length; i += 1)
    for (let k = 1; k < classes; k += 1) {
      const logit = logits[i * classes + k] ?? 0;
      const label = logit < cut ? undefined : cocoLabels[k];
      if (label === undefined) continue;
      const found = { box: decodeBox(anchors, boxes, i), label, confidence: 1 / (1 + Math.exp(-logit)) };
      byLabel.set(label, [...(byLabel.get(label) ?? []), found]);
    }
  return [...byLabel.values()]
    .flatMap((found) => strongestBoxes(found, maxOverlap))
    .toSorted((a, b) => b.confidence - a.confidence);
};

/** People and things of the 80 COCO classes, and the mean of the last feature map as a fingerprint of the picture. */
export const openObjectFinder = async (model: FloatModel): Promise<ObjectFinder> => {
  const raw = await readFile(ownModelFile("coco-ssd-anchors.bin"));
  const anchors = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
  return async (pixels) => {
    const input = { raw: { width: pixels.width, height: pixels.height, channels: 3 as const } };
    const small = await sharp(pixels.data, input)
      .resize(side, side, { fit: "fill", kernel: "linear" })
      .raw()
      .toBuffer();
    const { boxes, logits, embedding } = await model.run({
      image: { dims: [1, 3, side, side], data: signedPlanes(small, side * side) },
    });
    if (boxes === undefined || logits === undefined || embedding === undefined)
      throw new Error("the object detector gave nothing");
    const classes = logits.dims[2] ?? 0;
    return { objects: decode(anchors, boxes.data, logits.data, classes), embedding: [...embedding.data] };
  };
};
