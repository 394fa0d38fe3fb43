import { roomAtEdge, sizeRatio, typeLevels, wordsPerLine } from "../../facts/text-facts.ts";
import type { MeasuredBlock, Measures } from "../../facts/seen.ts";
import { isUnfinished } from "../../words/unfinished.ts";
import { headOf, mustRead, rise, worst } from "./shown.ts";

const EDGE = 0.006;

/** How near a block comes to the edge of the picture, in heights of its lines: 1 touching, 0 from half a line on. */
export const tightness = (m: Measures, b: MeasuredBlock): number => rise(roomAtEdge(b, m.aspect), 0.5, 0);

const touches = (b: MeasuredBlock): boolean =>
  b.box.x <= EDGE || b.box.x + b.box.width >= 1 - EDGE || b.box.y <= EDGE || b.box.y + b.box.height >= 1 - EDGE;

const endDots = /(?:\.{2,}|…)\s*["”’')]*$/u;
/** "Starting at … $3.99": what follows stands beside it. */
const leadsOn = /\b(?:at|from|for)\P{L}*$/iu;

/** Dots behind a sentence that stands whole are style; one that its words, a comma or the edge of the picture leave open has been cut. */
export function brokenOff(b: MeasuredBlock): boolean {
  const text = b.text.trim();
  if (!endDots.test(text)) return false;
  const said = text.replace(endDots, "").trim();
  return (
    touches(b) ||
    /,$|(?:^|\s)(?:\p{L}|that|which|who|whose|not)$/iu.test(said) ||
    (isUnfinished(said) && !leadsOn.test(said))
  );
}

/** Texts as large as the headline, which fight it for the first look. */
export function rivals(m: Measures): MeasuredBlock[] {
  const head = headOf(m);
  if (!head) return [];
  return mustRead(m).filter((b) => b !== head && b.size >= 0.85 * head.size && b.words > 1);
}

/** Left edges, centres and right edges that the texts stand on, beyond the first. */
export function axes(blocks: readonly MeasuredBlock[]): number {
  const found: number[][] = [];
  for (const { box } of blocks) {
    const own = [box.x, box.x + box.width / 2, box.x + box.width];
    if (!found.some((f) => own.some((v, i) => Math.abs(v - (f[i] ?? 9)) < 0.015))) found.push(own);
  }
  return Math.max(0, found.length - 1);
}

/** Room that text takes up: 0 up to a tenth of the ad, 1 from six tenths on. */
export const textAreaCost = (share: number): number => rise(share, 0.1, 0.6);

/** Share of the ad that what may be writing takes up where it could not be read. */
export const unreadShare = ({ unread }: Pick<Measures, "unread">): number =>
  unread.reduce((sum, box) => sum + box.width * box.height, 0);

export function layoutFeatures(m: Measures) {
  const read = mustRead(m);
  const head = headOf(m);
  const ratio = sizeRatio(m);
  const lines = m.blocks.reduce((sum, b) => sum + b.lines, m.unread.length);
  return {
    manyWords: Math.log1p(m.copy.words) / Math.log(101),
    manyMessageWords: Math.log1p(m.copy.messageWords) / Math.log(101),
    wordsOver: rise(m.copy.messageWords, 20, 80),
    textArea: textAreaCost(m.textArea + unreadShare(m)),
    longLines: rise(wordsPerLine(m) ?? 0, 3, 10),
    manyBlocks: Math.log1p(m.blocks.length + m.unread.length) / Math.log(21),
    manyLines: Math.log1p(lines) / Math.log(41),
    flatSizes: ratio === null ? 0 : rise(Math.log(Math.max(0.5, ratio)), Math.log(2.5), Math.log(0.8)),
    rivals: Math.min(1, rivals(m).length / 4),
    headlineUnseen: head ? rise(head.attention, 0.25, 0) : 0,
    headlineAbsent: head ? 0 : 1,
    oneLevel: rise(typeLevels(m), 3, 1),
    manyLevels: rise(typeLevels(m), 2, 7),
    unfocused: rise(m.focus, 0.3, 0.03),
    clutter: m.clutter / 100,
    clutterHigh: rise(m.clutter, 45, 95),
    colourVariety: rise(m.colourVariety, 1, 6),
    detailSpread: rise(m.detailSpread ?? 0, 0.3, 1.3),
    edgeTight: worst(m.blocks, (b) => tightness(m, b)),
    edgeTouched: Math.min(1, m.blocks.filter(touches).length / 3),
    brokenOff: Math.min(1, m.blocks.filter(brokenOff).length / 2),
    misaligned: m.alignment === null ? 0 : 1 - m.alignment,
    axes: Math.min(1, axes(read) / 8),
    axesShare: read.length < 3 ? 0 : axes(read) / read.length,
    unbalanced: 1 - m.balance,
  };
}
