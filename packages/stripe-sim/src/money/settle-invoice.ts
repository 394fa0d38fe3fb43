import { invoicePaymentOfInvoice, subscriptionOfInvoice } from "./invoice-links.ts";
import { nextRetryAt } from "./dunning-plan.ts";
import { change, emit } from "../webhooks/emit.ts";
import type { Sim } from "../model/sim.ts";
import type { Invoice, PaymentIntent, Subscription } from "../model/wire.ts";

function markPaymentDone(sim: Sim, invoice: Invoice, now: number): void {
  const payment = invoicePaymentOfInvoice(sim, invoice.id);
  if (!payment) return;
  const paid = {
    ...payment,
    amount_paid: invoice.amount_due,
    status: "paid",
    status_transitions: { canceled_at: null, paid_at: now },
  };
  sim.store.put("invoice_payments", paid);
  emit(sim, "invoice_payment.paid", paid);
}

function applyPendingUpdate(sim: Sim, subscription: Subscription, invoice: Invoice): Subscription {
  const pending = sim.store.get("pending_updates", subscription.id);
  if (pending?.invoice !== invoice.id) return subscription;
  sim.store.remove("pending_updates", subscription.id);
  const { items, billing_cycle_anchor, metadata, cancel_at_period_end } = pending.next;
  const applied: Subscription = {
    ...subscription,
    items,
    billing_cycle_anchor,
    metadata,
    cancel_at_period_end,
    pending_update: null,
  };
  sim.store.put("subscriptions", applied);
  emit(sim, "customer.subscription.pending_update_applied", applied);
  return applied;
}

function wakeSubscription(sim: Sim, invoice: Invoice, intent: PaymentIntent | undefined): void {
  const subscription = subscriptionOfInvoice(sim, invoice);
  if (!subscription) return;
  const updated = applyPendingUpdate(sim, subscription, invoice);
  const saves = updated.payment_settings?.save_default_payment_method === "on_subscription";
  const isWaiting = ["incomplete", "past_due", "unpaid"].includes(updated.status);
  const next: Subscription = {
    ...updated,
    status: isWaiting && updated.latest_invoice === invoice.id ? "active" : updated.status,
    default_payment_method: saves && intent ? intent.payment_method : updated.default_payment_method,
  };
  change(sim, "subscriptions", subscription, next, "customer.subscription.updated");
}

/** Books a finished payment: the invoice is paid, and its subscription runs (again) with what was paid for. */
export function markInvoicePaid(sim: Sim, invoice: Invoice, intent: PaymentIntent | undefined): Invoice {
  const now = sim.now(invoice.customer);
  const paid: Invoice = {
    ...invoice,
    status: "paid",
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + (intent ? 1 : 0),
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
  sim.store.put("invoices", paid);
  if (intent) markPaymentDone(sim, paid, now);
  emit(sim, "invoice.paid", paid);
  emit(sim, "invoice.payment_succeeded", paid);
  wakeSubscription(sim, paid, intent);
  return paid;
}

/** Notes a failed try; a renewal that fails is tried again by the dunning plan and its subscription falls past due. */
export function markInvoiceFailed(sim: Sim, invoice: Invoice, needsAction: boolean): Invoice {
  const now = sim.now(invoice.customer);
  const subscription = subscriptionOfInvoice(sim, invoice);
  const isPending = subscription ? sim.store.get("pending_updates", subscription.id)?.invoice === invoice.id : false;
  const isDunned = invoice.billing_reason !== "subscription_create" && !isPending;
  const started = invoice.status_transitions.finalized_at ?? now;
  const failed: Invoice = {
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: isDunned ? nextRetryAt(started, now) : null,
  };
  sim.store.put("invoices", failed);
  if (needsAction) emit(sim, "invoice.payment_action_required", failed);
  else emit(sim, "invoice.payment_failed", failed);
  if (subscription && isDunned && ["active", "trialing"].includes(subscription.status)) {
    change(
      sim,
      "subscriptions",
      subscription,
      { ...subscription, status: "past_due" },
      "customer.subscription.updated",
    );
  }
  return failed;
}
