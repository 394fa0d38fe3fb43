import type { PaymentMethod, Plan, PlanFeature, Subscription } from "@adjudge/contracts";
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

/** `Visa ending in 4242`. */
export const cardDigits = ({ brand, last4 }: PaymentMethod): string => `${brandName(brand)} ending in ${last4}`;

export const cardLabel = (card: PaymentMethod): string => `${card.name}, ${cardDigits(card)}`;

const brandNames: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
};

const brandName = (brand: string): string =>
  brandNames[brand] ?? (brand === "" ? "card" : brand.charAt(0).toUpperCase() + brand.slice(1));

/** When the next payment is, or when the plan ends. */
export function renewalOf(own: Subscription): { label: string; date: string } | null {
  if (own.current_period_end === null) return null;
  if (own.cancel_at_period_end) return { label: "Ends on", date: own.current_period_end };
  return { label: own.next_plan ? "Changes on" : "Renews on", date: own.current_period_end };
}
