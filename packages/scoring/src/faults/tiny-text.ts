import { named, nameOrPlace } from "../words/named.ts";
import { round } from "../words/wording.ts";
import { hasSponsorLabel } from "../words/copy-signs.ts";
import type { Fault } from "./fault.ts";
import { smallness } from "./features/legibility.ts";
import { mustRead, shownPx, worstBlock } from "./features/shown.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";

/** Readable without effort on a phone. */
export const READABLE_PX = 12;
/** Below this no one would call it a near miss. */
export const SMALL_PX = 10;
/** Nearer to the name than this, in its heights, a line belongs to the logo. */
const ofOneLogo = 0.6;
/** Longer ones are sentences of their own. */
const sloganWords = 5;

/** A slogan below a name or a word beside it is drawn with it: nobody sets it larger. */
function isOfLogo({ box, words }: MeasuredBlock, m: Measures): boolean {
  const logo = m.brand?.apart === true ? m.brand.box : null;
  if (logo === null || words > sloganWords) return false;
  const across = Math.max(logo.x - box.x - box.width, box.x - logo.x - logo.width) * m.aspect;
  const down = Math.max(logo.y - box.y - box.height, box.y - logo.y - logo.height);
  return Math.max(across, down) < ofOneLogo * logo.height;
}

/** Fewer words may be a mark, a number or print on a pack ("EST 2025.", "a"): named only where nothing that has to be read is as small. */
const wordsToRead = 3;

/** The text that is hardest to read for its size. Small print may be small; a name is known by its shape, a label is the page's own. */
export const smallestText = (m: Measures): MeasuredBlock | null => {
  const texts = m.blocks.filter(
    (b) => b.words > 0 && b.role !== "brand" && !hasSponsorLabel(b.text) && !isOfLogo(b, m),
  );
  const told = texts.filter((b) => b.words >= wordsToRead || b.role === "call_to_action");
  return worstBlock(
    told.some((b) => shownPx(m, b) < SMALL_PX) ? told : texts,
    (b) => smallness(m, b) * (b.role === "legal" ? 0.5 : 1),
  );
};

export const tinyText: Fault = {
  code: "tiny_text",
  score: "contrast",
  topic: "Size of the text",
  label: "Text too small to read",
  phrase: "text too small to read",
  works: "Most of the text is large enough to read",
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
    "looks_tiny_text",
  ],
  looked: (m) => {
    const b = smallestText(m);
    return b ? `The smallest text ${nameOrPlace(b)} is about ${round(shownPx(m, b), 0)} px high at display size.` : "";
  },
  possible: (m) => mustRead(m).length > 0,
  reason: (m) => {
    const b = smallestText(m);
    return b
      ? `${named(b)} is about ${round(shownPx(m, b), 0)} px high at display size.`
      : "Its writing is too small to make out.";
  },
  places: (m) => {
    const b = smallestText(m);
    return b ? [b.box] : [];
  },
  mend: "Set the text that matters at 12 px or more at display size, and leave out the rest.",
};
