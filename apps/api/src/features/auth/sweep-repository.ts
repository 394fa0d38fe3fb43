import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

/** 24 hours after they ran out, so that a person who asks why a code failed can still be answered. */
export async function sweepSignIn(db: Db): Promise<void> {
  const dayAgo = sql<Date>`now() - interval '24 hours'`;
  await db.deleteFrom("one_time_codes").where("expires_at", "<", dayAgo).execute();
  await db.deleteFrom("reset_links").where("expires_at", "<", dayAgo).execute();
  await db.deleteFrom("email_change_cancels").where("expires_at", "<", dayAgo).execute();
  await db.deleteFrom("verification_links").where("expires_at", "<", dayAgo).execute();
  await db
    .updateTable("users")
    .set({ pending_email: null, pending_email_at: null, pending_email_from: null })
    .where("pending_email_at", "<", dayAgo)
    .execute();
  await db.deleteFrom("oauth_states").where("expires_at", "<", dayAgo).execute();
  await db.deleteFrom("oauth_handles").where("expires_at", "<", dayAgo).execute();
  // Failures in a row count without a time limit; only short rows are forgotten.
  await db
    .deleteFrom("login_pauses")
    .where("updated_at", "<", sql<Date>`now() - interval '30 days'`)
    .where("failures_in_row", "<", 50)
    .execute();
}
