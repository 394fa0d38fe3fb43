import { isStandardFormat } from "./standard-formats.ts";
import type { Measures } from "../facts/seen.ts";
import { actionBlock } from "../facts/text-facts.ts";
import { quoted, round } from "../words/wording.ts";
import { asksInRunningText, isVague, urgesSomething } from "./features/brand-and-action.ts";
import { shownPx } from "./features/shown.ts";
import type { Fault } from "./fault.ts";

/** In a size that web ads are booked in. Print, posters and posts have no buttons, and nobody misses one there. */
export const isBooked = ({ sourceSide, aspect }: Pick<Measures, "sourceSide" | "aspect">): boolean =>
  isStandardFormat(Math.round(sourceSide * Math.sqrt(aspect)), Math.round(sourceSide / Math.sqrt(aspect)));

export const weakCta: Fault = {
  code: "weak_cta",
  score: "copy_engagement",
  topic: "Strength of the call to action",
  label: "The call to action is weak",
  phrase: "a weak call to action",
  works: "The call to action can be seen",
  grade: "A",
  sources: "Practice; WCAG 2.2; labelled ads",
  seen: true,
  looksAt: [
    "actionPlain",
    "actionPlainBlock",
    "actionSmall",
    "actionFaint",
    "actionUnseen",
    "actionVague",
    "actionFlat",
    "white",
    "defaultType",
    "looks_weak_cta",
  ],
  about: "cta",
  possible: (m) => actionBlock(m) !== null || asksInRunningText(m) !== null,
  hinted: urgesSomething,
  looked: (m) => {
    const b = actionBlock(m);
    if (!b) return "";
    const height = `about ${round(shownPx(m, b), 0)} px high at display size`;
    return b.button
      ? `${quoted(b.text)} stands on a button, in letters ${height}.`
      : `${quoted(b.text)} stands on no button and is ${height}.`;
  },
  reason: (m) => {
    const b = actionBlock(m);
    if (!b) return `${quoted(asksInRunningText(m) ?? "")} asks the viewer to act, but in the running text.`;
    if (!b.button)
      return `${quoted(b.text)} hardly ${isBooked(m) ? "looks like a button" : "stands out"}: it is about ${round(shownPx(m, b), 0)} px high, with no colour of its own behind it.`;
    if (isVague(b.text)) return `${quoted(b.text)} does not say what the viewer gets.`;
    return `The button ${quoted(b.text)} draws only ${round(100 * b.attention, 1)}% of the predicted attention.`;
  },
  places: (m) => {
    const b = actionBlock(m);
    return b ? [b.button?.box ?? b.box] : [];
  },
  mend: "Put it in a button of its own colour, with words that say what the viewer gets.",
};
