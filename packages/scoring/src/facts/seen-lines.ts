import { tokensOf } from "../words/words.ts";
import type { Signals } from "../types.ts";
import { readLine, type ReadLine } from "./blocks.ts";
import { buttonShape, type ButtonShape } from "./button-shape.ts";
import { clusters, laidOut, rowOrder } from "./lay-out.ts";
import { lineFeatures } from "./line-features.ts";
import { lineGroups } from "./line-groups.ts";
import { readOnce } from "./read-once.ts";
import { partOf, requestsApart, requestsInText } from "./requests-apart.ts";
import { saidOf } from "./said-lines.ts";
import { wholeNames } from "./whole-names.ts";

export interface SeenLine extends ReadLine {
  /** Place in `Signals.lines`. */
  index: number;
  rawText: string;
  shape: ButtonShape | null;
}

export interface SeenLines {
  /** In reading order by rows. */
  lines: SeenLine[];
  /** A row of features a line. */
  features: number[][];
  /** What the words of each line say about its role, or null. */
  said: ReturnType<typeof saidOf>;
  /** Runs of neighbouring lines that could be one sentence, as places in `lines`. */
  groups: number[][];
}

/** Longest label of a button in words. */
const buttonWords = 6;

function shapeOf(signals: Signals, line: ReadLine): ButtonShape | null {
  const words = tokensOf(line.text).length;
  if (words === 0 || words > buttonWords || !line.background) return null;
  return buttonShape(signals.pixels, line.box, line.background);
}

/** The lines of a picture with their colours, shapes round them and what the role model asks of them. */
export function seenLines(signals: Signals): SeenLines {
  const aspect = signals.pixels.width / signals.pixels.height;
  const parts = signals.lines.flatMap((l, index) =>
    l.text.trim() === "" ? [] : requestsApart(l).map((part) => ({ ...part, index })),
  );
  const read = clusters(parts, aspect)
    .flatMap((cluster) =>
      requestsInText(cluster, (part, from, to) => ({ ...partOf(part, from, to), index: part.index })),
    )
    .toSorted((p, q) => p.index - q.index)
    .map((part): SeenLine => {
      const line = readLine(signals.pixels, part);
      return { ...line, index: part.index, rawText: part.rawText ?? part.text, shape: shapeOf(signals, line) };
    });
  const lines = rowOrder(wholeNames(readOnce(read)));
  const laid = laidOut(lines, aspect);
  const inputs = lines.map((line, i) => ({ line, laid: laid[i] ?? { above: null, below: null }, shape: line.shape }));
  return {
    lines,
    features: lineFeatures(inputs, aspect),
    said: saidOf(lines, signals.said),
    groups: lineGroups(lines, aspect),
  };
}
