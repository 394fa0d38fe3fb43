import type { Pixels } from "@adjudge/scoring";
import type { FloatModel } from "../models/model-lane.ts";
import { byteTable, planesOf } from "../models/planes.ts";
import { sharp } from "../safe-sharp.ts";
import type { TextRegion } from "./text-region.ts";
import { textRegions } from "./text-regions.ts";

/** Blue, green, red: the detector was trained on OpenCV's order with the ImageNet mean and deviation. */
const mean = [0.406, 0.456, 0.485];
const deviation = [0.225, 0.224, 0.229];

const toMultiple = (value: number): number => Math.max(32, Math.round(value / 32) * 32);

const order = [2, 1, 0];
const tables = order.map((_, plane) => {
  const scale = 1 / (255 * (deviation[plane] ?? 1));
  const shift = (mean[plane] ?? 0) / (deviation[plane] ?? 1);
  return byteTable((byte) => byte * scale - shift);
});

/**
 * Text regions in pixels of the given picture, found at `side` pixels on the longer side. The detector is the longest
 * single step and runs in another thread: `meanwhile` is done while it works.
 */
export const detectText = async (
  model: FloatModel,
  pixels: Pixels,
  side: number,
  meanwhile: () => void,
): Promise<TextRegion[]> => {
  const scale = side / Math.max(pixels.width, pixels.height);
  const width = toMultiple(pixels.width * scale);
  const height = toMultiple(pixels.height * scale);
  const raw = { width: pixels.width, height: pixels.height, channels: 3 } as const;
  const small = await sharp(pixels.data, { raw })
    .resize(width, height, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
  const input = model.inputNames[0] ?? "x";
  const output = model.outputNames[0] ?? "";
  const running = model.run({
    [input]: { dims: [1, 3, height, width], data: planesOf(small, width * height, tables, order) },
  });
  meanwhile();
  const result = await running;
  const map = result[output];
  if (map === undefined) throw new Error("the text detector gave nothing");
  const kx = pixels.width / width;
  const ky = pixels.height / height;
  return textRegions(map.data, width, height).map((region) => ({
    ...region,
    cx: (region.cx + 0.5) * kx,
    cy: (region.cy + 0.5) * ky,
    width: region.width * kx,
    height: region.height * ky,
  }));
};
