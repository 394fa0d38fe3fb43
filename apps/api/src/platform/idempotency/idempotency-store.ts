import { sql } from "kysely";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";

export type IdempotencyKey = { userId: string; endpoint: string; key: string };
export type IdempotentCall = IdempotencyKey & { requestSha256: Buffer };
export type StoredAnswer = { status: number; body: unknown };
/** It was done, but the response was not stored. */
export type KnownOutcome = { outcome: unknown };

/** Notes what a call has done, in the transaction that does it. Does nothing for a call without a key. */
export type NoteDone = (db: Db, outcome: unknown) => Promise<void>;

const keptHours = 24;
/** How long a call counts as running after its process last said so; long enough for a machine that is short of breath. */
const aliveSeconds = 20;
// Claims of an earlier release say nothing; none of its calls may run this long.
const abandonedSeconds = 120;

const stillRunning = (): AppError =>
  new AppError("conflict", "This request is still running.", { retryAfterSeconds: 1 });

/** Whether an earlier call used this key, finished or not. */
export async function isKeyKnown(db: Db, key: IdempotencyKey | undefined): Promise<boolean> {
  if (!key) return false;
  const row = await db
    .selectFrom("idempotency_keys")
    .select("key")
    .where("user_id", "=", key.userId)
    .where("endpoint", "=", key.endpoint)
    .where("key", "=", key.key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims a key. Returns what was stored or at least done under it, or undefined when this call is the one to run. */
export async function claimKey(
  db: Db,
  { userId, endpoint, key, requestSha256 }: IdempotentCall,
  seconds = aliveSeconds,
): Promise<StoredAnswer | KnownOutcome | undefined> {
  const { rows: claimed } = await sql`
    insert into idempotency_keys as k (user_id, endpoint, key, request_sha256, alive_until)
    values (${userId}, ${endpoint}, ${key}, ${requestSha256}, now() + make_interval(secs => ${seconds}))
    on conflict (user_id, endpoint, key) do update
      set request_sha256 = excluded.request_sha256, status = null, response = null, outcome = null, created_at = now(),
        alive_until = excluded.alive_until
      where k.created_at < now() - make_interval(hours => ${keptHours})
        or (k.status is null and k.outcome is null and k.request_sha256 = excluded.request_sha256
          and coalesce(k.alive_until, k.created_at + make_interval(secs => ${abandonedSeconds})) < now())
    returning 1`.execute(db);
  if (claimed.length > 0) return undefined;
  const existing = await db
    .selectFrom("idempotency_keys")
    .select(["request_sha256", "status", "response", "outcome"])
    .where("user_id", "=", userId)
    .where("endpoint", "=", endpoint)
    .where("key", "=", key)
    .executeTakeFirst();
  if (existing && !existing.request_sha256.equals(requestSha256))
    throw new AppError("idempotency_mismatch", "This Idempotency-Key was used for another request.");
  if (existing && existing.status !== null) return { status: existing.status, body: existing.response };
  if (existing && existing.outcome !== null) return { outcome: existing.outcome };
  throw stillRunning();
}

/** Says every few seconds that the call is still running, until `stop` is called. */
export function holdKey(db: Db, key: IdempotencyKey, seconds = aliveSeconds): { stop: () => void } {
  const beat = (): void =>
    void keyQuery(db, key)
      .set({ alive_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
      .where("status", "is", null)
      .execute()
      .catch(() => undefined);
  const timer = setInterval(beat, (seconds * 1000) / 3).unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * Of two calls that run under one key, because the first was taken for dead, only one commits: the other finds the outcome
 * noted, and what it did is rolled back.
 */
export async function noteOutcome(db: Db, key: IdempotencyKey, outcome: unknown): Promise<void> {
  const { numUpdatedRows } = await keyQuery(db, key)
    .set({ outcome: JSON.stringify(outcome) })
    .where("status", "is", null)
    .where("outcome", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw stillRunning();
}

export async function storeAnswer(db: Db, call: IdempotentCall, { status, body }: StoredAnswer): Promise<void> {
  await keyQuery(db, call)
    .set({ status, response: body === undefined ? null : JSON.stringify(body) })
    .execute();
}

/** A call that failed may be tried again under the same key, unless it had done its work before it failed. */
export async function releaseKey(db: Db, { userId, endpoint, key }: IdempotentCall): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("user_id", "=", userId)
    .where("endpoint", "=", endpoint)
    .where("key", "=", key)
    .where("status", "is", null)
    .where("outcome", "is", null)
    .execute();
}

const keyQuery = (db: Db, { userId, endpoint, key }: IdempotencyKey) =>
  db
    .updateTable("idempotency_keys")
    .where("user_id", "=", userId)
    .where("endpoint", "=", endpoint)
    .where("key", "=", key);
