import type { TextRole } from "../types.ts";
import type { TextBlock } from "./blocks.ts";
import type { ButtonShape } from "./button-shape.ts";
import { ROLES } from "../constants.ts";
import { isCallToAction, isImperative } from "../words/call-to-action.ts";
import { isAdLabel, looksLikeAddress } from "../words/copy-signs.ts";
import { isLegal } from "../words/legal.ts";
import { placeOf } from "../words/lexicon.ts";
import { isOffer } from "../words/offer.ts";
import { tokensOf, wordsOf } from "../words/words.ts";

export interface RoleInput {
  block: TextBlock;
  shape: ButtonShape | null;
}

const shortOffer = (text: string, words: number): boolean =>
  (words <= ROLES.offerWords && isOffer(text)) || (words <= 4 && /\d\s?%/.test(text));

/** How much a block stands out as the headline: size first, then enough words to be a sentence. */
function headlineWeight({ block, shape }: RoleInput): number {
  const words = wordsOf(block.text).length;
  const letters = block.text.replaceAll(/[^\p{L}]/gu, "").length;
  if (letters < 2) return 0;
  const enough = Math.min(1, 0.45 + 0.2 * words);
  const plain = shortOffer(block.text, words) && words <= 4 ? 0.6 : 1;
  return block.lineHeight * enough * plain * (shape ? 0.3 : 1) * (looksLikeAddress(block.text) ? 0.4 : 1);
}

/** What stands before a price, left alone where the price itself was not read. */
const leadsIn = /^(?:from|only|just|now|was|save|save up to)$/iu;

/** How likely a block is the advertiser's name: few words, capitalised, near an edge or next to the headline. */
function brandWeight(block: TextBlock, tallest: number): number {
  const words = tokensOf(block.text).length;
  if (words === 0 || words > 4 || /[!?%]/.test(block.text) || leadsIn.test(block.text)) return 0;
  if (looksLikeAddress(block.text)) return 3;
  if (/[.:,]$/.test(block.text)) return 0;
  const named = block.text.split(/\s+/).every((w) => /^[\p{Lu}\d&·|]/u.test(w));
  const edge = block.box.y < ROLES.brandEdge || block.box.y + block.box.height > 1 - ROLES.brandEdge;
  if (block.lineHeight > tallest * 0.95 && !edge) return 0;
  if (!named && !edge) return 0;
  return (named ? 1.2 : 0) + (edge ? 1 : 0) + (words <= 2 ? 0.6 : 0) - (words === 4 ? 0.5 : 0);
}

const asksToAct = (text: string): boolean => isCallToAction(text) || isImperative(text);

/** A word or two that no reader of English knows: a made-up name, as on a label or a sign. */
function isMadeUpName(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= 2 && words.every((w) => /^\p{L}+$/u.test(w) && placeOf(w) < 0);
}

/** Small print without a tell-tale phrase: a sentence set clearly smaller than all the rest, under it. */
function isSmallestLast(block: TextBlock, all: RoleInput[], top: TextBlock | undefined): boolean {
  const others = all.filter((o) => o.block !== block && tokensOf(o.block.text).length > 0);
  if (others.length < 2 || tokensOf(block.text).length < 5) return false;
  // The only running text of an ad is its body, however small it is set.
  if (!others.some((o) => o.block !== top && o.shape === null && tokensOf(o.block.text).length >= 4)) return false;
  const least = Math.min(...others.map((o) => o.block.lineHeight));
  const below = others.every((o) => o.block.box.y < block.box.y + block.box.height);
  return block.lineHeight < least * 0.85 && below;
}

/** One role a block (rule T5): button and wording first, then size and place. */
export function rolesOf(inputs: RoleInput[]): TextRole[] {
  const weights = inputs.map(headlineWeight);
  const top = weights.indexOf(Math.max(...weights, 0));
  const tallest = inputs[top]?.block.lineHeight ?? 0;
  // Labels on cans and signs have edges on all four sides too: where one button asks to act, a shape alone makes no second one.
  const asked = inputs.some(({ block, shape }) => shape !== null && asksToAct(block.text));
  const first = inputs.map(({ block, shape }, i): TextRole => {
    const { text } = block;
    const words = tokensOf(text).length;
    const small = block.lineHeight < tallest * ROLES.smallText;
    if (isAdLabel(text)) return "legal";
    if (shape && words <= ROLES.buttonWords && asksToAct(text)) return "call_to_action";
    if (i === top && (weights[i] ?? 0) > 0) return "headline";
    if (isLegal(text) && (small || block.box.y > 0.75)) return "legal";
    if (shortOffer(text, words)) return "offer";
    if (shape && !asked && words <= ROLES.buttonWords && words > 0 && !isMadeUpName(text)) return "call_to_action";
    if (isCallToAction(text) && words <= 5) return "call_to_action";
    if ((small && block.box.y > 0.85 && words > 6) || isSmallestLast(block, inputs, inputs[top]?.block)) return "legal";
    return "body";
  });
  const brands = inputs.map(({ block }, i) => (first[i] === "body" ? brandWeight(block, tallest) : 0));
  const best = Math.max(...brands, 0);
  return first.map((role, i) =>
    (brands[i] ?? 0) >= ROLES.brandWeight && (brands[i] ?? 0) >= best - 0.01 ? "brand" : role,
  );
}
