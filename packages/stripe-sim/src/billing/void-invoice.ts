import { invalid } from "../http/api-error.ts";
import { intentOfInvoice, invoicePaymentOfInvoice, subscriptionOfInvoice } from "../money/invoice-links.ts";
import { change, emit } from "../webhooks/emit.ts";
import type { Sim } from "../model/sim.ts";
import type { Invoice, Subscription } from "../model/wire.ts";

function cancelIntent(sim: Sim, invoice: Invoice, now: number): void {
  const intent = intentOfInvoice(sim, invoice.id);
  if (intent && !["succeeded", "canceled"].includes(intent.status)) {
    const canceled = {
      ...intent,
      status: "canceled" as const,
      canceled_at: now,
      cancellation_reason: "void_invoice" as const,
      next_action: null,
    };
    sim.store.put("payment_intents", canceled);
    emit(sim, "payment_intent.canceled", canceled);
  }
  const payment = invoicePaymentOfInvoice(sim, invoice.id);
  if (payment) {
    sim.store.put("invoice_payments", {
      ...payment,
      status: "canceled",
      status_transitions: { ...payment.status_transitions, canceled_at: now },
    });
  }
}

/** Lets a change that waits for its payment go. */
export function dropPendingUpdate(sim: Sim, subscription: Subscription): void {
  sim.store.remove("pending_updates", subscription.id);
  const kept: Subscription = { ...subscription, pending_update: null };
  sim.store.put("subscriptions", kept);
  emit(sim, "customer.subscription.pending_update_expired", kept);
}

/** Voids an open invoice and cancels its intent, so that a stale page can no longer pay it. */
export function voidInvoice(sim: Sim, invoice: Invoice): Invoice {
  if (invoice.status !== "open" && invoice.status !== "uncollectible") {
    throw invalid(
      `You can only pass in open or uncollectible invoices. This invoice isn't open: its status is ${invoice.status}.`,
      undefined,
      "invoice_not_editable",
    );
  }
  const now = sim.now(invoice.customer);
  const voided: Invoice = {
    ...invoice,
    status: "void",
    auto_advance: false,
    next_payment_attempt: null,
    amount_remaining: invoice.amount_due,
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  };
  sim.store.put("invoices", voided);
  emit(sim, "invoice.voided", voided);
  cancelIntent(sim, invoice, now);
  const subscription = subscriptionOfInvoice(sim, invoice);
  if (subscription?.status === "incomplete" && subscription.latest_invoice === invoice.id) {
    const expired = { ...subscription, status: "incomplete_expired" as const, ended_at: now };
    change(sim, "subscriptions", subscription, expired, "customer.subscription.updated");
  }
  if (subscription && sim.store.get("pending_updates", subscription.id)?.invoice === invoice.id) {
    dropPendingUpdate(sim, subscription);
  }
  return voided;
}
