import type { Db } from "../../platform/db/database.ts";
import { toAppError, type Payments } from "../../platform/payments/payments.ts";
import { jsonFile, type PersonalData } from "../../platform/personal-data.ts";

export function createBillingData({ db, payments }: { db: Db; payments: Payments }): PersonalData {
  return {
    export: async ({ userId }) => {
      const subscriptions = await db
        .selectFrom("subscriptions")
        .innerJoin("plans", "plans.id", "subscriptions.plan_id")
        .select(["plans.name as plan", "plans.billing_cycle", "subscriptions.status", "subscriptions.amount_cents"])
        .select(["subscriptions.current_period_start", "subscriptions.current_period_end", "subscriptions.created_at"])
        .where("subscriptions.user_id", "=", userId)
        .orderBy("subscriptions.created_at")
        .execute();
      const methods = await db
        .selectFrom("payment_methods")
        .select(["name", "description", "brand", "last4", "created_at"])
        .where("user_id", "=", userId)
        .execute();
      return [jsonFile("billing.json", { subscriptions, payment_methods: methods })];
    },
    // The provider ends running subscriptions with the customer and keeps its invoices for the tax office.
    prepareErasure: async ({ userId }) => {
      const customer = await db
        .selectFrom("billing_customers")
        .select("provider_customer_id")
        .where("user_id", "=", userId)
        .executeTakeFirst();
      if (!customer) return;
      try {
        await payments.stripe.customers.del(customer.provider_customer_id);
      } catch (error) {
        if (!isGone(error)) throw toAppError(error);
      }
    },
    erase: async (tx, { userId }) => {
      const count = async (table: "subscriptions" | "payment_methods"): Promise<number> => {
        const { numDeletedRows } = await tx.deleteFrom(table).where("user_id", "=", userId).executeTakeFirst();
        return Number(numDeletedRows);
      };
      const customers = tx.selectFrom("billing_customers").select("provider_customer_id").where("user_id", "=", userId);
      await tx.deleteFrom("provider_events").where("provider_customer_id", "in", customers).execute();
      await tx.deleteFrom("payment_attempts").where("user_id", "=", userId).execute();
      await tx.deleteFrom("billing_customers").where("user_id", "=", userId).execute();
      return { subscriptions: await count("subscriptions"), payment_methods: await count("payment_methods") };
    },
  };
}

// An erasure that is tried again finds the customer deleted already.
const isGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "resource_missing";
