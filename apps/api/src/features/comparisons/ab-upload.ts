import { compare, type Analysis } from "@adjudge/scoring";
import { invalidFields } from "../../platform/app-error.ts";
import type { NoteDone } from "../../platform/idempotency/idempotency-store.ts";
import {
  checkUpload,
  exactlyTwoUploads,
  type ImagesService,
  type UploadAdmission,
  type UploadedPicture,
} from "../images/service.ts";
import { storeChargedPair, type OnCompared } from "./store-pair.ts";

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
        made = { id: await storeChargedPair(tx, { ownerId, ids, verdict, reservation: comparison }), image_ids: ids };
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
