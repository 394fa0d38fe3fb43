import { named, nameOrPlace } from "../words/named.ts";
import { isSurelyRead, whereabouts } from "../words/wording.ts";
import { hasSponsorLabel, looksLikeAddress } from "../words/copy-signs.ts";
import type { Box } from "../types.ts";
import type { Fault } from "./fault.ts";
import { boxPx, mustRead } from "./features/shown.ts";
import { typePx } from "./type-size.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";

/** Size of type that is read without effort on a phone. */
export const READABLE_PX = 12;
/** Below this no one would call it a near miss. */
export const SMALL_PX = 10;
/** A label on a button of its own is found by the button: from here on it is a small request at most. */
const legibleOnButton = 9;
/** Nearer to the name than this, in its heights, a line belongs to the logo. */
const ofOneLogo = 0.6;
/** Longer ones are sentences of their own. */
const sloganWords = 5;
/** What is pictured and fills more of the ad than this is its scene: words over it are the ad's own. */
const sceneShare = 0.5;

/** A slogan below a name or a word beside it is drawn with it: nobody sets it larger. */
function isOfLogo({ box, words }: MeasuredBlock, m: Measures): boolean {
  const logo = m.brand?.apart === true ? m.brand.box : null;
  if (logo === null || words > sloganWords) return false;
  const across = Math.max(logo.x - box.x - box.width, box.x - logo.x - logo.width) * m.aspect;
  const down = Math.max(logo.y - box.y - box.height, box.y - logo.y - logo.height);
  return Math.max(across, down) < ofOneLogo * logo.height;
}

/** Print on a pack or a screen: the advertiser cannot set it larger. Over people the words are the ad's own. */
export const isOnThing = ({ box, role }: MeasuredBlock, { figures }: Measures): boolean =>
  role === "body" &&
  figures.some(
    ({ kind, box: at }) =>
      kind === "object" &&
      at.width * at.height < sceneShare &&
      box.x >= at.x &&
      box.y >= at.y &&
      box.x + box.width <= at.x + at.width &&
      box.y + box.height <= at.y + at.height,
  );

/** Fewer words may be a mark, a number or print on a pack ("EST 2025.", "a"): named only where nothing that has to be read is as small. */
const wordsToRead = 3;

/** What somebody has to act on: a price, an address, a telephone number, a time. */
const particular = /[$€£₹]\s?\d|\d\s?(?:[€£]|%)|\+?\d[\d\s().-]{6,}\d|\b\d{1,2}(?:[:.]\d{2}|\s?[ap]\.?m\b)/iu;
export const isToActOn = ({ text, role }: MeasuredBlock): boolean =>
  role === "call_to_action" || looksLikeAddress(text) || particular.test(text);

/** Its law and its year stand as small as they please, and nobody has to read them. */
const isCopyright = (text: string): boolean => /[©®]|\bcopyright\b|\ball rights\b|\b(?:19|20)\d{2}\b/iu.test(text);

const smallestOf = (m: Measures, texts: readonly MeasuredBlock[], below: number): MeasuredBlock | null =>
  texts.filter((b) => typePx(m, b) < below).toSorted((p, q) => typePx(m, p) - typePx(m, q))[0] ?? null;

/**
 * The smallest text that should be larger: first what has to be read, then small print that was surely read, then marks; null where
 * all is large enough. A name is known by its shape, a label is the page's own.
 */
export const smallestText = (m: Measures): MeasuredBlock | null => {
  const texts = m.blocks.filter(
    (b) =>
      b.words > 0 &&
      (b.role !== "brand" || looksLikeAddress(b.text)) &&
      !hasSponsorLabel(b.text) &&
      (b.role === "brand" || !isOfLogo(b, m)) &&
      !(b.button && typePx(m, b) >= legibleOnButton),
  );
  const own = texts.filter((b) => !isOnThing(b, m));
  const told = own.filter((b) => b.role !== "legal" && (b.words >= wordsToRead || isToActOn(b)));
  const print = own.filter((b) => b.role === "legal" && isSurelyRead(b.confidence) && !isCopyright(b.text));
  const marks = texts.filter((b) => b.role !== "legal" && !told.includes(b));
  return smallestOf(m, told, READABLE_PX) ?? smallestOf(m, print, READABLE_PX) ?? smallestOf(m, marks, SMALL_PX);
};

/** Writing too small for the reader, the smallest first. */
export const unreadSmall = (m: Measures): Box[] =>
  m.unread.filter((box) => boxPx(m, box) < READABLE_PX).toSorted((p, q) => p.height - q.height);

/** All writing is large enough: what the odds rest on is not there to be pointed at. */
const nothingSmall = (m: Measures): boolean => smallestText(m) === null && unreadSmall(m).length === 0;

/** "is in type of about 9 px": 11.7 px is not said to be 12 px that should be 12 px. */
export const typeSize = (m: Measures, b: MeasuredBlock): string => {
  const px = typePx(m, b);
  return `type of ${Math.round(px) < SMALL_PX ? "only " : ""}about ${Math.round(px) < READABLE_PX ? Math.round(px) : Math.floor(10 * px) / 10} px`;
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
    return b ? `The smallest text ${nameOrPlace(b)} is in ${typeSize(m, b)} at display size.` : "";
  },
  possible: (m) => mustRead(m).length > 0,
  denied: nothingSmall,
  reason: (m) => {
    const b = smallestText(m);
    if (b) return `${named(b)} is in ${typeSize(m, b)} at display size.`;
    const [unread] = unreadSmall(m);
    return unread
      ? `The writing ${whereabouts(unread)} is too small for us to make out.`
      : "Its writing is too small to make out.";
  },
  places: (m) => [smallestText(m)?.box ?? unreadSmall(m)[0]].flatMap((box) => box ?? []),
  mend: "Set the text that matters at 12 px or more at display size, and leave out the rest.",
};
