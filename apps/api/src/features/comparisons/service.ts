import {
  ComparisonVerdict,
  exactlyTwoImages,
  type Comparison,
  type ImageResult,
  type SortOrder,
} from "@adjudge/contracts";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { NoteDone } from "../../platform/idempotency/idempotency-store.ts";
import { isUuid } from "../../platform/ids.ts";
import type { ImagesService } from "../images/service.ts";
import { charge, requireEntitlement } from "../usage/service.ts";
import { compareStored, whyNotComparable } from "./comparable.ts";
import { storePair, type OnCompared } from "./store-pair.ts";
import {
  countComparisons,
  deleteComparisonRow,
  deleteComparisonsOfCategory,
  findComparison,
  findComparisons,
  findComparedAnalyses,
  findPair,
  isImageCompared,
  lockPair,
  updateVerdict,
  type ComparisonRow,
} from "./repository.ts";

export { createAbUploads, type AbUpload, type AbUploads } from "./ab-upload.ts";

export type ComparisonsService = ReturnType<typeof createComparisonsService>;

/** The one form that errors of a comparison have. */
export const imageIdsError = (detail: string): AppError =>
  new AppError("validation_failed", detail, { body: { image_ids: { detail } } });

export const isCompared = (tx: Tx, image: { id: string }): Promise<boolean> => isImageCompared(tx, image);
export const removeComparisonsOfCategory = (tx: Tx, category: { categoryId: string }): Promise<void> =>
  deleteComparisonsOfCategory(tx, category);

/** One of two pictures was analysed once more: what was said of the pair is said anew, where it still can be. */
export async function refreshComparisons(tx: Tx, image: { id: string }): Promise<void> {
  for (const { id, first, second } of await findComparedAnalyses(tx, image))
    if (whyNotComparable(first, second) === null)
      await updateVerdict(tx, { id, verdict: compareStored(first.analysis, second.analysis) });
}

type NewComparison = { ownerId: string; ids: readonly [string, string]; noteDone: NoteDone };

/** Malformed, foreign and missing ids get the same response. */
const unknownImage = () => notFound("Choose two of your images.");

type ComparisonList = { ownerId: string; sort: SortOrder | undefined; page: number; pageSize: number };

type Dependencies = { db: Db; images: ImagesService; onCompared: OnCompared };

export function createComparisonsService({ db, images, onCompared }: Dependencies) {
  const load = (id: string, ownerId: string) =>
    images.get({ id, ownerId }).catch((error: unknown) => {
      throw error instanceof AppError && error.code === "not_found" ? unknownImage() : error;
    });

  const present = (row: ComparisonRow, [first, second]: readonly [ImageResult, ImageResult]): Comparison => {
    const reason = whyNotComparable(first, second);
    return {
      id: row.id,
      created_date: row.created_at.toISOString(),
      image1_data: first,
      image2_data: second,
      verdict: reason === null ? ComparisonVerdict.parse(row.verdict) : null,
      not_comparable: reason,
    };
  };

  const presentWhole = async (row: ComparisonRow, ownerId: string): Promise<Comparison> => {
    const [first, second] = await Promise.all([
      images.get({ id: row.image1_id, ownerId }),
      images.get({ id: row.image2_id, ownerId }),
    ]);
    return present(row, [images.presentWhole(first), images.presentWhole(second)]);
  };

  /** All their pictures in one query; a comparison deleted meanwhile, with a picture of it, is left out. */
  const presentList = async (rows: readonly ComparisonRow[], ownerId: string): Promise<Comparison[]> => {
    const ids = [...new Set(rows.flatMap(({ image1_id, image2_id }) => [image1_id, image2_id]))];
    const found = new Map((await images.getMany({ ids, ownerId })).map((image) => [image.id, images.present(image)]));
    return rows.flatMap((row) => {
      const [first, second] = [found.get(row.image1_id), found.get(row.image2_id)];
      return first && second ? [present(row, [first, second])] : [];
    });
  };

  /** The same two again are the same comparison, and cost nothing: whoever comes second waits, and finds it. */
  const create = async ({ ownerId, ids, noteDone }: NewComparison): Promise<string> => {
    const [a, b] = ids;
    if (a.toLowerCase() === b.toLowerCase()) throw imageIdsError(exactlyTwoImages);
    await load(a, ownerId);
    await load(b, ownerId);
    const make = async (tx: Tx): Promise<string> => {
      // A correction that is saved meanwhile would not find this comparison, and leave it with a verdict on what was.
      const [first, second] = await images.holdPair(tx, { ids, ownerId });
      if (!first || !second) throw unknownImage();
      const reason = whyNotComparable(images.present(first), images.present(second));
      if (reason !== null) throw imageIdsError(reason);
      const pool = await charge(tx, { userId: ownerId, kind: "comparison" });
      const verdict = compareStored(first.analysis, second.analysis);
      const id = await storePair(tx, { ownerId, ids, verdict, pool });
      await onCompared(tx, { id, ownerId });
      return id;
    };
    try {
      return await inTransaction(db, async (tx) => {
        await lockPair(tx, { ownerId, ids });
        const id = (await findPair(tx, { ownerId, ids })) ?? (await make(tx));
        await noteDone(tx, { id });
        return id;
      });
    } catch (error) {
      throw isGone(error) ? unknownImage() : error;
    }
  };

  const requireRow = async (id: string, ownerId: string): Promise<ComparisonRow> => {
    const row = isUuid(id) ? await findComparison(db, { id, ownerId }) : undefined;
    if (!row) throw notFound();
    return row;
  };

  return {
    /** Who may not compare at all is told so before anything about the pictures. */
    requireRight: async ({ userId }: { userId: string }): Promise<void> =>
      void (await requireEntitlement(db, userId, "comparison")),
    create,
    get: async ({ id, ownerId }: { id: string; ownerId: string }): Promise<Comparison> =>
      presentWhole(await requireRow(id, ownerId), ownerId),
    list: async ({ ownerId, sort = "-created_date", page, pageSize }: ComparisonList) => {
      const [rows, count] = await Promise.all([
        findComparisons(db, { ownerId, sort, offset: (page - 1) * pageSize, limit: pageSize }),
        countComparisons(db, { ownerId }),
      ]);
      return { count, comparisons: await presentList(rows, ownerId) };
    },
    remove: async ({ id, ownerId }: { id: string; ownerId: string }): Promise<void> => {
      if (!isUuid(id) || !(await deleteComparisonRow(db, { id, ownerId }))) throw notFound();
    },
  };
}

/** One of the two pictures was deleted between reading and storing. */
const isGone = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "23503";
