import { asksInText, isVague, joinedRequest } from "../../faults/features/brand-and-action.ts";
import { roughness } from "../../faults/features/legibility.ts";
import { featuresOf } from "../../faults/features.ts";
import { BRAND_SHARE, brandName, brandWeakness } from "../../faults/weak-brand.ts";
import { actionBlock, blocksWith, brandBlock, shownPx } from "../../faults/features/shown.ts";
import type { Measures } from "../../facts/seen.ts";
import { hexOf, labDistance, type Rgb, rgbOfLab } from "../../measures/colour/srgb-oklab.ts";
import { contrastRatio } from "../../measures/colour/text-contrast.ts";
import { templateFields } from "../../words/placeholder.ts";
import { bareName, quoted, round } from "../../words/wording.ts";
import type { Box, Change } from "../../types.ts";
import { clearOf, covers, freePlace } from "../free-place.ts";
import { inWords, type Mender, type Menders } from "../mend.ts";

/** From this height on a button is seen at once, CSS pixels. */
export const ACTION_PX = 16;
/** More does not fit a button. */
const mostLabel = 24;

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

/** The colour of the palette farthest from the most common one: what a button can be filled with. */
function accentOf(m: Measures): { fill: Rgb; letters: Rgb } {
  const [ground, ...others] = m.colours.toSorted((p, q) => q.share - p.share);
  const far = ground && others.toSorted((p, q) => labDistance(q.lab, ground.lab) - labDistance(p.lab, ground.lab))[0];
  const fill: Rgb = far ? rgbOfLab(far.lab) : [20, 33, 61];
  const white: Rgb = [255, 255, 255];
  const black: Rgb = [17, 17, 17];
  return { fill, letters: contrastRatio(white, fill) >= contrastRatio(black, fill) ? white : black };
}

/** Whatever stays in the ad and must be seen: words, read or not, the brand, faces. */
const keptIn = (m: Measures): Box[] => [
  ...m.blocks.map(({ box, button }) => button?.box ?? box),
  ...m.unread,
  ...(m.brand?.box ? [m.brand.box] : []),
  ...m.figures.filter(({ kind }) => kind === "face").map(({ box }) => box),
];

/** Where a new button covers neither words nor, if that can be had, people and things; null where the ad has no room. */
function roomForButton(m: Measures): Box | null {
  const width = Math.min(0.4, 0.5 / Math.max(1, m.aspect));
  const size = { width, height: Math.min(0.12, width * m.aspect * 0.3) };
  const kept = keptIn(m);
  return freePlace(size, [...kept, ...m.figures.map(({ box }) => box)]) ?? freePlace(size, kept);
}

/** "50% off", "free shipping": what a viewer can be told to get. */
const gift = /^(?:(?:an? )?(?:extra )?\d+\s*% off|free \p{L}+)(?: \p{L}+){0,2}$/iu;
const address =
  /^(?:www\.)?((?:[\w-]+\.)+(?:com|org|net|co|io|edu|gov|shop|store|app|uk|de|fr|eu|us|ca|info|tv))(?:\/\S*)?$/iu;

/** Words for a button, made from what the ad itself offers; null where it names nothing to get. */
const gainIn = (m: Measures): string | null => {
  const offer = blocksWith(m, "offer")
    .map(({ text }) => bareName(text))
    .find((text) => gift.test(text));
  return offer === undefined ? null : `Get ${offer.charAt(0).toLowerCase()}${offer.slice(1)}`;
};

/** The same, or else the brand's own address; "Discover" with any name is no rewrite. */
export function requestFor(m: Measures): string | null {
  const gain = gainIn(m);
  // A name in the running text may be part of a sentence.
  if (gain !== null || m.brand?.apart !== true) return gain;
  const host = address.exec(bareName(brandBlock(m)?.text ?? ""))?.[1];
  if (host !== undefined) return templateFields(host).length > 0 ? null : `Visit ${host.toLowerCase()}`;
  return null;
}

function buttonOf(m: Measures, block: string | null, text: string, to: Box): Change {
  const { fill, letters } = accentOf(m);
  return { kind: "button", block, fill: hexOf(fill), colour: hexOf(letters), text, to };
}

/** Where the ad gives no words for one, the sketch says so. */
const unworded = "Your call to action";

const addRequest: Mender = (m) => {
  // It may well stand on a button; that it has none would be false.
  if (joinedRequest(m) !== null) return null;
  const words = requestFor(m);
  const asked = asksInText(m);
  const to = roomForButton(m);
  const text =
    asked === null
      ? `Nothing asks the viewer to act: ask for one thing, on a button or in a line of its own${words === null ? "" : `, such as “${words}”`}.`
      : `${quoted(asked)} is the only request, and nothing sets it apart: put it on a button.`;
  const label = asked !== null && asked.length <= mostLabel ? asked : (words ?? unworded);
  return {
    ...inWords(
      "add",
      text,
      asked === null ? "We looked for a button, a link or a line of text that asks." : "",
      to ? [to] : [],
    ),
    change: to && buttonOf(m, null, label, to),
  };
};

/** A button round words of one line, as much longer as the new ones are, inside the picture. */
function roundWords(m: Measures, box: Box, times: number): Box {
  const air = (box.height * 0.6) / m.aspect;
  const width = Math.min(0.96, box.width * Math.max(1, times) + 2 * air);
  const middle = box.x + box.width / 2;
  return {
    x: Math.min(Math.max(0.02, middle - width / 2), 0.98 - width),
    y: Math.max(0, box.y - box.height * 0.5),
    width,
    height: Math.min(1 - Math.max(0, box.y - box.height * 0.5), box.height * 2),
  };
}

const strengthenRequest: Mender = (m) => {
  const action = actionBlock(m);
  if (!action) return null;
  const px = shownPx(m, action);
  const words = gainIn(m);
  const vague = isVague(action.text);
  const rewrite = vague ? ` Let it say what the viewer gets${words === null ? "" : `, such as “${words}”`}.` : "";
  if (!action.button) {
    const { box } = action;
    const label = vague && words !== null ? words : action.text;
    const others = keptIn(m).filter((kept) => !covers(kept, box));
    const to = clearOf(roundWords(m, box, label.length / Math.max(1, action.text.length)), box, others);
    return {
      ...inWords(
        "recolour",
        `${quoted(action.text)} hardly looks like a button: put it in one with a colour of its own.${rewrite}`,
        `It is about ${round(px, 0)} px high, and no colour of its own lies behind it.`,
        [box],
      ),
      change: buttonOf(m, action.id, label, to),
    };
  }
  if (px < ACTION_PX)
    return {
      action: "enlarge",
      text: `The letters of ${quoted(action.text)} are only about ${round(px, 0)} px high at display size: set the button about ${round(ACTION_PX / px, 1)} times as large.${rewrite}`,
      detail: `From ${ACTION_PX} px the words of a button are seen at once.`,
      measured: round(px, 1),
      reached: ACTION_PX,
      unit: "px",
      target: { min: ACTION_PX, max: null },
      boxes: [action.button.box],
      change: { kind: "enlarge", block: action.id, factor: round(Math.min(2, ACTION_PX / px), 2) },
    };
  if (!vague) return null;
  return inWords(
    "rewrite",
    `${quoted(action.text)} does not say what happens next.${rewrite}`,
    "Vague words are clicked less than words that name the gain.",
    [action.button.box],
  );
};

export const SENDER_AND_REQUEST_MENDS: Menders = {
  no_brand: addBrand,
  weak_brand: showBrand,
  no_cta: addRequest,
  weak_cta: strengthenRequest,
};
