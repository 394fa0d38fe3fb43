// Constants of a model worked out beforehand, as lean_ocr.py wants it.
//   node tools/convert/fold-model.mjs IN.onnx FOLDED.onnx
import { InferenceSession } from "onnxruntime-node";

const [from, to] = process.argv.slice(2);
if (to === undefined) throw new Error("usage: fold-model.mjs IN.onnx FOLDED.onnx");
await InferenceSession.create(from, {
  executionProviders: ["cpu"],
  graphOptimizationLevel: "basic",
  optimizedModelFilePath: to,
});
