import { firstLookPull, sharesApart } from "../measures/attention/element-attention.ts";
import { hexOf } from "../measures/colour/srgb-oklab.ts";
import type { MeasuredFigure, Measures } from "./seen.ts";
import { UNNAMED } from "./thing-names.ts";
import type { Plane } from "../measures/pixels/plane.ts";
import { round } from "../words/wording.ts";
import type { Box, DesignElement } from "../types.ts";

const ROLE_LABEL = {
  headline: "Headline",
  body: "Text",
  call_to_action: "Call to action",
  offer: "Offer",
  legal: "Small print",
  brand: "Brand",
} as const;

const areaOf = ({ width, height }: Box): number => width * height;

/** Share of a box that lies in another. */
function inside(part: Box, whole: Box): number {
  const across = Math.min(part.x + part.width, whole.x + whole.width) - Math.max(part.x, whole.x);
  const down = Math.min(part.y + part.height, whole.y + whole.height) - Math.max(part.y, whole.y);
  return (Math.max(0, across) * Math.max(0, down)) / Math.max(1e-9, areaOf(part));
}

/** What covers as much is the picture itself, and nothing in it that could be pointed at. */
const wholePicture = 0.5;
/** Two boxes with so much in common hold one thing. */
const same = 0.6;

/**
 * Figures worth pointing at: the detector takes people, their clothes and whole pictures for things of the 80 kinds it knows, and
 * one thing for several.
 */
function worthShowing(figures: readonly MeasuredFigure[]): MeasuredFigure[] {
  const people = figures.filter(({ kind }) => kind !== "object");
  const things = figures.filter(
    ({ kind, label, box }) =>
      kind === "object" &&
      (label !== UNNAMED || areaOf(box) < wholePicture) &&
      people.every((one) => inside(box, one.box) < same),
  );
  const isFirst = (thing: MeasuredFigure, at: number): boolean =>
    things.slice(0, at).every(({ box }) => inside(thing.box, box) < same || inside(box, thing.box) < same);
  return [...people, ...things.filter(isFirst)];
}

/** Everything in the picture that can be pointed at, in the order it is likely looked at (rule A15). */
export function elementsOf(m: Measures, attention: Plane): DesignElement[] {
  const texts = m.blocks.map((b): Omit<DesignElement, "order"> => ({
    id: b.id,
    kind: b.button ? "button" : "text",
    role: b.role,
    label: b.button ? "Button" : ROLE_LABEL[b.role],
    box: b.button?.box ?? b.box,
    text: b.text,
    text_colour: b.colour ? hexOf(b.colour) : null,
    background_colour: b.background ? hexOf(b.background) : null,
    contrast_ratio: b.ratio === null ? null : round(b.ratio, 2),
    apca_lc: b.lc === null ? null : round(b.lc, 1),
    attention_share: 0,
  }));
  const figures = worthShowing(m.figures).map((f): Omit<DesignElement, "order"> => ({
    id: `f${m.figures.indexOf(f) + 1}`,
    kind: f.kind,
    role: null,
    label: f.label.charAt(0).toUpperCase() + f.label.slice(1),
    box: f.box,
    text: null,
    text_colour: null,
    background_colour: null,
    contrast_ratio: null,
    apca_lc: null,
    attention_share: 0,
  }));
  const all = [...texts, ...figures];
  const shares = sharesApart(
    attention,
    all.map(({ box }) => box),
  );
  return all
    .map((e, i) => ({ ...e, attention_share: round(shares[i] ?? 0, 4) }))
    .map((e) => ({ e, pull: firstLookPull(attention, e.box) }))
    .toSorted((p, q) => q.pull - p.pull || p.e.id.localeCompare(q.e.id))
    .map(({ e }, i) => ({ ...e, order: i + 1 }));
}
