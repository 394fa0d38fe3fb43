import type { Db } from "../../platform/db/database.ts";
import { jsonFile, type PersonalData } from "../../platform/personal-data.ts";

export function createComparisonsData({ db }: { db: Db }): PersonalData {
  return {
    export: async ({ userId }) => [
      jsonFile(
        "comparisons.json",
        await db
          .selectFrom("comparisons")
          .select(["id", "image1_id", "image2_id", "verdict", "created_at"])
          .where("owner_id", "=", userId)
          .orderBy("created_at")
          .execute(),
      ),
    ],
    erase: async (tx, { userId }) => {
      const { numDeletedRows } = await tx.deleteFrom("comparisons").where("owner_id", "=", userId).executeTakeFirst();
      return { comparisons: Number(numDeletedRows) };
    },
  };
}
