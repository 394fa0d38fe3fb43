import type { PaymentMethod, Plan, PlanFeature, Subscription } from "@adjudge/contracts";
import { formatDollars } from "../../lib/format.ts";
import { checkoutPath } from "../../lib/paths.ts";

/** Position of the card whose link opens the card dialog at once (docs/product/screens.md#prices). */
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

/** `$50.00`, `−$12.40`: with the minus sign of the scores. */
export const invoiceDollars = (amount: number): string =>
  `${amount < 0 ? "−" : ""}$${Math.abs(amount)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const providersDay = new RegExp(String.raw`\b(\d{1,2}) (${months.join("|")}) (\d{4})\b`, "gu");
const two = (value: number | string): string => String(value).padStart(2, "0");

/** A line as the provider words it, with days and prices as everywhere else: 11/17/2026 of 17 Nov 2026, $50.00/month of $50.00 / month. */
export const invoiceLine = (description: string): string =>
  description
    .replaceAll(providersDay, (_, day: string, month: string, year: string) =>
      [two(months.indexOf(month) + 1), two(day), year].join("/"),
    )
    .replaceAll(/ \/ (?=month\b|year\b)/gu, "/");

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

type CardFace = Pick<PaymentMethod, "brand" | "last4" | "exp_month" | "exp_year">;

/** `Visa ending in 4242`. */
export const cardDigits = ({ brand, last4 }: CardFace): string => `${brandName(brand)} ending in ${last4}`;

/** `12/40`, as it stands on the card; null where it was not kept. */
export const cardDate = ({ exp_month: month, exp_year: year }: CardFace): string | null =>
  month === null || year === null ? null : `${String(month).padStart(2, "0")}/${String(year % 100).padStart(2, "0")}`;

/** A card is good to the end of its month. */
export const isExpired = ({ exp_month: month, exp_year: year }: CardFace, now: Date): boolean =>
  month !== null && year !== null && now >= new Date(year, month, 1);

export const cardLabel = (card: PaymentMethod, now: Date): string =>
  `${card.name}, ${cardDigits(card)}${isExpired(card, now) ? " (expired)" : ""}`;

/** Whether this saved card is the one the plan is paid with; only its face is known of that one. */
export const isSameCard = (card: CardFace, other: CardFace | null): boolean =>
  other !== null && card.brand === other.brand && card.last4 === other.last4;

const brandNames: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
};

const brandName = (brand: string): string =>
  brandNames[brand] ?? (brand === "" ? "card" : brand.charAt(0).toUpperCase() + brand.slice(1));

const liveStates: readonly Subscription["status"][] = ["active", "trialing", "past_due"];

/** The plan one pays for; also while it gives no rights, overdue for long or contested. */
export const ownPlanOf = (subscriptions: readonly Subscription[]): Subscription | undefined =>
  subscriptions.find(({ is_active }) => is_active) ?? subscriptions.find(({ status }) => liveStates.includes(status));

/** When the next payment is, or when the plan ends. */
export function renewalOf(own: Subscription): { label: string; date: string } | null {
  if (own.current_period_end === null) return null;
  if (own.status === "past_due") return { label: "Paid until", date: own.current_period_end };
  if (own.cancel_at_period_end) return { label: "Ends on", date: own.current_period_end };
  return { label: own.next_plan ? "Changes on" : "Renews on", date: own.current_period_end };
}
