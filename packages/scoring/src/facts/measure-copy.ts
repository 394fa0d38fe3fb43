import type { CopyMeasures, MeasuredBlock } from "./seen.ts";
import { hasBenefit, hasNumber, hasSecondPerson } from "../words/appeals.ts";
import { copyEngagement } from "../words/copy-engagement.ts";
import { copyRecall } from "../words/copy-recall.ts";
import { hasSponsorLabel } from "../words/copy-signs.ts";
import { readingEase } from "../words/reading-ease.ts";

/** The words of the ad as one message: headline first, then offer and body; small print and brand stay out. */
export function messageOf(blocks: Pick<MeasuredBlock, "role" | "text">[]): { headline: string; message: string } {
  const pick = (...roles: string[]) => blocks.filter((b) => roles.includes(b.role)).map((b) => b.text);
  const headline = pick("headline").join(" ");
  const message = [...pick("headline"), ...pick("offer"), ...pick("body"), ...pick("call_to_action")].join(". ");
  return { headline, message };
}

/** Headline, body and offer, as one text: what Title Case is looked for in (rule W15). */
export const messageText = (blocks: Pick<MeasuredBlock, "role" | "text">[]): string =>
  ["headline", "body", "offer"].flatMap((role) => blocks.filter((b) => b.role === role).map((b) => b.text)).join(". ");

export function measureCopy(blocks: Pick<MeasuredBlock, "role" | "text" | "words">[]): CopyMeasures {
  const { headline, message } = messageOf(blocks);
  const count = (role: (r: string) => boolean) =>
    blocks.filter((b) => role(b.role)).reduce((sum, b) => sum + b.words, 0);
  const key = headline || message;
  return {
    words: count(() => true),
    messageWords: count((r) => r !== "legal" && r !== "brand"),
    headlineWords: count((r) => r === "headline"),
    recall: key ? copyRecall(key) : null,
    engagement: key ? copyEngagement(key) : null,
    ease: message ? readingEase(message) : null,
    secondPerson: hasSecondPerson(message),
    benefit: hasBenefit(message),
    number: hasNumber(message),
    sponsorLabel: blocks.some((b) => hasSponsorLabel(b.text)),
  };
}
