import type { AttentionMap, DetectedObject, Face, Pixels } from "@adjudge/scoring";
import type { TextReader } from "../ocr/read-text.ts";
import { ocrModelFile } from "./model-files.ts";
import { openSession, type RunOptions } from "./open-session.ts";

export interface Models {
  text: TextReader;
  detectThings: (pixels: Pixels) => Promise<{ faces: Face[]; objects: DetectedObject[] }>;
  attend: (pixels: Pixels) => Promise<{ learnedAttention: AttentionMap | null; embedding: number[] | null }>;
}

/** Opens every model of the engine. */
export const loadModels = async (options: RunOptions): Promise<Models> => {
  const [detector, recogniser] = await Promise.all([
    openSession(ocrModelFile("en_PP-OCRv3_det_infer.onnx"), options),
    openSession(ocrModelFile("en_PP-OCRv3_rec_infer.onnx"), options),
  ]);
  return {
    text: { detector, recogniser },
    detectThings: () => Promise.resolve({ faces: [], objects: [] }),
    attend: () => Promise.resolve({ learnedAttention: null, embedding: null }),
  };
};
