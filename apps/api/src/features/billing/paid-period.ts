import type Stripe from "stripe";

type Period = { start: Date; end: Date };
type Before = { status: string; current_period_start: Date; current_period_end: Date };

/** Stripe counts seconds. */
export const toDate = (seconds: number): Date => new Date(seconds * 1000);

function intervalBefore(end: Date, interval: string | undefined): Date {
  const start = new Date(end);
  if (interval === "year") start.setUTCFullYear(end.getUTCFullYear() - 1);
  else start.setUTCMonth(end.getUTCMonth() - 1);
  return start;
}

/**
 * The period that was paid for. A renewal moves the provider's period on before the card is charged; while that charge
 * is overdue the paid one stays, so that grace counts from its end and no fresh quota is given before the money is there.
 */
export function paidPeriodOf(
  { status, latest_invoice: invoice }: Pick<Stripe.Subscription, "status" | "latest_invoice">,
  item: Pick<Stripe.SubscriptionItem, "current_period_start" | "current_period_end" | "price">,
  before: Before | undefined,
): Period {
  const running = { start: toDate(item.current_period_start), end: toDate(item.current_period_end) };
  const isRenewal = typeof invoice === "object" && invoice?.billing_reason === "subscription_cycle";
  if (status !== "past_due" || !isRenewal) return running;
  if (before?.status === "past_due") return { start: before.current_period_start, end: before.current_period_end };
  const end = running.start;
  const isKnown = before?.current_period_end.getTime() === end.getTime();
  return { start: isKnown ? before.current_period_start : intervalBefore(end, item.price.recurring?.interval), end };
}
