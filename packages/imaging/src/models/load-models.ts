import type { AttentionMap, DetectedObject, Face, Pixels } from "@adjudge/scoring";
import { openMarkClassifier } from "../ocr/mark-classifier.ts";
import type { TextReader } from "../ocr/read-text.ts";
import { openAttentionPredictor } from "./attention.ts";
import { openFaceFinder } from "./detect-faces.ts";
import { openObjectFinder } from "./detect-objects.ts";
import { ownModelFile } from "./model-files.ts";
import { openSession, type RunOptions } from "./open-session.ts";

export interface Models {
  text: TextReader;
  detectThings: (pixels: Pixels) => Promise<{ faces: Face[]; objects: DetectedObject[]; embedding: number[] }>;
  attend: (pixels: Pixels) => Promise<AttentionMap>;
}

/** Opens every model of the engine. */
export const loadModels = async (options: RunOptions): Promise<Models> => {
  const [detector, recogniser] = await Promise.all([
    openSession(ownModelFile("text-detector.onnx"), options),
    openSession(ownModelFile("text-reader.onnx"), options),
  ]);
  const [faceFinder, objectFinder, attention] = await Promise.all([
    openFaceFinder(options),
    openObjectFinder(options),
    openAttentionPredictor(options),
  ]);
  return {
    text: { detector, recogniser, marks: await openMarkClassifier() },
    detectThings: async (pixels) => {
      const faces = await faceFinder.find(pixels);
      const { objects, embedding } = await objectFinder.find(pixels);
      return { faces, objects, embedding };
    },
    attend: async (pixels) => (await attention.predict(pixels)).map,
  };
};
