import { hexOf, rgbOfLab, type Rgb } from "../measures/colour/srgb-oklab.ts";
import { apcaContrast, contrastRatio } from "../measures/colour/text-contrast.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { defaultLook, defaultType } from "../facts/text-facts.ts";
import { percent, round } from "../words/wording.ts";
import { colourBlindKept } from "../facts/colour-blind-kept.ts";
import type { Candidate } from "./candidate.ts";

/** The strongest colour the picture already has, as a ground for words. */
function ownColour(m: Measures): Rgb | null {
  const strong = m.colours
    .map((c) => ({ c, chroma: Math.hypot(c.lab[1], c.lab[2]) }))
    .filter(({ chroma }) => chroma > 0.06)
    .toSorted((p, q) => q.chroma - p.chroma)[0];
  return strong ? rgbOfLab(strong.c.lab) : null;
}

/** C15: words in default letters on bare white, set on a colour of the picture instead. */
export function setOnColour(m: Measures): Candidate[] {
  const plain = defaultType(m);
  const ground = ownColour(m);
  if (plain < 0.5 || ground === null) return [];
  const black: Rgb = [17, 17, 17];
  const white: Rgb = [255, 255, 255];
  const ink = contrastRatio(white, ground) >= contrastRatio(black, ground) ? white : black;
  const ratio = contrastRatio(ink, ground);
  if (ratio < 4.5) return [];
  const isPlain = (b: MeasuredBlock) => defaultLook(b) > 0.5;
  const apply = (n: Measures): Measures => {
    const blocks = n.blocks.map((b) =>
      isPlain(b) ? { ...b, colour: ink, background: ground, ratio, lc: apcaContrast(ink, ground) } : b,
    );
    return { ...n, blocks, colourBlind: colourBlindKept(blocks) };
  };
  return [
    {
      rule: "C15",
      action: "recolour",
      text: `Set the words on the picture's own ${hexOf(ground)} with letters in ${hexOf(ink)} instead of plain letters on white.`,
      detail: `Default letters ${percent(plain)} to ${percent(defaultType(apply(m)))} of the words, at ${round(ratio, 1)}:1; target at most 30 %.`,
      measured: round(plain, 2),
      reached: round(defaultType(apply(m)), 2),
      unit: "share",
      boxes: m.blocks.filter(isPlain).map((b) => b.box),
      apply,
    },
  ];
}
