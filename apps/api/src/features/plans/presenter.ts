import type { Plan } from "@adjudge/contracts";
import type { PlanRow } from "./repository.ts";

export function presentPlan(row: PlanRow): Plan {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    billing_cycle: row.billing_cycle,
    price_per_month: row.price_per_month_cents / 100,
    discounted_price_per_month: row.discounted_price_per_month_cents / 100,
    total_yearly_price: row.total_yearly_price_cents / 100,
    features: row.features.map(({ description, limit }) => ({ description, limit })),
  };
}
