import { imagesPerComparison } from "@adjudge/contracts";
import type { Admission } from "../../http/route.ts";
import type { Db } from "../../platform/db/database.ts";
import { giveBack, holdAlive, reserve, type Reservation } from "../usage/service.ts";

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
