import type { AttentionMap, Pixels } from "@adjudge/scoring";
import { sharp } from "../safe-sharp.ts";
import type { FloatModel } from "./model-thread.ts";
import { bytesOf } from "./bytes-of.ts";

/** The net was measured at this longer side; larger inputs make it lose the whole for the parts (docs/attention.md). */
const longerSide = 256;
/** Five halvings inside the net. */
const step = 32;

/** What the net sees: the whole picture, longer side 256, both sides multiples of 32. */
export const inputSize = (width: number, height: number): { width: number; height: number } => {
  const scale = longerSide / Math.max(width, height);
  const fit = (side: number): number => Math.max(step, Math.round((side * scale) / step) * step);
  return { width: fit(width), height: fit(height) };
};

/** One distribution over all cells; the largest logit is taken out first so that nothing overflows. */
const softmax = (logits: Float32Array): Float32Array => {
  const largest = logits.reduce((a, b) => Math.max(a, b), -Infinity);
  const values = Float64Array.from(logits, (v) => Math.exp(v - largest));
  const sum = values.reduce((a, b) => a + b, 0);
  return Float32Array.from(values, (v) => v / sum);
};

/** Where people look in the picture, learned from eye movements over photographs: one cell per 4 x 4 input pixels. */
export const attentionPredictor =
  (model: FloatModel) =>
  async (pixels: Pixels): Promise<AttentionMap> => {
    const { width, height } = inputSize(pixels.width, pixels.height);
    const small = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
      .resize(width, height, { fit: "fill", kernel: "linear" })
      .raw()
      .toBuffer();
    const { logits } = await model.run({ bytes: bytesOf(small, width, height) });
    if (logits === undefined) throw new Error("the attention net gave nothing");
    return { width: logits.dims[3] ?? 0, height: logits.dims[2] ?? 0, data: softmax(logits.data) };
  };
