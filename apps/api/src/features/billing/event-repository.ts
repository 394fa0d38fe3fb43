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

/** Customers whose state may have moved without us hearing of it. */
export async function findCustomersToCheck(db: Db): Promise<{ userId: string }[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct user_id as "userId" from (
      select user_id from payment_attempts where status = 'open' and updated_at < now() - interval '10 minutes'
      union all
      select user_id from subscriptions
        where status in ('active', 'trialing', 'past_due', 'incomplete') and current_period_end < now()
    ) as due limit 500`.execute(db);
  return rows;
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
