import { asksInText, isVague, joinedRequest } from "../../faults/features/brand-and-action.ts";
import { roughness } from "../../faults/features/legibility.ts";
import { featuresOf } from "../../faults/features.ts";
import { BRAND_SHARE, brandName, brandWeakness } from "../../faults/weak-brand.ts";
import { actionBlock, brandBlock, headOf, mustRead, shownPx } from "../../faults/features/shown.ts";
import type { Measures } from "../../facts/seen.ts";
import { hexOf, type Rgb, rgbOfLab } from "../../measures/colour/srgb-oklab.ts";
import { plainColour } from "../../measures/pixels/calm-ground.ts";
import { quoted, round } from "../../words/wording.ts";
import type { Box, Change } from "../../types.ts";
import { buttonSize, fillFor, labelOn, leastShare } from "../button.ts";
import { clearOf, covers, freePlace, isWithin } from "../free-place.ts";
import { inWords, type Mender, type Menders, type Surrounding } from "../mend.ts";
import { gainIn, plainRequest, requestFor } from "./request-words.ts";

/** From this height on a button is seen at once, CSS pixels. */
export const ACTION_PX = 16;
/** More does not fit a button. */
const mostLabel = 24;

const white: Rgb = [255, 255, 255];

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

/** Whatever stays in the ad and must be seen: words, read or not, the brand, faces. */
const keptIn = (m: Measures, written: readonly Box[] = []): Box[] => [
  ...m.blocks.map(({ box, button }) => button?.box ?? box),
  ...written,
  ...m.unread,
  ...(m.brand?.box ? [m.brand.box] : []),
  ...m.figures.filter(({ kind }) => kind === "face").map(({ box }) => box),
];

/** What fills more of the picture than this is its scene, not a thing in it. */
const sceneShare = 0.6;

/** Where a new button stands on a plain ground and covers neither words nor people nor things; null where the ad has no room. */
function roomForButton(m: Measures, label: string, surrounding?: Surrounding): Box | null {
  const things = m.figures.filter(({ kind, box }) => kind !== "object" || box.width * box.height < sceneShare);
  const texts = m.blocks.filter(({ role }) => role !== "legal").map(({ box }) => box);
  return freePlace(buttonSize(label, m.aspect, m.sourceSide), {
    taken: [...keptIn(m, surrounding?.written), ...things.map(({ box }) => box)],
    aspect: m.aspect,
    isPlain: (box) =>
      surrounding === undefined || (isWithin(box, surrounding.frame) && plainColour(surrounding.ground, box) !== null),
    lefts: texts.map(({ x }) => x),
    middles: texts.map(({ x, width }) => x + width / 2),
    least: leastShare(m.aspect, m.sourceSide),
    after: headOf(m)?.box.y ?? 0,
  });
}

function buttonOf(m: Measures, block: string | null, text: string, to: Box, surrounding?: Surrounding): Change {
  const own = m.colours.map(({ lab }) => rgbOfLab(lab));
  const [common] = m.colours.toSorted((p, q) => q.share - p.share);
  const ground = (surrounding && plainColour(surrounding.ground, to)) ?? (common ? rgbOfLab(common.lab) : white);
  const fill = fillFor(ground, own);
  return { kind: "button", block, fill: hexOf(fill), colour: hexOf(labelOn(fill)), text, to };
}

const addRequest: Mender = (m, surrounding) => {
  // It may well stand on a button; that it has none would be false.
  if (joinedRequest(m) !== null) return null;
  const words = requestFor(m);
  const asked = asksInText(m);
  const text =
    asked === null
      ? `Nothing asks the viewer to act: ask for one thing, on a button or in a line of its own${words === null ? "" : `, such as “${words}”`}.`
      : `${quoted(asked)} is the only request, and nothing sets it apart: put it on a button.`;
  const label = asked !== null && asked.length <= mostLabel ? asked : (words ?? plainRequest);
  const to = roomForButton(m, label, surrounding);
  return {
    ...inWords(
      "add",
      text,
      [
        asked === null
          ? "We looked for a button or a line of text that asks; an address or a number alone does not."
          : "",
        to && label === plainRequest ? `The sketch shows a plain “${plainRequest}”.` : "",
      ]
        .filter((sentence) => sentence !== "")
        .join(" "),
      to ? [to] : [],
    ),
    change: to && buttonOf(m, null, label, to, surrounding),
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

/** A request in the running text, given a button beside it. */
const setApart: Mender = (m, surrounding) => {
  const asked = asksInText(m);
  if (asked === null) return null;
  const within = mustRead(m).find((b) => b.text.includes(asked));
  const label = asked.length <= mostLabel ? asked : (requestFor(m) ?? plainRequest);
  const to = roomForButton(m, label, surrounding);
  return {
    ...inWords(
      "add",
      `${quoted(asked)} asks in the running text only: put the request on a button or in a line of its own.`,
      to && label === plainRequest ? `The sketch shows a plain “${plainRequest}”.` : "",
      [...(to ? [to] : []), ...(within ? [within.box] : [])],
    ),
    change: to && buttonOf(m, null, label, to, surrounding),
  };
};

const strengthenRequest: Mender = (m, surrounding) => {
  const action = actionBlock(m);
  if (!action) return setApart(m, surrounding);
  const px = shownPx(m, action);
  const words = gainIn(m);
  const vague = isVague(action.text);
  const rewrite = vague ? ` Let it say what the viewer gets${words === null ? "" : `, such as “${words}”`}.` : "";
  if (!action.button) {
    const { box } = action;
    const label = vague && words !== null ? words : action.text;
    const others = keptIn(m, surrounding?.written).filter((kept) => !covers(kept, box));
    const to = clearOf(roundWords(m, box, label.length / Math.max(1, action.text.length)), box, others);
    return {
      ...inWords(
        "recolour",
        `${quoted(action.text)} hardly looks like a button: put it in one with a colour of its own.${rewrite}`,
        `It is about ${round(px, 0)} px high, and no colour of its own lies behind it.`,
        [box],
      ),
      change: buttonOf(m, action.id, label, to, surrounding),
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
