import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { billingCycles } from "./limits.ts";
import { Id, IdParams, PlanLimit } from "./values.ts";

const tag = "Plans";

export const BillingCycle = z.enum(billingCycles, { error: "Billing cycle must be Monthly or Yearly." });
export type BillingCycle = z.infer<typeof BillingCycle>;

/** A limit of null = unlimited, 0 = not in this plan. */
export const PlanFeature = z.object({ description: z.string(), limit: PlanLimit });
export type PlanFeature = z.infer<typeof PlanFeature>;

/** Prices in dollars. */
export const Plan = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  billing_cycle: BillingCycle,
  price_per_month: z.number(),
  discounted_price_per_month: z.number(),
  total_yearly_price: z.number(),
  features: z.array(PlanFeature),
});
export type Plan = z.infer<typeof Plan>;

export const PlanList = z.object({ message: z.string(), plans: z.array(Plan) });
export type PlanList = z.infer<typeof PlanList>;

export const listPlans = endpoint({
  name: "listPlans",
  method: "GET",
  path: "/subscription-plans",
  auth: "public",
  query: z.object({ billing_cycle: BillingCycle.optional() }),
  encoding: "none",
  response: PlanList,
  errors: ["validation_failed"],
  summary: "The plans of a billing cycle, cheapest first; Monthly where none is named.",
  tag,
});

export const getPlan = endpoint({
  name: "getPlan",
  method: "GET",
  path: "/subscription-plans/:id",
  auth: "user",
  params: IdParams,
  encoding: "none",
  response: Plan,
  errors: ["token_invalid", "not_found"],
  summary: "One plan.",
  tag,
});

export const planEndpoints = [listPlans, getPlan] as const;
