import type { AttentionMap, DetectedObject, Face, Looks, Pixels, Signals, Soundness } from "@adjudge/scoring";
import { english } from "../ocr/decode-line.ts";
import { openMarkClassifier } from "../ocr/mark-classifier.ts";
import { mendEnglish } from "../ocr/mend-english.ts";
import { recogniserOf } from "../ocr/recognise-text.ts";
import { scriptReaderOpener } from "../ocr/script-readers.ts";
import type { TextReader } from "../ocr/read-text.ts";
import { openScriptClassifier } from "../ocr/script-of.ts";
import { openWordList } from "../ocr/word-list.ts";
import { attentionPredictor } from "./attention.ts";
import { faceFinder } from "./detect-faces.ts";
import { openObjectFinder } from "./detect-objects.ts";
import { lookTaker } from "./looks.ts";
import { ownModelFile } from "./model-files.ts";
import { openInAll, startModelThread } from "./model-thread.ts";
import { roleSayer, type WordsSaid } from "./say-roles.ts";
import { soundnessJudge } from "./soundness.ts";
import { openWordPieces } from "./word-pieces.ts";

export interface FoundThings {
  faces: Face[];
  objects: DetectedObject[];
  faintPeople: DetectedObject[];
  embedding: number[];
}

export interface Models {
  text: TextReader;
  detectThings: (pixels: Pixels, looks: Promise<Looks>) => Promise<FoundThings>;
  attend: (pixels: Pixels) => Promise<AttentionMap>;
  judgeSoundness: (pixels: Pixels) => Promise<Soundness>;
  takeLooks: (pixels: Pixels) => Promise<Looks>;
  sayRoles: (signals: Signals) => Promise<WordsSaid>;
}

export interface LoadOptions {
  /** Models that run side by side. It changes the time, never the result. */
  threads: number;
  /** A thread has died: these models answer no more. */
  onGone: () => void;
}

/** Measured on one core: 0.6 µs a number in the reader, 0.11 to 0.14 in the nets for things, looks and soundness. */
const readerSlowness = 5;

/** Opens every model of the engine: text in the first thread, the rest in the last, the reader of lines in all. */
export const loadModels = async ({ threads: count, onGone }: LoadOptions): Promise<Models> => {
  const first = startModelThread(onGone);
  const others = Array.from({ length: count - 1 }, () => startModelThread(onGone));
  const last = others.at(-1) ?? first;
  const openLineReader = (file: string) =>
    openInAll([first, ...others], ownModelFile(file), { slowness: readerSlowness });
  const [
    detector,
    recogniser,
    shapes,
    faces,
    objects,
    attention,
    soundness,
    looks,
    roles,
    marks,
    words,
    scripts,
    pieces,
  ] = await Promise.all([
    first.open(ownModelFile("text-detector.onnx"), { keepsMemory: true }),
    openLineReader("text-reader.onnx"),
    first.open(ownModelFile("line-shapes.onnx")),
    last.open(ownModelFile("blaze-face.onnx"), { keepsMemory: true }),
    last.open(ownModelFile("coco-ssd.onnx"), { keepsMemory: true }),
    last.open(ownModelFile("attention.onnx"), { keepsMemory: true }),
    last.open(ownModelFile("soundness.onnx"), { keepsMemory: true }),
    last.open(ownModelFile("looks.onnx")),
    first.open(ownModelFile("line-roles.onnx")),
    openMarkClassifier(),
    openWordList(),
    openScriptClassifier(),
    openWordPieces(),
  ]);
  const findFaces = faceFinder(faces);
  const findObjects = await openObjectFinder(objects);
  return {
    text: {
      detector,
      recognise: recogniserOf(recogniser, { alphabet: english, mend: mendEnglish(marks) }),
      shapes,
      words,
      scripts,
      openScriptReader: scriptReaderOpener(openLineReader),
    },
    detectThings: async (pixels, looks) => {
      const [seen, things] = await Promise.all([findFaces(pixels), findObjects(pixels, looks)]);
      const faintFaces = seen.faint.map((face) => ({ ...face, label: "face" }));
      return {
        faces: seen.faces,
        objects: things.objects,
        faintPeople: [...things.faint, ...faintFaces],
        embedding: things.embedding,
      };
    },
    attend: attentionPredictor(attention),
    judgeSoundness: soundnessJudge(soundness),
    takeLooks: lookTaker(looks),
    sayRoles: roleSayer(roles, pieces),
  };
};
