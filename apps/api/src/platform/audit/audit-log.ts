import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";

export type AuditEntry = {
  /** The account it is about; null for the system as a whole. */
  userId: string | null;
  /** Who did it, when not the account itself. */
  actorUserId?: string | null;
  /** noun.verb, such as `session.created`. */
  action: string;
  /** Never secrets, never codes. */
  detail?: Readonly<Record<string, unknown>>;
  ip?: string | null;
};

const streamOf = (userId: string | null): string => userId ?? "system";

// What the hash covers. jsonb prints the same text for the same value, whatever order its keys came in.
const digest = (previous: ReturnType<typeof sql>) => sql`
  sha256(convert_to(coalesce(encode(${previous}, 'hex'), '') || '|' || stream || '|' || extract(epoch from at)::text || '|'
    || coalesce(actor_user_id::text, '') || '|' || action || '|' || detail::text || '|' || coalesce(ip, ''), 'UTF8'))`;

/** Writes one entry in the same transaction as what it tells about. */
export async function appendAudit(tx: Tx, { userId, actorUserId, action, detail, ip }: AuditEntry): Promise<void> {
  const stream = streamOf(userId);
  // Two writers of one stream wait for each other; otherwise both would follow the same predecessor.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit:${stream}`}, 0))`.execute(tx);
  await sql`
    with entry as (
      select ${stream}::text as stream, clock_timestamp() as at, ${actorUserId ?? userId}::uuid as actor_user_id, ${action}::text as action,
        ${JSON.stringify(detail ?? {})}::jsonb as detail, ${ip ?? null}::text as ip,
        (select hash from audit_log where stream = ${stream} order by id desc limit 1) as previous_hash
    )
    insert into audit_log (stream, at, actor_user_id, action, detail, ip, previous_hash, hash)
    select stream, at, actor_user_id, action, detail, ip, previous_hash, ${digest(sql`previous_hash`)} from entry`.execute(
    tx,
  );
}

/** Ids of entries that were altered, or whose predecessor was altered or removed. */
export async function findBrokenAudit(db: Db, userId: string | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with chain as (
      select *, lag(hash) over (order by id) as expected_previous from audit_log where stream = ${streamOf(userId)}
    )
    select id from chain
    where hash <> ${digest(sql`previous_hash`)} or previous_hash is distinct from expected_previous order by id`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
