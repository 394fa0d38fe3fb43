import type { Plan, PlanFeature, SubscriptionChange } from "@adjudge/contracts";
import { formatDollars } from "../../lib/format.ts";
import { checkoutPath } from "../../lib/paths.ts";

/** Position of the card whose link opens the card dialog at once (SPEC, Prices). */
const cardWithDialog = 3;

export function checkoutLink(plan: Plan, position: number): string {
  const query = new URLSearchParams({ plan: plan.name, billing_cycle: plan.billing_cycle });
  if (position === cardWithDialog) query.set("paymentMethod", "true");
  return `${checkoutPath(plan.id)}?${query}`;
}

/** A limit above 0 or none at all is in the plan; 0 is not. */
export const isIncluded = ({ limit }: PlanFeature): boolean => limit === null || limit === undefined || limit > 0;

/** What a month costs, on the price cards. */
export const monthlyPrice = (plan: Plan): number =>
  plan.billing_cycle === "Monthly" ? plan.price_per_month : plan.discounted_price_per_month;

/** At checkout any cycle but Monthly is a year. */
export const periodPrice = (plan: Plan): { amount: number; unit: "/month" | "/year" } =>
  plan.billing_cycle === "Monthly"
    ? { amount: plan.price_per_month, unit: "/month" }
    : { amount: plan.total_yearly_price, unit: "/year" };

/** The provider counts in cents. */
export const periodCents = (plan: Plan): number => Math.round(periodPrice(plan).amount * 100);

/** `$50.00`, `-$12.40`: as on an invoice. */
export const invoiceDollars = (amount: number): string =>
  `${amount < 0 ? "-" : ""}$${Math.abs(amount)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;

export const billedText = (plan: Plan): string =>
  plan.billing_cycle === "Monthly" ? "Billed monthly" : `${formatDollars(plan.total_yearly_price)} billed once a year`;

/** The day a period bought on `from` ends: the same day of the next month or year, or that month's last one. */
export function periodEnd(from: Date, cycle: Plan["billing_cycle"]): Date {
  const months = cycle === "Monthly" ? 1 : 12;
  const end = new Date(from);
  end.setMonth(from.getMonth() + months, 1);
  const lastDay = new Date(end.getFullYear(), end.getMonth() + 1, 0).getDate();
  end.setDate(Math.min(from.getDate(), lastDay));
  return end;
}

export const changeVerb = ({ effective }: SubscriptionChange): string =>
  effective === "now" ? "Change plan now" : "Change plan at the period's end";
