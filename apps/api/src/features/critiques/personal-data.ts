import type { Db } from "../../platform/db/database.ts";
import { jsonFile, type PersonalData } from "../../platform/personal-data.ts";

/** Opinions about a person's pictures, and the agreement they rest on. Who never agreed has none, and no file. */
export function createCritiquesData({ db }: { db: Db }): PersonalData {
  return {
    export: async ({ userId }) => {
      const consent = await db
        .selectFrom("critic_consents")
        .select(["destination", "agreed_at"])
        .where("owner_id", "=", userId)
        .executeTakeFirst();
      const opinions = await db
        .selectFrom("critiques")
        .select(["image_id", "comparison_id", "status", "model", "opinion", "problem", "asked_at", "finished_at"])
        .where("owner_id", "=", userId)
        .orderBy("asked_at")
        .execute();
      const requests = await db
        .selectFrom("critic_calls")
        .select(["month", "calls"])
        .where("owner_id", "=", userId)
        .orderBy("month")
        .execute();
      if (!consent && opinions.length === 0 && requests.length === 0) return [];
      return [jsonFile("second-opinions.json", { agreed: consent ?? null, opinions, requests })];
    },
    erase: async (tx, { userId }) => {
      const { numDeletedRows } = await tx.deleteFrom("critiques").where("owner_id", "=", userId).executeTakeFirst();
      await tx.deleteFrom("critic_calls").where("owner_id", "=", userId).execute();
      await tx.deleteFrom("critic_consents").where("owner_id", "=", userId).execute();
      return numDeletedRows > 0n ? { second_opinions: Number(numDeletedRows) } : {};
    },
  };
}
