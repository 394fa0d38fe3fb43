import type { Selectable } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import type { PlansTable } from "../../platform/db/tables/foundation-tables.ts";

export type PlanRow = Selectable<PlansTable>;

export function listActivePlans(db: Db, { billingCycle }: { billingCycle: "Monthly" | "Yearly" }): Promise<PlanRow[]> {
  return db
    .selectFrom("plans")
    .selectAll()
    .where("billing_cycle", "=", billingCycle)
    .where("active", "=", true)
    .orderBy("position")
    .orderBy("discounted_price_per_month_cents")
    .execute();
}

export function findPlan(db: Db, { id }: { id: string }): Promise<PlanRow | undefined> {
  return db.selectFrom("plans").selectAll().where("id", "=", id).executeTakeFirst();
}

type NewPlan = Omit<PlanRow, "id" | "active" | "created_at">;

// Prices and limits are the operator's to change: what is there already stays as it is.
export async function insertMissingPlans(db: Db, plans: readonly NewPlan[]): Promise<void> {
  await db
    .insertInto("plans")
    .values(plans.map((plan) => ({ ...plan, features: JSON.stringify(plan.features) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
