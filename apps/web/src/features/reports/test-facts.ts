import type { Facts } from "@adjudge/contracts";

const box = { x: 0, y: 0, width: 0.5, height: 0.1 };

export const facts: Facts = {
  text: ["Slow coffee", "Fourteen hours", "Order now"],
  headline: "Slow coffee",
  body: ["Fourteen hours"],
  brand: "Slow",
  brand_form: "text",
  cta: "Order now",
  cta_form: "button",
  offer: null,
  legal: [],
  chrome: [],
  language: "en",
  script: "latin",
  people: 3,
  people_drawn: 1,
  product_shown: true,
  picture_kind: "photo",
  is_ad: 1,
  orientation: "upright",
  category: "other",
  lines: [
    { line: 0, text: "Slow coffee", role: "headline", box },
    { line: 1, text: "Fourteen hours", role: "body", box },
    { line: 2, text: "Order now", role: "call_to_action", box },
  ],
  places: { headline: [box], brand: [], cta: [box], offer: [], people: [] },
  corrected: [],
  unsure: [],
  faults: {},
  unseen_faults: [],
};
