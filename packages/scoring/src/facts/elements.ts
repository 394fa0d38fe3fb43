import { firstLookPull } from "../measures/attention/element-attention.ts";
import { hexOf } from "../measures/colour/srgb-oklab.ts";
import type { Measures } from "./seen.ts";
import type { Plane } from "../measures/pixels/plane.ts";
import { round } from "../words/wording.ts";
import type { DesignElement } from "../types.ts";

const ROLE_LABEL = {
  headline: "Headline",
  body: "Text",
  call_to_action: "Call to action",
  offer: "Offer",
  legal: "Small print",
  brand: "Brand",
} as const;

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
    attention_share: round(b.attention, 4),
  }));
  const figures = m.figures.map((f, i): Omit<DesignElement, "order"> => ({
    id: `f${i + 1}`,
    kind: f.kind,
    role: null,
    label: f.label.charAt(0).toUpperCase() + f.label.slice(1),
    box: f.box,
    text: null,
    text_colour: null,
    background_colour: null,
    contrast_ratio: null,
    apca_lc: null,
    attention_share: round(f.attention, 4),
  }));
  return [...texts, ...figures]
    .map((e) => ({ e, pull: firstLookPull(attention, e.box) }))
    .toSorted((p, q) => q.pull - p.pull || p.e.id.localeCompare(q.e.id))
    .map(({ e }, i) => ({ ...e, order: i + 1 }));
}
