import { isButtonPhrase, isCallToAction, isImperative } from "../words/call-to-action.ts";
import { looksLikeAddress } from "../words/copy-signs.ts";
import { isRequestToGo } from "../words/sent-somewhere.ts";
import type { Box } from "../types.ts";
import { joinedText } from "./blocks.ts";
import { standsBelow } from "./read-on.ts";

interface Placed {
  text: string;
  box: Box;
  /** What stands round it like a button. */
  shape?: object | null;
}

const textOf = (lines: readonly Placed[], group: readonly number[]): string =>
  joinedText(group.map((i) => lines[i]?.text ?? "")).trim();

/** "Order £30+ for free delivery" says what an offer costs. */
const isCondition = (text: string): boolean =>
  /^(?:order|spend|buy)\s+(?:over\s+|at least\s+)?[$€£¥₹]\s?\d/iu.test(text);

/** Small letters right below a line that no full stop ends: "Children / enter for free." tells something. */
function goesOnFromAbove(lines: readonly Placed[], group: readonly number[], text: string, aspect: number): boolean {
  const first = lines[group[0] ?? -1];
  if (first === undefined || !/^\p{Ll}/u.test(text) || isButtonPhrase(text) || isRequestToGo(text)) return false;
  return lines.some((l) => l !== first && !/[.!?:][”"’')]?$/u.test(l.text) && standsBelow(first, l, aspect));
}

/** One sentence that opens with its subject. Of 261 labelled requests only a button's label does ("We Can Help"). */
const STATEMENT =
  /^(?:(?:we|you|he|she|it|they)(?:['’]\p{L}+)?|my|our|your|his|her|its|their|this|these|those|the)\s[^.!?:;–—]*[.!?]?$/iu;

/** "Your best days start at Acme" tells; with an address or a number in it, it may ask for all that ("You find us at acme.com"). */
const tells = (text: string): boolean =>
  STATEMENT.test(text) && !isCallToAction(text) && !looksLikeAddress(text) && !/\d{3}/u.test(text);

/** Addresses, mailboxes and handles, with an icon beside them that was read as a letter or two, and no word to say what to do with them. */
const isAddressAlone = (text: string): boolean =>
  looksLikeAddress(text) &&
  !isCallToAction(text) &&
  !isImperative(text) &&
  text.split(/\s+/u).every((word) => word.replaceAll(/\P{L}/gu, "").length <= 2 || /[\p{L}\d][@._/-]|^@/u.test(word));

/** Whether words that look like a request ask for nothing. */
export function asksNothing(lines: readonly Placed[], group: readonly number[], aspect: number): boolean {
  const text = textOf(lines, group);
  const isOnButton = group.some((i) => (lines[i]?.shape ?? null) !== null);
  if (!isOnButton && (tells(text) || isAddressAlone(text))) return true;
  // No one of 388 labelled ads asks the viewer to act with a question: "Why choose us?" heads a list.
  return text.endsWith("?") || isCondition(text) || goesOnFromAbove(lines, group, text, aspect);
}

/** A verb for a hand on a screen: what begins with it can only be a request. */
export const isForTheHand = (text: string): boolean => /^(?:click|tap)\s+\p{L}/iu.test(text);

/** Whether a line may end the request above it, and is none of its own ("SHOP WOMEN" below "SHOP MEN"). */
export const isNoRequest = ({ text }: Pick<Placed, "text">): boolean => !isImperative(text);

/**
 * Whether something may ask although no request was found: the last word of a button whose others were not read ("NOW"), or a headline
 * that sends to an address or a number with the line below it.
 */
export function mayAsk(
  lines: readonly Placed[],
  groups: readonly (readonly number[])[],
  headline: readonly number[],
): boolean {
  if (lines.some(({ text }) => /^\W*(?:now|here|today)\W*$/iu.test(text))) return true;
  return groups.some(
    (group) =>
      group.length > headline.length && headline.every((i) => group.includes(i)) && isRequestToGo(textOf(lines, group)),
  );
}
