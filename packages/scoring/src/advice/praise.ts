import { isVague } from "../faults/features/brand-and-action.ts";
import {
  actionBlock,
  blocksWith,
  brandBlock,
  headOf,
  largestUnread,
  letterWidth,
  mustRead,
  shownPx,
} from "../faults/features/shown.ts";
import { brokenOff } from "../faults/features/layout.ts";
import { brandName, isSpeltElsewhere } from "../faults/weak-brand.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { isKnownBrand } from "../facts/known-brand.ts";
import { colourName } from "../measures/colour/colour-name.ts";
import { hexOf, rgbOfLab } from "../measures/colour/srgb-oklab.ts";
import { isForeignButton } from "../words/button-labels.ts";
import { asksToAct, isCallToAction, isImperative } from "../words/call-to-action.ts";
import { looksLikeAddress } from "../words/copy-signs.ts";
import { placeOf } from "../words/lexicon.ts";
import { isKnownAs } from "../words/named.ts";
import { spellingFaults } from "../words/spelling.ts";
import { isUnfinished } from "../words/unfinished.ts";
import { countOfWords, sentencesOf, squeezed, wordsOf } from "../words/words.ts";
import { counted, isSurelyRead, oneStop, quoted, round } from "../words/wording.ts";
import { isOfOneSize, standsAlone } from "./stands-alone.ts";
import { ACTION_PX } from "./mends/sender-and-request.ts";
import { READABLE_PX } from "../faults/tiny-text.ts";

/** WCAG 2.2: enhanced, level AA, and what is asked of large letters and of controls. */
const amplyClear = 7;
const clear = 4.5;
const largeClear = 3;
/** A name that is smaller is no model, however dark it is. */
const leastNamePx = 14;
/** A page is white: only an ad that is mostly one dark or strong colour, to its edges, clearly stands out from it. */
const mostlyOne = 0.5;
const noWhite = 0.05;
/** OKLab: darker than this, or more coloured than that. */
const dark = 0.6;
const coloured = 0.09;
/** Olive and khaki are coloured, but nobody calls them strong. */
const vivid = 0.13;
/** One coloured button does not make an ad colourful. */
const muchColour = 0.15;
/** One word may be all that was read of more. */
const severalWords = 2;

/** Words that make a number or a thing an offer. */
const offers = /\b(?:free|save|off|discount|gift|sale|bonus|extra)\b/iu;
/** An offer that ends so was cut; other sentences may end so. */
const cutOffer = /\b(?:a|in|on|up)\s*$/iu;

/** An offer that a reader would call one: "10%", "$100" or "WAS 75K" alone is none. */
export const offerOf = (m: Measures): MeasuredBlock | undefined =>
  blocksWith(m, "offer").find(
    ({ text, words, confidence }) =>
      isSurelyRead(confidence) &&
      words >= 2 &&
      offers.test(text) &&
      !isUnfinished(text) &&
      !cutOffer.test(text) &&
      !/^\s*(?:off|extra)\b/iu.test(text),
  );

const chromaOf = ([, a, b]: readonly [number, number, number]): number => Math.hypot(a, b);
const hexOfLab = (lab: Measures["colours"][number]["lab"]): string => hexOf(rgbOfLab(lab));

/** Words of the ad as a sentence. */
const sentenceOf = (words: string): string => oneStop(`${quoted(words)}.`);

/** Lines that run up, down or aslant have boxes far higher than their letters: so narrow a face does not exist. */
const isLevel = (m: Measures, b: MeasuredBlock): boolean => (letterWidth(m, b) ?? 1) > 0.2;

/** The words themselves, and no height: of lines aslant it is not that of the letters. In two sizes one is not large. */
const setLarge = (m: Measures, b: MeasuredBlock | null, name = b?.text ?? ""): string =>
  b && isLevel(m, b) && isOfOneSize(b) ? sentenceOf(name) : "";

/** A call to action that is vague or faint is no strength for being there, nor one with a word of another text read into it. */
const soundRequest = (m: Measures): MeasuredBlock | null => {
  const action = actionBlock(m);
  if (!action || isVague(action.text) || brokenOff(action) || !isOfOneSize(action)) return null;
  return (action.ratio ?? clear) >= largeClear ? action : null;
};

/** "DATE: 0557 844 763": a number in a box may be one to call, and asks for nothing in words. */
const isMostlyDigits = (text: string): boolean =>
  text.replaceAll(/\D/gu, "").length > text.replaceAll(/\P{L}/gu, "").length;

/** Share of the words' width that may stand beside their button. */
const mostBeside = 0.1;

/** A button may end before its words do: a number beside "Contact Us" stands on none. */
function isAllOnButton({ button, box }: MeasuredBlock): boolean {
  if (!button) return false;
  const [left, right] = [button.box.x - box.x, box.x + box.width - button.box.x - button.box.width];
  return Math.max(0, left) + Math.max(0, right) <= mostBeside * box.width;
}

/** On a button a verb is enough, or when to act; a name in a box of its own asks for nothing ("Focus Games"). */
const asksOnButton = (text: string): boolean =>
  isImperative(text) || isForeignButton(text) || /\b(?:now|today|here)\b/iu.test(text);

const asks = ({ text, button }: MeasuredBlock): boolean =>
  isCallToAction(text) || asksToAct(text) || (button !== null && asksOnButton(text));

/** "Available in stores" or a label over phone numbers may be all there is of a call to action, and asks for nothing. */
const requestIn = (m: Measures): string => {
  const action = soundRequest(m);
  // The end of small body copy, or a button that would be advised to grow, is no model.
  if (!action || isMostlyDigits(action.text) || shownPx(m, action) < READABLE_PX) return "";
  if (!asks(action)) return "";
  return isAllOnButton(action) ? `${quoted(action.text)}, on a button.` : sentenceOf(action.text);
};

/** What would be advised to grow is not praised for its size. */
const largeRequest = (m: Measures): string => {
  const action = soundRequest(m);
  return action && asks(action) && shownPx(m, action) >= ACTION_PX ? setLarge(m, action) : "";
};

/** The headline where it says more than the advertiser's name. */
const sayingHead = (m: Measures): MeasuredBlock | null => {
  const head = headOf(m);
  return head && !squeezed(m.brand?.text ?? "").includes(squeezed(head.text)) ? head : null;
};

function groundOf(m: Measures): string {
  const [ground] = m.colours.toSorted((p, q) => q.share - p.share);
  if (!ground || ground.share < mostlyOne || m.whiteShare > noWhite || m.whiteBorder > noWhite) return "";
  const stands = ground.lab[0] < dark || chromaOf(ground.lab) > coloured;
  return stands ? `It is mostly ${colourName(ground.lab)} (${hexOfLab(ground.lab)}).` : "";
}

function accentsOf(m: Measures): string {
  const strong = m.colours
    .filter(({ lab, share }) => share >= 0.03 && chromaOf(lab) > vivid)
    .toSorted((p, q) => chromaOf(q.lab) * Math.sqrt(q.share) - chromaOf(p.lab) * Math.sqrt(p.share));
  const covered = strong.reduce((sum, { share }) => sum + share, 0);
  // A pale grey ad with a blue corner is a pale grey ad.
  const plain = Math.max(0, ...m.colours.filter(({ lab }) => chromaOf(lab) <= vivid).map(({ share }) => share));
  if (covered < muchColour || covered < plain) return "";
  const [first, second] = strong.slice(0, 2).map(({ lab }) => ({ name: colourName(lab), hex: hexOfLab(lab) }));
  if (!first) return "";
  if (!second) return `Above all ${first.name} (${first.hex}).`;
  return first.name === second.name
    ? `Above all ${first.name} (${first.hex}, ${second.hex}).`
    : `Above all ${first.name} (${first.hex}) and ${second.name} (${second.hex}).`;
}

/** Read whole: every word is known, and none was torn into letters. What is quoted as a strength must stand there. */
const isReadWhole = ({ text, confidence }: MeasuredBlock): boolean => {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word));
  return (
    isSurelyRead(confidence) &&
    words.length >= severalWords &&
    words.every((word) => placeOf(word) >= 0 && (word.length > 1 || /^[ai]$/iu.test(word)))
  );
};

/** A headline is praised for its size where nothing as large may belong to it or be the real one. */
const largeHeadline = (m: Measures): string => {
  const head = sayingHead(m);
  return head &&
    isReadWhole(head) &&
    !mayGoOn(m, head) &&
    standsAlone(m, head) &&
    largestUnread(m) < head.size &&
    m.certain.includes("headline")
    ? setLarge(m, head)
    : "";
};

/** An invented name has no word list to be checked against: the reader itself must be surer of it. */
const surelyRightLetters = 0.97;

/** One letter away from a common word that the ad has elsewhere: a heading "FURNITURE" was read “FJRNITURE”, above "all types of furniture". */
function isMisreadWord(m: Measures): boolean {
  const meant = spellingFaults(brandName(m)).map(({ suggestion }) => suggestion);
  return m.blocks.some(({ role, text }) => role !== "brand" && wordsOf(text).some((word) => meant.includes(word)));
}

/** A name as its owner writes it, and no address: "Cca Cola" is no praise. */
const isNameSure = (m: Measures, { text, confidence }: MeasuredBlock): boolean => {
  if (!m.certain.includes("brand") || !isSurelyRead(confidence) || looksLikeAddress(text)) return false;
  // A letter that stands alone broke off a word: "Tiffany & C o".
  if (!isKnownBrand(brandName(m)) && /(?:^|\s)\p{L}(?:\s|$)/u.test(text)) return false;
  if (isKnownBrand(brandName(m)) || isSpeltElsewhere(m)) return true;
  if (isMisreadWord(m)) return false;
  const isWord = (word: string): boolean => !/\p{L}/u.test(word) || placeOf(word) >= 0;
  // In an invented name a space may be the reader's own: "GLCK CREATIVE", "MIL AMODE".
  return wordsOf(brandName(m)).every(isWord) || (confidence >= surelyRightLetters && !/\s/u.test(brandName(m)));
};

const clearBrand = (m: Measures): string => {
  const block = m.brand?.apart === true ? brandBlock(m) : null;
  if (!block || block.ratio === null || block.ratio < amplyClear || shownPx(m, block) < leastNamePx) return "";
  if (!isNameSure(m, block)) return "";
  return `${quoted(brandName(m))} has a contrast of ${round(block.ratio, 1)}:1 to its background.`;
};

const largeBrand = (m: Measures): string => {
  const block = m.brand?.apart === true ? brandBlock(m) : null;
  return block && isNameSure(m, block) ? setLarge(m, block, brandName(m)) : "";
};

/** A ribbon, a hand or an empty hoodie may be taken for somebody: praised is whose face was found, and the look at the whole agrees. */
const somebody = (m: Measures): string =>
  m.hasPeople && m.figures.some(({ kind }) => kind === "face") && (m.looks?.anybody ?? 0) >= 0
    ? "Marked on the picture."
    : "";

const clearHeadline = (m: Measures): string => {
  const head = headOf(m);
  return head && head.ratio !== null && head.ratio >= amplyClear
    ? `${quoted(head.text)} has a contrast of ${round(head.ratio, 1)}:1 to its background.`
    : "";
};

/** Below it, as close and as large, more may follow: "TOTAL SUPPORT FOR YOUR EDUCATIONAL" went on in another colour. */
export function mayGoOn(m: Measures, b: MeasuredBlock): boolean {
  if (/[.!?…]["”’]?\s*$/u.test(b.text)) return false;
  const line = b.box.height / Math.max(1, b.lines);
  return m.blocks.some((other) => {
    const gap = other.box.y - (b.box.y + b.box.height);
    const across = Math.min(b.box.x + b.box.width, other.box.x + other.box.width) - Math.max(b.box.x, other.box.x);
    const isAlike = Math.abs(Math.log(other.size / b.size)) < Math.log(1.4);
    return other !== b && !other.button && isAlike && gap > -line / 2 && gap < line && across > 0;
  });
}

/** A sign that asks for more: "on the low per yard @". */
const openSign = /\s[@+/(–—-]$/u;

/** Fewer words say nothing to anybody. */
const sentenceWords = 3;

/** A headline may be quoted as praise where it is one, and whole: of 478 ads 86 in 100 such quotes were right, of the others half. */
const isSoundHead = (m: Measures, head: MeasuredBlock): boolean =>
  !m.unsure.includes("headline") && standsAlone(m, head);

const toTheViewer = (m: Measures): string => {
  const said = mustRead(m)
    .filter((b) => isSurelyRead(b.confidence) && shownPx(m, b) >= READABLE_PX && !mayGoOn(m, b))
    .filter((b) => b.role !== "headline" || isSoundHead(m, b))
    .flatMap((b) => sentencesOf(b.text))
    // "YOU" is the end of a sentence that was read apart from it. In what is quoted of a long one, too: it is cut.
    .find(
      (sentence) =>
        countOfWords(sentence) >= sentenceWords &&
        // "your financial needs." and "when you trade in any smartphone" go on from what stands above them.
        !/^\P{L}*\p{Ll}/u.test(sentence) &&
        !isUnfinished(sentence) &&
        !openSign.test(sentence) &&
        /\b(?:you|your|yours|yourself)\b/iu.test(quoted(sentence)),
    );
  return said === undefined ? "" : sentenceOf(said);
};

const quotedOr = (b: MeasuredBlock | null | undefined): string => (b ? quoted(b.text) : "");

/** Of 19 such praises three quoted the headline: it was joined to a name, cut to a word, or misread. */
function shortHeadline(m: Measures): string {
  const [head, ...others] = blocksWith(m, "headline");
  if (!head || others.length > 0 || !isKnownAs(head) || isUnfinished(head.text) || !isSoundHead(m, head)) return "";
  const count = m.copy.headlineWords;
  return count < severalWords ? "" : `${quoted(head.text)} has ${counted(count, "word")}.`;
}

/** What can be seen of each thing that works, in the ad's own words and colours; "" where that is nothing to praise. */
export const SEEN_IN: Readonly<Record<string, (m: Measures) => string>> = {
  brand_clear: clearBrand,
  brand_large: largeBrand,
  no_cta: requestIn,
  clear_request: requestIn,
  weak_cta: largeRequest,
  large_request: largeRequest,
  large_headline: largeHeadline,
  headline_leads: () => "",
  weak_hierarchy: (m) => quotedOr(headOf(m)),
  no_reason: (m) => quotedOr(offerOf(m)),
  low_contrast: clearHeadline,
  people_shown: somebody,
  set_off: groundOf,
  strong_colours: accentsOf,
  speaks_to_viewer: toTheViewer,
  // Measured, but no one would see it in the ad or call it a strength.
  weak_brand: () => "",
  brand_looked_at: () => "",
  short_lines: () => "",
  short_headline: shortHeadline,
  sticky_words: () => "",
  pulling_words: () => "",
  full_tones: () => "",
  light_and_dark: () => "",
  detail_together: () => "",
  type_scale: () => "",
  set_type: () => "",
};
