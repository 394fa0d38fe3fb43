import type { Selectable } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
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

/** All plans there are, also retired ones. */
export function listAllPlans(db: Db): Promise<PlanRow[]> {
  return db.selectFrom("plans").selectAll().orderBy("position").orderBy("billing_cycle").execute();
}

export function findPlansNamed(tx: Tx, { name }: { name: string }): Promise<PlanRow[]> {
  return tx
    .selectFrom("plans")
    .selectAll()
    .where((eb) => eb.fn<string>("lower", ["name"]), "=", name.toLowerCase())
    .orderBy("billing_cycle")
    .forUpdate()
    .execute();
}

type PlanValues = Partial<Omit<PlanRow, "id" | "created_at" | "stripe_lookup_key" | "billing_cycle">>;

export function updatePlan(tx: Tx, { id, values }: { id: string; values: PlanValues }): Promise<PlanRow> {
  const { features, ...rest } = values;
  return tx
    .updateTable("plans")
    .set({ ...rest, ...(features ? { features: JSON.stringify(features) } : {}) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
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
