import type { Box, FaultCode } from "@adjudge/scoring";
import { cleanWords } from "./clean-words.ts";
import { faultCodes } from "./fault-words.ts";
import type { ChoiceAnswer, OpinionAnswer, policyCodes } from "./model-answer.ts";

export interface OpinionFault {
  code: FaultCode;
  probability: number;
  reason: string;
  box: Box | null;
}

/** Where a headline may run as it is; letters as the platforms' own pages and their specification pages gave them in 2025 and 2026. */
export const headlineLimits = { google: 30, meta: 27, pinterest: 40, linkedin: 70, x: 70 } as const;
export type Platform = keyof typeof headlineLimits;

export interface Rewrite {
  headline: string;
  call_to_action: string;
  fits: Platform[];
}

/** A model's opinion of an ad, in bounds. Words of others: shown as text, counted nowhere. */
export interface Opinion {
  faults: OpinionFault[];
  facts: {
    brand: string | null;
    headline: string | null;
    product: string | null;
    message: string;
    audience: string;
  };
  without_words: string;
  critique: string;
  rewrites: Rewrite[];
  policy: { code: (typeof policyCodes)[number]; reason: string }[];
}

export interface Choice {
  /** Null: neither, or another one when the two were shown in the other order. */
  winner: 1 | 2 | null;
  reason: string;
  /** False where it chose another one in the other order. */
  steady: boolean;
}

export const longestHeadline = Math.max(...Object.values(headlineLimits));
export const longestRequest = 25;
const mostRewrites = 3;
const mostFlags = 5;
const nameLength = 80;
const reasonLength = 280;
const sentenceLength = 300;
const paragraphLength = 1200;

const name = (text: string | null): string | null => {
  const clean = text === null ? "" : cleanWords(text, nameLength);
  return clean === "" || /^(none|null|n\/a|unknown|-)$/i.test(clean) ? null : clean;
};

const tidy = (box: Box | null): Box | null => {
  if (!box) return null;
  const width = Math.min(box.width, 1 - box.x);
  const height = Math.min(box.height, 1 - box.y);
  // A speck or a line is no place to look at.
  return width < 0.01 || height < 0.01 ? null : { x: box.x, y: box.y, width, height };
};

/** Rewrites that no platform takes are left out, not cut: half a headline is none. */
function rewritesOf(given: OpinionAnswer["rewrites"]): Rewrite[] {
  const rewrites = given.flatMap(({ headline, call_to_action }): Rewrite[] => {
    const words = cleanWords(headline, longestHeadline + 1);
    const request = cleanWords(call_to_action, longestRequest + 1);
    const length = Array.from(words).length;
    if (words === "" || request === "" || length > longestHeadline || Array.from(request).length > longestRequest)
      return [];
    const fits = (Object.keys(headlineLimits) as Platform[]).filter((platform) => length <= headlineLimits[platform]);
    return [{ headline: words, call_to_action: request, fits }];
  });
  return rewrites.slice(0, mostRewrites);
}

export function opinionOf(answer: OpinionAnswer): Opinion {
  const { facts } = answer;
  return {
    faults: faultCodes.flatMap((code) => {
      const said = answer.faults.find((fault) => fault.code === code);
      if (!said) return [];
      const probability = Math.round(100 * said.probability) / 100;
      return [{ code, probability, reason: cleanWords(said.reason, reasonLength), box: tidy(said.box) }];
    }),
    facts: {
      brand: name(facts.brand),
      headline: name(facts.headline),
      product: name(facts.product),
      message: cleanWords(facts.message, sentenceLength),
      audience: cleanWords(facts.audience, sentenceLength),
    },
    without_words: cleanWords(answer.without_words, sentenceLength),
    critique: cleanWords(answer.critique, paragraphLength),
    rewrites: rewritesOf(answer.rewrites),
    policy: answer.policy
      .slice(0, mostFlags)
      .map(({ code, reason }) => ({ code, reason: cleanWords(reason, reasonLength) })),
  };
}

/** Models prefer what they see first. Asked in both orders, a preference counts only where it is the same both times. */
export function choiceOf(asGiven: ChoiceAnswer, swapped: ChoiceAnswer): Choice {
  const number = { first: 1, second: 2, neither: null } as const;
  const turned = { first: 2, second: 1, neither: null } as const;
  const steady = number[asGiven.choice] === turned[swapped.choice];
  return {
    winner: steady ? number[asGiven.choice] : null,
    reason: cleanWords(asGiven.reason, paragraphLength),
    steady,
  };
}
