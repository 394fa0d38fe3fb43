import { short, round } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { mustRead, shownPx, worstBlock } from "./features/shown.ts";
import type { Measures } from "../facts/seen.ts";

const smallest = (m: Measures) => worstBlock(mustRead(m), (b) => -shownPx(m, b));

export const tinyText: Fault = {
  code: "tiny_text",
  score: "contrast",
  topic: "Size of the text",
  label: "Text too small to read",
  works: "Every line is large enough to read",
  grade: "A",
  sources: "Legge & Bigelow 2011, print size and reading; labelled ads",
  seen: true,
  looksAt: [
    "smallWorst",
    "smallWords",
    "smallShare",
    "smallBody",
    "smallHeadline",
    "smallInPicture",
    "smallAnywhere",
    "faintAndSmall",
    "manyWords",
    "doubtful",
    "doubtfulWorst",
    "unread",
    "lowResolution",
    "manyBlocks",
    "manyLines",
    "textArea",
    "brandSmall",
    "actionSmall",
  ],
  reason: (m) => {
    const b = smallest(m);
    return b
      ? `“${short(b.text)}” is about ${round(shownPx(m, b), 0)} px high as the ad is shown.`
      : "There is no text to read.";
  },
  places: (m) => {
    const b = smallest(m);
    return b ? [b.box] : [];
  },
  mend: "Set the text that matters at 12 px or more as shown, and leave out the rest.",
};
