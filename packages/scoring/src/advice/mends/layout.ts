import { competing } from "../../faults/clutter.ts";
import { brokenOff } from "../../faults/features/layout.ts";
import { actionBlock, adText, blocksWith, headOf, mustRead } from "../../faults/features/shown.ts";
import { SMALL_PX, smallestText } from "../../faults/tiny-text.ts";
import { typePx } from "../../faults/type-size.ts";
import { countOfMessage, defaultType } from "../../facts/text-facts.ts";
import type { MeasuredBlock, Measures } from "../../facts/seen.ts";
import { namesADay } from "../../words/dates.ts";
import { languageOf } from "../../words/language.ts";
import { isKnownAs, named } from "../../words/named.ts";
import { capital, counted, listed, oneStop, percent, quoted, round, whereabouts } from "../../words/wording.ts";
import type { Box } from "../../types.ts";
import { inWords, type Mender, type Menders } from "../mend.ts";
import { busyness } from "../../scores/busyness.ts";
import { damageFirst } from "./damage.ts";
import { removal, spareIn } from "./removal.ts";

/** A headline of this many times the size of the next text is seen first. */
const headlineLead = 1.8;
/** Words an ad can carry in a glance and a second look. */
const enoughWords = 20;
const aboutEnough = 26;
/** More of an ad than this looks empty. */
const enoughEmpty = 0.4;
/** Room to the edge, in line heights. */
const enoughRoom = 0.5;

/** The longest text that nobody needs: the first to shorten is no timetable, no address and no small print. */
const longestOf = (m: Measures): MeasuredBlock | null => spareIn(m).toSorted((p, q) => q.words - p.words)[0] ?? null;

const uncounted = "Small print and the brand name are not counted.";

const cutOf = (words: number) => ({
  measured: words,
  reached: enoughWords,
  unit: "words",
  target: { min: null, max: enoughWords },
});

/**
 * By its words; where they may be misread by its length and its place, so that it is known from the others there. Beside a longer one
 * that has to stay (a number is in it) it is not the longest.
 */
function longestBy(m: Measures, longest: MeasuredBlock): string {
  if (!isKnownAs(longest)) return `the text of ${counted(longest.words, "word")} ${whereabouts(longest.box)}`;
  const isLongest = mustRead(m).every(({ words }) => words <= longest.words);
  return isLongest
    ? `the longest text (${quoted(longest.text)})`
    : `${quoted(longest.text)} (${counted(longest.words, "word")})`;
}

const shorten: Mender = (m) => {
  const longest = longestOf(m);
  const words = m.copy.messageWords;
  if (words <= enoughWords) return null;
  const cut = `${capital(countOfMessage(m))} are more than people read in an ad: cut them to about ${enoughWords}.`;
  // What is too small is to be set larger, not to be cut first: it can have the other piece of advice to itself.
  if (!longest || (longest === smallestText(m) && typePx(m, longest) < SMALL_PX))
    return { ...inWords("shorten", cut, uncounted), ...cutOf(words) };
  return {
    action: "shorten",
    text: `${cut} The first to shorten is ${longestBy(m, longest)}.`,
    detail: uncounted,
    ...cutOf(words),
    boxes: [longest.box],
    change: removal(
      longest,
      spareIn(m).toSorted((p, q) => q.words - p.words),
      (gone) => words - gone.reduce((sum, b) => sum + b.words, 0) <= aboutEnough,
    ),
  };
};

const lead: Mender = (m) => {
  const head = headOf(m);
  const others = mustRead(m).filter((b) => b !== head);
  const next = others.toSorted((p, q) => q.size - p.size)[0];
  if (!head || !next) return null;
  const ratio = head.size / next.size;
  if (ratio >= headlineLead) return null;
  const factor = Math.min(2.5, headlineLead / ratio);
  return {
    action: "enlarge",
    text: `Nothing leads: ${quoted(head.text)} is ${ratio < 1.05 ? "no taller than" : `only ${round(ratio, 1)} times as tall as`} ${oneStop(`${quoted(next.text)}.`)} Set it about ${round(factor, 1)} times as large, or the rest smaller.`,
    detail: `The headline is ${round(ratio, 1)} times the size of the next text; from ${headlineLead} times it is seen first.`,
    measured: round(ratio, 1),
    reached: headlineLead,
    unit: "×",
    target: { min: headlineLead, max: null },
    boxes: [head.box, next.box],
    change: { kind: "enlarge", block: head.id, factor: round(factor, 2) },
  };
};

/** A clock's time or a day of the week: a flyer that was told to keep its headline alone would lose what it is for. */
const occasion =
  /(?<![$€£₹.,\d]\s?)\b\d{1,2}[:.]\d{2}\b(?!\s?[€%])|\b\d{1,2}\s?[ap]\.?m\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu;
const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
/** "Offer ends 15 Sep" is the end of an offer, and no event: a watch's ad was told to keep the place. */
const unlessEnd = String.raw`(?<!\b(?:ends?|ending|until|till?|expires?|expiring|through|thru|by|before|valid|since|from)\b[^.!?]{0,12})`;
const date = new RegExp(
  String.raw`${unlessEnd}(?:\b${month}\.? ?\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}\b)`,
  "iu",
);
const price = /[$€£₹]\s?\d|\d\s?€/u;

/** A mailbox or a telephone number. */
const contact = /\S@\s?\S+\.\p{L}|\+?\d(?:[\s().-]{0,2}\d){6,}/u;

/** When, where, how much and whom to ask, as far as any of it was read; an offer's price is part of the offer. */
function particularsIn(m: Measures): string[] {
  const says = (pattern: RegExp, ...roles: Parameters<typeof blocksWith>[1][]): boolean =>
    blocksWith(m, ...roles).some(({ text }) => pattern.test(text));
  const said = ["body", "offer", "headline"] as const;
  const { code } = languageOf(adText(m));
  const isForeignDate = code !== "en" && blocksWith(m, ...said).some(({ text }) => namesADay(text, code));
  const when = isForeignDate || says(date, ...said) ? ["the date"] : [];
  return [
    ...(says(occasion, ...said) ? ["the time", "the place"] : when),
    ...(says(price, "body") ? ["the price"] : []),
    ...(says(contact, "body", "brand") ? ["the contact details"] : []),
  ];
}

/** What is in this ad and worth keeping, as a list in words. The name is, also where we are not sure which words it is. */
const worthKeeping = (m: Measures): string => {
  const isNameSure = m.brand !== null && !m.unsure.includes("brand");
  const kept = [
    ...(m.figures.length > 0 ? ["one picture"] : []),
    ...(headOf(m) ? ["the headline"] : ["one line of words"]),
    ...(blocksWith(m, "offer").length > 0 ? ["the offer"] : []),
    isNameSure ? "the brand" : "the name",
    ...particularsIn(m),
    ...(actionBlock(m) && !m.unsure.includes("cta") ? ["the call to action"] : []),
  ];
  return listed(kept);
};

/** Share of the blocks that may draw still less than the one that is named. */
const fewQuieter = 1 / 3;

/** More would be another ad. */
const mostRemoved = 3;

const isCalm = (m: Measures, gone: readonly MeasuredBlock[]): boolean =>
  competing({ ...m, blocks: m.blocks.filter((b) => !gone.includes(b)) }) === null;

const unclutter: Mender = (m) => {
  const spare = spareIn(m).toSorted((p, q) => p.attention - q.attention);
  // "Draws the least attention" was said of the one block that could go, and people look there most.
  const [quietest] = spare;
  const quieter = m.blocks.filter((b) => b.attention < (quietest?.attention ?? 0)).length;
  const least = quietest && quieter <= m.blocks.length * fewQuieter ? quietest : undefined;
  const many = competing(m) ?? "There is too much to look at";
  return {
    action: "remove",
    text: `${many}: keep ${worthKeeping(m)}.${least ? ` ${named(least)} draws the least attention.` : ""}`,
    detail: busyness(m.clutter),
    measured: round(m.clutter, 0),
    reached: 50,
    unit: "of 100",
    target: { min: null, max: 50 },
    boxes: least ? [least.box] : [],
    change: least ? removal(least, spare, (gone) => isCalm(m, gone), mostRemoved) : null,
  };
};

/** Calm ground around a person is meant so; to an ad that shows one "show someone" is no advice. */
const largeEnough = 0.06;
const showsSomeone = (m: Measures): boolean =>
  m.figures.some(({ kind, box }) => kind !== "object" && box.width * box.height >= largeEnough);

const fill: Mender = (m) => {
  if (m.emptyShare <= enoughEmpty || showsSomeone(m)) return null;
  return {
    ...inWords(
      "add",
      `${percent(m.emptyShare)} of the ad is empty: show the product, or someone using it, in the empty part.`,
      `Below ${100 * enoughEmpty}% an ad no longer looks empty.`,
    ),
    measured: round(100 * m.emptyShare, 0),
    reached: 100 * enoughEmpty,
    unit: "%",
    target: { min: null, max: 100 * enoughEmpty },
  };
};

const roomOf = (b: Box, aspect: number): number => {
  const side = Math.min(b.x, 1 - b.x - b.width) * aspect;
  return Math.max(0, Math.min(side, b.y, 1 - b.y - b.height)) / Math.max(1e-6, b.height);
};

const inside = (b: Box, margin: number): Box => ({
  ...b,
  x: Math.min(Math.max(b.x, margin), Math.max(margin, 1 - margin - b.width)),
  y: Math.min(Math.max(b.y, margin), Math.max(margin, 1 - margin - b.height)),
});

const endTheLine: Mender = (m) => {
  const broken = m.blocks.find(brokenOff);
  return broken
    ? inWords(
        "shorten",
        `${quoted(broken.text)} breaks off: cut the sentence so that it ends within the ad.`,
        "What is cut off is not read.",
        [broken.box],
      )
    : null;
};

const moveIn: Mender = (m) => {
  const tight = m.blocks.toSorted((p, q) => roomOf(p.box, m.aspect) - roomOf(q.box, m.aspect))[0];
  if (!tight) return inWords("move", "Something is cut off at the edge: show it whole.", "");
  const room = roomOf(tight.box, m.aspect);
  if (room >= enoughRoom) return null;
  return {
    action: "move",
    text: `${named(tight)} is too close to the edge: move it in by half a line, or set it smaller.`,
    detail: `It ${room < 0.05 ? "touches the edge" : `is ${round(room, 1)} line heights from the edge`}; half a line of space looks intended.`,
    measured: round(room, 1),
    reached: enoughRoom,
    unit: "line heights",
    target: { min: enoughRoom, max: null },
    boxes: [tight.box],
    change: { kind: "move", block: tight.id, to: inside(tight.box, 0.03) },
  };
};

const align: Mender = (m) =>
  m.blocks.length < 2
    ? null
    : inWords(
        "move",
        "The blocks of text do not line up: set them on one left edge or one centre line.",
        `${m.blocks.length} blocks of text do not share an edge.`,
        m.blocks.map((b) => b.box),
      );

const sharpen: Mender = (m) =>
  inWords(
    "replace_file",
    "The picture looks blurred, blocky or amateurish: use a sharp one of the thing itself.",
    m.sharpness === null ? "" : `Its edges reach ${Math.round(100 * m.sharpness)}% of full sharpness.`,
  );

const restyle: Mender = (m) => {
  const plain = defaultType(m);
  const head = headOf(m);
  return inWords(
    "recolour",
    `${percent(plain)} of the words are in plain dark type on white, like an unstyled page: set ${head ? `${quoted(head.text)}` : "them"} in the brand’s type and colours.`,
    "",
    head ? [head.box] : [],
  );
};

export const LAYOUT_MENDS: Menders = {
  too_much_text: shorten,
  weak_hierarchy: lead,
  clutter: damageFirst("clutter", unclutter),
  empty: damageFirst("empty", fill),
  cropped: (m) => endTheLine(m) ?? moveIn(m),
  poor_alignment: align,
  bad_image: damageFirst("bad_image", sharpen),
  dated_look: restyle,
};
