import { createHash } from "node:crypto";
import { CompiledQuery, sql } from "kysely";
import { sessionEnded } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import type { Ids } from "../ids.ts";

export type Session = { id: string; userId: string };

const tokenPattern = /^at_[A-Za-z0-9_-]{43}$/;
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

export type NewSession = {
  userId: string;
  ip: string | null;
  userAgent: string | null;
  ids: Ids;
  /** Makes a second secret, for a cookie that scripts cannot read: the token then works only together with it. */
  isBound?: boolean;
};

export type OpenedSession = { id: string; token: string; binding: string | null };

/** Token and binding are handed out once and kept nowhere: the table holds their SHA-256. */
export async function createSession(
  db: Db,
  { userId, ip, userAgent, ids, isBound = false }: NewSession,
): Promise<OpenedSession> {
  const token = `at_${ids.token(32)}`;
  const binding = isBound ? ids.token(32) : null;
  const { id } = await db
    .insertInto("sessions")
    .values({
      token_sha256: hashOf(token),
      user_id: userId,
      ip,
      user_agent: userAgent?.slice(0, 400) ?? null,
      binding_sha256: binding === null ? null : hashOf(binding),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token, binding };
}

type FoundSession = { id: string; user_id: string; is_stale: boolean };

// Written out: every request asks this, and building the query anew cost as much as running it.
const findSql = `
  select s.id, s.user_id, s.last_seen_at < now() - interval '1 minute' as is_stale
  from sessions s join users u on u.id = s.user_id
  where s.token_sha256 = $1 and s.revoked_at is null and u.deleted_at is null and s.expires_at > now()
    and s.last_seen_at > now() - interval '30 days' and s.created_at > now() - interval '365 days'
    and (s.binding_sha256 = $2 or (s.binding_sha256 is null and not $3))`;

// kysely cannot know what written-out SQL returns; the columns are the ones named above.
const findQuery = (token: string, { binding, isRequired }: Binding) =>
  CompiledQuery.raw(findSql, [
    hashOf(token),
    binding === undefined ? null : hashOf(binding),
    isRequired,
  ]) as CompiledQuery<FoundSession>;

/** What the browser's binding cookie says, and whether every session must have one (SESSION_BINDING). */
export type Binding = { binding: string | undefined; isRequired: boolean };

/**
 * The session of a token: known, not revoked, used within 30 days, at most 365 days old, of a living account, and in
 * the browser it is bound to if it is.
 */
export async function findSession(db: Db, token: string, bound: Binding): Promise<Session | undefined> {
  if (!tokenPattern.test(token)) return undefined;
  const { rows } = await db.executeQuery(findQuery(token, bound));
  const [row] = rows;
  if (!row) return undefined;
  if (row.is_stale) await touchSession(db, row.id);
  return { id: row.id, userId: row.user_id };
}

async function touchSession(db: Db, id: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/**
 * Inside a transaction that holds the session's user: a call that was under way while the sessions were ended, as by a reset of
 * the password, must leave no way back in.
 */
export async function requireLiveSession(tx: Db, { id }: { id: string }): Promise<void> {
  const row = await tx
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (!row) throw sessionEnded();
}

export async function revokeSession(
  db: Db,
  { id, userId, reason }: { id: string; userId: string; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ revoked_at: sql<Date>`now()`, revoked_reason: reason })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends every session of a user, or all but one. */
export async function revokeSessions(
  db: Db,
  { userId, exceptId, reason }: { userId: string; exceptId?: string; reason: string },
): Promise<number> {
  let query = db
    .updateTable("sessions")
    .set({ revoked_at: sql<Date>`now()`, revoked_reason: reason })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null);
  if (exceptId !== undefined) query = query.where("id", "<>", exceptId);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}
