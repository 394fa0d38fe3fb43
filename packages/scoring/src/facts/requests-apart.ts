import type { Pixels, TextLine } from "../types.ts";
import { asksToAct } from "../words/call-to-action.ts";
import { requestsToGo } from "../words/sent-somewhere.ts";

/** The columns of a picture from one share of its width to another. */
function columnsOf(pixels: Pixels, from: number, to: number): Pixels {
  const x0 = Math.min(pixels.width - 1, Math.round(from * pixels.width));
  const width = Math.max(1, Math.round(to * pixels.width) - x0);
  const data = new Uint8Array(width * pixels.height * 3);
  for (let y = 0; y < pixels.height; y += 1) {
    const start = (y * pixels.width + x0) * 3;
    data.set(pixels.data.subarray(start, start + width * 3), y * width * 3);
  }
  return { ...pixels, width, data };
}

/** The part of a line between two of its characters; letters are taken to be equally wide. */
export function partOf(line: TextLine, from: number, to: number): TextLine {
  const [start, end] = [from / line.text.length, to / line.text.length];
  const { closeUp, rawText: _, ...rest } = line;
  return {
    ...rest,
    text: line.text.slice(from, to).trim(),
    box: { ...line.box, x: line.box.x + start * line.box.width, width: (end - start) * line.box.width },
    ...(closeUp && { closeUp: columnsOf(closeUp, start, end) }),
  };
}

/** A line in which a request follows another sentence ("Ship to Oslo and more. Get a Quote Now") is two lines set as one. */
export function requestsApart(line: TextLine): TextLine[] {
  for (const end of line.text.matchAll(/\p{L}{2}[.!?…]+\s+(?=\p{Lu})/gu)) {
    const at = end.index + end[0].length;
    if (asksToAct(line.text.slice(at))) return [partOf(line, 0, at), partOf(line, at, line.text.length)];
  }
  return [line];
}

/** A cluster of lines in reading order in which a request to go somewhere begins or ends inside a line: parted there. */
export function requestsInText<L extends { text: string }>(
  lines: readonly L[],
  part: (line: L, from: number, to: number) => L,
): L[] {
  const starts = lines.map((_, i) => lines.slice(0, i).reduce((sum, l) => sum + l.text.length + 1, 0));
  const cuts = requestsToGo(lines.map((l) => l.text).join(" ")).flat();
  return lines.flatMap((line, i) => {
    const start = starts[i] ?? 0;
    const inside = cuts.map((cut) => cut - start).filter((at) => at > 0 && line.text.slice(at).trim() !== "");
    const edges = [0, ...inside.filter((at) => line.text.slice(0, at).trim() !== ""), line.text.length];
    return edges.length === 2 ? [line] : edges.slice(1).map((to, k) => part(line, edges[k] ?? 0, to));
  });
}
