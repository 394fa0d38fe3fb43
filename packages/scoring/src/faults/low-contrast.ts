import { quoted, round } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { faintness } from "./features/legibility.ts";
import { mustRead, worstBlock } from "./features/shown.ts";
import type { Measures } from "../facts/seen.ts";

const faintest = (m: Measures) => worstBlock(mustRead(m), faintness);

/** Half of what the standard asks of large text: nobody would call it readable, whatever the design. */
const unreadable = 1.5;
/** Where the reader itself was unsure, the strokes may not be where they were measured. */
const surelyRead = 0.85;

export const lowContrast: Fault = {
  code: "low_contrast",
  score: "contrast",
  topic: "Contrast of the text",
  label: "Hard to read: too little contrast",
  phrase: "text with too little contrast",
  works: "Text stands out clearly from its background",
  grade: "A",
  sources: "WCAG 2.2 SC 1.4.3; APCA 0.1.9; labelled ads",
  seen: true,
  looksAt: [
    "faintWorst",
    "faintWords",
    "faintHeadline",
    "faintAction",
    "lightnessLost",
    "lightnessLostWorst",
    "roughAndFaint",
    "roughWorst",
    "doubtful",
    "doubtfulWorst",
    "unread",
  ],
  outright: (m) =>
    mustRead(m).some((b) => b.ratio !== null && b.ratio < unreadable && b.confidence >= surelyRead) ? 0.75 : 0,
  reason: (m) => {
    const b = faintest(m);
    if (!b) return "There is no text to read.";
    if (b.ratio === null) return `${quoted(b.text)} can hardly be told from its background.`;
    return `${quoted(b.text)} has a contrast of only ${round(b.ratio, 1)}:1 to its background.`;
  },
  places: (m) => {
    const b = faintest(m);
    return b ? [b.box] : [];
  },
  mend: "Set the text darker or lighter, to a contrast of 4.5:1 or more.",
};
