import { z } from "zod";
import { Analysis } from "./analysis.ts";
import { Category } from "./categories.ts";
import { Corrections } from "./corrections.ts";
import { Critique } from "./critique.ts";
import { endpoint } from "./endpoint.ts";
import { Withheld } from "./findings.ts";
import { imagesPerComparison, maxBatchSize, maxUploadBytes } from "./limits.ts";
import { PageInfo, PageQuery, UploadUsage, wholeNumber } from "./shared.ts";
import { Id, IdParams, Score, Timestamp } from "./values.ts";

const tag = "Creatives";

export const ImageResult = z.object({
  id: Id,
  /** What the file was called when it was uploaded, without its ending; may be empty. */
  name: z.string(),
  /** Signed, expiring addresses. */
  image: z.string(),
  thumbnail: z.string(),
  created_date: Timestamp,
  overall_score: Score.nullable().meta({ description: "Null where the score is withheld; `withheld` then says why." }),
  withheld: Withheld.nullable(),
  /** One item; `code` is a single-quoted text list: `['#1a2b3c', '#ffffff']`. */
  colors: z.array(z.object({ code: z.string() })),
  /** One item. */
  scores: z.array(
    z
      .object({
        contrast_score: Score.nullable(),
        recall_score: Score.nullable(),
        copy_engagement_score: Score.nullable(),
      })
      .meta({ description: "All three are null where the score is withheld." }),
  ),
  /** One item; each list has the most valuable first. */
  recommendations: z.array(
    z.object({
      contrast_recommendation: z.array(z.string()),
      recall_recommendation: z.array(z.string()),
      copy_engagement_recommendation: z.array(z.string()),
    }),
  ),
  category: Category,
  engine_version: z.string(),
  corrected: z.boolean().meta({ description: "The owner corrected what the engine found." }),
  corrections: Corrections.nullable(),
  can_score_again: z
    .boolean()
    .meta({ description: "Scored by an older engine, and not yet scored again: that is free, once." }),
  /** null where a list leaves it out for size. */
  analysis: Analysis.nullable(),
  critique: Critique.nullable()
    .optional()
    .meta({ description: "A model’s opinion. Absent where the operator has set no model, null in lists." }),
});
export type ImageResult = z.infer<typeof ImageResult>;

export const UploadFields = z.object({
  /** A category id. Required unless `type=abtest`, which the server checks: it depends on the query. */
  category: z.string({ error: "Category is required" }).optional(),
  number_of_images: wholeNumber(
    `Number of images must be a whole number from 1 to ${maxBatchSize}.`,
    1,
    maxBatchSize,
  ).optional(),
});
export type UploadFields = z.infer<typeof UploadFields>;

export const SingleUpload = z.object({ message: z.string(), image_id: Id, analysis_results: ImageResult });
export type SingleUpload = z.infer<typeof SingleUpload>;

/** `analysis_results.id` is the comparison's. */
export const AbTestUpload = z.object({
  message: z.string(),
  analysis_results: z.object({ id: Id, image_ids: z.tuple([Id, Id]) }),
});
export type AbTestUpload = z.infer<typeof AbTestUpload>;

/** The A/B form first: it fails at once on a single upload, without walking the analysis. */
export const UploadResult = z.union([AbTestUpload, SingleUpload]);
export type UploadResult = z.infer<typeof UploadResult>;

export const isSingleUpload = (result: UploadResult): result is SingleUpload => "image_id" in result;

/** One call with two faces: `image` with a category, or with `type=abtest` exactly two `images`. */
export const uploadImage = endpoint({
  name: "uploadImage",
  method: "POST",
  path: "/images",
  auth: "user",
  query: z.object({ type: z.string({ error: "Type must be given once." }).optional() }),
  fields: UploadFields,
  files: {
    image: { maxCount: 1, maxBytes: maxUploadBytes },
    images: { maxCount: imagesPerComparison, maxBytes: maxUploadBytes },
  },
  encoding: "multipart",
  status: 201,
  idempotent: true,
  response: UploadResult,
  errors: [
    "validation_failed",
    "unsupported_image",
    "token_invalid",
    "forbidden",
    "subscription_required",
    "upgrade_required",
    "quota_exceeded",
    "not_found",
    "conflict",
    "file_too_large",
    "idempotency_mismatch",
    "storage_full",
  ],
  summary: "Upload an ad image and score it, or two and compare them.",
  tag,
});

export const SortOrder = z.enum(["-overall_score", "overall_score", "-created_date", "created_date"], {
  error: "Sort must be one of -overall_score, overall_score, -created_date, created_date.",
});
export type SortOrder = z.infer<typeof SortOrder>;

const blank = z.literal("").transform(() => undefined);

/** `sort=` in a list's address; an empty value counts as missing. */
export const SortQuery = z
  .union([blank, SortOrder], {
    error: "Sort must be one of -overall_score, overall_score, -created_date, created_date.",
  })
  .optional();

/** An empty value counts as missing: clients send `category=&sort=`. A category id is checked by the server. */
export const ImageListQuery = PageQuery.extend({
  category: z.union([blank, z.string()], { error: "Category must be given once." }).optional(),
  sort: SortQuery,
});
export type ImageListQuery = z.infer<typeof ImageListQuery>;

export const ImageList = PageInfo.extend({ message: z.string(), images: z.array(ImageResult), usage: UploadUsage });
export type ImageList = z.infer<typeof ImageList>;

export const listImages = endpoint({
  name: "listImages",
  method: "GET",
  path: "/images/list",
  auth: "user",
  query: ImageListQuery,
  encoding: "none",
  response: ImageList,
  errors: ["validation_failed", "token_invalid", "not_found"],
  summary: "One's own creatives, newest first unless sorted.",
  tag,
});

export const ImageDetails = z.object({ message: z.string(), image: ImageResult });
export type ImageDetails = z.infer<typeof ImageDetails>;

export const getImage = endpoint({
  name: "getImage",
  method: "GET",
  path: "/images/:id",
  auth: "user",
  params: IdParams,
  encoding: "none",
  response: ImageDetails,
  errors: ["token_invalid", "not_found"],
  summary: "One creative with its whole analysis.",
  tag,
});

export const deleteImage = endpoint({
  name: "deleteImage",
  method: "DELETE",
  path: "/images/:id",
  auth: "user",
  params: IdParams,
  encoding: "none",
  status: 204,
  response: "none",
  errors: ["token_invalid", "not_found", "conflict"],
  summary: "Delete a creative.",
  tag,
});

export const imageEndpoints = [uploadImage, listImages, getImage, deleteImage] as const;
