import { blocksWith } from "../../faults/features/shown.ts";
import type { MeasuredBlock, Measures } from "../../facts/seen.ts";
import { isCallToAction } from "../../words/call-to-action.ts";
import { looksLikeAddress } from "../../words/copy-signs.ts";

/**
 * A sentence rather than a label or the end of one; no half of a bracket, and no number, price or address, which somebody may need.
 * Nor what asks to act, though another line was taken for the call to action: "Click here for more details" could go.
 */
const isSpare = ({ text, words }: MeasuredBlock): boolean =>
  words >= 5 &&
  /^\P{Ll}/u.test(text) &&
  !/[\d()@%$€£]|\b(?:www|free)\b/iu.test(text) &&
  !looksLikeAddress(text) &&
  !isCallToAction(text);

/** What has to go for the whole of a mend; null where that is more than may go, so that no sketch shows half of it. */
export function removal(
  first: MeasuredBlock,
  spare: readonly MeasuredBlock[],
  isEnough: (gone: MeasuredBlock[]) => boolean,
  most = Infinity,
) {
  const gone = [first];
  if (!isSpare(first)) return null;
  for (const block of spare) {
    if (gone.length >= most || isEnough(gone)) break;
    if (block !== first) gone.push(block);
  }
  if (!isEnough(gone)) return null;
  return {
    kind: "remove" as const,
    block: first.id,
    ...(gone.length > 1 && { also: gone.slice(1).map(({ id }) => id) }),
  };
}

export const spareIn = (m: Measures): MeasuredBlock[] => blocksWith(m, "body").filter(isSpare);
