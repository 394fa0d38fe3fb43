import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { ADVICE } from "../constants.ts";
import { blocksWith, brandBlock } from "../facts/text-facts.ts";
import { round, short } from "../words/wording.ts";
import type { Candidate } from "./candidate.ts";
import { withBlock } from "./contrast-advice.ts";

/** A brand line as it could be added: small, at the lower edge, read without trouble. */
export function addedBrand(m: Measures): MeasuredBlock {
  const ground = m.colours[0];
  return {
    id: "added-brand",
    role: "brand",
    text: "",
    box: { x: 0.05, y: 0.9, width: 0.25, height: 0.05 },
    words: 1,
    lines: 1,
    colour: null,
    background: null,
    ratio: ground ? 7 : null,
    lc: null,
    roughness: 0,
    feedPx: 14,
    size: 0.045,
    attention: ADVICE.brandAttention,
    confidence: 1,
    button: null,
  };
}

function brand(m: Measures): Candidate[] {
  const found = brandBlock(m);
  if (!found) {
    return [
      {
        rule: "R7",
        action: "add",
        text: "Add the brand name or logo as readable text, about 5 % of the height, near a corner.",
        detail: `Brand attention 0 % to about ${ADVICE.brandAttention * 100} %; target at least 1 %.`,
        measured: 0,
        reached: ADVICE.brandAttention * 100,
        unit: "% of attention",
        boxes: [],
        apply: (n) => ({ ...n, blocks: [...n.blocks, addedBrand(n)] }),
      },
    ];
  }
  if (found.attention >= ADVICE.brandAttention) return [];
  // Attention of a line grows with its height (text channel): twice as tall, about twice the share.
  const factor = Math.min(ADVICE.mostEnlarge, ADVICE.brandAttention / Math.max(0.002, found.attention));
  return [
    {
      rule: "R7",
      action: "enlarge",
      text: `Set the brand “${short(found.text)}” ${Math.round((factor - 1) * 100)} % larger.`,
      detail: `Brand attention ${round(found.attention * 100, 1)} % to ${round(found.attention * factor * 100, 1)} %; target at least 1 %.`,
      measured: round(found.attention * 100, 1),
      reached: round(found.attention * factor * 100, 1),
      unit: "% of attention",
      boxes: [found.box],
      apply: (n) =>
        withBlock(n, found.id, {
          attention: found.attention * factor,
          feedPx: found.feedPx * factor,
          size: found.size * factor,
        }),
    },
  ];
}

function headline(m: Measures): Candidate[] {
  const [head] = blocksWith(m, "headline");
  if (!head || head.words <= 8) return [];
  const words = 6;
  return [
    {
      rule: "R6",
      action: "shorten",
      text: `Shorten the headline “${short(head.text)}” from ${head.words} to ${words} words.`,
      detail: `${head.words} words to ${words}; target 2 to 7.`,
      measured: head.words,
      reached: words,
      unit: "words",
      boxes: [head.box],
      apply: (n) => {
        const next = withBlock(n, head.id, { words });
        return {
          ...next,
          copy: {
            ...n.copy,
            headlineWords: words,
            messageWords: n.copy.messageWords - head.words + words,
            words: n.copy.words - head.words + words,
          },
        };
      },
    },
  ];
}

function whole(m: Measures): Candidate[] {
  const out: Candidate[] = [];
  if (m.copy.recall !== null && m.copy.recall < 45) {
    const boxes = blocksWith(m, "headline").map((b) => b.box);
    out.push({
      rule: "R5",
      action: "rewrite",
      text: "Use concrete, unusual words in the headline: things one can see or touch instead of general terms.",
      detail: `Words ${Math.round(m.copy.recall)} to 60 of 100; target at least 50.`,
      measured: Math.round(m.copy.recall),
      reached: 60,
      unit: "of 100",
      boxes,
      apply: (n) => ({ ...n, copy: { ...n.copy, recall: 60 } }),
    });
  }
  if (!m.figures.some((f) => f.kind !== "object")) {
    out.push({
      rule: "R1",
      action: "add",
      text: "Show a person or a face, about a quarter of the picture.",
      detail: "People 0 % to 25 % of the picture; target at least 5 %.",
      measured: 0,
      reached: 0.25,
      unit: "share",
      boxes: [],
      apply: (n) => ({
        ...n,
        figures: [
          ...n.figures,
          { kind: "person", label: "person", box: { x: 0.5, y: 0.25, width: 0.5, height: 0.5 }, attention: 0.2 },
        ],
      }),
    });
  }
  if (m.meanLightness > 0.85) {
    out.push({
      rule: "R4",
      action: "recolour",
      text: "Use a deeper ground: a light page among light pages is passed over.",
      detail: `Mean lightness ${round(m.meanLightness, 2)} to 0.7; target at most 0.7.`,
      measured: round(m.meanLightness, 2),
      reached: 0.7,
      unit: "of 1",
      boxes: [],
      apply: (n) => ({ ...n, meanLightness: 0.7, whiteShare: Math.min(n.whiteShare, 0.2) }),
    });
  }
  if (m.colourfulness < 25) {
    out.push({
      rule: "R3",
      action: "recolour",
      text: "Let one distinct colour own the picture.",
      detail: `Colourfulness ${Math.round(m.colourfulness)} to 40; target at least 30.`,
      measured: Math.round(m.colourfulness),
      reached: 40,
      unit: "M",
      boxes: [],
      apply: (n) => ({ ...n, colourfulness: 40 }),
    });
  }
  return out;
}

export const recallCandidates = (m: Measures): Candidate[] => [...brand(m), ...headline(m), ...whole(m)];
