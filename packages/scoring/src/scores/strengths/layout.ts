import { brokenOff, textAreaCost, unreadShare } from "../../faults/features/layout.ts";
import { smallAsHeadline } from "../../faults/features/legibility.ts";
import {
  headlineShare,
  headOf,
  ifSure,
  largestUnread,
  mustRead,
  rise,
  SHOWN_SIDE,
  shownPx,
  usualLetterWidth,
} from "../../faults/features/shown.ts";
import { featuresOf } from "../../faults/features.ts";
import type { MeasuredBlock, Measures } from "../../facts/seen.ts";
import { blocksWith, roomAtEdge, roomOfWords } from "../../facts/text-facts.ts";
import { weakestForColourBlind } from "../../facts/text-places.ts";
import { named } from "../../words/named.ts";
import { percent, quoted, round } from "../../words/wording.ts";
import { busyness } from "../busyness.ts";
import { ALMOST_ALL, fullNote, type Strength, unlessFull, worthBetween, worthOf } from "../strength.ts";

/** From here on seven in ten labelled ads are called cluttered or nearly so; between 50 and 60 one in seven. */
const busy = 70;
/** Clutter from which on it costs. */
const costly = 40;

/** Share of the ad up to which nobody calls an empty rectangle large. */
const SMALL_FIELD = 0.12;
/** Lost contrast from which on letters are hard to make out. */
const PLAINLY_LOST = 2 / 3;

const percentOf = (share: number | null): number | null => (share === null ? null : Math.round(100 * share));

const topicOfRoom = "Room taken up by text";

/** Whether text takes up much of the ad only with what may be writing, and cannot be said to. */
const isRoomUnread = (m: Measures): boolean =>
  worthOf(featuresOf(m).textArea) < 0 && worthOf(textAreaCost(m.textArea)) >= 0;

const RATED = "Web ads rated by people (Zeng et al. 2021)";

/** Half of its height is what a line needs. */
const NEEDED_ROOM = 0.5;

/** Texts nearer to the edge than that, the nearest first. */
const blocksAtEdge = (m: Measures): MeasuredBlock[] =>
  m.blocks
    .filter((b) => b.words > 0 && roomAtEdge(b, m.aspect) < NEEDED_ROOM)
    .toSorted((p, q) => roomAtEdge(p, m.aspect) - roomAtEdge(q, m.aspect));

function nearestNote(m: Measures): string {
  const [nearest] = blocksAtEdge(m);
  return nearest === undefined ? "" : ` ${named(nearest)} comes nearest.`;
}

/** Against even detail, which is 1: two figures at opposite ends lie farther apart than that. */
function spreadInWords(spread: number): string {
  if (spread < 0.55) return "is gathered in one place";
  if (spread < 0.8) return "is gathered in one part of the ad";
  if (spread < 1) return "is spread over most of the ad";
  return spread < 1.3 ? "is spread all over the ad" : "lies at opposite ends of the ad";
}

/** What may not be the headline at all neither leads nor fails to. */
const inDoubt = (m: Measures, topic: string): string | null => (m.unsure.includes("headline") ? topic : null);

/** Writing that was not read and is larger than all that was may be the headline. */
const mayBeUnread = (m: Measures): boolean =>
  largestUnread(m) > 0 && mustRead(m).every((b) => b.size < largestUnread(m));

const worthOfNoHeadline = (m: Measures): number => (mayBeUnread(m) ? 0 : -1);

/** Where no headline was found the largest writing that asks for nothing stands for it, read or not, and earns nothing. */
const worthOfTheLargest = (m: Measures): number => {
  const size = Math.max(largestUnread(m), ...blocksWith(m, "body", "offer").map((b) => b.size));
  const px = size * Math.min(SHOWN_SIDE, m.sourceSide);
  return Math.min(0, worthOf(smallAsHeadline(px)));
};

/** Share of detail off the text from which on its place begins to count, and counts in full: a flat ad with a logo and a button has none to speak of. */
const ENOUGH_DETAIL = [0.08, 0.16] as const;

const countsDetail = (m: Measures): number => (m.detailSpread === null ? 0 : rise(m.detailShare, ...ENOUGH_DETAIL));

/** Share of the contrast that colour-blind people see from which on there is nothing to say: what is lost above it cost nearly every ad a few tenths. */
const kept = 0.9;

/** How type and picture are laid out. */
export const LAYOUT_STRENGTHS: readonly Strength[] = [
  {
    code: "room_at_the_edge",
    score: "contrast",
    mendedBy: ["cropped"],
    label: "The text keeps clear of the edges",
    lacking: "Text close to the edge",
    topic: "Room at the edges",
    grade: "A",
    sources: `${RATED}; typographic practice`,
    // Half of its height is what a line needs; neither a shift of a few pixels nor one small mark at the edge must decide.
    worth: (m) => {
      const room = roomOfWords(m);
      return room === null ? 0 : worthBetween(room, 0, 1);
    },
    value: (m) => percentOf(roomOfWords(m)),
    unit: "% of a line height",
    text: (m) => {
      const room = percentOf(roomOfWords(m));
      if (room === null) return "There is no text to measure.";
      return room === 100
        ? "All words are at least the height of their line away from the edge."
        : `On average the words stand ${room}% of the height of their line away from the edge; 100% is far enough.${nearestNote(m)}`;
    },
    places: (m) => blocksAtEdge(m).map((b) => b.box),
  },
  {
    code: "large_headline",
    score: "contrast",
    mendedBy: ["weak_hierarchy"],
    label: "A large headline",
    lacking: "A small headline",
    topic: "Size of the headline",
    here: (m) => (headOf(m) ? null : "No headline was found"),
    grade: "A",
    sources: `${RATED}; Legge & Bigelow 2011, print size and reading`,
    worth: (m) => (headOf(m) ? ifSure(worthOf(featuresOf(m).smallHeadline), m, "headline") : worthOfTheLargest(m)),
    value: (m) => {
      const head = headOf(m);
      return head ? Math.round(shownPx(m, head)) : null;
    },
    unit: "px",
    text: (m) => {
      const head = headOf(m);
      return head
        ? `${quoted(head.text)} is about ${Math.round(shownPx(m, head))} px high at display size.`
        : "No headline was found.";
    },
    places: (m) => blocksWith(m, "headline").map((b) => b.box),
  },
  {
    code: "headline_leads",
    score: "contrast",
    mendedBy: ["weak_hierarchy"],
    label: "The headline draws the eye first",
    lacking: "Other words draw the eye from the headline",
    topic: "Attention to the headline",
    here: (m) => (headOf(m) ? inDoubt(m, "Attention to the headline") : "No headline was found"),
    grade: "C",
    sources: "Typographic practice (one line leads); copies spoilt on purpose",
    worth: (m) => (headOf(m) ? ifSure(worthBetween(headlineShare(m), 0, 1), m, "headline") : worthOfNoHeadline(m)),
    value: (m) => (headOf(m) ? Math.round(100 * headlineShare(m)) : null),
    unit: "%",
    text: (m) => {
      const head = headOf(m);
      return head
        ? `Of the attention we predict for the words of the message, ${quoted(head.text)} draws ${percent(headlineShare(m))}; with half or more it leads.`
        : "No headline was found.";
    },
    places: (m) => blocksWith(m, "headline").map((b) => b.box),
  },
  {
    code: "space_in_use",
    score: "contrast",
    mendedBy: ["empty"],
    label: "No large empty field",
    lacking: "A large empty field",
    topic: "Largest empty field",
    here: (m) => (m.largestBlank > SMALL_FIELD && featuresOf(m).blank < 0.5 ? "Largest empty field" : null),
    grade: "A",
    sources: RATED,
    worth: (m) => unlessFull(worthOf(featuresOf(m).blank), m),
    value: (m) => Math.round(100 * m.largestBlank),
    unit: "%",
    text: (m) => `The largest flat field with nothing in it covers ${percent(m.largestBlank)} of the ad${fullNote(m)}.`,
    places: () => [],
  },
  {
    code: "lines_complete",
    score: "contrast",
    mendedBy: ["cropped"],
    label: "No line breaks off",
    lacking: "A line breaks off",
    topic: "Whether lines are complete",
    onlyCosts: true,
    grade: "A",
    sources: RATED,
    // Dots come and go with the reading: two lines that end in them tell no more than one.
    worth: (m) => (m.blocks.some(brokenOff) ? -1 : 0),
    value: (m) => m.blocks.filter(brokenOff).length,
    unit: "lines",
    text: (m) => {
      const [cut] = m.blocks.filter(brokenOff);
      return cut ? `${quoted(cut.text)} breaks off.` : "None of the lines we read breaks off.";
    },
    places: (m) => m.blocks.filter(brokenOff).map((b) => b.box),
  },
  {
    code: "calm",
    score: "contrast",
    mendedBy: ["clutter"],
    label: "Calm to look at",
    lacking: "Rather busy to look at",
    topic: "How busy it looks",
    onlyCosts: true,
    here: ({ clutter }) => (clutter < busy && clutter > costly ? "How busy it looks" : null),
    grade: "A",
    sources: "Clutter judged by people (Saraee et al. 2018)",
    // Nothing is gained below the middle: darkness and wide margins make an ad look calm too.
    worth: (m) => Math.min(0, worthBetween(m.clutter, 2 * costly - 20, 20)),
    value: (m) => Math.round(m.clutter),
    unit: "of 100",
    text: (m) => `${busyness(m.clutter)}${m.clutter <= costly ? "" : " The calmest two in ten lose nothing."}`,
    places: () => [],
  },
  {
    code: "detail_together",
    score: "contrast",
    mendedBy: ["clutter"],
    label: "Detail kept together",
    lacking: "Detail all over the ad",
    topic: "Where the detail lies",
    grade: "A",
    sources: `${RATED}; clutter judged by people (Saraee et al. 2018)`,
    worth: (m) => (countsDetail(m) === 0 ? 0 : worthOf(featuresOf(m).detailSpread) * countsDetail(m)),
    value: (m) => (countsDetail(m) === 0 ? null : Math.round(100 * (m.detailSpread ?? 0))),
    unit: "% of an even spread",
    text: (m) =>
      countsDetail(m) === 0
        ? "Apart from the text there is too little detail to lie together or apart."
        : `Apart from the text, detail ${spreadInWords(m.detailSpread ?? 0)}.`,
    places: () => [],
  },
  {
    code: "modest_text",
    score: "contrast",
    mendedBy: ["too_much_text"],
    label: "Text leaves room for the rest",
    lacking: "Text takes up much of the ad",
    topic: topicOfRoom,
    grade: "A",
    // "Takes up much" was said of lines on 11% of an ad: what costs it points was mostly what may be writing.
    here: (m) => (isRoomUnread(m) ? topicOfRoom : null),
    sources: RATED,
    worth: (m) => worthOf(featuresOf(m).textArea),
    value: (m) => Math.round(100 * m.textArea),
    unit: "%",
    text: (m) =>
      `Lines of text cover ${percent(m.textArea)} of the ad${isRoomUnread(m) ? `, and what may be writing that we could not read ${percent(unreadShare(m))} more` : ""}.`,
    places: () => [],
  },
  {
    code: "letters_in_shape",
    score: "contrast",
    label: "Letters of the usual width",
    lacking: "Very narrow or very wide letters",
    topic: "Width of the letters",
    onlyCosts: true,
    grade: "C",
    sources: "Typographic practice; copies spoilt on purpose",
    // Nothing is gained: letters of the usual width are no merit. Most type lies between 0.33 and 0.9.
    worth: (m) => {
      const width = usualLetterWidth(m);
      return width === null ? 0 : -Math.max(rise(width, 0.36, 0.26), rise(width, 0.95, 1.3));
    },
    value: (m) => {
      const width = usualLetterWidth(m);
      return width === null ? null : round(width, 2);
    },
    unit: "of the line height",
    text: (m) => {
      const width = usualLetterWidth(m);
      return width === null
        ? "There is too little text to measure."
        : `The letters are ${percent(width)} as wide as their lines are high; about half is usual.`;
    },
    places: () => [],
  },
  {
    code: "colour_blind_safe",
    score: "contrast",
    label: "Reads the same for colour-blind people",
    lacking: "Loses contrast for colour-blind people",
    topic: "Contrast for colour-blind people",
    onlyCosts: true,
    here: (m) =>
      m.colourBlind === null || featuresOf(m).colourBlindLost < PLAINLY_LOST
        ? "Contrast for colour-blind people"
        : null,
    grade: "B",
    sources: `Brettel, Viénot, Mollon 1997; ${RATED}`,
    worth: (m) =>
      m.colourBlind === null || m.colourBlind >= kept ? 0 : worthOf(featuresOf(m).colourBlindLost) - ALMOST_ALL,
    value: (m) => (m.colourBlind === null ? null : Math.round(100 * m.colourBlind)),
    unit: "%",
    // The least of all texts, which may be the lettering of a logo: as "the text" it was false of a poster whose words all stay clear.
    text: (m) => {
      const weakest = weakestForColourBlind(m);
      return m.colourBlind === null || weakest === null
        ? "There is no text to measure."
        : `${named(weakest)} keeps ${percent(m.colourBlind)} of its contrast for colour-blind people, the least of all text.`;
    },
    places: (m) => {
      const weakest = weakestForColourBlind(m);
      return weakest === null ? [] : [weakest.box];
    },
  },
];
