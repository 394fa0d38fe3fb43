import { colourReaching, apcaContrast, contrastRatio, relativeLuminance } from "../measures/colour/text-contrast.ts";
import { hexOf } from "../measures/colour/srgb-oklab.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { ADVICE } from "../constants.ts";
import { actionBlock, blocksWith, sizeRatio } from "../facts/text-facts.ts";
import { percent, round, short } from "../words/wording.ts";
import { colourBlindKept } from "../facts/colour-blind-kept.ts";
import type { Candidate } from "./candidate.ts";
import { setOnColour } from "./ground-advice.ts";
import { settingCandidates } from "./setting-advice.ts";

export function withBlock(m: Measures, id: string, change: Partial<MeasuredBlock>): Measures {
  const blocks = m.blocks.map((b) => (b.id === id ? { ...b, ...change } : b));
  return { ...m, blocks, colourBlind: colourBlindKept(blocks) };
}

const nameOf = (b: MeasuredBlock): string =>
  ({
    headline: "headline",
    body: "text",
    call_to_action: "button text",
    offer: "offer",
    legal: "small print",
    brand: "brand name",
  })[b.role];

function recolour(m: Measures): Candidate[] {
  return m.blocks.flatMap((b): Candidate[] => {
    if (b.ratio === null || !b.colour || !b.background || b.ratio >= ADVICE.enoughRatio || b.role === "legal")
      return [];
    const colour = colourReaching(b.colour, b.background, ADVICE.targetRatio);
    const ratio = contrastRatio(colour, b.background);
    if (ratio < b.ratio * 1.15) return [];
    const darker = relativeLuminance(colour) < relativeLuminance(b.colour);
    return [
      {
        rule: "C1",
        action: "recolour",
        text: `${darker ? "Darken" : "Lighten"} the ${nameOf(b)} “${short(b.text)}” from ${hexOf(b.colour)} to ${hexOf(colour)} on ${hexOf(b.background)}.`,
        detail: `Contrast ${round(b.ratio, 1)}:1 to ${round(ratio, 1)}:1; target at least 4.5:1.`,
        measured: round(b.ratio, 1),
        reached: round(ratio, 1),
        unit: ":1",
        boxes: [b.box],
        apply: (n) =>
          withBlock(n, b.id, { colour, ratio, lc: b.background ? apcaContrast(colour, b.background) : b.lc }),
      },
    ];
  });
}

/** A larger block also takes more of the picture: the promise counts that too. */
function enlarged(m: Measures, b: MeasuredBlock, factor: number): Measures {
  const next = withBlock(m, b.id, { feedPx: b.feedPx * factor, size: b.size * factor });
  return { ...next, textArea: Math.min(1, m.textArea + b.box.width * b.box.height * (factor ** 2 - 1)) };
}

function enlarge(m: Measures): Candidate[] {
  return m.blocks.flatMap((b): Candidate[] => {
    if (b.role === "legal" || b.role === "headline" || b.feedPx >= ADVICE.feedPx) return [];
    const factor = Math.min(ADVICE.mostEnlarge, ADVICE.feedPx / b.feedPx, 0.96 / b.box.width);
    if (factor < 1.1) return [];
    const reached = b.feedPx * factor;
    return [
      {
        rule: "C2",
        action: "enlarge",
        text: `Enlarge the ${nameOf(b)} “${short(b.text)}” by ${Math.round((factor - 1) * 100)} %.`,
        detail: `Height in a phone feed ${round(b.feedPx, 1)} px to ${round(reached, 1)} px; target at least 12 px.`,
        measured: round(b.feedPx, 1),
        reached: round(reached, 1),
        unit: "px",
        boxes: [b.box],
        apply: (n) => enlarged(n, b, factor),
      },
    ];
  });
}

function growHeadline(m: Measures): Candidate[] {
  const [head] = blocksWith(m, "headline");
  const ratio = sizeRatio(m);
  if (!head || ratio === null || ratio >= ADVICE.sizeRatio) return [];
  const factor = Math.min(ADVICE.sizeRatio / ratio, 0.96 / head.box.width, ADVICE.mostEnlarge);
  if (factor < 1.08) return [];
  return [
    {
      rule: "C5",
      action: "enlarge",
      text: `Enlarge the headline “${short(head.text)}” by ${Math.round((factor - 1) * 100)} %, or set the other text smaller by as much.`,
      detail: `Headline to other text ${round(ratio, 2)}× to ${round(ratio * factor, 2)}×; target at least 1.5×.`,
      measured: round(ratio, 2),
      reached: round(ratio * factor, 2),
      unit: "×",
      boxes: [head.box],
      apply: (n) => enlarged(n, head, factor),
    },
  ];
}

function buttonColour(m: Measures): Candidate[] {
  const b = actionBlock(m);
  if (!b?.button || b.button.kind !== "filled" || b.button.standOut >= ADVICE.standOut) return [];
  const { button } = b;
  return [
    {
      rule: "C3",
      action: "recolour",
      text: `Fill the button “${short(b.text)}” with a colour that differs more from ${hexOf(button.surround)} round it.`,
      detail: `Difference ${round(button.standOut, 2)} to ${ADVICE.standOut} in OKLab; target at least 0.2.`,
      measured: round(button.standOut, 2),
      reached: ADVICE.standOut,
      unit: "OKLab",
      boxes: [button.box],
      apply: (n) => withBlock(n, b.id, { button: { ...button, standOut: ADVICE.standOut } }),
    },
  ];
}

function whole(m: Measures): Candidate[] {
  const out: Candidate[] = [];
  if (m.whiteShare > 0.3) {
    out.push({
      rule: "C7",
      action: "recolour",
      text: "Give the bare white ground a colour, a tint or a picture that reaches the edges.",
      detail: `Bare white ${percent(m.whiteShare)} to 10 %; target at most 30 %.`,
      measured: round(m.whiteShare, 2),
      reached: 0.1,
      unit: "share",
      boxes: [],
      apply: (n) => ({ ...n, whiteShare: 0.1, whiteBorder: Math.min(n.whiteBorder, 0.1) }),
    });
  }
  if (m.clutter > 55) {
    out.push({
      rule: "C6",
      action: "remove",
      text: "Remove or calm the busiest parts: fewer small shapes, plainer background.",
      detail: `Clutter ${Math.round(m.clutter)} to 45 of 100; target at most 50.`,
      measured: Math.round(m.clutter),
      reached: 45,
      unit: "of 100",
      boxes: [],
      apply: (n) => ({ ...n, clutter: 45 }),
    });
  }
  if (m.sourceSide < 500 || (m.sharpness !== null && m.sharpness < 0.62)) {
    out.push({
      rule: "C12",
      action: "replace_file",
      text: "Export the ad again from the original at 1080 pixels or more, without enlarging a small copy.",
      detail: `About ${Math.round(m.sourceSide)} px a side, sharpness ${m.sharpness === null ? "not measurable" : round(m.sharpness, 2)}, to 1080 px and 0.75; target sharpness at least 0.65.`,
      measured: m.sharpness === null ? Math.round(m.sourceSide) : round(m.sharpness, 2),
      reached: m.sharpness === null ? 1080 : 0.75,
      unit: m.sharpness === null ? "px" : "of 1",
      boxes: [],
      apply: (n) => ({
        ...n,
        sourceSide: Math.max(n.sourceSide, 1080),
        sharpness: n.sharpness === null ? null : Math.max(n.sharpness, 0.75),
      }),
    });
  }
  if (m.colourfulness < 25) {
    out.push({
      rule: "C11",
      action: "recolour",
      text: "Add one strong colour to the ground, the button or the picture.",
      detail: `Colourfulness ${Math.round(m.colourfulness)} to 35; target at least 30.`,
      measured: Math.round(m.colourfulness),
      reached: 35,
      unit: "M",
      boxes: [],
      apply: (n) => ({ ...n, colourfulness: 35 }),
    });
  }
  if (m.alignment !== null && m.alignment < 0.7) {
    out.push({
      rule: "C9",
      action: "move",
      text: "Line the texts up on one left edge or one centre line.",
      detail: `Alignment ${round(m.alignment, 2)} to 1; target at least 0.8.`,
      measured: round(m.alignment, 2),
      reached: 1,
      unit: "of 1",
      boxes: m.blocks.map((b) => b.box),
      apply: (n) => ({ ...n, alignment: 1 }),
    });
  }
  return out;
}

export const contrastCandidates = (m: Measures): Candidate[] => [
  ...recolour(m),
  ...enlarge(m),
  ...growHeadline(m),
  ...buttonColour(m),
  ...setOnColour(m),
  ...settingCandidates(m),
  ...whole(m),
];
