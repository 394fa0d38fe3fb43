import type { SubscriptionStatus } from "../../platform/db/tables/billing-tables.ts";

/** null: unlimited. 0: not in this plan. */
export type PlanLimits = {
  uploads: number | null;
  comparisons: number | null;
  teamMembers: number | null;
};

export type UsagePeriod = { start: Date; end: Date };

/** What a user may do now, and whose pool it is drawn from. */
export type Entitlement =
  | { isActive: false; teamMember: false; ownerId: string; plan: null; limits: null; period: null }
  | {
      isActive: true;
      /** True for a user who works on somebody else's plan. */
      teamMember: boolean;
      /** Whose usage counters are charged: the subscriber, for the whole team. */
      ownerId: string;
      plan: { id: string; name: string; billingCycle: "Monthly" | "Yearly" };
      limits: PlanLimits;
      period: UsagePeriod;
    };

const dayMs = 86_400_000;

/** `past_due` keeps its rights while the provider retries the card; the other unpaid states do not. */
export function givesRights(
  subscription: { status: SubscriptionStatus; currentPeriodEnd: Date },
  { now, graceDays }: { now: Date; graceDays: number },
): boolean {
  if (subscription.status === "active" || subscription.status === "trialing") return true;
  if (subscription.status !== "past_due") return false;
  return now.getTime() < subscription.currentPeriodEnd.getTime() + graceDays * dayMs;
}

/** Same day of the month, or the last day where the month is shorter: 31 January + 1 month is 28 February. */
export function addMonths(date: Date, months: number): Date {
  const firstOfTarget = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const target = new Date(firstOfTarget);
  const daysInTarget = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), daysInTarget);
  const timeOfDay = date.getTime() - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return new Date(firstOfTarget + (day - 1) * dayMs + timeOfDay);
}

/**
 * Limits are per month. A monthly plan counts by its billing period; a yearly one by months from the start of the paid
 * year. In the grace after a period's end the last month goes on, so that a late renewal gives no fresh quota.
 */
export function usagePeriodAt(billing: UsagePeriod, now: Date): UsagePeriod {
  let index = 0;
  while (addMonths(billing.start, index + 1) <= now && addMonths(billing.start, index + 1) < billing.end) index += 1;
  const end = addMonths(billing.start, index + 1);
  return { start: addMonths(billing.start, index), end: end < billing.end ? end : billing.end };
}
