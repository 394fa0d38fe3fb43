import type { Corrections, Signals, TextLine } from "../types.ts";
import { asksToAct } from "../words/call-to-action.ts";

function asItReads(line: TextLine, text: string): TextLine {
  const { rawText: _, ...rest } = line;
  return { ...rest, text, readAs: line.text };
}

/** The signals with the words of lines as their owner gives them, so that all that depends on words follows. */
export function withLineTexts(signals: Signals, { line_texts: texts = [] }: Corrections): Signals {
  const given = new Map(texts.map(({ line, text }) => [line, text]));
  if (given.size === 0) return signals;
  const lines = signals.lines.map((line, index) => {
    const text = given.get(index);
    return text === undefined ? line : asItReads(line, text);
  });
  return { ...signals, lines };
}

interface PartOfLine {
  /** Place in `Signals.lines`; a line in which a sentence and a request are set as one has two parts. */
  index: number;
  text: string;
}

/** Places of the lines that an owner names, in the order named. */
export const placesNamed = (lines: readonly PartOfLine[], named: readonly number[]): number[] =>
  named.flatMap((index) => lines.flatMap((line, i) => (line.index === index ? [i] : [])));

/** The same for the lines that ask: of a line that says something else as well the part that asks. */
export const placesThatAsk = (lines: readonly PartOfLine[], named: readonly number[]): number[] =>
  named.flatMap((index) => {
    const parts = placesNamed(lines, [index]);
    const asking = parts.filter((i) => asksToAct(lines[i]?.text ?? ""));
    return parts.length > 1 && asking.length > 0 ? asking : parts;
  });
