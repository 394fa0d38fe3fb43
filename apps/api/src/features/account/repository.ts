import { sql, type Selectable } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import type { UsersTable } from "../../platform/db/tables/foundation-tables.ts";

export type UserRow = Selectable<UsersTable>;

export function findUser(db: Db, { id }: { id: string }): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
}

export type SessionRow = {
  id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  user_agent: string | null;
  ip: string | null;
};

/** Sessions that still work, the latest used first. */
export function listLiveSessions(db: Db, { userId }: { userId: string }): Promise<SessionRow[]> {
  return db
    .selectFrom("sessions")
    .select(["id", "created_at", "last_seen_at", "expires_at", "user_agent", "ip"])
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .where("last_seen_at", ">", sql<Date>`now() - interval '30 days'`)
    .orderBy("last_seen_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
}

export type ProfileChanges = {
  first_name?: string;
  last_name?: string;
  company_name?: string;
  profile_image_key?: string | null;
  social_auth_image_url?: string | null;
};

export function lockUser(db: Db, { id }: { id: string }): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateProfile(db: Db, { id, changes }: { id: string; changes: ProfileChanges }): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable("users").set(changes).where("id", "=", id).execute();
}

/** Only where there is no picture yet; false when there is one, or no such user. */
export async function setSocialPicture(db: Db, { id, url }: { id: string; url: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ social_auth_image_url: url })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where("social_auth_image_url", "is", null)
    .where("profile_image_key", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function listAllSessions(db: Db, { userId }: { userId: string }): Promise<object[]> {
  return db
    .selectFrom("sessions")
    .select(["id", "created_at", "last_seen_at", "expires_at", "user_agent", "ip", "revoked_at", "revoked_reason"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

export function listAudit(db: Db, { userId }: { userId: string }): Promise<object[]> {
  return db
    .selectFrom("audit_log")
    .select(["at", "action", "detail", "ip"])
    .where("stream", "=", userId)
    .orderBy("id")
    .execute();
}

export function listIdentities(db: Db, { userId }: { userId: string }): Promise<object[]> {
  return db
    .selectFrom("user_identities")
    .select(["provider", "subject", "email", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .execute();
}

/** The rest of the account hangs on this row and goes with it. Returns the number of sessions. */
export async function deleteUser(db: Db, { id }: { id: string }): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("sessions").where("user_id", "=", id).executeTakeFirst();
  await db.deleteFrom("users").where("id", "=", id).execute();
  return Number(numDeletedRows);
}

export async function deleteMailsTo(db: Db, { email }: { email: string }): Promise<void> {
  await db
    .deleteFrom("mail_outbox")
    .where(sql`lower(to_address)`, "=", email.toLowerCase())
    .execute();
}

export async function findExisting(db: Db, { ids }: { ids: readonly string[] }): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("users").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}

/** Accounts nobody confirmed within 30 days and no provider vouches for. */
export async function findNeverVerified(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("email_verified_at", "is", null)
    .where("created_at", "<", sql<Date>`now() - interval '30 days'`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("user_identities").select("subject").whereRef("user_identities.user_id", "=", "users.id"),
        ),
      ),
    )
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

export function findUserByEmail(db: Db, { email }: { email: string }): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("email_folded", "=", email.normalize("NFKC").trim().toLowerCase())
    .executeTakeFirst();
}

export async function setAiImprovement(db: Db, { id, isAllowed }: { id: string; isAllowed: boolean }): Promise<void> {
  await db.updateTable("users").set({ ai_improvement: isAllowed }).where("id", "=", id).execute();
}

export async function setRestricted(
  db: Db,
  { id, isRestricted }: { id: string; isRestricted: boolean },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ restricted_at: isRestricted ? sql<Date>`coalesce(restricted_at, now())` : null })
    .where("id", "=", id)
    .execute();
}

/** The person asked that nothing be done with their data but keeping it. */
export async function isRestricted(db: Db, { userId }: { userId: string }): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("restricted_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listAuditStreams(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("audit_log").select("stream").distinct().execute();
  return rows.map(({ stream }) => stream);
}
