import { asksInRunningText, asksInText, isVague, joinedRequest } from "../../faults/features/brand-and-action.ts";
import { isBooked } from "../../faults/weak-cta.ts";
import { actionBlock, headOf, mustRead, shownPx } from "../../faults/features/shown.ts";
import type { Measures } from "../../facts/seen.ts";
import { hexOf, type Rgb, rgbOfLab } from "../../measures/colour/srgb-oklab.ts";
import { calmColour, plainColour } from "../../measures/pixels/calm-ground.ts";
import { quoted, round } from "../../words/wording.ts";
import type { Box, Change } from "../../types.ts";
import { buttonSize, fillFor, labelOn, leastShare } from "../button.ts";
import { clearOf, covers, freePlace, isWithin } from "../free-place.ts";
import { inWords, type Mender, type Menders, type Surrounding } from "../mend.ts";
import { gainIn, plainRequest, requestFor } from "./request-words.ts";
import { SENDER_MENDS } from "./sender.ts";

/** From this height on a button is seen at once, CSS pixels. */
export const ACTION_PX = 16;
/** A button in a low banner can be as high as that. */
const mostOfHeight = 0.8;
/** Less is no difference that anybody sees. */
const leastTimes = 1.15;
/** More does not fit a button. */
const mostLabel = 24;

const white: Rgb = [255, 255, 255];

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

/** Where a new button covers neither words nor people nor things: on a plain ground, else on a calm part of a photograph. */
function roomForButton(m: Measures, label: string, surrounding?: Surrounding): Box | null {
  const things = m.figures.filter(({ kind, box }) => kind !== "object" || box.width * box.height < sceneShare);
  const texts = m.blocks.filter(({ role }) => role !== "legal").map(({ box }) => box);
  const placeOn = (colourOf: typeof plainColour): Box | null =>
    freePlace(buttonSize(label, m.aspect, m.sourceSide), {
      taken: [...keptIn(m, surrounding?.written), ...things.map(({ box }) => box)],
      aspect: m.aspect,
      isPlain: (box) =>
        surrounding === undefined || (isWithin(box, surrounding.frame) && colourOf(surrounding.ground, box) !== null),
      lefts: texts.map(({ x }) => x),
      middles: texts.map(({ x, width }) => x + width / 2),
      least: leastShare(m.aspect, m.sourceSide),
      after: headOf(m)?.box.y ?? 0,
    });
  return placeOn(plainColour) ?? placeOn(calmColour);
}

function buttonOf(m: Measures, block: string | null, text: string, to: Box, surrounding?: Surrounding): Change {
  const own = m.colours.map(({ lab }) => rgbOfLab(lab));
  const [common] = m.colours.toSorted((p, q) => q.share - p.share);
  const ground = (surrounding && calmColour(surrounding.ground, to)) ?? (common ? rgbOfLab(common.lab) : white);
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
  const plain = plainRequest(m);
  const label = asked !== null && asked.length <= mostLabel ? asked : (words ?? plain);
  const to = roomForButton(m, label, surrounding);
  return {
    ...inWords(
      "add",
      text,
      [
        asked === null
          ? "We looked for a button or a line of text that asks; an address or a number alone does not."
          : "",
        to && label === plain ? `The sketch shows a plain “${plain}”.` : "",
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
  const asked = asksInRunningText(m);
  if (asked === null) return null;
  const within = mustRead(m).find((b) => b.text.includes(asked));
  const plain = plainRequest(m);
  const label = asked.length <= mostLabel ? asked : (requestFor(m) ?? plain);
  const to = roomForButton(m, label, surrounding);
  return {
    ...inWords(
      "add",
      `${quoted(asked)} asks in the running text only: put the request on a button or in a line of its own.`,
      to && label === plain ? `The sketch shows a plain “${plain}”.` : "",
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
        `${quoted(action.text)} hardly ${isBooked(m) ? "looks like a button: put it in one with a colour of its own" : "stands out: set it larger, on a panel of its own"}.${rewrite}`,
        `It is about ${round(px, 0)} px high, and no colour of its own lies behind it.`,
        [box],
      ),
      change: buttonOf(m, action.id, label, to, surrounding),
    };
  }
  const times = Math.min(ACTION_PX / px, mostOfHeight / action.button.box.height);
  if (px < ACTION_PX && times >= leastTimes)
    return {
      action: "enlarge",
      text: `The letters of ${quoted(action.text)} are only about ${round(px, 0)} px high at display size: set the button about ${round(times, 1)} times as large.${rewrite}`,
      detail: `From ${ACTION_PX} px the words of a button are seen at once.`,
      measured: round(px, 1),
      reached: round(px * times, 1),
      unit: "px",
      target: { min: round(px * times, 1), max: null },
      boxes: [action.button.box],
      change: { kind: "enlarge", block: action.id, factor: round(Math.min(2, times), 2) },
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
  ...SENDER_MENDS,
  no_cta: addRequest,
  weak_cta: strengthenRequest,
};
