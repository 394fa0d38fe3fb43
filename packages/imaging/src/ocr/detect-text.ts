import type { Pixels } from "@adjudge/scoring";
import type { FloatModel } from "../models/model-thread.ts";
import { sharp } from "../safe-sharp.ts";
import type { TextRegion } from "./text-region.ts";
import { textRegions } from "./text-regions.ts";

const toMultiple = (value: number): number => Math.max(32, Math.round(value / 32) * 32);

/**
 * Text regions in pixels of the given picture, found in a copy `scale` times as large. The detector is the longest
 * single step and runs in another thread: `meanwhile` is done while it works.
 */
export const detectText = async (
  model: FloatModel,
  pixels: Pixels,
  scale: number,
  meanwhile: () => void,
): Promise<TextRegion[]> => {
  const width = toMultiple(pixels.width * scale);
  const height = toMultiple(pixels.height * scale);
  const raw = { width: pixels.width, height: pixels.height, channels: 3 } as const;
  const small = await sharp(pixels.data, { raw })
    .resize(width, height, { fit: "fill", kernel: "linear" })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const input = model.inputNames[0] ?? "bytes";
  const output = model.outputNames[0] ?? "";
  // The fourth channel is what the rewritten net takes its mean from (tools/convert/lean_detector.py). A copy: what
  // sharp gives cannot move to another thread.
  const running = model.run({ [input]: { dims: [1, height, width, 4], data: new Uint8Array(small) } });
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
