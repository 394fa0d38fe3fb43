import { DAMAGE_WORDS, damageShownAs } from "./damage.ts";
import { busyness } from "../scores/busyness.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import type { Fault } from "./fault.ts";

/** Fewer are not what makes an ad cluttered. */
const MANY_TEXTS = 6;
/** As many lines fill an ad wherever they stand. */
const manyLines = 15;
/** Texts closer than this, in the height of the larger's lines, are one place to the eye: a list, a price below its name. */
const close = 1;

const stand = (a: MeasuredBlock, b: MeasuredBlock, aspect: number): boolean => {
  const across = Math.max(a.box.x - b.box.x - b.box.width, b.box.x - a.box.x - a.box.width) * aspect;
  const down = Math.max(a.box.y - b.box.y - b.box.height, b.box.y - a.box.y - a.box.height);
  return Math.max(across, down) < close * Math.max(a.size, b.size) * Math.sqrt(aspect);
};

/** Places where text stands, as somebody would count them: neighbours are one. */
function placesOfText({ blocks, aspect }: Measures): number {
  const left = new Set(blocks);
  let count = 0;
  for (const first of blocks) {
    if (!left.delete(first)) continue;
    count += 1;
    const queue = [first];
    for (const at of queue)
      for (const other of left)
        if (stand(at, other, aspect)) {
          left.delete(other);
          queue.push(other);
        }
  }
  return count;
}

/** What competes, to be counted by who looks; null where it is not the text. */
export function competing(m: Measures): string | null {
  // What is pictured is not counted: of six bottles the detectors find one.
  const shown = m.figures.length === 0 ? "" : " and what is pictured";
  const places = placesOfText(m);
  if (places >= MANY_TEXTS) return `Texts in ${places} places${shown} compete for attention`;
  const lines = m.blocks.reduce((sum, b) => sum + b.lines, 0);
  return lines >= manyLines ? `${lines} lines of text${shown} fill the ad` : null;
}

export const clutter: Fault = {
  code: "clutter",
  score: "contrast",
  topic: "Clutter",
  label: "Cluttered",
  phrase: "clutter",
  works: null,
  grade: "A",
  sources: "Rosenholtz et al. 2007; fitted on complexity judgements (SAVOIAS) and labelled ads",
  seen: true,
  looksAt: ["clutter", "clutterHigh", "unfocused", "unread", "manyBlocks", "looks_clutter"],
  outright: (m) => damageShownAs("clutter", m),
  paidElsewhere: true,
  reason: (m) => {
    if (damageShownAs("clutter", m) > 0) return DAMAGE_WORDS.strewn;
    const what = competing(m);
    return what === null ? busyness(m.clutter) : `${what}.`;
  },
  places: () => [],
  mend: "Take away what does not help the message, and give what stays more room.",
};
