import { isPlainDeal } from "../words/offer.ts";
import { sentencesOf } from "../words/words.ts";
import type { Box } from "../types.ts";
import type { MeasuredBlock } from "./seen.ts";

export interface OfferSaid {
  text: string | null;
  boxes: Box[];
}

/** Longer sentences hold more than their offer. */
const mostWords = 14;

const elsewhere = ["headline", "call_to_action", "body"] as const;

/** The offer as the ad words it: lines told to be one, else the first sentence of another text that holds a deal. */
export function offerSaid(blocks: readonly MeasuredBlock[]): OfferSaid {
  const told = blocks.filter((b) => b.role === "offer");
  if (told.length > 0) return { text: told.map((b) => b.text).join(" "), boxes: told.map((b) => b.box) };
  for (const role of elsewhere)
    for (const block of blocks.filter((b) => b.role === role)) {
      const said = sentencesOf(block.text).find((s) => isPlainDeal(s) && s.split(/\s+/u).length <= mostWords);
      if (said !== undefined) return { text: said, boxes: [block.box] };
    }
  return { text: null, boxes: [] };
}
