import { z } from "zod";
import { Box, EvidenceGrade, Facts, FaultCode, FaultFinding, Flag, ScoreName, TextRole, Withheld } from "./findings.ts";
import { Score } from "./values.ts";

/** The wire form of what packages/scoring returns; the field names are the same. */

export const Target = z.object({ min: z.number().nullable(), max: z.number().nullable() });
export type Target = z.infer<typeof Target>;

export const Evidence = z.object({
  value: z.number().nullable(),
  unit: z.string(),
  target: Target.nullable(),
  text: z.string(),
  boxes: z.array(Box),
});
export type Evidence = z.infer<typeof Evidence>;

export const Part = z.object({
  rule: z.string(),
  label: z.string(),
  points: z.number(),
  grade: EvidenceGrade,
  source: z.string(),
  evidence: Evidence,
  /** True of a fault that is clearly not there: no points, and another image may follow this one in it. */
  absent: z.boolean().optional(),
});
export type Part = z.infer<typeof Part>;

/** 25th and 75th percentile of the reference set; null in results from before it was kept. */
const MiddleHalf = z.object({ low: z.number(), high: z.number() }).nullable().default(null);

/** base + sum of the parts' points = score. Where the score is withheld it is null, with its percentile, and has no parts. */
export const ScoreDetail = z.object({
  score: Score.nullable(),
  base: z.number(),
  parts: z.array(Part),
  percentile: z.number().nullable(),
  reference: MiddleHalf,
});
export type ScoreDetail = z.infer<typeof ScoreDetail>;

export const AdviceAction = z.enum([
  "recolour",
  "enlarge",
  "shorten",
  "remove",
  "add",
  "move",
  "rewrite",
  "replace_file",
  "keep",
]);
export type AdviceAction = z.infer<typeof AdviceAction>;

/** A change that can be drawn. */
export const Change = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("recolour"), block: z.string(), colour: z.string() }),
  z.object({ kind: z.literal("enlarge"), block: z.string(), factor: z.number() }),
  z.object({ kind: z.literal("remove"), block: z.string(), also: z.array(z.string()).optional() }),
  z.object({ kind: z.literal("move"), block: z.string(), to: Box }),
  z.object({ kind: z.literal("panel"), block: z.string(), fill: z.string(), colour: z.string() }),
  z.object({
    kind: z.literal("button"),
    block: z.string().nullable(),
    fill: z.string(),
    colour: z.string(),
    text: z.string(),
    to: Box,
  }),
]);
export type Change = z.infer<typeof Change>;

export const Recommendation = z.object({
  fault: FaultCode.nullable()
    .default(null)
    .meta({ description: "The fault it mends; null on a strength and in results of engine 1.x, which name a rule." }),
  rule: z.string(),
  score: ScoreName,
  action: AdviceAction,
  text: z.string(),
  detail: z.string(),
  measured: z.number().nullable(),
  reached: z.number().nullable(),
  unit: z.string(),
  target: Target.nullable(),
  boxes: z.array(Box),
  gain: z.number(),
  overall_gain: z.number(),
  change: Change.nullable().default(null).meta({ description: "How to draw it; null where it cannot be drawn." }),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const PaletteColour = z.object({ hex: z.string(), share: z.number() });
export type PaletteColour = z.infer<typeof PaletteColour>;

export const DesignElement = z.object({
  id: z.string(),
  kind: z.enum(["text", "button", "face", "person", "object"]),
  role: TextRole.nullable(),
  label: z.string(),
  box: Box,
  text: z.string().nullable(),
  text_colour: z.string().nullable(),
  background_colour: z.string().nullable(),
  contrast_ratio: z.number().nullable(),
  apca_lc: z.number().nullable(),
  attention_share: z.number(),
  order: z.number().int(),
});
export type DesignElement = z.infer<typeof DesignElement>;

/** Coarse grid, row-major, 0..255. Thousands of cells: bounds are the engine's promise, not checked on each answer. */
export const AttentionGrid = z.object({
  width: z.number().int(),
  height: z.number().int(),
  data: z.array(z.int()),
});
export type AttentionGrid = z.infer<typeof AttentionGrid>;

export const SourceFacts = z.object({
  width: z.number().int(),
  height: z.number().int(),
  format: z.enum(["jpeg", "png", "webp"]),
  bytes: z.number().int(),
});
export type SourceFacts = z.infer<typeof SourceFacts>;

export const Lack = z
  .object({
    score: ScoreName,
    rule: z.string(),
    label: z.string(),
    text: z.string().meta({ description: "What was measured." }),
    points: z.number(),
    boxes: z.array(Box),
    is_checkable: z.boolean().meta({ description: "A reader can check it by looking at the ad." }),
  })
  .meta({ description: "Something that costs points, though no fault is likely enough to be claimed." });
export type Lack = z.infer<typeof Lack>;

const byScore = <S extends z.ZodType>(schema: S) =>
  z.object({ contrast: schema, recall: schema, copy_engagement: schema });

/** Results of engine 1.x are read too: what they had not yet is null or empty. */
export const Analysis = z.object({
  engine_version: z.string(),
  overall: Score.nullable().meta({ description: "Null where the score is withheld." }),
  overall_percentile: z.number().nullable(),
  overall_reference: MiddleHalf,
  withheld: Withheld.nullable().default(null),
  facts: Facts.nullable().default(null).meta({ description: "Null in results of engine 1.x." }),
  faults: z.array(FaultFinding).default([]),
  flags: z.array(Flag).default([]),
  likely_range: z.object({ low: z.number(), high: z.number() }).nullable(),
  verdict: z.string(),
  formula: z.string().meta({ description: "Empty where the score is withheld." }),
  scores: byScore(ScoreDetail).meta({
    description: "Where the score is withheld each score and percentile is null, without parts.",
  }),
  colours: z.array(PaletteColour),
  elements: z.array(DesignElement),
  attention: AttentionGrid,
  clutter: z.number(),
  copy: z.array(z.object({ text: z.string(), role: TextRole })),
  recommendations: byScore(z.array(Recommendation)),
  lacks: z
    .array(Lack)
    .default([])
    .meta({ description: "What can be checked first, then by cost. Older analyses name none." }),
  notes: z.array(z.string()),
  source: SourceFacts,
});
export type Analysis = z.infer<typeof Analysis>;

export const ScoreVerdict = z.object({
  winner: z.union([z.literal(1), z.literal(2), z.null()]),
  probability_first: z.number().min(0).max(1),
  difference: z.number(),
  /** Points of difference within which it is too close to call; null in verdicts from before it was kept. */
  error: z.number().nullable().default(null),
});
export type ScoreVerdict = z.infer<typeof ScoreVerdict>;

export const ComparisonVerdict = z.object({
  overall: ScoreVerdict,
  scores: byScore(ScoreVerdict),
  sentence: z.string(),
  borrow: z.array(z.object({ score: ScoreName, text: z.string(), from_boxes: z.array(Box), to_boxes: z.array(Box) })),
});
export type ComparisonVerdict = z.infer<typeof ComparisonVerdict>;
