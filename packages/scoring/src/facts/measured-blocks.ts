import { attentionShare } from "../measures/attention/element-attention.ts";
import { labDistance, labOfRgb } from "../measures/colour/srgb-oklab.ts";
import type { Plane } from "../measures/pixels/plane.ts";
import { FEED_WIDTH } from "../constants.ts";
import type { Pixels, Signals, TextRole } from "../types.ts";
import { isSurelyRead } from "../words/wording.ts";
import { countOfWords } from "../words/words.ts";
import type { AssignedRoles } from "./assign-roles.ts";
import { blockOf, blocksOf, type ReadLine, type TextBlock } from "./blocks.ts";
import { buttonRound } from "./button-round.ts";
import type { ButtonShape } from "./button-shape.ts";
import type { MeasuredBlock } from "./seen.ts";
import type { SeenLines } from "./seen-lines.ts";

/** Wide banners are shown wider than a feed column; the root keeps the change smooth (rule A18). */
export function feedWidth(aspect: number): number {
  return FEED_WIDTH * Math.sqrt(Math.max(1, aspect / 2));
}

/** A block of lines of one role, with the shape round it where it sits in one. */
interface RoledBlock {
  block: TextBlock;
  role: TextRole;
  shape: ButtonShape | null;
}

/** Headline and call to act are one block each, whatever their setting; the rest falls into blocks of one style (rule T4). */
export function roledBlocks(seen: SeenLines, { roles, headline, cta }: AssignedRoles, aspect: number): RoledBlock[] {
  const shapeOf = (block: TextBlock): ButtonShape | null => {
    const shapes = seen.lines.filter((l) => block.lines.includes(l)).flatMap((l) => l.shape ?? []);
    return shapes[0] ?? null;
  };
  const whole = [headline, cta].flatMap((group): RoledBlock[] => {
    const lines = group.flatMap((i) => seen.lines[i] ?? []);
    const role = group === headline ? "headline" : "call_to_action";
    if (lines.length === 0) return [];
    const block = blockOf(lines);
    return [{ block, role, shape: role === "headline" ? null : shapeOf(block) }];
  });
  const rest = (["body", "offer", "legal", "brand"] as const).flatMap((role) => {
    const lines = seen.lines.filter((_, i) => roles[i] === role);
    const apart = (a: ReadLine, b: ReadLine): boolean =>
      seen.lines.some((l) => (l === a || l === b) && l.shape !== null) || role === "offer";
    return blocksOf(lines, aspect, apart).map((block): RoledBlock => ({ block, role, shape: shapeOf(block) }));
  });
  return [...whole, ...rest].toSorted((p, q) => p.block.box.y - q.block.box.y || p.block.box.x - q.block.box.x);
}

/** An owner knows what a line says; how hard it was to read stays with the line. */
const surenessOf = ({ readAs, confidence }: ReadLine): number => (readAs === undefined ? confidence : 1);

/** Lines down to this share of the largest are set alike: one box has ascenders, the next has none. */
const alike = 0.7;

/** What a headline is seen by is its largest lines: "60% off" stays large with two small ones below it. */
function leadOf({ lines, lineHeight }: TextBlock, role: TextRole): number {
  if (role !== "headline") return lineHeight;
  const heights = lines.map(({ box }) => box.height);
  const large = heights.filter((height) => height >= alike * Math.max(...heights));
  return large.reduce((sum, height) => sum + height, 0) / large.length;
}

/** The button of a request, round all of its lines or the last that has one: what stands before may have been read as part of it. */
function askingButton(pixels: Pixels, { box, lines }: TextBlock): ButtonShape | null {
  const places = lines.toReversed().flatMap((line, i) => (i === 0 ? [{ ...line, box }, line] : [line]));
  for (const { box: at, background: fill, colour: ink } of places) {
    const found = fill && ink ? buttonRound(pixels, { box: at, fill, ink }) : null;
    if (found) return found;
  }
  return null;
}

/** Lines lower than a third of the tallest were joined to it: a mark under the logo spoke for the headline. */
const speaking = 1 / 3;

/** The line of a block with the least contrast, of those that were surely read and are no small print beside it; else of all. */
export function weakestOf({ lines }: Pick<TextBlock, "lines">): ReadLine | undefined {
  const tallest = Math.max(0, ...lines.map(({ box }) => box.height));
  const measured = lines.filter((l) => l.ratio !== null).toSorted((p, q) => (p.ratio ?? 0) - (q.ratio ?? 0));
  return measured.find((l) => isSurelyRead(surenessOf(l)) && l.box.height >= speaking * tallest) ?? measured[0];
}

export function measuredBlocks(signals: Signals, blocks: RoledBlock[], map: Plane): MeasuredBlock[] {
  const { width, height } = signals.pixels;
  const aspect = width / height;
  return blocks.map(({ block, role, shape: plain }, i): MeasuredBlock => {
    const shape = plain ?? (role === "call_to_action" ? askingButton(signals.pixels, block) : null);
    const weakest = weakestOf(block);
    const standOut = shape
      ? labDistance(
          labOfRgb(shape.kind === "filled" ? shape.fill : (weakest?.colour ?? shape.fill)),
          labOfRgb(shape.surround),
        )
      : 0;
    return {
      id: `t${i + 1}`,
      role,
      text: block.text,
      box: block.box,
      words: countOfWords(block.text),
      lines: block.lines.length,
      ...(block.lines.length > 1 && {
        setAs: block.lines.map((l) => l.text),
        setAt: block.lines.map((l) => l.box),
        setSure: block.lines.map(surenessOf),
      }),
      longestLine: Math.max(0, ...block.lines.map((l) => l.box.width)),
      colour: weakest?.colour ?? null,
      background: weakest?.background ?? null,
      ratio: weakest?.ratio ?? null,
      lc: weakest?.lc ?? null,
      ...(weakest && block.lines.length > 1
        ? { weakest: { text: weakest.text, box: weakest.box, confidence: surenessOf(weakest) } }
        : {}),
      roughness: Math.max(0, ...block.lines.map((l) => l.roughness)),
      feedPx: (block.lineHeight * feedWidth(aspect)) / aspect,
      size: (leadOf(block, role) * height) / Math.sqrt(width * height),
      attention: attentionShare(map, shape?.box ?? block.box),
      confidence: block.lines.reduce((sum, l) => sum + surenessOf(l), 0) / block.lines.length,
      button:
        shape && (role === "call_to_action" || role === "offer")
          ? { box: shape.box, kind: shape.kind, fill: shape.fill, surround: shape.surround, standOut }
          : null,
    };
  });
}
