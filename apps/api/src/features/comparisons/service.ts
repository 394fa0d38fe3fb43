import { Analysis, ComparisonVerdict, exactlyTwoImages, type Comparison } from "@adjudge/contracts";
import { compare } from "@adjudge/scoring";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/ids.ts";
import type { ImagesService } from "../images/service.ts";
import { endReservationAsUsed, giveBack, reserve, type Reservation } from "../usage/service.ts";
import {
  countComparisons,
  deleteComparisonRow,
  deleteComparisonsOfCategory,
  findComparison,
  findComparisons,
  findPair,
  insertComparison,
  isImageCompared,
  type ComparisonRow,
} from "./repository.ts";

export type ComparisonsService = ReturnType<typeof createComparisonsService>;

/** The one form that errors of a comparison have. */
export const imageIdsError = (detail: string): AppError =>
  new AppError("validation_failed", detail, { body: { image_ids: { detail } } });

export const isCompared = (tx: Tx, image: { id: string }): Promise<boolean> => isImageCompared(tx, image);
export const removeComparisonsOfCategory = (tx: Tx, category: { categoryId: string }): Promise<void> =>
  deleteComparisonsOfCategory(tx, category);

const unknownImage = "Choose two of your images.";

export function createComparisonsService({ db, images }: { db: Db; images: ImagesService }) {
  const load = async (id: string, ownerId: string) => {
    try {
      return await images.get({ id, ownerId });
    } catch (error) {
      if (error instanceof AppError && error.code === "not_found") throw imageIdsError(unknownImage);
      throw error;
    }
  };

  const present = async (
    row: ComparisonRow,
    ownerId: string,
    { isWhole }: { isWhole: boolean },
  ): Promise<Comparison> => {
    const [first, second] = await Promise.all([
      images.get({ id: row.image1_id, ownerId }),
      images.get({ id: row.image2_id, ownerId }),
    ]);
    return {
      id: row.id,
      created_date: row.created_at.toISOString(),
      image1_data: isWhole ? images.presentWhole(first) : images.present(first),
      image2_data: isWhole ? images.presentWhole(second) : images.present(second),
      verdict: ComparisonVerdict.parse(row.verdict),
    };
  };

  /** The same two again are the same comparison, and cost nothing. */
  const create = async ({ ownerId, ids }: { ownerId: string; ids: readonly [string, string] }): Promise<string> => {
    const [a, b] = ids;
    if (a === b) throw imageIdsError(exactlyTwoImages);
    if (!isUuid(a) || !isUuid(b)) throw imageIdsError(unknownImage);
    const first = await load(a, ownerId);
    const second = await load(b, ownerId);
    const known = await findPair(db, { ownerId, ids });
    if (known !== undefined) return known;
    const reservation = await reserve(db, { userId: ownerId, kind: "comparison" });
    try {
      const verdict = compare(Analysis.parse(first.analysis), Analysis.parse(second.analysis));
      return await inTransaction(db, (tx) => insertCharged(tx, { ownerId, ids, verdict, reservation }));
    } catch (error) {
      if (!(error instanceof AlreadyCompared)) throw isGone(error) ? imageIdsError(unknownImage) : error;
      const other = await findPair(db, { ownerId, ids });
      if (other === undefined) throw imageIdsError(unknownImage);
      return other;
    } finally {
      await giveBack(db, reservation);
    }
  };

  const requireRow = async (id: string, ownerId: string): Promise<ComparisonRow> => {
    const row = isUuid(id) ? await findComparison(db, { id, ownerId }) : undefined;
    if (!row) throw notFound();
    return row;
  };

  return {
    create,
    get: async ({ id, ownerId }: { id: string; ownerId: string }): Promise<Comparison> =>
      present(await requireRow(id, ownerId), ownerId, { isWhole: true }),
    list: async ({ ownerId, page, pageSize }: { ownerId: string; page: number; pageSize: number }) => {
      const [rows, count] = await Promise.all([
        findComparisons(db, { ownerId, offset: (page - 1) * pageSize, limit: pageSize }),
        countComparisons(db, { ownerId }),
      ]);
      return { count, comparisons: await Promise.all(rows.map((row) => present(row, ownerId, { isWhole: false }))) };
    },
    remove: async ({ id, ownerId }: { id: string; ownerId: string }): Promise<void> => {
      if (!isUuid(id) || !(await deleteComparisonRow(db, { id, ownerId }))) throw notFound();
    },
  };
}

class AlreadyCompared extends Error {
  override name = "AlreadyCompared";
}

/** One of the two pictures was deleted between reading and storing. */
const isGone = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "23503";

type Charged = { ownerId: string; ids: readonly [string, string]; verdict: unknown; reservation: Reservation };

/** Row and counter in one commit; the loser of a double click changes nothing. */
export async function insertCharged(tx: Tx, { ownerId, ids, verdict, reservation }: Charged): Promise<string> {
  const made = await insertComparison(tx, {
    ownerId,
    image1Id: ids[0],
    image2Id: ids[1],
    verdict,
    planOwnerId: reservation.pool.ownerId,
    usagePeriodStart: reservation.pool.periodStart,
  });
  if (!made) throw new AlreadyCompared();
  await endReservationAsUsed(tx, reservation);
  return made.id;
}
