import { brokenOff } from "../../faults/features/layout.ts";
import { headOf, rise, shownPx, usualLetterWidth, worthOfSilence } from "../../faults/features/shown.ts";
import { featuresOf } from "../../faults/features.ts";
import { blocksWith } from "../../facts/text-facts.ts";
import { percent, quoted, round } from "../../words/wording.ts";
import { fullNote, type Strength, unlessFull, worthBetween, worthOf } from "../strength.ts";

/** "its own height", "1.4 times its own height". */
const timesItsHeight = (times: number): string => {
  const shown = round(times, 1);
  return shown === 1 ? "its own height" : `${shown} times its own height`;
};

/** Line heights to the edge below which there is no room to speak of: boxes are drawn round the letters with some to spare. */
const touching = 0.05;
/** From here on seven in ten labelled ads are called cluttered or nearly so; between 50 and 60 one in seven. */
const busy = 70;
/** Clutter from which on it costs. */
const costly = 40;

const RATED = "Web ads rated by people (Zeng et al. 2021)";

/** From 0.3, all in one place, to 1.3, everywhere alike. */
function spreadInWords(spread: number): string {
  if (spread < 0.55) return "gathered in one place";
  if (spread < 0.8) return "gathered in one part of the ad";
  return spread < 1 ? "spread over most of the ad" : "spread all over the ad";
}

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
    // Half of its height is what a line needs; a shift of a few pixels must not decide.
    worth: (m) => (m.edgeRoom === null ? 0 : worthBetween(m.edgeRoom, 0, 1)),
    value: (m) => (m.edgeRoom === null ? null : round(m.edgeRoom, 1)),
    unit: "line heights",
    text: (m) =>
      m.edgeRoom === null
        ? "There is no text to measure."
        : m.edgeRoom < touching
          ? "The text nearest the edge leaves it no room."
          : `The text nearest the edge is ${timesItsHeight(m.edgeRoom)} away from it.`,
    places: () => [],
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
    worth: (m) => (headOf(m) ? worthOf(featuresOf(m).smallHeadline) : worthOfSilence(m)),
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
    code: "space_in_use",
    score: "contrast",
    mendedBy: ["empty"],
    label: "Small empty rectangles only",
    lacking: "A large empty field",
    topic: "Largest empty rectangle",
    grade: "A",
    sources: RATED,
    worth: (m) => unlessFull(worthOf(featuresOf(m).blank), m),
    value: (m) => Math.round(100 * m.largestBlank),
    unit: "%",
    text: (m) =>
      `The largest flat rectangle with nothing in it covers ${percent(m.largestBlank)} of the ad${fullNote(m)}.`,
    places: () => [],
  },
  {
    code: "lines_complete",
    score: "contrast",
    mendedBy: ["cropped"],
    label: "No line ends in dots",
    lacking: "A line breaks off",
    topic: "Whether lines are complete",
    grade: "A",
    sources: RATED,
    worth: (m) => worthOf(featuresOf(m).brokenOff),
    value: (m) => m.blocks.filter(brokenOff).length,
    unit: "lines",
    text: (m) => {
      const [cut] = m.blocks.filter(brokenOff);
      return cut ? `${quoted(cut.text)} breaks off.` : "None of the lines we read ends in dots.";
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
    text: (m) => `Clutter is ${Math.round(m.clutter)} of 100; up to ${costly} costs nothing.`,
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
    worth: (m) => (m.detailSpread === null ? 0 : worthOf(featuresOf(m).detailSpread)),
    value: (m) => (m.detailSpread === null ? null : round(m.detailSpread, 2)),
    unit: "of 1.3",
    text: (m) =>
      m.detailSpread === null
        ? "There is no detail beside the text."
        : `Apart from the text, detail is ${spreadInWords(m.detailSpread)}.`,
    places: () => [],
  },
  {
    code: "modest_text",
    score: "contrast",
    mendedBy: ["too_much_text"],
    label: "Text leaves room for the rest",
    lacking: "Text takes up much of the ad",
    topic: "Room taken up by text",
    grade: "A",
    sources: RATED,
    worth: (m) => worthOf(featuresOf(m).textArea),
    value: (m) => Math.round(100 * m.textArea),
    unit: "%",
    text: (m) => `Lines of text cover ${percent(m.textArea)} of the ad.`,
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
    label: "Reads the same to colour-blind people",
    lacking: "Loses contrast to colour-blind people",
    topic: "Contrast to colour-blind people",
    grade: "B",
    sources: `Brettel, Viénot, Mollon 1997; ${RATED}`,
    worth: (m) => (m.colourBlind === null ? 0 : worthOf(featuresOf(m).colourBlindLost)),
    value: (m) => (m.colourBlind === null ? null : Math.round(100 * m.colourBlind)),
    unit: "%",
    text: (m) =>
      m.colourBlind === null
        ? "There is no text to measure."
        : `Colour-blind people see ${percent(m.colourBlind)} of the text’s contrast.`,
    places: () => [],
  },
];
