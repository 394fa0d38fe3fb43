import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { ADVICE } from "../constants.ts";
import { callToActionSpecificity } from "../words/call-to-action.ts";
import { isGenericAction } from "../words/copy-signs.ts";
import { actionBlock, blocksWith } from "../facts/text-facts.ts";
import { colourReaching, contrastRatio } from "../measures/colour/text-contrast.ts";
import { hexOf } from "../measures/colour/srgb-oklab.ts";
import { round, short } from "../words/wording.ts";
import type { Candidate } from "./candidate.ts";
import { withBlock } from "./contrast-advice.ts";

function addedAction(m: Measures): MeasuredBlock {
  const [r, g, b] = [17, 17, 17];
  return {
    id: "added-action",
    role: "call_to_action",
    text: "Shop the collection",
    box: { x: 0.1, y: 0.8, width: 0.4, height: 0.08 },
    words: 3,
    lines: 1,
    colour: [r, g, b],
    background: [255, 255, 255],
    ratio: 7,
    lc: null,
    roughness: 0,
    feedPx: 14,
    size: 0.045,
    attention: 0.04,
    confidence: 1,
    button: {
      box: { x: 0.1, y: 0.8, width: 0.4, height: 0.08 },
      kind: "filled",
      fill: [17, 17, 17],
      surround: [255, 255, 255],
      standOut: Math.max(0.3, m.figureGround),
    },
  };
}

function noText(m: Measures): Candidate[] {
  if (m.copy.words > 0) return [];
  const action = addedAction(m);
  return [
    {
      rule: "E8",
      action: "add",
      text: "No text was found in the picture. Add a headline of 4 to 7 words and a button that says what happens next.",
      detail: "0 words to 9; target 4 to 18.",
      measured: 0,
      reached: 9,
      unit: "words",
      boxes: [],
      apply: (n) => ({
        ...n,
        blocks: [
          ...n.blocks,
          action,
          {
            ...action,
            id: "added-headline",
            role: "headline",
            text: "",
            words: 6,
            feedPx: 24,
            size: 0.08,
            attention: 0.15,
            button: null,
          },
        ],
        copy: { ...n.copy, words: 9, messageWords: 9, headlineWords: 6 },
      }),
    },
  ];
}

function action(m: Measures): Candidate[] {
  if (m.copy.words === 0) return [];
  const found = actionBlock(m);
  if (!found) {
    return [
      {
        rule: "E1",
        action: "add",
        text: "Add a button with a verb and its object, such as “Shop the collection” or “Get the guide”.",
        detail: "Call to action missing to present, 14 px high in a feed, 7:1.",
        measured: 0,
        reached: 1,
        unit: "present",
        boxes: [],
        apply: (n) => ({
          ...n,
          blocks: [...n.blocks, addedAction(n)],
          copy: { ...n.copy, words: n.copy.words + 3, messageWords: n.copy.messageWords + 3 },
        }),
      },
    ];
  }
  const out: Candidate[] = [];
  const level = isGenericAction(found.text) ? 1 : callToActionSpecificity(found.text);
  if (level < 2) {
    out.push({
      rule: "E3",
      action: "rewrite",
      text: `Say what the viewer gets: replace “${short(found.text)}” by a verb and its object, such as “Get the guide” or “See all sizes”.`,
      detail: `Specific ${level} of 2 to 2 of 2.`,
      measured: level,
      reached: 2,
      unit: "of 2",
      boxes: [found.button?.box ?? found.box],
      apply: (n) => withBlock(n, found.id, { text: "Get the guide" }),
    });
  }
  if (!found.button) {
    out.push({
      rule: "E1",
      action: "add",
      text: `Put “${short(found.text)}” into a filled button shape.`,
      detail: "Call to action as bare text to a button.",
      measured: 0.4,
      reached: 1,
      unit: "present",
      boxes: [found.box],
      apply: (n) =>
        withBlock(n, found.id, {
          button: { box: found.box, kind: "filled", fill: [17, 17, 17], surround: [255, 255, 255], standOut: 0.3 },
        }),
    });
  }
  const factor = Math.min(ADVICE.mostEnlarge, ADVICE.actionPx / found.feedPx, 0.9 / found.box.width);
  if (factor > 1.1) {
    out.push({
      rule: "E2",
      action: "enlarge",
      text: `Enlarge “${short(found.text)}” by ${Math.round((factor - 1) * 100)} %.`,
      detail: `Height in a phone feed ${round(found.feedPx, 1)} px to ${round(found.feedPx * factor, 1)} px; target at least 12 px, best from ${ADVICE.actionPx} px.`,
      measured: round(found.feedPx, 1),
      reached: round(found.feedPx * factor, 1),
      unit: "px",
      boxes: [found.button?.box ?? found.box],
      apply: (n) => withBlock(n, found.id, { feedPx: found.feedPx * factor, size: found.size * factor }),
    });
  }
  if (found.ratio !== null && found.ratio < ADVICE.enoughRatio && found.colour && found.background) {
    const colour = colourReaching(found.colour, found.background, ADVICE.targetRatio);
    const ratio = contrastRatio(colour, found.background);
    out.push({
      rule: "E2",
      action: "recolour",
      text: `Set the button text “${short(found.text)}” in ${hexOf(colour)} instead of ${hexOf(found.colour)}.`,
      detail: `Contrast ${round(found.ratio, 1)}:1 to ${round(ratio, 1)}:1; target at least 4.5:1.`,
      measured: round(found.ratio, 1),
      reached: round(ratio, 1),
      unit: ":1",
      boxes: [found.button?.box ?? found.box],
      apply: (n) => withBlock(n, found.id, { colour, ratio }),
    });
  }
  return out;
}

function words(m: Measures): Candidate[] {
  const out: Candidate[] = [];
  const boxes = blocksWith(m, "headline", "body").map((b) => b.box);
  if (m.copy.messageWords > 20) {
    out.push({
      rule: "E8",
      action: "shorten",
      text: `Cut the copy from ${m.copy.messageWords} to 14 words.`,
      detail: `${m.copy.messageWords} words to 14; target 4 to 18.`,
      measured: m.copy.messageWords,
      reached: 14,
      unit: "words",
      boxes,
      apply: (n) => ({ ...n, copy: { ...n.copy, messageWords: 14, words: n.copy.words - n.copy.messageWords + 14 } }),
    });
  }
  if (m.copy.words > 0 && !(m.copy.secondPerson && m.copy.benefit)) {
    const missing = [
      m.copy.secondPerson ? null : "speak to the viewer (“your”)",
      m.copy.benefit ? null : "name what the viewer gains",
    ].filter((s) => s !== null);
    out.push({
      rule: "E5",
      action: "rewrite",
      text: `In the copy, ${missing.join(" and ")}.`,
      detail: `${Number(m.copy.secondPerson) + Number(m.copy.benefit)} of 2 to 2 of 2.`,
      measured: Number(m.copy.secondPerson) + Number(m.copy.benefit),
      reached: 2,
      unit: "of 2",
      boxes,
      apply: (n) => ({ ...n, copy: { ...n.copy, secondPerson: true, benefit: true } }),
    });
  }
  if (m.copy.teasers.length > 0) {
    out.push({
      rule: "E10",
      action: "rewrite",
      text: "Replace the teaser wording by what the product does.",
      detail: `${m.copy.teasers.length} teaser wording${m.copy.teasers.length === 1 ? "" : "s"} to 0.`,
      measured: m.copy.teasers.length,
      reached: 0,
      unit: "phrases",
      boxes,
      apply: (n) => ({ ...n, copy: { ...n.copy, teasers: [] } }),
    });
  }
  if (m.copy.ease !== null && m.copy.ease < 55) {
    out.push({
      rule: "E7",
      action: "rewrite",
      text: "Use shorter words and sentences.",
      detail: `Flesch reading ease ${Math.round(m.copy.ease)} to 70; target at least 60.`,
      measured: Math.round(m.copy.ease),
      reached: 70,
      unit: "Flesch",
      boxes,
      apply: (n) => ({ ...n, copy: { ...n.copy, ease: 70 } }),
    });
  }
  return out;
}

export const copyCandidates = (m: Measures): Candidate[] => [...noText(m), ...action(m), ...words(m)];
