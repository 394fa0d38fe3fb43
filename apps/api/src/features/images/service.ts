import { Analysis, type SortOrder } from "@adjudge/contracts";
import { ImageError } from "@adjudge/imaging";
import { AppError, invalidFields, notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { isDatabaseUnavailable } from "../../platform/db/failure.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { NoteDone } from "../../platform/idempotency/idempotency-store.ts";
import { isUuid, type Ids } from "../../platform/ids.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { AnalysedPicture, Analyser } from "../../platform/scoring-pool/analyser.ts";
import type { RateLimiter } from "../../platform/rate-limit/rate-limiter.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { requireRoom } from "../../platform/storage/storage-state.ts";
import { ensureAbTesting, holdCategory, requireCategory } from "../categories/service.ts";
import { endReservationAsFree, endReservationAsUsed, giveBack, type Reservation } from "../usage/service.ts";
import { chargeTimeOut } from "./charge-time-out.ts";
import { removeFiles, removeFilesJob, removeFilesWhenFree, scheduleRemoval, sweepJob } from "./file-jobs.ts";
import { signMediaUrl } from "./media-url.ts";
import { presentImage, type MediaUrls } from "./presenter.ts";
import { createReadAgain } from "./read-again.ts";
import { deleteImageRow, deleteImagesOfCategory, holdImages, lockImages } from "./removal-repository.ts";
import {
  countImages,
  findFile,
  findImage,
  findImages,
  findImagesById,
  findRecentTwin,
  insertImage,
  lockUpload,
  type ImageRow,
  type ImageRowWithAnalysis,
} from "./repository.ts";
import { sha256, storePicture, type StoredPicture } from "./store-picture.ts";
import { checkPictures, integrityJob } from "./integrity.ts";
import { insertSignals } from "./signals-repository.ts";
import { sweep } from "./sweep.ts";
import { checkUpload, exactlyTwoUploads, type UploadedPicture } from "./upload-file.ts";

export type { UploadAdmission } from "./admit-upload.ts";
export type { ImageRow, ImageRowWithAnalysis } from "./repository.ts";
export { checkUpload, exactlyTwoUploads, type UploadedPicture } from "./upload-file.ts";

export type ImagesService = ReturnType<typeof createImagesService>;

type Dependencies = {
  db: Db;
  storage: Storage;
  queue: Queue;
  analyser: Analyser;
  secrets: Secrets;
  rateLimiter: RateLimiter;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  ending: AbortController;
  /** Whether a comparison still shows this picture; the comparisons feature supplies it. */
  isCompared: (tx: Tx, image: { id: string }) => Promise<boolean>;
  removeComparisonsOfCategory: (tx: Tx, category: { categoryId: string }) => Promise<void>;
  /** Verdicts of a picture that was analysed once more. */
  refreshComparisons: (tx: Tx, image: { id: string }) => Promise<void>;
  /** What else is to follow a picture that has a score. */
  onStored: (tx: Tx, image: { id: string; ownerId: string }) => Promise<void>;
};

const twinSeconds = 10;

export function createImagesService(deps: Dependencies) {
  const { db, storage, queue, analyser, secrets, clock, ids, logger } = deps;
  queue.handle(removeFilesJob, ({ keys }) => removeFilesWhenFree(deps, keys));
  queue.handle(sweepJob, async () => void (await sweep({ db, storage, now: clock.now(), logger })));
  queue.handle(integrityJob, async () => void (await checkPictures({ db, storage, logger })));

  const urls: MediaUrls = (variant, image) => signMediaUrl(secrets, clock.now(), { ...image, variant });
  const present = (row: ImageRow, analysis: Analysis | null = null) => presentImage(row, { urls, analysis });
  const presentWhole = (row: ImageRowWithAnalysis) => present(row, Analysis.parse(row.analysis));

  const analyse = async (
    upload: UploadedPicture,
    { ownerId, reservation }: { ownerId: string; reservation: Reservation },
  ): Promise<AnalysedPicture> => {
    try {
      return await analyser.analyse(upload.bytes, { owner: ownerId });
    } catch (error) {
      await chargeTimeOut(deps, { ownerId, reservation, error });
      if (error instanceof ImageError) throw new AppError("unsupported_image", error.message, { cause: error });
      throw error;
    }
  };

  /** All pictures of one request, or none: files first, then rows, quota and whatever else `also` adds in one commit. */
  const storeTogether = async (
    pictures: readonly { upload: UploadedPicture; picture: AnalysedPicture }[],
    { ownerId, categoryId, reservation }: { ownerId: string; categoryId: string; reservation: Reservation },
    commit: (tx: Tx, stored: readonly StoredPicture[]) => Promise<void>,
  ): Promise<void> => {
    await requireRoom(storage);
    const stored: StoredPicture[] = [];
    try {
      for (const { upload, picture } of pictures)
        stored.push(await storePicture(storage, ids, { ownerId, categoryId, upload, picture, reservation }));
      await inTransaction(db, async (tx) => {
        await holdCategory(tx, { id: categoryId, ownerId });
        // A picture without a score costs nothing; a pair is never stored with one.
        const isFree = pictures.every(({ picture }) => picture.analysis.withheld !== null);
        await (isFree ? endReservationAsFree : endReservationAsUsed)(tx, reservation);
        for (const [index, { image }] of stored.entries()) {
          await insertImage(tx, image);
          const signals = pictures[index]?.picture.signals;
          if (signals) await insertSignals(tx, { id: image.id, signals });
          if (!pictures[index]?.picture.analysis.withheld) await deps.onStored(tx, { id: image.id, ownerId });
        }
        await commit(tx, stored);
        if (deps.ending.signal.aborted)
          throw new AppError("unavailable", "The service is restarting. Nothing was charged. Please try again.");
      });
    } catch (error) {
      // A database that went away may have committed before it did. What no row names the sweeper removes, as it does what
      // cannot be removed now.
      if (!isDatabaseUnavailable(error))
        await removeFiles(
          storage,
          stored.flatMap(({ keys }) => keys),
        ).catch(() => undefined);
      throw error;
    }
  };

  const requireImage = async (id: string, ownerId: string): Promise<ImageRowWithAnalysis> => {
    const row = isUuid(id) ? await findImage(db, { id, ownerId }) : undefined;
    if (!row) throw notFound();
    return row;
  };

  const findFileById = async (id: string) => (isUuid(id) ? findFile(db, { id }) : undefined);
  const readAgain = createReadAgain({ ...deps, findImage: requireImage, findFile: findFileById });

  return {
    present,
    presentWhole,
    storeTogether,
    analyse,
    ...readAgain,

    upload: async (input: {
      ownerId: string;
      categoryId: string | undefined;
      file: UploadedPicture | undefined;
      reservation: Reservation;
      noteDone: NoteDone;
    }): Promise<ImageRowWithAnalysis> => {
      const { ownerId, reservation, noteDone } = input;
      const upload = checkUpload(input.file, "image");
      const category = await requireCategory(db, { id: input.categoryId, ownerId });
      // That category holds the pictures of A/B tests, which come in pairs.
      if (category.is_ab_testing) throw invalidFields({ images: [exactlyTwoUploads] });
      const uploadSha256 = sha256(upload.bytes);
      const twin = { ownerId, categoryId: category.id, uploadSha256, seconds: twinSeconds };
      const known = await findRecentTwin(db, twin);
      if (known !== undefined) {
        await giveBack(db, reservation);
        await noteDone(db, { id: known });
        return requireImage(known, ownerId);
      }
      const picture = await analyse(upload, { ownerId, reservation });
      let id: string | undefined;
      const twinFound = new Error("the same file was stored meanwhile");
      try {
        await storeTogether(
          [{ upload, picture }],
          { ownerId, categoryId: category.id, reservation },
          async (tx, [stored]) => {
            await lockUpload(tx, { ownerId, uploadSha256 });
            const other = await findRecentTwin(tx, { ...twin, exceptId: stored?.image.id });
            if (other !== undefined) {
              id = other;
              throw twinFound;
            }
            id = stored?.image.id;
            await noteDone(tx, { id });
          },
        );
      } catch (error) {
        if (error !== twinFound) throw error;
        await giveBack(db, reservation);
        await noteDone(db, { id });
      }
      if (id === undefined) throw new Error("stored no picture");
      return requireImage(id, ownerId);
    },

    /** Before the body of an upload is read: what cannot be kept is not scored. */
    requireRoom: () => requireRoom(storage),

    abTestingCategory: (ownerId: string) => ensureAbTesting(db, ownerId),

    get: (input: { id: string; ownerId: string }) => requireImage(input.id, input.ownerId),

    /** Both as they are now, and until the transaction ends. */
    holdPair: async (
      tx: Tx,
      { ids, ownerId }: { ids: readonly [string, string]; ownerId: string },
    ): Promise<readonly [ImageRowWithAnalysis | undefined, ImageRowWithAnalysis | undefined]> => {
      await holdImages(tx, { ids, ownerId });
      const [first, second] = ids;
      return [await findImage(tx, { id: first, ownerId }), await findImage(tx, { id: second, ownerId })];
    },

    getMany: (input: { ids: readonly string[]; ownerId: string }) => findImagesById(db, input),

    list: async (input: {
      ownerId: string;
      category: string | undefined;
      sort: SortOrder | undefined;
      page: number;
      pageSize: number;
    }): Promise<{ rows: ImageRow[]; count: number }> => {
      if (input.category !== undefined) await requireCategory(db, { id: input.category, ownerId: input.ownerId });
      const filter = {
        ownerId: input.ownerId,
        ...(input.category === undefined ? {} : { categoryId: input.category }),
      };
      const page = {
        sort: input.sort ?? ("-created_date" as const),
        offset: (input.page - 1) * input.pageSize,
        limit: input.pageSize,
      };
      const count = await countImages(db, filter);
      return { rows: await findImages(db, filter, { ...page, count }), count };
    },

    remove: async ({ id, ownerId }: { id: string; ownerId: string }): Promise<void> => {
      if (!isUuid(id)) throw notFound();
      await inTransaction(db, async (tx) => {
        if ((await lockImages(tx, { id, ownerId })) === 0) throw notFound();
        if (await deps.isCompared(tx, { id }))
          throw new AppError("conflict", "This image is part of an A/B comparison. Delete the comparison first.");
        const files = await deleteImageRow(tx, { id, ownerId });
        if (files) await scheduleRemoval(queue, tx, [files]);
      });
    },

    removeOfCategory: async (tx: Tx, { categoryId }: { categoryId: string }): Promise<void> => {
      await lockImages(tx, { categoryId });
      await deps.removeComparisonsOfCategory(tx, { categoryId });
      await scheduleRemoval(queue, tx, await deleteImagesOfCategory(tx, { categoryId }));
    },

    checkPictures: () => checkPictures({ db, storage, logger }),
    findFile: findFileById,
  };
}
