import { sentencesOf } from "../../words/words.ts";
import { isGenericAction } from "../../words/copy-signs.ts";
import {
  asksToAct,
  asksToLeave,
  callToActionSpecificity,
  isCallToAction,
  isImperative,
  joinedButton,
} from "../../words/call-to-action.ts";
import { defaultLook } from "../../facts/text-facts.ts";
import type { Measures } from "../../facts/seen.ts";
import { faintness } from "./legibility.ts";
import { actionBlock, brandBlock, mustRead, rise, shownPx } from "./shown.ts";

export const isVague = (text: string): boolean =>
  isGenericAction(text) || callToActionSpecificity(text) === 1 || asksToLeave(text);

/** A sentence that asks to act, though no line is set as the request. */
export const asksInText = (m: Measures): string | null =>
  m.asksNothing === true
    ? null
    : (mustRead(m)
        .flatMap((b) => sentencesOf(b.text))
        .find(isCallToAction) ?? null);

/** The same, where it goes on in a text: a line that stands by itself is set apart already. */
export const asksInRunningText = (m: Measures): string | null => {
  const asked = asksInText(m);
  const within = asked === null ? undefined : mustRead(m).find((b) => b.text.includes(asked));
  return within && sentencesOf(within.text).length > 1 ? asked : null;
};

/** A button's words that were read as the end of another text. */
export const joinedRequest = (m: Measures): string | null =>
  m.asksNothing === true
    ? null
    : (mustRead(m)
        .map((b) => joinedButton(b.text))
        .find((words) => words !== null) ?? null);

/** "To hear more, visit example.com": each part of a sentence may ask. */
const clausesOf = (m: Measures): string[] =>
  m.blocks.flatMap((b) => sentencesOf(b.text)).flatMap((sentence) => sentence.split(/[,;:–—|]\s*/u));

/** Words that urge the viewer to something, wherever they stand. */
export const urgesSomething = (m: Measures): boolean => clausesOf(m).some(isImperative);

export function brandFeatures(m: Measures) {
  const { brand } = m;
  const block = brand?.apart === true ? brandBlock(m) : null;
  const area = brand?.box ? brand.box.width * brand.box.height : 0;
  return {
    brandAbsent: brand ? 0 : 1,
    brandInText: brand?.apart === true ? 0 : 1,
    brandUnseen: brand ? rise(brand.attention, 0.05, 0) : 1,
    brandSmall: block ? rise(Math.log(Math.max(1, shownPx(m, block))), Math.log(30), Math.log(8)) : 1,
    brandLittle: brand ? rise(Math.sqrt(area), 0.2, 0) : 1,
    brandFaint: block ? faintness(block) : 1,
    brandPlain: block ? defaultLook(block) : 1,
    brandLikeText:
      block && !m.blocks.some((b) => b !== block && Math.abs(Math.log(b.size / block.size)) < 0.12) ? 0 : 1,
  };
}

export function actionFeatures(m: Measures) {
  const action = actionBlock(m);
  const clauses = action ? [] : clausesOf(m);
  return {
    nothingAsked: action || clauses.some((clause) => isCallToAction(clause) || asksToAct(clause)) ? 0 : 1,
    nothingUrged: action || clauses.some(isImperative) ? 0 : 1,
    actionAbsent: action ? 0 : 1,
    actionPlainBlock: action && !action.button ? 1 : 0,
    actionPlain: action?.button ? 0 : 1,
    actionSmall: action ? rise(Math.log(Math.max(1, shownPx(m, action))), Math.log(24), Math.log(8)) : 1,
    actionFaint: action ? faintness(action) : 1,
    actionUnseen: action ? rise(action.attention, 0.06, 0) : 1,
    actionVague: action && !isVague(action.text) ? 0 : 1,
    actionFlat: action?.button ? rise(action.button.standOut, 0.4, 0) : 1,
  };
}
