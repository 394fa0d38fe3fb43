import { z } from "zod";
import { ComparisonVerdict } from "./analysis.ts";
import { PairCritique } from "./critique.ts";
import { endpoint } from "./endpoint.ts";
import { ImageResult, SortQuery } from "./images.ts";
import { ComparisonUsage, PageInfo, PageQuery } from "./shared.ts";
import { Id, IdParams, Timestamp } from "./values.ts";

const tag = "A/B tests";

export const Comparison = z.object({
  id: Id,
  created_date: Timestamp,
  image1_data: ImageResult,
  image2_data: ImageResult,
  verdict: ComparisonVerdict.nullable().meta({
    description: "Null where the two cannot be compared any more; `not_comparable` then says why.",
  }),
  not_comparable: z.string().nullable(),
  critique: PairCritique.nullable()
    .optional()
    .meta({ description: "Which one a model would run. Absent where the operator has set no model, null in lists." }),
});
export type Comparison = z.infer<typeof Comparison>;

export const exactlyTwoImages = "Exactly two images are required.";

const ImageIds = z
  .tuple([z.string({ error: exactlyTwoImages }), z.string({ error: exactlyTwoImages })], { error: exactlyTwoImages })
  .refine(([first, second]) => first !== second, { error: exactlyTwoImages });

export const CreateComparisonBody = z.object({ image_ids: ImageIds });
export type CreateComparisonBody = z.infer<typeof CreateComparisonBody>;

export const ComparisonCreated = z.object({ message: z.string(), data: z.object({ id: Id }) });
export type ComparisonCreated = z.infer<typeof ComparisonCreated>;

export const createComparison = endpoint({
  name: "createComparison",
  method: "POST",
  path: "/image-comparisons",
  auth: "user",
  body: CreateComparisonBody,
  encoding: "json",
  status: 201,
  idempotent: true,
  response: ComparisonCreated,
  errors: [
    "validation_failed",
    "malformed_json",
    "token_invalid",
    "forbidden",
    "subscription_required",
    "upgrade_required",
    "quota_exceeded",
    "not_found",
    "conflict",
    "idempotency_mismatch",
  ],
  invalidForm: "ImageIdsError",
  summary: "Compare two creatives.",
  tag,
});

export const ComparisonList = PageInfo.extend({
  message: z.string(),
  comparisons: z.array(Comparison),
  usage: ComparisonUsage,
});
export type ComparisonList = z.infer<typeof ComparisonList>;

export const listComparisons = endpoint({
  name: "listComparisons",
  method: "GET",
  path: "/image-comparisons/list",
  auth: "user",
  query: PageQuery.extend({ sort: SortQuery }),
  encoding: "none",
  response: ComparisonList,
  errors: ["validation_failed", "token_invalid"],
  summary: "One's own comparisons, newest first unless sorted; the rating is that of the better image.",
  tag,
});

export const ComparisonDetails = z.object({ message: z.string(), comparison: Comparison });
export type ComparisonDetails = z.infer<typeof ComparisonDetails>;

export const getComparison = endpoint({
  name: "getComparison",
  method: "GET",
  path: "/image-comparisons/:id",
  auth: "user",
  params: IdParams,
  encoding: "none",
  response: ComparisonDetails,
  errors: ["token_invalid", "not_found"],
  summary: "One comparison with both analyses and the verdict.",
  tag,
});

export const deleteComparison = endpoint({
  name: "deleteComparison",
  method: "DELETE",
  path: "/image-comparisons/:id",
  auth: "user",
  params: IdParams,
  encoding: "none",
  status: 204,
  response: "none",
  errors: ["token_invalid", "not_found"],
  summary: "Delete a comparison; its creatives stay.",
  tag,
});

export const comparisonEndpoints = [createComparison, listComparisons, getComparison, deleteComparison] as const;
