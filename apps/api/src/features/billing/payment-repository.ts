import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { SubscriptionStatus } from "../../platform/db/tables/billing-tables.ts";

export async function findCustomerId(db: Db, { userId }: { userId: string }): Promise<string | undefined> {
  const row = await db
    .selectFrom("billing_customers")
    .select("provider_customer_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.provider_customer_id;
}

export async function findUserOfCustomer(db: Db, { customerId }: { customerId: string }): Promise<string | undefined> {
  const row = await db
    .selectFrom("billing_customers")
    .select("user_id")
    .where("provider_customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.user_id;
}

export async function insertCustomer(
  db: Db,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<void> {
  await db
    .insertInto("billing_customers")
    .values({ user_id: userId, provider_customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function setSuspended(
  tx: Tx,
  { userId, isSuspended }: { userId: string; isSuspended: boolean },
): Promise<void> {
  await tx
    .updateTable("billing_customers")
    .set({ suspended_at: isSuspended ? sql<Date>`now()` : null })
    .where("user_id", "=", userId)
    .execute();
}

export function findPayer(db: Db, { userId }: { userId: string }) {
  return db
    .selectFrom("users")
    .select(["email", "first_name", "last_name"])
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

const attemptColumns = [
  "id",
  "user_id",
  "plan_id",
  "provider_price_id",
  "amount_cents",
  "status",
  "provider_subscription_id",
  "payment_intent_id",
  "created_at",
] as const;

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findOpenAttempt>>>;

export function findOpenAttempt(db: Db, { userId }: { userId: string }) {
  return db
    .selectFrom("payment_attempts")
    .select(attemptColumns)
    .where("user_id", "=", userId)
    .where("status", "=", "open")
    .executeTakeFirst();
}

export function findAttemptOf(
  db: Db,
  { userId, by }: { userId: string; by: { id: string } | { planId: string } | { paymentIntentId: string } },
) {
  const query = db.selectFrom("payment_attempts").select(attemptColumns).where("user_id", "=", userId);
  const narrowed =
    "id" in by
      ? query.where("id", "=", by.id)
      : "planId" in by
        ? query.where("plan_id", "=", by.planId)
        : query.where("payment_intent_id", "=", by.paymentIntentId);
  return narrowed.orderBy("created_at", "desc").limit(1).executeTakeFirst();
}

export async function insertAttempt(
  db: Db,
  row: { userId: string; planId: string; priceId: string; amountCents: number },
): Promise<AttemptRow> {
  return db
    .insertInto("payment_attempts")
    .values({
      user_id: row.userId,
      plan_id: row.planId,
      provider_price_id: row.priceId,
      amount_cents: row.amountCents,
    })
    .returning(attemptColumns)
    .executeTakeFirstOrThrow();
}

export async function updateAttempt(
  db: Db,
  id: string,
  changes: { status?: "paid" | "superseded" | "failed"; subscriptionId?: string; paymentIntentId?: string },
): Promise<void> {
  await db
    .updateTable("payment_attempts")
    .set({
      updated_at: sql<Date>`now()`,
      ...(changes.status === undefined ? {} : { status: changes.status }),
      ...(changes.subscriptionId === undefined ? {} : { provider_subscription_id: changes.subscriptionId }),
      ...(changes.paymentIntentId === undefined ? {} : { payment_intent_id: changes.paymentIntentId }),
    })
    .where("id", "=", id)
    .execute();
}

/** An attempt follows its subscription: paid once it gives rights, failed once it never will. */
export async function settleAttempt(
  tx: Tx,
  { subscriptionId, status }: { subscriptionId: string; status: "paid" | "failed" },
): Promise<void> {
  await tx
    .updateTable("payment_attempts")
    .set({ status, updated_at: sql<Date>`now()` })
    .where("provider_subscription_id", "=", subscriptionId)
    .where("status", "=", "open")
    .execute();
}

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
};

export async function mirrorSubscription(tx: Tx, row: MirroredSubscription): Promise<void> {
  const values = {
    plan_id: row.planId,
    next_plan_id: row.nextPlanId,
    status: row.status,
    current_period_start: row.periodStart,
    current_period_end: row.periodEnd,
    cancel_at_period_end: row.cancelAtPeriodEnd,
    amount_cents: row.amountCents,
    ended_at: row.endedAt,
  };
  await tx
    .insertInto("subscriptions")
    .values({ user_id: row.userId, provider_subscription_id: row.subscriptionId, ...values })
    .onConflict((conflict) =>
      conflict.column("provider_subscription_id").doUpdateSet({ ...values, updated_at: sql<Date>`now()` }),
    )
    .execute();
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
