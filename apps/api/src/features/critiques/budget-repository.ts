import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

const thisMonth = sql<string>`date_trunc('month', now() at time zone 'utc')::date`;

/** False: none is left. One conditional write, so that no two requests take the same place. */
export async function takeCall(
  tx: Tx,
  { ownerId, limit }: { ownerId: string | null; limit: number },
): Promise<boolean> {
  if (limit <= 0) return false;
  const { rows } = await sql`
    insert into critic_calls as counted (month, owner_id, calls) values (${thisMonth}, ${ownerId}::uuid, 1)
    on conflict (month, owner_id) do update set calls = counted.calls + 1 where counted.calls < ${limit}
    returning calls`.execute(tx);
  return rows.length > 0;
}

/** Of one account; of all together without one. */
export async function countCalls(db: Db, { ownerId }: { ownerId: string | null }): Promise<number> {
  const row = await db
    .selectFrom("critic_calls")
    .select("calls")
    .where("owner_id", "is not distinct from", ownerId)
    .where("month", "=", thisMonth)
    .executeTakeFirst();
  return row?.calls ?? 0;
}
