import type { Corrections, Facts, FactLine, Signals, TextRole } from "../types.ts";
import { isMostlyUnknown, languageOf } from "../words/language.ts";
import { categoryOf } from "../words/category.ts";
import { saidOnce } from "../words/wording.ts";
import { brandFormOf } from "./brand-form.ts";
import { figuresApart } from "./figures-apart.ts";
import type { LineRole } from "./line-roles.ts";
import type { Measures } from "./seen.ts";
import { offerSaid } from "./offer-said.ts";
import type { Measured } from "./see.ts";

const SHOWN_AS: Record<LineRole, FactLine["role"]> = {
  headline: "headline",
  body: "body",
  offer: "offer",
  cta: "call_to_action",
  legal: "legal",
  brand: "brand",
  chrome: "chrome",
  // Writing on things belongs to the ad, but to none of its sentences.
  other: "body",
  noise: "body",
};

const CORRECTED: readonly [keyof Corrections, Facts["corrected"][number]][] = [
  ["brand", "brand"],
  ["headline_lines", "headline"],
  ["cta_lines", "cta"],
  ["left_out_lines", "left_out"],
  ["line_texts", "text"],
];

const correctedNames = (corrections: Corrections): Facts["corrected"] =>
  CORRECTED.filter(([name]) => corrections[name] !== undefined).map(([, fact]) => fact);

function actionForm(action: Measures["blocks"][number] | undefined): Facts["cta_form"] {
  if (action === undefined) return "none";
  if (action.button !== null) return "button";
  return /[>›»→▸►]\s*$|\bhere\b/iu.test(action.text) ? "link" : "text";
}

/** Scripts that are told by their shapes, unread, with the language they stand for in most ads. */
const LANGUAGE_OF: Readonly<Record<string, string>> = {
  ...{ cyrillic: "ru", greek: "el", chinese: "zh", japanese: "ja", korean: "ko" },
  ...{ arabic: "ar", hebrew: "he", devanagari: "hi", thai: "th" },
};

/** Of an ad whose writing was mostly not read, the few words that were are no sample; English has more English words. */
function languageIn({ script, unreadText }: Signals, text: readonly string[]): string {
  const known = LANGUAGE_OF[script ?? ""];
  if (known !== undefined) return known;
  const { code } = languageOf(text.join(" "));
  const isUnsure = (unreadText?.length ?? 0) > 2 * text.length || (code === "en" && isMostlyUnknown(text.join(" ")));
  return isUnsure ? "" : code;
}

/** What is in the ad, from its lines and their roles. */
export function factsOf(
  signals: Signals,
  m: Measures,
  { seen, assigned, picture }: Pick<Measured, "seen" | "assigned" | "picture">,
  corrections: Corrections,
): Facts {
  const of = (role: TextRole) => m.blocks.filter((b) => b.role === role);
  const joined = (role: TextRole): string =>
    of(role)
      .map((b) => b.text)
      .join(" ");
  const { brand } = assigned;
  const offer = offerSaid(m.blocks);
  const [action] = of("call_to_action");
  const people = m.hasPeople ? m.figures.filter((f) => f.kind !== "object") : [];
  const shown = m.hasPeople ? Math.max(1, figuresApart(people).length) : 0;
  const roleAt = (i: number): LineRole => assigned.roles[i] ?? "other";
  const lines = seen.lines.flatMap((line, i): FactLine[] => {
    const { index, text: words, box, readAs } = line;
    // What its owner has put right is no noise.
    if (roleAt(i) === "noise" && readAs === undefined) return [];
    const role = SHOWN_AS[roleAt(i)];
    return [{ line: index, text: words, role, box, ...(readAs !== undefined && { read_as: readAs }) }];
  });
  const text = lines.filter((l) => l.role !== "chrome").map((l) => l.text);
  return {
    text,
    headline: joined("headline"),
    body: of("body").map((b) => b.text),
    brand: brand?.text ?? null,
    // The owner knows whether a logo is shown: nothing is guessed against that.
    brand_form: brandFormOf(brand, lines, corrections.brand === null ? null : m.looks),
    cta: action ? saidOnce(action.text) : null,
    cta_form: actionForm(action),
    offer: offer.text,
    legal: of("legal").map((b) => b.text),
    chrome: lines.filter((l) => l.role === "chrome").map((l) => l.text),
    language: languageIn(signals, text),
    script: signals.script ?? (lines.length > 0 ? "latin" : "none"),
    people: shown,
    people_drawn: picture.peopleDrawn >= 0.5 ? shown : 0,
    product_shown: picture.productShown >= 0.5,
    picture_kind: picture.kind,
    is_ad: Math.round(1000 * picture.isAd) / 1000,
    orientation: signals.orientation ?? "upright",
    category: categoryOf(text.join(" "), signals.trades),
    lines,
    places: {
      headline: of("headline").map((b) => b.box),
      brand: brand?.box ? [brand.box] : [],
      cta: action ? [action.button?.box ?? action.box] : [],
      offer: offer.boxes,
      people: people.map((f) => f.box),
    },
    corrected: correctedNames(corrections),
    unsure: m.unsure,
    faults: {},
    unseen_faults: [],
  };
}
