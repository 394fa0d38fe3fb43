import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

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

export async function countAttempts(db: Db, { userId }: { userId: string }): Promise<number> {
  const { count } = await db
    .selectFrom("payment_attempts")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
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

type AttemptKey = { id: string } | { planId: string } | { paymentIntentId: string } | { subscriptionId: string };

export function findAttemptOf(db: Db, { userId, by }: { userId: string; by: AttemptKey }) {
  const query = db.selectFrom("payment_attempts").select(attemptColumns).where("user_id", "=", userId);
  const narrowed =
    "id" in by
      ? query.where("id", "=", by.id)
      : "planId" in by
        ? query.where("plan_id", "=", by.planId)
        : "subscriptionId" in by
          ? query.where("provider_subscription_id", "=", by.subscriptionId)
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

/** Notes the subscription of an attempt that a crash kept from being noted; the provider knows whose it is. */
export async function linkAttempt(
  tx: Tx,
  { userId, attemptId, subscriptionId }: { userId: string; attemptId: string; subscriptionId: string },
): Promise<void> {
  await tx
    .updateTable("payment_attempts")
    .set({ provider_subscription_id: subscriptionId, updated_at: sql<Date>`now()` })
    .where("id", "=", attemptId)
    .where("user_id", "=", userId)
    .where("provider_subscription_id", "is", null)
    .execute();
}

/** An attempt that is not at the provider after a day never will be: its key there has run out. */
export async function failLostAttempts(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await tx
    .updateTable("payment_attempts")
    .set({ status: "failed", updated_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("status", "=", "open")
    .where("provider_subscription_id", "is", null)
    .where("created_at", "<", sql<Date>`now() - interval '24 hours'`)
    .execute();
}

/** The provider does not know this customer any more: what was begun with it cannot be gone on with. */
export async function forgetCustomer(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await tx.deleteFrom("billing_customers").where("user_id", "=", userId).execute();
  await tx.deleteFrom("payment_methods").where("user_id", "=", userId).execute();
  await tx
    .updateTable("payment_attempts")
    .set({ status: "failed", updated_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("status", "=", "open")
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
