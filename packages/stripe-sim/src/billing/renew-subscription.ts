import { cycleLine } from "./build-lines.ts";
import { collectInvoice } from "./pay-invoice.ts";
import { endSubscription } from "./cancel-subscription.ts";
import { invoiceSubscription } from "./start-subscription.ts";
import { periodEnd } from "./periods.ts";
import { planOf } from "./build-subscription.ts";
import { change } from "../webhooks/emit.ts";
import { dropPendingUpdate, voidInvoice } from "./void-invoice.ts";
import { nextRetryAt } from "../money/dunning-plan.ts";
import { defaultMethodOf, intentOfInvoice, subscriptionOfInvoice } from "../money/invoice-links.ts";
import type { Sim } from "../model/sim.ts";
import type { Invoice, Subscription } from "../model/wire.ts";

/** Declines that Stripe does not retry on the same card. */
const hardDeclines = new Set(["lost_card", "stolen_card", "fraudulent", "pickup_card", "incorrect_number"]);

/** Moves a subscription into its next period and charges it, or ends it when that was asked for. */
export function renewSubscription(sim: Sim, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(sim, subscription, { reason: "cancellation_requested" });
    return;
  }
  const start = Math.min(...subscription.items.data.map((item) => item.current_period_end));
  const data = subscription.items.data.map((item) => {
    const price = sim.store.get("prices", item.price.id) ?? item.price;
    return {
      ...item,
      price,
      plan: planOf(price),
      current_period_start: start,
      current_period_end: periodEnd(item.price, subscription.billing_cycle_anchor, start),
    };
  });
  const renewed: Subscription = {
    ...subscription,
    status: subscription.status === "trialing" ? "active" : subscription.status,
    items: { ...subscription.items, data },
  };
  const waiting = sim.store.get("pending_lines", subscription.id)?.lines ?? [];
  if (waiting.length > 0) sim.store.remove("pending_lines", subscription.id);
  change(sim, "subscriptions", subscription, renewed, "customer.subscription.updated");
  const lines = [...waiting, ...data.map((item) => cycleLine(sim, item))];
  collectInvoice(sim, invoiceSubscription(sim, renewed, lines, "subscription_cycle"));
}

/** 23 hours without a first payment. */
export function expireIncomplete(sim: Sim, subscription: Subscription): void {
  const invoice = subscription.latest_invoice ? sim.store.get("invoices", subscription.latest_invoice) : undefined;
  if (invoice?.status === "open") {
    voidInvoice(sim, invoice);
    return;
  }
  const now = sim.now(subscription.customer);
  const expired = { ...subscription, status: "incomplete_expired" as const, ended_at: now };
  change(sim, "subscriptions", subscription, expired, "customer.subscription.updated");
}

/** The change was not paid for in time: the old items stay and its invoice can no longer be paid. */
export function expirePendingUpdate(sim: Sim, subscription: Subscription): void {
  const pending = sim.store.get("pending_updates", subscription.id);
  const invoice = pending ? sim.store.get("invoices", pending.invoice) : undefined;
  if (invoice?.status === "open") voidInvoice(sim, invoice);
  else dropPendingUpdate(sim, subscription);
}

function isWorthTrying(sim: Sim, invoice: Invoice, subscription: Subscription): boolean {
  const intent = intentOfInvoice(sim, invoice.id);
  const error = intent?.last_payment_error;
  const method = defaultMethodOf(sim, subscription);
  if (method === null || intent?.status === "processing") return false;
  return !(error?.decline_code && hardDeclines.has(error.decline_code) && error.payment_method?.id === method);
}

/** One step of dunning; after the last one the subscription ends. */
export function retryInvoice(sim: Sim, invoice: Invoice): void {
  const subscription = subscriptionOfInvoice(sim, invoice);
  if (!subscription) return;
  const now = sim.now(invoice.customer);
  if (isWorthTrying(sim, invoice, subscription)) collectInvoice(sim, invoice);
  else {
    const started = invoice.status_transitions.finalized_at ?? now;
    sim.store.put("invoices", { ...invoice, next_payment_attempt: nextRetryAt(started, now) });
  }
  const after = sim.store.get("invoices", invoice.id);
  const present = sim.store.get("subscriptions", subscription.id);
  if (after?.status === "open" && after.next_payment_attempt === null && present?.status === "past_due") {
    endSubscription(sim, present, { reason: "payment_failed" });
  }
}
