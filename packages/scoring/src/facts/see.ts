import { attentionFocus, attentionShare } from "../measures/attention/element-attention.ts";
import { joinAttention } from "../measures/attention/join-attention.ts";
import { labDistance, labOfRgb } from "../measures/colour/srgb-oklab.ts";
import { FEED_WIDTH } from "../constants.ts";
import { clutterScore, peopleCount, type ClutterInput } from "../measures/layout/clutter-score.ts";
import { hueHarmony } from "../measures/layout/colour-measures.ts";
import { alignmentOf } from "../measures/layout/composition.ts";
import { figureGround } from "../measures/layout/figure-ground.ts";
import { pictureMeasures } from "../measures/layout/picture-measures.ts";
import type { MeasuredBlock, MeasuredFigure, Measures } from "./seen.ts";
import type { Plane } from "../measures/pixels/plane.ts";
import { surfaceOf } from "../measures/surface.ts";
import { blocksOf, readLine, type ReadLine, type TextBlock } from "./blocks.ts";
import { buttonShape, type ButtonShape } from "./button-shape.ts";
import { isCallToAction } from "../words/call-to-action.ts";
import { colourBlindKept } from "./colour-blind-kept.ts";
import { measureCopy } from "./measure-copy.ts";
import { offerStandsAlone } from "../words/offer.ts";
import { rolesOf } from "./roles.ts";
import { tokensOf } from "../words/words.ts";
import type { Box, DetectedObject, Signals } from "../types.ts";

/** Wide banners are shown wider than a feed column; the root keeps the change smooth (rule A18). */
export function feedWidth(aspect: number): number {
  return FEED_WIDTH * Math.sqrt(Math.max(1, aspect / 2));
}

function shapesOf(signals: Signals, lines: ReadLine[]): Map<ReadLine, ButtonShape> {
  const found = new Map<ReadLine, ButtonShape>();
  for (const line of lines) {
    const words = tokensOf(line.text).length;
    if (words === 0 || words > 6 || !line.background) continue;
    const shape = buttonShape(signals.pixels, line.box, line.background);
    if (shape) found.set(line, shape);
  }
  return found;
}

function shapeOfBlock(block: TextBlock, shapes: Map<ReadLine, ButtonShape>): ButtonShape | null {
  const [line] = block.lines;
  return block.lines.length === 1 && line ? (shapes.get(line) ?? null) : null;
}

function figuresOf(signals: Signals, map: Plane): MeasuredFigure[] {
  const faces = signals.faces.map((f): MeasuredFigure => ({
    kind: "face",
    label: "face",
    box: f.box,
    attention: attentionShare(map, f.box),
  }));
  const things = signals.objects.map((o: DetectedObject): MeasuredFigure => ({
    kind: o.label === "person" ? "person" : "object",
    label: o.label,
    box: o.box,
    attention: attentionShare(map, o.box),
  }));
  return [...faces, ...things];
}

function measuredBlocks(
  signals: Signals,
  blocks: TextBlock[],
  shapes: Map<ReadLine, ButtonShape>,
  map: Plane,
): MeasuredBlock[] {
  const inputs = blocks.map((block) => ({ block, shape: shapeOfBlock(block, shapes) }));
  const roles = rolesOf(inputs);
  const { width, height } = signals.pixels;
  const aspect = width / height;
  return inputs.map(({ block, shape }, i): MeasuredBlock => {
    const weakest = block.lines.filter((l) => l.ratio !== null).toSorted((p, q) => (p.ratio ?? 0) - (q.ratio ?? 0))[0];
    const role = roles[i] ?? "body";
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
      words: tokensOf(block.text).length,
      lines: block.lines.length,
      colour: weakest?.colour ?? null,
      background: weakest?.background ?? null,
      ratio: weakest?.ratio ?? null,
      lc: weakest?.lc ?? null,
      roughness: Math.max(0, ...block.lines.map((l) => l.roughness)),
      feedPx: (block.lineHeight * feedWidth(aspect)) / aspect,
      size: (block.lineHeight * height) / Math.sqrt(width * height),
      attention: attentionShare(map, shape?.box ?? block.box),
      confidence: block.lines.reduce((sum, l) => sum + l.confidence, 0) / block.lines.length,
      button:
        shape && (role === "call_to_action" || role === "offer")
          ? { box: shape.box, kind: shape.kind, fill: shape.fill, surround: shape.surround, standOut }
          : null,
    };
  });
}

const inOrder = (a: ReadLine, b: ReadLine): [string, string] =>
  a.box.y <= b.box.y ? [a.text, b.text] : [b.text, a.text];

/** Share of words of three letters or more that are all capitals. */
function capitalsOf(blocks: MeasuredBlock[]): number {
  const words = blocks
    .flatMap((b) => b.text.split(/\s+/))
    .filter((w) => /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(w) || /\p{Ll}/u.test(w));
  const long = words.filter((w) => w.length >= 3);
  return long.length === 0 ? 0 : long.filter((w) => !/\p{Ll}/u.test(w)).length / long.length;
}

/** Least room between a line and the edge of the picture, in heights of that line (rule A24). */
function edgeRoomOf(boxes: Box[], aspect: number): number | null {
  if (boxes.length === 0) return null;
  return Math.min(
    ...boxes.map((b) => {
      const side = Math.min(b.x, 1 - b.x - b.width) * aspect;
      return Math.max(0, Math.min(side, b.y, 1 - b.y - b.height)) / Math.max(1e-6, b.height);
    }),
  );
}

const areaOf = (boxes: Box[]): number =>
  Math.min(
    1,
    boxes.reduce((sum, b) => sum + b.width * b.height, 0),
  );

export interface Measured {
  measures: Measures;
  attention: Plane;
  /** What the clutter model was fitted on and is asked with. */
  clutter: ClutterInput;
}

/** Everything the rules need, from the pixels and the words. */
export function measure(signals: Signals): Measured {
  const { pixels } = signals;
  const { planes, frame, ad, colours, facts, ...surface } = signals.surface ?? surfaceOf(pixels, signals.source);
  const lines = signals.lines.filter((l) => l.text.trim() !== "").map((l) => readLine(pixels, l));
  const shapes = shapesOf(signals, lines);
  const aspect = pixels.width / pixels.height;
  const apart = (a: ReadLine, b: ReadLine) => shapes.has(a) || shapes.has(b) || offerStandsAlone(...inOrder(a, b));
  const blocks = blocksOf(lines, aspect, apart);
  const map = joinAttention({
    planes,
    learned: signals.learnedAttention,
    // Writing that nobody could read still draws looks.
    lines: [...lines.map((l) => l.box), ...(signals.unreadText ?? [])],
    faces: signals.faces,
    // A framed label draws no looks of its own; counting every frame cost .007 on posters and on charts.
    buttons: [...shapes].flatMap(([line, shape]) => (isCallToAction(line.text) ? [shape.box] : [])),
  });
  const measured = measuredBlocks(signals, blocks, shapes, map);
  const focus = attentionFocus(map);
  const clutter: ClutterInput = {
    ...surface.clutter,
    focus,
    lines: lines.length + (signals.unreadText?.length ?? 0),
    people: peopleCount(signals.objects, signals.faces),
  };
  const inFrame = lines.map(({ box }): Box => ({
    x: (box.x * planes.width - frame.x0) / ad.width,
    y: (box.y * planes.height - frame.y0) / ad.height,
    width: (box.width * planes.width) / ad.width,
    height: (box.height * planes.height) / ad.height,
  }));
  const boxes = lines.map((l) => l.box);
  return {
    attention: map,
    clutter,
    measures: {
      ...facts,
      aspect,
      sourceSide: Math.sqrt(signals.source.width * signals.source.height),
      blocks: measured,
      figures: figuresOf(signals, map),
      unread: signals.unreadText ?? [],
      colours,
      clutter: clutterScore(clutter),
      colourVariety: clutter.colourVariety,
      ...pictureMeasures(ad, inFrame),
      edgeRoom: edgeRoomOf(boxes, aspect),
      harmony: hueHarmony(colours),
      alignment: alignmentOf(measured.map((b) => b.box)),
      figureGround: figureGround(planes, map),
      capitals: capitalsOf(measured),
      focus,
      textArea: areaOf(boxes),
      colourBlind: colourBlindKept(measured),
      copy: measureCopy(measured),
    },
  };
}
