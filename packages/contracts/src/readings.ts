import { z } from "zod";
import { SourceFacts } from "./analysis.ts";
import { CorrectedFacts } from "./corrections.ts";
import { endpoint } from "./endpoint.ts";
import { Box, Orientation } from "./findings.ts";
import { ImageDetails } from "./images.ts";
import { IdParams } from "./values.ts";

const tag = "Creatives";

export const correctImage = endpoint({
  name: "correctImage",
  method: "POST",
  path: "/images/:id/facts",
  auth: "user",
  params: IdParams,
  body: CorrectedFacts,
  encoding: "json",
  response: ImageDetails,
  errors: [
    "validation_failed",
    "malformed_json",
    "token_invalid",
    "forbidden",
    "not_found",
    "conflict",
    "unprocessable",
  ],
  summary:
    "Correct what the engine found and score again with that. Each call takes the place of the corrections before it: send all that hold; {} undoes them. Never charged.",
  tag,
});

export const scoreAgain = endpoint({
  name: "scoreAgain",
  method: "POST",
  path: "/images/:id/rescore",
  auth: "user",
  params: IdParams,
  encoding: "none",
  response: ImageDetails,
  errors: ["token_invalid", "forbidden", "not_found", "conflict"],
  summary: "Score a creative of an older engine again: free, once. The new analysis takes the place of the old.",
  tag,
});

const DetectedThing = z.looseObject({ box: Box, label: z.string(), confidence: z.number() });

/** What an analysis is made from, but for the pixels. Fields that a later engine adds are passed on. */
export const ImageSignals = z.looseObject({
  source: SourceFacts,
  lines: z.array(z.looseObject({ box: Box, text: z.string(), confidence: z.number() })),
  unread_text: z.array(Box),
  faces: z.array(z.looseObject({ box: Box, confidence: z.number() })),
  objects: z.array(DetectedThing),
  faint_people: z.array(DetectedThing).optional(),
  learned_attention: z
    .object({ width: z.number().int(), height: z.number().int(), data: z.array(z.number()) })
    .nullable(),
  embedding: z.array(z.number()).nullable(),
  /** What the words of a line say about its role, and each word's chance to be part of the advertiser's name. */
  said: z
    .array(
      z.object({ index: z.number().int(), text: z.string(), roles: z.array(z.number()), names: z.array(z.number()) }),
    )
    .optional(),
  /** Chances of each trade by the words. */
  trades: z.array(z.number()).optional(),
  /** How like a meme, a comic or a page the words are, in log odds. */
  likeness: z.array(z.number()).optional(),
  orientation: Orientation.optional(),
  script: z.string().nullable().optional(),
  reading_cut: z.boolean().optional(),
});
export type ImageSignals = z.infer<typeof ImageSignals>;

export const getSignals = endpoint({
  name: "getSignals",
  method: "GET",
  path: "/images/:id/signals",
  auth: "user",
  params: IdParams,
  encoding: "none",
  response: z.object({ message: z.string(), signals: ImageSignals }),
  errors: ["token_invalid", "forbidden", "not_found"],
  summary: "What was read and detected in a creative: all that its analysis is made from, but for the pixels.",
  tag,
});

export const readingEndpoints = [correctImage, scoreAgain, getSignals] as const;
