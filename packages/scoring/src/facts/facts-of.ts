import type { Facts, FactLine, Signals, TextRole } from "../types.ts";
import type { Measures } from "./seen.ts";

/** What is in the ad, from the blocks and their roles. */
export function factsOf(signals: Signals, m: Measures): Facts {
  const of = (role: TextRole) => m.blocks.filter((b) => b.role === role);
  const joined = (role: TextRole): string =>
    of(role)
      .map((b) => b.text)
      .join(" ");
  const [brand] = of("brand");
  const [action] = of("call_to_action");
  const people = m.figures.filter((f) => f.kind !== "object");
  const lines = signals.lines.map((line, i): FactLine => ({
    line: i,
    text: line.text,
    role: m.blocks.find((b) => b.text.includes(line.text))?.role ?? "body",
    box: line.box,
  }));
  return {
    text: lines.map((l) => l.text),
    headline: joined("headline"),
    body: of("body").map((b) => b.text),
    brand: brand?.text ?? null,
    brand_form: brand ? "text" : "none",
    cta: action?.text ?? null,
    cta_form: action ? (action.button ? "button" : "text") : "none",
    offer: joined("offer") || null,
    legal: of("legal").map((b) => b.text),
    chrome: [],
    language: "en",
    script: lines.length === 0 ? "none" : "latin",
    people: people.length,
    people_drawn: 0,
    product_shown: false,
    picture_kind: "photo",
    is_ad: 1,
    orientation: signals.orientation ?? "upright",
    category: "other",
    lines,
    places: {
      headline: of("headline").map((b) => b.box),
      brand: of("brand").map((b) => b.box),
      cta: of("call_to_action").map((b) => b.button?.box ?? b.box),
      offer: of("offer").map((b) => b.box),
      people: people.map((f) => f.box),
    },
    corrected: [],
    faults: {},
  };
}
