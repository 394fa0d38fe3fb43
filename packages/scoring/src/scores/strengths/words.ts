import { actionBlock, shownPx } from "../../faults/features/shown.ts";
import { blocksWith } from "../../facts/text-facts.ts";
import { short } from "../../words/wording.ts";
import { type Strength, worthBetween } from "../strength.ts";

/** What makes words work. */
export const WORD_STRENGTHS: readonly Strength[] = [
  {
    code: "large_request",
    score: "copy_engagement",
    label: "A call to action large enough to see",
    lacking: "A small call to action",
    grade: "C",
    sources: "Practice; Legge & Bigelow 2011, print size and reading",
    worth: (m) => {
      const action = actionBlock(m);
      return action ? worthBetween(Math.log(Math.max(1, shownPx(m, action))), Math.log(6), Math.log(26)) : 0;
    },
    value: (m) => {
      const action = actionBlock(m);
      return action ? Math.round(shownPx(m, action)) : null;
    },
    unit: "px",
    text: (m) => {
      const action = actionBlock(m);
      return action ? `It is about ${Math.round(shownPx(m, action))} px high as shown.` : "There is no call to action.";
    },
    places: (m) => {
      const action = actionBlock(m);
      return action ? [action.button?.box ?? action.box] : [];
    },
  },
  {
    code: "pulling_words",
    score: "copy_engagement",
    label: "Words that draw people in",
    lacking: "Words that draw few people in",
    grade: "A",
    sources: "Model fitted on headline A/B tests",
    worth: (m) => (m.copy.engagement === null ? 0 : worthBetween(m.copy.engagement, 0, 80)),
    value: (m) => (m.copy.engagement === null ? null : Math.round(m.copy.engagement)),
    unit: "of 100",
    text: (m) =>
      m.copy.engagement === null
        ? "No words to judge were found."
        : `The words score ${Math.round(m.copy.engagement)} of 100 for drawing people in.`,
    places: (m) => blocksWith(m, "headline").map((b) => b.box),
  },
  {
    code: "offer_stated",
    score: "copy_engagement",
    label: "States an offer",
    lacking: "No offer, price or number",
    grade: "C",
    sources: "Practice",
    worth: (m) => (blocksWith(m, "offer").length > 0 ? 1 : m.copy.number ? 0.2 : m.copy.words === 0 ? 0 : -0.4),
    value: (m) => blocksWith(m, "offer").length,
    unit: "offers",
    text: (m) => {
      const [offer] = blocksWith(m, "offer");
      return offer ? `The offer “${short(offer.text)}” is stated.` : "No offer or price was found.";
    },
    places: (m) => blocksWith(m, "offer").map((b) => b.box),
  },
  {
    code: "speaks_to_viewer",
    score: "copy_engagement",
    label: "Speaks to the viewer",
    lacking: "Does not speak to the viewer",
    grade: "C",
    sources: "Cruz, Leonhardt, Pezzuti 2017 (second person); practice",
    worth: (m) => (m.copy.words === 0 ? 0 : (m.copy.secondPerson ? 0.5 : -0.3) + (m.copy.benefit ? 0.5 : -0.3)),
    value: (m) => Number(m.copy.secondPerson) + Number(m.copy.benefit),
    unit: "of 2",
    text: (m) =>
      m.copy.secondPerson === m.copy.benefit
        ? `The copy ${m.copy.secondPerson ? "says “you” and names a benefit" : "neither says “you” nor names a benefit"}.`
        : `The copy ${m.copy.secondPerson ? "says “you” but names no benefit" : "names a benefit but does not say “you”"}.`,
    places: (m) => blocksWith(m, "headline", "body").map((b) => b.box),
  },
];
