import type { Box } from "../types.ts";
import { squeezed } from "../words/words.ts";
import type { BrandCandidate } from "./brand-candidates.ts";

/** What a name is looked for in. */
interface NamedLine {
  text: string;
  rawText: string;
  box: Box;
}

interface NamedBrand {
  text: string;
  box: Box | null;
  /** Places of the lines that show it; none where it is only said in a sentence. */
  lines: number[];
}

/** Two spellings are of one name up to this share of the longer one's letters: "Nordwel1" and "Nordwell". */
const mostOff = 0.34;
/** A line shows a name where this share of its letters is the name; in others it is said. */
const mostlyName = 0.6;

/** Letters to be put in, left out or changed to make the one of the other. */
function lettersOff(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let k = 0; k < b.length; k++)
      next.push(Math.min((row[k + 1] ?? 0) + 1, (next[k] ?? 0) + 1, (row[k] ?? 0) + (a[i] === b[k] ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

export const offBy = (a: string, b: string): number => lettersOff(a, b) / Math.max(1, a.length, b.length);

/** Whether the words of the line, whole ones, spell the name somewhere: "e" stands in no word, "Nord Well" spells Nordwell. */
function holdsName(line: NamedLine, name: string): boolean {
  return [line.text, line.rawText].some((text) => {
    const words = (text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)?/gu) ?? []).map(squeezed);
    return words.some((_, from) => {
      let run = "";
      for (const word of words.slice(from)) {
        run += word;
        if (run.length >= name.length) return run === name;
      }
      return false;
    });
  });
}

const foundPlace = (found: BrandCandidate): Pick<NamedBrand, "box" | "lines"> => ({
  box: found.box,
  lines: found.source === "inside" ? [] : found.lines,
});

/**
 * The brand by the name its owner gives it, where it stands. A name that was misread keeps its place: what is mended is the spelling, so
 * nothing that depends on place or size may change. Else it is where its words are read, or what is spelt most like it, or where the
 * engine saw a brand.
 */
export function namedBrand(lines: readonly NamedLine[], found: BrandCandidate | null, name: string): NamedBrand {
  const own = squeezed(name);
  if (found !== null && offBy(squeezed(found.text), own) <= mostOff) return { text: name, ...foundPlace(found) };
  const holding = lines.flatMap((line, i) => (own.length >= 2 && holdsName(line, own) ? [i] : []));
  const [first] = holding;
  if (first !== undefined) {
    const shows = holding.filter((i) => own.length >= mostlyName * squeezed(lines[i]?.rawText ?? "").length);
    return { text: name, box: lines[shows[0] ?? first]?.box ?? null, lines: shows };
  }
  const [nearest] = lines
    .map((line, i) => ({ i, off: Math.min(offBy(squeezed(line.text), own), offBy(squeezed(line.rawText), own)) }))
    .filter(({ off }) => off <= mostOff)
    .toSorted((a, b) => a.off - b.off);
  if (nearest !== undefined) return { text: name, box: lines[nearest.i]?.box ?? null, lines: [nearest.i] };
  return { text: name, ...(found === null ? { box: null, lines: [] } : foundPlace(found)) };
}
