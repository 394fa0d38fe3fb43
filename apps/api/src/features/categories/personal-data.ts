import type { Db } from "../../platform/db/database.ts";
import { jsonFile, type PersonalData } from "../../platform/personal-data.ts";

export function createCategoriesData({ db }: { db: Db }): PersonalData {
  return {
    export: async ({ userId }) => [
      jsonFile(
        "categories.json",
        await db
          .selectFrom("categories")
          .select(["id", "name", "created_at"])
          .where("owner_id", "=", userId)
          .orderBy("created_at")
          .execute(),
      ),
    ],
    erase: async (tx, { userId }) => {
      const { numDeletedRows } = await tx.deleteFrom("categories").where("owner_id", "=", userId).executeTakeFirst();
      return { categories: Number(numDeletedRows) };
    },
  };
}
