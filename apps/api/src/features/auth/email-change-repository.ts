import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

const now = sql<Date>`now()`;

export type NewCancelLink = {
  tokenSha256: Buffer;
  userId: string;
  /** The address it changes to. */
  folded: string;
  oldEmail: string;
  oldFolded: string;
  isConfirmed: boolean;
};

/** The way back for the owner of the old address. Only the latest waiting change has one; confirmed ones keep theirs. */
export async function insertCancelLink(db: Db, link: NewCancelLink): Promise<void> {
  await db
    .deleteFrom("email_change_cancels")
    .where("user_id", "=", link.userId)
    .where("confirmed_at", "is", null)
    .execute();
  await db
    .insertInto("email_change_cancels")
    .values({
      token_sha256: link.tokenSha256,
      user_id: link.userId,
      pending_folded: link.folded,
      old_email: link.oldEmail,
      old_folded: link.oldFolded,
      confirmed_at: link.isConfirmed ? now : null,
    })
    .execute();
}

/** The change has happened: its links live for seven days from now. */
export async function confirmCancelLinks(
  db: Db,
  { userId, folded }: { userId: string; folded: string },
): Promise<void> {
  await db
    .updateTable("email_change_cancels")
    .set({ confirmed_at: now, expires_at: sql<Date>`now() + interval '7 days'` })
    .where("user_id", "=", userId)
    .where("pending_folded", "=", folded)
    .where("confirmed_at", "is", null)
    .where("expires_at", ">", now)
    .execute();
}

export type CancelLink = {
  pending_folded: string;
  old_email: string | null;
  confirmed_at: Date | null;
  created_at: Date;
};

/** Uses up the link; returns the change it takes back. */
export function consumeCancelLink(
  db: Db,
  { tokenSha256, userId }: { tokenSha256: Buffer; userId: string },
): Promise<CancelLink | undefined> {
  return db
    .deleteFrom("email_change_cancels")
    .where("token_sha256", "=", tokenSha256)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .returning(["pending_folded", "old_email", "confirmed_at", "created_at"])
    .executeTakeFirst();
}

/** What was changed after a change that is undone has no way back of its own: its owner never had the account. */
export async function dropLaterCancelLinks(db: Db, { userId, since }: { userId: string; since: Date }): Promise<void> {
  await db.deleteFrom("email_change_cancels").where("user_id", "=", userId).where("created_at", ">=", since).execute();
}

/** Whether the address may still go back to another account; until then nobody else can have it. */
export async function isAddressHeld(
  db: Db,
  { folded, exceptUserId }: { folded: string; exceptUserId?: string },
): Promise<boolean> {
  let query = db
    .selectFrom("email_change_cancels")
    .select("user_id")
    .where("old_folded", "=", folded)
    .where("confirmed_at", "is not", null)
    .where("expires_at", ">", now);
  if (exceptUserId !== undefined) query = query.where("user_id", "<>", exceptUserId);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
