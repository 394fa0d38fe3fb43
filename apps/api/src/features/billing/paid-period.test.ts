import type Stripe from "stripe";
import { expect, it } from "vitest";
import { paidPeriodOf } from "./paid-period.ts";

const day = (text: string): number => new Date(`${text}T00:00:00Z`).getTime() / 1000;
const asked = (status: Stripe.Subscription.Status, reason: string) => ({
  status,
  latest_invoice: { billing_reason: reason } as unknown as Stripe.Invoice,
});
const item = {
  current_period_start: day("2026-02-28"),
  current_period_end: day("2026-03-31"),
  price: { recurring: { interval: "month" } } as unknown as Stripe.Price,
};
const texts = ({ start, end }: { start: Date; end: Date }) =>
  [start, end].map((date) => date.toISOString().slice(0, 10));
const mirrored = (status: string, start: string, end: string) => ({
  status,
  current_period_start: new Date(day(start) * 1000),
  current_period_end: new Date(day(end) * 1000),
});

it("is the provider's while it is paid", () => {
  expect(texts(paidPeriodOf(asked("active", "subscription_cycle"), item, undefined))).toEqual([
    "2026-02-28",
    "2026-03-31",
  ]);
});

it("stays the last paid one while a renewal is overdue", () => {
  const before = mirrored("active", "2026-01-31", "2026-02-28");
  const overdue = asked("past_due", "subscription_cycle");
  expect(texts(paidPeriodOf(overdue, item, before))).toEqual(["2026-01-31", "2026-02-28"]);
  // Nobody heard of the months before: the end is the provider's word, the start is counted back.
  expect(texts(paidPeriodOf(overdue, item, undefined))).toEqual(["2026-01-28", "2026-02-28"]);
  // A second unpaid renewal does not give the grace anew.
  expect(texts(paidPeriodOf(overdue, item, { ...before, status: "past_due" }))).toEqual(["2026-01-31", "2026-02-28"]);
});

it("is the provider's where something else than a renewal is overdue", () => {
  expect(texts(paidPeriodOf(asked("past_due", "subscription_update"), item, undefined))).toEqual([
    "2026-02-28",
    "2026-03-31",
  ]);
});
