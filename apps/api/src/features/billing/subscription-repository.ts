import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { PayingCard, SubscriptionStatus } from "../../platform/db/tables/billing-tables.ts";

export type MirroredSubscription = {
  userId: string;
  planId: string;
  /** Takes over when the period ends. */
  nextPlanId: string | null;
  subscriptionId: string;
  status: SubscriptionStatus;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  amountCents: number;
  endedAt: Date | null;
  /** What pays the next period. */
  card: PayingCard | null;
};

/** True where the mirror was not like this before. */
export async function mirrorSubscription(tx: Tx, row: MirroredSubscription): Promise<boolean> {
  const values = {
    plan_id: row.planId,
    next_plan_id: row.nextPlanId,
    status: row.status,
    current_period_start: row.periodStart,
    current_period_end: row.periodEnd,
    cancel_at_period_end: row.cancelAtPeriodEnd,
    amount_cents: row.amountCents,
    ended_at: row.endedAt,
    card: row.card === null ? null : JSON.stringify(row.card),
  };
  const changed = await tx
    .insertInto("subscriptions")
    .values({ user_id: row.userId, provider_subscription_id: row.subscriptionId, ...values })
    .onConflict((conflict) =>
      conflict
        .column("provider_subscription_id")
        .doUpdateSet({ ...values, updated_at: sql<Date>`now()` })
        .where(
          sql<boolean>`(subscriptions.plan_id, subscriptions.next_plan_id, subscriptions.status,
            subscriptions.current_period_start, subscriptions.current_period_end, subscriptions.cancel_at_period_end,
            subscriptions.amount_cents, subscriptions.ended_at, subscriptions.card)
            is distinct from (excluded.plan_id, excluded.next_plan_id, excluded.status,
            excluded.current_period_start, excluded.current_period_end, excluded.cancel_at_period_end,
            excluded.amount_cents, excluded.ended_at, excluded.card)`,
        ),
    )
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

export function findSubscriptionsOf(db: Db, { userId }: { userId: string }) {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(50)
    .execute();
}

export function findLiveSubscriptionOf(db: Db, { userId }: { userId: string }) {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("status", "in", ["active", "trialing", "past_due"])
    .executeTakeFirst();
}
