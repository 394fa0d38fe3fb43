import type { Pixels } from "@adjudge/scoring";
import type { FloatModel } from "../models/model-thread.ts";
import { cropHeight, cropRegion } from "./crop-region.ts";
import { inputOf } from "./recognise-text.ts";
import type { TextRegion } from "./text-region.ts";

/** Of longer lines the middle is looked at: a script shows in a few words. */
const longest = 640;

/** What the reader of lines sees in a region before it thinks of letters: the mean of its map of shapes. */
export const shapesOf = async (model: FloatModel, pixels: Pixels, region: TextRegion): Promise<Float32Array> => {
  const width = Math.min(region.width, (region.height * longest) / cropHeight);
  const crop = cropRegion(pixels, { ...region, width });
  const input = inputOf(crop, Math.max(64, Math.ceil(crop.width / 16) * 16));
  const { shapes } = await model.run({ [model.inputNames[0] ?? "x"]: input });
  if (shapes === undefined) throw new Error("the text recogniser tells no shapes");
  return shapes.data;
};
