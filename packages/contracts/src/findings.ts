import { z } from "zod";

/** What the engine found in an ad, and why a score may be missing. The field names are those of packages/scoring. */

export const ScoreName = z.enum(["contrast", "recall", "copy_engagement"]);
export type ScoreName = z.infer<typeof ScoreName>;

/** Normalised to 0..1 of the upright picture. */
export const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof Box>;

export const TextRole = z.enum(["headline", "body", "call_to_action", "offer", "legal", "brand"]);
export type TextRole = z.infer<typeof TextRole>;

export const EvidenceGrade = z.enum(["A", "B", "C"]);

export const FaultCode = z.enum([
  "low_contrast",
  "text_over_busy",
  "tiny_text",
  "too_much_text",
  "weak_hierarchy",
  "clutter",
  "empty",
  "cropped",
  "poor_alignment",
  "clashing_colours",
  "bad_image",
  "dated_look",
  "no_brand",
  "weak_brand",
  "no_product",
  "unclear_message",
  "no_cta",
  "weak_cta",
  "no_reason",
  "teaser",
  "misleading",
  "policy_risk",
  "typos",
  "hard_words",
]);
export type FaultCode = z.infer<typeof FaultCode>;

export const Orientation = z.enum(["upright", "upside_down", "mirrored", "sideways", "flipped"]);

export const FactLine = z.object({
  line: z.number().int().meta({ description: "Its number: what a correction names." }),
  text: z.string(),
  role: z.enum([...TextRole.options, "chrome"]),
  box: Box,
  read_as: z.string().optional().meta({ description: "What the engine read, where the text is its owner’s." }),
});
export type FactLine = z.infer<typeof FactLine>;

export const Facts = z
  .object({
    text: z.array(z.string()).meta({ description: "Lines that belong to the ad, in reading order." }),
    headline: z.string(),
    body: z.array(z.string()),
    brand: z.string().nullable().meta({ description: "Null where no name can be read." }),
    brand_form: z.enum(["logo", "text", "both", "none"]),
    cta: z.string().nullable(),
    cta_form: z.enum(["button", "link", "text", "none"]),
    offer: z.string().nullable(),
    legal: z.array(z.string()),
    chrome: z.array(z.string()).meta({ description: "What belongs to the exchange or the page, not to the ad." }),
    language: z.string().meta({ description: "ISO 639-1, or empty where it cannot be told." }),
    script: z.string(),
    people: z.number().int(),
    people_drawn: z.number().int(),
    product_shown: z.boolean(),
    picture_kind: z.enum(["photo", "illustration", "mixed", "text"]),
    is_ad: z.number().meta({ description: "Probability that the picture is an ad, 0 to 1." }),
    orientation: Orientation,
    category: z.string(),
    lines: z.array(FactLine),
    places: z.object({
      headline: z.array(Box),
      brand: z.array(Box),
      cta: z.array(Box),
      offer: z.array(Box),
      people: z.array(Box),
    }),
    corrected: z
      .array(z.enum(["brand", "headline", "cta", "left_out", "text"]))
      .meta({ description: "Names of the facts that the owner corrected." }),
    unsure: z
      .array(z.enum(["headline", "brand", "cta"]))
      .default([])
      .meta({
        description:
          "Facts that are more likely wrong than right, also that there is no brand or call to act. Older analyses name none.",
      }),
    faults: z.partialRecord(FaultCode, z.number()).meta({ description: "Probability of each fault, 0 to 1." }),
    unseen_faults: z.array(FaultCode).default([]).meta({
      description:
        "Faults the engine cannot see: they are never claimed, and nothing is said of their absence. Older analyses name none.",
    }),
  })
  .meta({ description: "What is in the ad. Every entry can be checked by looking at it." });
export type Facts = z.infer<typeof Facts>;

export const FaultFinding = z.object({
  code: FaultCode,
  score: ScoreName,
  label: z.string(),
  probability: z.number(),
  grade: EvidenceGrade,
  reason: z.string(),
  boxes: z.array(Box),
});
export type FaultFinding = z.infer<typeof FaultFinding>;

export const Flag = z
  .object({
    code: z.enum(["policy_risk", "misleading", "cruelty", "crime"]),
    message: z.string(),
    boxes: z.array(Box),
  })
  .meta({ description: "Said beside the score; a flagged ad is never called strong." });
export type Flag = z.infer<typeof Flag>;

export const WithheldReason = z.enum([
  "blank",
  "noise",
  "chart",
  "document",
  "photograph",
  "meme",
  "screenshot",
  "upside_down",
  "mirrored",
  "sideways",
  "flipped",
  "negative",
  "unreadable_script",
  "gibberish",
  "placeholder",
  "no_words",
  "not_an_ad",
]);
export type WithheldReason = z.infer<typeof WithheldReason>;

export const Withheld = z
  .object({ reason: WithheldReason, message: z.string() })
  .meta({ description: "Why there is no score, in one plain sentence. Nothing is charged for such a picture." });
export type Withheld = z.infer<typeof Withheld>;
