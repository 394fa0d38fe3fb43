import { imagesPerComparison } from "@adjudge/contracts";
import { compare, type Analysis } from "@adjudge/scoring";
import type { Admission } from "../../http/route.ts";
import { invalidFields } from "../../platform/app-error.ts";
import type { Db } from "../../platform/db/database.ts";
import type { NoteDone } from "../../platform/idempotency/idempotency-store.ts";
import { insertCharged, type OnCompared } from "../comparisons/service.ts";
import { giveBack, holdAlive, reserve, type Reservation } from "../usage/service.ts";
import type { ImagesService } from "./service.ts";
import { checkUpload, exactlyTwoUploads, type UploadedPicture } from "./upload-file.ts";

/** Places in the quota: one upload, or for an A/B test two uploads and a comparison. */
export type UploadAdmission = Admission & { upload: Reservation; comparison: Reservation | undefined };

const isAbTest = (query: unknown): boolean =>
  typeof query === "object" && query !== null && "type" in query && query.type === "abtest";

const mostInFlight = 3;

export async function admitUpload(
  db: Db,
  { userId, query }: { userId: string; query: unknown },
): Promise<UploadAdmission> {
  const comparison = isAbTest(query) ? await reserve(db, { userId, kind: "comparison" }) : undefined;
  try {
    const amount = comparison ? imagesPerComparison : 1;
    const upload = await reserve(db, { userId, kind: "upload", amount, mostInFlight });
    const alive = holdAlive(db, upload);
    return {
      upload,
      comparison,
      giveBack: async () => {
        alive.stop();
        await giveBack(db, upload);
        if (comparison) await giveBack(db, comparison);
      },
    };
  } catch (error) {
    if (comparison) await giveBack(db, comparison);
    throw error;
  }
}

export type AbUpload = { id: string; image_ids: [string, string] };

export type AbUploads = {
  upload: (input: {
    ownerId: string;
    files: readonly UploadedPicture[];
    admission: UploadAdmission;
    noteDone: NoteDone;
  }) => Promise<AbUpload>;
};

/** Both pictures and their comparison, or nothing. */
export function createAbUploads({ images, onCompared }: { images: ImagesService; onCompared: OnCompared }): AbUploads {
  return {
    upload: async ({ ownerId, files, admission, noteDone }) => {
      const [first, second, ...more] = files;
      if (!first || !second || more.length > 0) throw invalidFields({ images: [exactlyTwoUploads] });
      const uploads = [checkUpload(first, "images"), checkUpload(second, "images")];
      const category = await images.abTestingCategory(ownerId);
      const { upload: reservation, comparison } = admission;
      const pictures = await Promise.all(
        uploads.map(async (upload) => ({ upload, picture: await images.analyse(upload, { ownerId, reservation }) })),
      );
      requireScores(pictures.map(({ picture }) => picture.analysis));
      if (!comparison) throw new Error("an A/B upload was admitted without a comparison");
      let made: AbUpload | undefined;
      await images.storeTogether(pictures, { ownerId, categoryId: category.id, reservation }, async (tx, [a, b]) => {
        if (!a || !b) throw new Error("an A/B upload stores two pictures");
        const ids: [string, string] = [a.image.id, b.image.id];
        const verdict = compare(pictures[0]?.picture.analysis ?? never(), pictures[1]?.picture.analysis ?? never());
        made = { id: await insertCharged(tx, { ownerId, ids, verdict, reservation: comparison }), image_ids: ids };
        await onCompared(tx, { id: made.id, ownerId });
        await noteDone(tx, made);
      });
      return made ?? never();
    },
  };
}

/** Both are refused together: nothing is stored, and both places and the comparison are given back. */
function requireScores(analyses: readonly Pick<Analysis, "withheld">[]): void {
  const reasons = analyses.flatMap(({ withheld }, index) =>
    withheld ? [`Image ${index + 1} has no score, so the two cannot be compared. ${withheld.message}`] : [],
  );
  if (reasons.length > 0) throw invalidFields({ images: reasons });
}

function never(): never {
  throw new Error("an A/B upload stores two pictures");
}
