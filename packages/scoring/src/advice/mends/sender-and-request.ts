import { isVague } from "../../faults/features/brand-and-action.ts";
import { actionBlock, blocksWith, brandBlock, shownPx } from "../../faults/features/shown.ts";
import type { Measures } from "../../facts/seen.ts";
import { hexOf, labDistance, type Rgb, rgbOfLab } from "../../measures/colour/srgb-oklab.ts";
import { contrastRatio } from "../../measures/colour/text-contrast.ts";
import { bareName, round, short } from "../../words/wording.ts";
import type { Box, Change } from "../../types.ts";
import { inWords, type Mender, type Menders } from "../mend.ts";

const brandShare = 0.04;
const actionPx = 16;

const addBrand: Mender = () =>
  inWords(
    "add",
    "Nothing says whose ad this is: add the logo or the name, in a corner or under the headline.",
    "We found no brand name, logo or web address.",
  );

const showBrand: Mender = (m) => {
  const brand = brandBlock(m);
  if (!brand)
    return inWords(
      "enlarge",
      "It is hard to tell whose ad this is: show the logo larger, on a calm background, where people look first.",
      "No brand name stands out from the other words.",
    );
  const name = short(bareName(brand.text) || brand.text);
  // Rounded it would meet its own target.
  if (Math.round(100 * brand.attention) >= 100 * brandShare)
    return inWords(
      "recolour",
      `“${name}” is set like the rest of the text: show it as a logo, in a weight or a colour of its own.`,
      "Nothing about the lettering says that it is the brand.",
      [brand.box],
    );
  const factor = Math.min(2.5, Math.max(1.5, Math.sqrt(brandShare / Math.max(0.004, brand.attention))));
  return {
    action: "enlarge",
    text: `“${name}” draws ${brand.attention < 0.005 ? "hardly any" : `only about ${round(100 * brand.attention, 0)} %`} of the attention: set it about ${round(factor, 1)} times as large, on a calm background.`,
    detail: `It draws ${round(100 * brand.attention, 1)} % of the predicted attention; from ${100 * brandShare} % a brand is noticed.`,
    measured: round(100 * brand.attention, 1),
    reached: 100 * brandShare,
    unit: "% of attention",
    target: { min: 100 * brandShare, max: null },
    boxes: [brand.box],
    change: { kind: "enlarge", block: brand.id, factor: round(factor, 2) },
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

/** A strip in the lower part that no text covers. */
function freeStrip(m: Measures): Box {
  const width = Math.min(0.4, 0.5 / Math.max(1, m.aspect));
  const height = Math.min(0.12, width * m.aspect * 0.3);
  const rows = [0.86, 0.78, 0.7, 0.62, 0.54, 0.9].map((y) => ({ x: 0.5 - width / 2, y, width, height }));
  const covers = (a: Box, b: Box): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  const free = rows.find((r) => r.y + r.height < 0.98 && !m.blocks.some((b) => covers(r, b.box)));
  return free ?? { x: 0.5 - width / 2, y: 0.98 - height, width, height };
}

/** Words for a button, made from the ad's own offer or brand; null where it has neither. */
export function requestFor(m: Measures): string | null {
  const offer = blocksWith(m, "offer")[0];
  if (offer && offer.words <= 4 && /%|free|[$€£]/iu.test(offer.text))
    return /^(?:get|save|from|only|up)\b/iu.test(offer.text) ? null : `Get ${bareName(offer.text)}`;
  // A name in the running text may be part of a sentence.
  const brand = m.brand?.apart === true ? brandBlock(m) : null;
  const name = bareName(brand?.text ?? "");
  if (name === "" || name.split(/\s+/u).length > 3) return null;
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/iu.test(name) ? `Visit ${name}` : `See ${name}`;
}

function buttonOf(m: Measures, block: string | null, text: string, to: Box): Change {
  const { fill, letters } = accentOf(m);
  return { kind: "button", block, fill: hexOf(fill), colour: hexOf(letters), text, to };
}

const addRequest: Mender = (m) => {
  const words = requestFor(m);
  const to = freeStrip(m);
  const said = words === null ? "that says what happens next" : `such as “${words}”`;
  return {
    ...inWords(
      "add",
      `No words ask the viewer to act: add one button ${said}.`,
      "We found no words on a button, in a link or in a line of text that ask for it.",
      [to],
    ),
    change: buttonOf(m, null, words ?? "Learn more", to),
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
  const words = requestFor(m);
  const vague = isVague(action.text);
  const rewrite = vague && words !== null ? ` Say what the viewer gets, such as “${words}”.` : "";
  if (!action.button) {
    const { box } = action;
    const label = vague && words !== null ? words : action.text;
    const to = roundWords(m, box, label.length / Math.max(1, action.text.length));
    return {
      ...inWords(
        "recolour",
        `“${short(action.text)}” hardly looks like a button: put it in one with a colour of its own.${rewrite}`,
        `It is ${round(px, 0)} px high, and no colour of its own lies behind it.`,
        [box],
      ),
      change: buttonOf(m, action.id, label, to),
    };
  }
  if (px < actionPx)
    return {
      action: "enlarge",
      text: `“${short(action.text)}” is ${round(px, 0)} px high where the ad is shown: set the button about ${round(actionPx / px, 1)} times as large.${rewrite}`,
      detail: `The words are ${round(px, 1)} px high; from ${actionPx} px a button is seen at once.`,
      measured: round(px, 1),
      reached: actionPx,
      unit: "px",
      target: { min: actionPx, max: null },
      boxes: [action.button.box],
      change: { kind: "enlarge", block: action.id, factor: round(Math.min(2, actionPx / px), 2) },
    };
  if (!vague) return null;
  return inWords(
    "rewrite",
    `“${short(action.text)}” does not say what happens next.${rewrite}`,
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
