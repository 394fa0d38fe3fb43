import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import type { CodePurpose } from "../../platform/db/tables/auth-tables.ts";

const now = sql<Date>`now()`;
const mostAttempts = 5;

export type NewCode = {
  id: string;
  userId: string;
  purpose: CodePurpose;
  hmac: Buffer;
  sentTo: string;
  sentToFolded: string;
  sessionId: string | null;
};

/**
 * The user's older codes of that purpose stop working. Of changes to one address only the newest has a code: else many
 * accounts could wait for one address, and one guess would be tried on all of their codes.
 */
export async function insertCode(db: Db, code: NewCode): Promise<void> {
  await db
    .updateTable("one_time_codes")
    .set({ used_at: now })
    .where((eb) =>
      code.purpose === "EMAIL_CHANGE"
        ? eb.or([eb("user_id", "=", code.userId), eb("sent_to_folded", "=", code.sentToFolded)])
        : eb("user_id", "=", code.userId),
    )
    .where("purpose", "=", code.purpose)
    .where("used_at", "is", null)
    .execute();
  await db
    .insertInto("one_time_codes")
    .values({
      id: code.id,
      user_id: code.userId,
      purpose: code.purpose,
      code_hmac: code.hmac,
      sent_to: code.sentTo,
      sent_to_folded: code.sentToFolded,
      session_id: code.sessionId,
    })
    .execute();
}

export type CodeRow = {
  id: string;
  user_id: string;
  purpose: CodePurpose;
  code_hmac: Buffer;
  sent_to: string;
  session_id: string | null;
};

/** Counts one try on the living codes of an address and returns them: counting comes before comparing. */
export function countAttempt(
  db: Db,
  { folded, purposes }: { folded: string; purposes: readonly CodePurpose[] },
): Promise<CodeRow[]> {
  return db
    .updateTable("one_time_codes")
    .set(({ eb }) => ({ attempts: eb("attempts", "+", 1) }))
    .where("sent_to_folded", "=", folded)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("attempts", "<", mostAttempts)
    .returning(["id", "user_id", "purpose", "code_hmac", "sent_to", "session_id"])
    .execute();
}

/** False when it was used in the meantime. */
export async function consumeCode(db: Db, { id }: { id: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("one_time_codes")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function burnCodes(
  db: Db,
  { userId, purposes }: { userId: string; purposes?: readonly CodePurpose[] },
): Promise<void> {
  let query = db
    .updateTable("one_time_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("used_at", "is", null);
  if (purposes) query = query.where("purpose", "in", purposes);
  await query.execute();
}

export async function insertResetLink(
  db: Db,
  { tokenSha256, userId, passwordSha256 }: { tokenSha256: Buffer; userId: string; passwordSha256: Buffer | null },
): Promise<void> {
  await burnResetLinks(db, { userId });
  await db
    .insertInto("reset_links")
    .values({ token_sha256: tokenSha256, user_id: userId, password_sha256: passwordSha256 })
    .execute();
}

export async function burnResetLinks(db: Db, { userId }: { userId: string }): Promise<void> {
  await db
    .updateTable("reset_links")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}

/** The session that asked for the latest change of address: a code sent again must not end it. */
export async function findAskingSession(db: Db, { userId }: { userId: string }): Promise<string | null> {
  const row = await db
    .selectFrom("one_time_codes")
    .select("session_id")
    .where("user_id", "=", userId)
    .where("purpose", "=", "EMAIL_CHANGE")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.session_id ?? null;
}

/** Uses up the link; undefined when it is unknown, old, used or somebody else's. */
export function consumeResetLink(
  db: Db,
  { tokenSha256, userId }: { tokenSha256: Buffer; userId: string },
): Promise<{ password_sha256: Buffer | null } | undefined> {
  return db
    .updateTable("reset_links")
    .set({ used_at: now })
    .where("token_sha256", "=", tokenSha256)
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("password_sha256")
    .executeTakeFirst();
}

/** Earlier ones stop working. */
export async function insertVerificationLink(
  db: Db,
  { tokenSha256, userId }: { tokenSha256: Buffer; userId: string },
): Promise<void> {
  await db.deleteFrom("verification_links").where("user_id", "=", userId).execute();
  await db.insertInto("verification_links").values({ token_sha256: tokenSha256, user_id: userId }).execute();
}

/** False when it is unknown, old, used or somebody else's. */
export async function consumeVerificationLink(
  db: Db,
  { tokenSha256, userId }: { tokenSha256: Buffer; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("verification_links")
    .where("token_sha256", "=", tokenSha256)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
