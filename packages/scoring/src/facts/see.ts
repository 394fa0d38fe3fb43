import { attentionFocus, attentionShare } from "../measures/attention/element-attention.ts";
import { joinAttention } from "../measures/attention/join-attention.ts";
import { clutterScore, peopleCount, type ClutterInput } from "../measures/layout/clutter-score.ts";
import { hueHarmony } from "../measures/layout/colour-measures.ts";
import { alignmentOf } from "../measures/layout/composition.ts";
import { figureGround } from "../measures/layout/figure-ground.ts";
import { pictureMeasures } from "../measures/layout/picture-measures.ts";
import type { MeasuredBlock, MeasuredFigure, Measures } from "./seen.ts";
import type { LabPlanes, Plane } from "../measures/pixels/plane.ts";
import { surfaceOf, type Surface } from "../measures/surface.ts";
import { assignRoles, type AssignedRoles } from "./assign-roles.ts";
import { measuredBlocks, roledBlocks } from "./measured-blocks.ts";
import { oddsOfNegative, worstDamage } from "./picture-damage.ts";
import { signsOfDamage } from "./signs-of-damage.ts";
import { pictureFacts, type PictureFacts } from "./picture-facts.ts";
import { thingName } from "./thing-names.ts";
import { seenLines, type SeenLines } from "./seen-lines.ts";
import { coveredArea } from "./covered-area.ts";
import { colourBlindKept } from "./colour-blind-kept.ts";
import { measureCopy } from "./measure-copy.ts";
import type { Box, Corrections, DetectedObject, Signals } from "../types.ts";

function figuresOf(signals: Signals, map: Plane): MeasuredFigure[] {
  const faces = signals.faces.map((f): MeasuredFigure => ({
    kind: "face",
    label: "face",
    box: f.box,
    attention: attentionShare(map, f.box),
  }));
  const things = signals.objects.map((o: DetectedObject): MeasuredFigure => ({
    kind: o.label === "person" ? "person" : "object",
    label: thingName(o),
    box: o.box,
    attention: attentionShare(map, o.box),
  }));
  return [...faces, ...things];
}

function brandOf({ brand }: AssignedRoles, map: Plane): Measures["brand"] {
  if (!brand) return null;
  const attention = brand.box ? attentionShare(map, brand.box) : 0;
  return { text: brand.text, apart: brand.lines.length > 0, box: brand.box, attention };
}

/** Share of words of three letters or more that are all capitals. */
function capitalsOf(blocks: MeasuredBlock[]): number {
  const words = blocks
    .flatMap((b) => b.text.split(/\s+/))
    .filter((w) => /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(w) || /\p{Ll}/u.test(w));
  const long = words.filter((w) => w.length >= 3);
  return long.length === 0 ? 0 : long.filter((w) => !/\p{Ll}/u.test(w)).length / long.length;
}

const attentionOf = (signals: Signals, planes: LabPlanes, lines: SeenLines["lines"], { roles }: AssignedRoles): Plane =>
  joinAttention({
    planes,
    learned: signals.learnedAttention,
    // Writing that nobody could read still draws looks.
    lines: [...lines.map((l) => l.box), ...(signals.unreadText ?? [])],
    faces: signals.faces,
    // A framed label draws no looks of its own; counting every frame cost .007 on posters and on charts.
    buttons: lines.flatMap((l, i) => (l.shape !== null && roles[i] === "cta" ? [l.shape.box] : [])),
  });

/** Where the lines stand within the ad, without the page round it. */
const withinFrame = (lines: SeenLines["lines"], { planes, frame, ad }: Surface): Box[] =>
  lines.map(({ box }) => ({
    x: (box.x * planes.width - frame.x0) / ad.width,
    y: (box.y * planes.height - frame.y0) / ad.height,
    width: (box.width * planes.width) / ad.width,
    height: (box.height * planes.height) / ad.height,
  }));

const frameOf = ({ planes, frame, ad }: Surface): Box => ({
  x: frame.x0 / planes.width,
  y: frame.y0 / planes.height,
  width: ad.width / planes.width,
  height: ad.height / planes.height,
});

export interface Measured {
  measures: Measures;
  seen: SeenLines;
  assigned: AssignedRoles;
  picture: PictureFacts;
  attention: Plane;
  /** The ad without the page round it (rule A21). */
  frame: Box;
  /** What the clutter model was fitted on and is asked with. */
  clutter: ClutterInput;
}

/** Everything the rules need, from the pixels and the words. */
export function measure(signals: Signals, corrections: Corrections = {}): Measured {
  const { pixels } = signals;
  const surface = signals.surface ?? surfaceOf(pixels, signals.source);
  const { planes, ad, colours, facts } = surface;
  const aspect = pixels.width / pixels.height;
  const seen = seenLines(signals);
  const assigned = assignRoles(seen, aspect, corrections);
  const { lines } = seen;
  const map = attentionOf(signals, planes, lines, assigned);
  const measured = measuredBlocks(signals, roledBlocks(seen, assigned, aspect), map);
  const focus = attentionFocus(map);
  const clutter: ClutterInput = {
    ...surface.clutter,
    focus,
    lines: lines.length + (signals.unreadText?.length ?? 0),
    people: peopleCount(signals.objects, signals.faces),
  };
  const picture = pictureFacts(signals, surface);
  return {
    attention: map,
    frame: frameOf(surface),
    clutter,
    seen,
    assigned,
    picture,
    measures: {
      ...facts,
      aspect,
      ...worstDamage(picture.damage),
      damageSigns: signsOfDamage(signals),
      negativeSigns: oddsOfNegative(signals),
      looks: signals.looks ?? null,
      sourceSide: Math.sqrt(signals.source.width * signals.source.height),
      blocks: measured,
      figures: figuresOf(signals, map),
      hasPeople: picture.people >= 0.5,
      brand: brandOf(assigned, map),
      unsure: assigned.unsure,
      asksNothing: corrections.cta_lines === null,
      certain: assigned.certain,
      unread: signals.unreadText ?? [],
      colours,
      clutter: clutterScore(clutter),
      colourVariety: clutter.colourVariety,
      ...pictureMeasures(ad, withinFrame(lines, surface)),
      harmony: hueHarmony(colours),
      alignment: alignmentOf(measured.map((b) => b.box)),
      figureGround: figureGround(planes, map),
      capitals: capitalsOf(measured),
      focus,
      textArea: coveredArea(lines.map((l) => l.box)),
      colourBlind: colourBlindKept(measured),
      copy: measureCopy(measured),
    },
  };
}
