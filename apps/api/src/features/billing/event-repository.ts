import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

export async function insertEvent(
  tx: Tx,
  event: { id: string; type: string; customerId: string | null; createdAt: Date; payload: string },
): Promise<boolean> {
  const row = await tx
    .insertInto("provider_events")
    .values({
      id: event.id,
      type: event.type,
      provider_customer_id: event.customerId,
      created_at: event.createdAt,
      payload: event.payload,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the ids that no event has come under yet. */
export async function findUnknownEvents(db: Db, { ids }: { ids: readonly string[] }): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("provider_events").select("id").where("id", "in", ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** The provider lists its own for 30 days; what is older serves nobody. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await db
    .deleteFrom("provider_events")
    .where("received_at", "<", sql<Date>`now() - interval '90 days'`)
    .execute();
}

/** Users whose state may have moved without us hearing of it. */
export async function findCustomersToCheck(db: Db): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct user_id as "userId" from (
      select user_id from payment_attempts where status = 'open' and updated_at < now() - interval '10 minutes'
      union all
      select user_id from subscriptions
        where (status in ('active', 'trialing', 'past_due') and current_period_end < now())
          or (status = 'incomplete' and updated_at < now() - interval '1 hour')
    ) as due limit 500`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Everybody with a customer at the provider, a hundred at a time. */
export async function pageOfCustomers(db: Db, { after }: { after: string }): Promise<string[]> {
  const rows = await db
    .selectFrom("billing_customers")
    .select("user_id")
    .$if(after !== "", (query) => query.where("user_id", ">", after))
    .orderBy("user_id")
    .limit(100)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

type Check = { kind: "frequent" | "nightly"; checked: number; drifted: number; failed: number };

export async function noteCheck(db: Db, check: Check): Promise<void> {
  const ran = { ...check, ran_at: sql<Date>`now()` };
  await db
    .insertInto("billing_checks")
    .values(ran)
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(ran))
    .execute();
}

export function findChecks(db: Db) {
  return db.selectFrom("billing_checks").selectAll().execute();
}

/** True for the first to ask: a mail about one thing is sent once. */
export async function claimNotice(tx: Tx, { userId, notice }: { userId: string; notice: string }): Promise<boolean> {
  const row = await tx
    .insertInto("billing_notices")
    .values({ user_id: userId, notice })
    .onConflict((conflict) => conflict.doNothing())
    .returning("notice")
    .executeTakeFirst();
  return row !== undefined;
}
