import type { TextRole } from "../types.ts";
import type { TextBlock } from "./blocks.ts";
import type { ButtonShape } from "./button-shape.ts";
import { ROLES } from "../constants.ts";
import { isCallToAction, isImperative } from "./call-to-action.ts";
import { isAdLabel, looksLikeAddress } from "./copy-signs.ts";
import { isLegal } from "./legal.ts";
import { isOffer } from "./offer.ts";
import { wordsOf } from "./words.ts";

export interface RoleInput {
  block: TextBlock;
  shape: ButtonShape | null;
}

const shortOffer = (text: string, words: number): boolean => words <= ROLES.offerWords && isOffer(text);

/** How much a block stands out as the headline: size first, then enough words to be a sentence. */
function headlineWeight({ block, shape }: RoleInput): number {
  const words = wordsOf(block.text).length;
  const letters = block.text.replaceAll(/[^\p{L}]/gu, "").length;
  if (letters < 2) return 0;
  const enough = Math.min(1, 0.45 + 0.2 * words);
  const plain = shortOffer(block.text, words) && words <= 4 ? 0.6 : 1;
  return block.lineHeight * enough * plain * (shape ? 0.3 : 1) * (looksLikeAddress(block.text) ? 0.4 : 1);
}

function isBrandLike(block: TextBlock, words: number): boolean {
  if (words === 0 || words > 4) return false;
  if (looksLikeAddress(block.text)) return true;
  if (/[.!?]$/.test(block.text)) return false;
  const edge = block.box.y < ROLES.brandEdge || block.box.y + block.box.height > 1 - ROLES.brandEdge;
  const named = block.text.split(/\s+/).every((w) => /^[\p{Lu}\d&·|]/u.test(w));
  return edge && (named || words <= 2);
}

/** One role a block (rule T5): button and wording first, then size and place. */
export function rolesOf(inputs: RoleInput[]): TextRole[] {
  const weights = inputs.map(headlineWeight);
  const top = weights.indexOf(Math.max(...weights, 0));
  const tallest = inputs[top]?.block.lineHeight ?? 0;
  return inputs.map(({ block, shape }, i): TextRole => {
    const { text } = block;
    const words = wordsOf(text).length;
    const small = block.lineHeight < tallest * ROLES.smallText;
    if (isAdLabel(text)) return "legal";
    if (shape && words <= ROLES.buttonWords && (isCallToAction(text) || isImperative(text))) return "call_to_action";
    if (i === top && (weights[i] ?? 0) > 0) return "headline";
    if (isLegal(text) && (small || block.box.y > 0.75)) return "legal";
    if (shortOffer(text, words)) return "offer";
    if (shape && words <= ROLES.buttonWords && words > 0) return "call_to_action";
    if (isCallToAction(text) && words <= 5) return "call_to_action";
    if (isBrandLike(block, words)) return "brand";
    if (small && block.box.y > 0.85 && words > 6) return "legal";
    return "body";
  });
}
