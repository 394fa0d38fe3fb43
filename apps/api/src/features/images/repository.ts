import { sql, type OrderByItemBuilder } from "kysely";
import type { SortOrder } from "@adjudge/contracts";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { ImageSummary } from "../../platform/db/tables/creatives-tables.ts";
import type { ScoredColumns } from "./scored-columns.ts";

const listColumns = [
  "images.id",
  "images.owner_id",
  "images.created_at",
  "images.name",
  "images.overall_score",
  "images.contrast_score",
  "images.recall_score",
  "images.copy_engagement_score",
  "images.summary",
  "images.engine_version",
  "images.corrections",
  "images.scored_again_at",
  "images.format",
  "images.object_key",
  "images.thumbnail_key",
  "images.preview_key",
  "categories.id as category_id",
  "categories.name as category_name",
  "categories.is_ab_testing",
] as const;

export type ImageRow = {
  id: string;
  owner_id: string;
  created_at: Date;
  name: string;
  overall_score: string | null;
  contrast_score: string | null;
  recall_score: string | null;
  copy_engagement_score: string | null;
  summary: ImageSummary;
  engine_version: string;
  corrections: unknown;
  scored_again_at: Date | null;
  format: "jpeg" | "png" | "webp";
  object_key: string;
  thumbnail_key: string;
  preview_key: string;
  category_id: string;
  category_name: string;
  is_ab_testing: boolean;
};

export type ImageRowWithAnalysis = ImageRow & { analysis: unknown };

export type NewImage = {
  id: string;
  ownerId: string;
  categoryId: string;
  name: string;
  uploadSha256: Buffer;
  sha256: Buffer;
  objectKey: string;
  thumbnailKey: string;
  previewKey: string;
  format: "jpeg" | "png" | "webp";
  byteLength: number;
  width: number;
  height: number;
  scored: ScoredColumns;
  planOwnerId: string;
  usagePeriodStart: Date;
};

export async function insertImage(tx: Tx, image: NewImage): Promise<void> {
  await tx
    .insertInto("images")
    .values({
      id: image.id,
      owner_id: image.ownerId,
      category_id: image.categoryId,
      name: image.name,
      upload_sha256: image.uploadSha256,
      sha256: image.sha256,
      object_key: image.objectKey,
      thumbnail_key: image.thumbnailKey,
      preview_key: image.previewKey,
      format: image.format,
      byte_length: image.byteLength,
      width: image.width,
      height: image.height,
      ...image.scored,
      plan_owner_id: image.planOwnerId,
      usage_period_start: image.usagePeriodStart,
    })
    .execute();
}

/** Double clicks of one user on one file wait for each other until the transaction ends. */
export async function lockUpload(
  tx: Tx,
  { ownerId, uploadSha256 }: { ownerId: string; uploadSha256: Buffer },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${ownerId + uploadSha256.toString("hex")}, 0))`.execute(tx);
}

export async function findRecentTwin(
  db: Db,
  {
    ownerId,
    categoryId,
    uploadSha256,
    seconds,
    exceptId,
  }: { ownerId: string; categoryId: string; uploadSha256: Buffer; seconds: number; exceptId?: string | undefined },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("images")
    .select("id")
    // The picture that is being stored would be found as its own twin, whichever index is read.
    .$if(exceptId !== undefined, (query) => query.where("id", "!=", exceptId ?? ""))
    .where("owner_id", "=", ownerId)
    .where("upload_sha256", "=", uploadSha256)
    .where("category_id", "=", categoryId)
    .where("created_at", ">", sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`)
    .executeTakeFirst();
  return row?.id;
}

export function findImage(
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<ImageRowWithAnalysis | undefined> {
  return db
    .selectFrom("images")
    .innerJoin("categories", "categories.id", "images.category_id")
    .select([...listColumns, "images.analysis"])
    .where("images.id", "=", id)
    .where("images.owner_id", "=", ownerId)
    .executeTakeFirst();
}

/** By id alone: the signature of the address is the proof. */
export function findFile(db: Db, { id }: { id: string }) {
  return db
    .selectFrom("images")
    .select(["owner_id", "format", "sha256", "object_key", "thumbnail_key", "preview_key"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export type ImageFilter = { ownerId: string; categoryId?: string };
export type Page = { sort: SortOrder; offset: number; limit: number };

/**
 * One page of `count` pictures. Only index entries are walked to reach it, from whichever end is nearer: the last page
 * of 100,000 costs what the first does, and one in the middle half of what a plain offset would.
 */
export async function findImages(
  db: Db,
  filter: ImageFilter,
  { sort, offset, limit, count }: Page & { count: number },
): Promise<ImageRow[]> {
  const length = Math.min(limit, count - offset);
  if (length <= 0) return [];
  const fromEnd = count - offset - length;
  const isBackwards = fromEnd < offset;
  const isByScore = sort.endsWith("overall_score");
  const column = isByScore ? "images.overall_score" : "images.created_at";
  const direction = sort.startsWith("-") === isBackwards ? "asc" : "desc";
  // Pictures without a score come last, so first when walked backwards. Of dates nothing is said: their index would not fit.
  const order = (by: OrderByItemBuilder): OrderByItemBuilder => {
    const directed = direction === "asc" ? by.asc() : by.desc();
    if (!isByScore) return directed;
    return isBackwards ? directed.nullsFirst() : directed.nullsLast();
  };
  let walk = db
    .selectFrom("images")
    .select("images.id")
    .where("images.owner_id", "=", filter.ownerId)
    .orderBy(column, order)
    .orderBy("images.id", direction)
    .offset(isBackwards ? fromEnd : offset)
    .limit(length);
  if (filter.categoryId !== undefined) walk = walk.where("images.category_id", "=", filter.categoryId);
  const rows = await db
    .selectFrom(walk.as("page"))
    .innerJoin("images", "images.id", "page.id")
    .innerJoin("categories", "categories.id", "images.category_id")
    .select(listColumns)
    .orderBy(column, order)
    .orderBy("images.id", direction)
    .execute();
  return isBackwards ? rows.toReversed() : rows;
}

/** What lists show of these pictures; those that are gone are left out. */
export function findImagesById(
  db: Db,
  { ids, ownerId }: { ids: readonly string[]; ownerId: string },
): Promise<ImageRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("images")
    .innerJoin("categories", "categories.id", "images.category_id")
    .select(listColumns)
    .where("images.id", "in", [...ids])
    .where("images.owner_id", "=", ownerId)
    .execute();
}

export async function countImages(db: Db, filter: ImageFilter): Promise<number> {
  let query = db
    .selectFrom("image_counts")
    .select((eb) => eb.fn.sum<string | null>("images").as("count"))
    .where("owner_id", "=", filter.ownerId);
  if (filter.categoryId !== undefined) query = query.where("category_id", "=", filter.categoryId);
  const row = await query.executeTakeFirstOrThrow();
  return Number(row.count ?? 0);
}
