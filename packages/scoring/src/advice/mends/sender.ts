import { roughness } from "../../faults/features/legibility.ts";
import { featuresOf } from "../../faults/features.ts";
import { brandBlock } from "../../faults/features/shown.ts";
import { BRAND_SHARE, brandName, brandWeakness } from "../../faults/weak-brand.ts";
import { quoted, round } from "../../words/wording.ts";
import { inWords, type Mender, type Menders } from "../mend.ts";

const addBrand: Mender = () =>
  inWords(
    "add",
    "Nothing says whose ad this is: add the logo or the name, in a corner or below the headline.",
    "We found no brand name and no web address in the words.",
  );

/** From here on the ground varies half as much as the letters stand out from it. */
const uneven = 0.5;

const showBrand: Mender = (m) => {
  const weakness = brandWeakness(m);
  if (!m.brand || weakness === "unread")
    return inWords(
      "enlarge",
      "We could not read a brand name: show the name or the logo larger, on a calm background, near the headline.",
      "",
    );
  const { attention } = m.brand;
  const name = quoted(brandName(m));
  const boxes = m.brand.box ? [m.brand.box] : [];
  if (weakness === "plain")
    return inWords(
      "recolour",
      `${name} ${featuresOf(m).brandLikeText === 1 ? "is set like the rest of the text" : "is easy to overlook"}: show it as a logo, in a weight or a colour of its own.`,
      "Nothing about the lettering says that it is the brand.",
      boxes,
    );
  const block = brandBlock(m);
  const draws = `It draws ${round(100 * attention, 1)}% of the predicted attention; from ${100 * BRAND_SHARE}% a brand is noticed.`;
  if (weakness === "in_text" || !block)
    return inWords(
      "add",
      `${name} appears only within the text: show it as a logo, set apart from the rest.`,
      draws,
      boxes,
    );
  const factor = Math.min(2.5, Math.max(1.5, Math.sqrt(BRAND_SHARE / Math.max(0.004, attention))));
  return {
    action: "enlarge",
    text: `${name} draws ${attention < 0.005 ? "hardly any attention" : `only about ${round(100 * attention, 0)}% of the attention`}: set it about ${round(factor, 1)} times as large${roughness(block) > uneven ? ", on a calm background" : ""}.`,
    detail: `From ${100 * BRAND_SHARE}% of the predicted attention a brand is noticed.`,
    measured: round(100 * attention, 1),
    reached: 100 * BRAND_SHARE,
    unit: "% of attention",
    target: { min: 100 * BRAND_SHARE, max: null },
    boxes,
    change: { kind: "enlarge", block: block.id, factor: round(factor, 2) },
  };
};

export const SENDER_MENDS: Menders = { no_brand: addBrand, weak_brand: showBrand };
