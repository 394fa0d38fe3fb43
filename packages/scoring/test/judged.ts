import type { MeasuredBlock, Measures } from "../src/facts/seen.ts";
import { judge } from "../src/faults/judge.ts";
import type { FaultCode } from "../src/types.ts";
import { bare, block } from "./blocks.ts";

const at = (y: number, height: number) => ({ x: 0.1, y, width: 0.6, height });

/** A plain, decent ad: headline, body, button and brand, all easy to read, on a calm picture. */
export function plainAd(
  change: Partial<Record<"headline" | "body" | "action" | "brand", Partial<MeasuredBlock> | null>> = {},
): Measures {
  const of = (name: keyof typeof change, text: string, base: Partial<MeasuredBlock>): MeasuredBlock[] =>
    change[name] === null ? [] : [block(text, { ...base, ...change[name] })];
  const blocks = [
    ...of("headline", "Sleep deeper tonight", {
      role: "headline",
      size: 0.12,
      feedPx: 40,
      attention: 0.3,
      box: at(0.1, 0.12),
    }),
    ...of("body", "A pillow that stays cool for you", { size: 0.05, feedPx: 18, box: at(0.35, 0.05) }),
    ...of("action", "Get your pillow", {
      role: "call_to_action",
      size: 0.06,
      feedPx: 20,
      box: at(0.6, 0.06),
      button: { box: at(0.58, 0.1), kind: "filled", fill: [200, 80, 0], surround: [255, 255, 255], standOut: 0.4 },
    }),
    ...of("brand", "Northmill", { role: "brand", size: 0.08, feedPx: 26, attention: 0.08, box: at(0.85, 0.08) }),
  ];
  const words = blocks.reduce((sum, b) => sum + b.words, 0);
  return {
    ...bare,
    sourceSide: 400,
    blocks,
    brand: brandIn(blocks),
    pictureShare: 0.5,
    tonalRange: 0.9,
    emptyShare: 0.2,
    damage: 0,
    groundShare: 0.2,
    largestBlank: 0.05,
    clutter: 30,
    colourfulness: 50,
    sharpness: 0.95,
    damageSigns: null,
    negativeSigns: null,
    looks: null,
    focus: 0.25,
    alignment: 1,
    copy: {
      ...bare.copy,
      words,
      messageWords: Math.max(0, words - 1),
      headlineWords: 3,
      benefit: true,
      secondPerson: true,
      number: true,
      ease: 90,
    },
  };
}

function brandIn(blocks: readonly MeasuredBlock[]): Measures["brand"] {
  const found = blocks.find((b) => b.role === "brand");
  return found ? { text: found.text, apart: true, box: found.box, attention: found.attention } : null;
}

export const chanceOf = (code: FaultCode, m: Measures): number =>
  judge(m).find((j) => j.fault.code === code)?.probability ?? Number.NaN;
