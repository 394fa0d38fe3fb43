import { z } from "zod";
import { faultCodes } from "./fault-words.ts";

/** What the model is asked to fill in. Structure is checked here; lengths are cut afterwards, where wordiness is no error. */

const share = z.number().min(0).max(1);
const Box = z.object({ x: share, y: share, width: share, height: share });

export const policyCodes = [
  "health_claim",
  "financial_claim",
  "sexual_content",
  "violence",
  "politics",
  "personal_attributes",
  "before_and_after",
  "alcohol_tobacco_gambling",
  "poses_as_something_else",
  "other",
] as const;

export const OpinionAnswer = z.object({
  faults: z.array(z.object({ code: z.enum(faultCodes), probability: share, reason: z.string(), box: Box.nullable() })),
  facts: z.object({
    brand: z.string().nullable(),
    headline: z.string().nullable(),
    product: z.string().nullable(),
    message: z.string(),
    audience: z.string(),
  }),
  without_words: z.string(),
  critique: z.string(),
  rewrites: z.array(z.object({ headline: z.string(), call_to_action: z.string() })),
  policy: z.array(z.object({ code: z.enum(policyCodes), reason: z.string() })),
});
export type OpinionAnswer = z.infer<typeof OpinionAnswer>;

export const ChoiceAnswer = z.object({
  choice: z.enum(["first", "second", "neither"]),
  reason: z.string(),
});
export type ChoiceAnswer = z.infer<typeof ChoiceAnswer>;

/** Strict servers want every field required and none besides. */
export function schemaOf(answer: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(answer, { target: "draft-7" });
  return schema;
}
