import type { Db } from "../../platform/db/database.ts";

/** Identities whose provider never proved the address. */
export async function dropUnprovenIdentities(db: Db, { userId }: { userId: string }): Promise<void> {
  await db.deleteFrom("user_identities").where("user_id", "=", userId).where("is_email_verified", "=", false).execute();
}
