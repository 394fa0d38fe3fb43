import { buildPaymentIntent } from "../money/build-payment-intent.ts";
import { defaultMethodOf, subscriptionOfInvoice } from "../money/invoice-links.ts";
import { markInvoicePaid } from "../money/settle-invoice.ts";
import { newId } from "../model/ids.ts";
import { ownAddress, type Sim } from "../model/sim.ts";
import { change, emit } from "../webhooks/emit.ts";
import type { Customer, Invoice } from "../model/wire.ts";

function takeNumber(sim: Sim, customer: Customer): string {
  const sequence = customer.next_invoice_sequence ?? 1;
  sim.store.put("customers", { ...customer, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix ?? "SIM"}-${String(sequence).padStart(4, "0")}`;
}

function useBalance(sim: Sim, invoice: Invoice): { starting: number; ending: number; due: number } {
  const customer = sim.store.get("customers", invoice.customer ?? "");
  const starting = customer?.balance ?? 0;
  const sum = invoice.total + starting;
  const ending = Math.min(0, sum);
  if (customer && ending !== starting) {
    change(sim, "customers", customer, { ...customer, balance: ending }, "customer.updated");
  }
  return { starting, ending, due: Math.max(0, sum) };
}

function addIntent(sim: Sim, invoice: Invoice): void {
  const subscription = subscriptionOfInvoice(sim, invoice);
  const intent = buildPaymentIntent(sim, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    metadata: {},
    paymentMethod: subscription ? defaultMethodOf(sim, subscription) : null,
    setupFutureUsage: "off_session",
    receiptEmail: null,
  });
  sim.store.put("payment_intents", intent);
  emit(sim, "payment_intent.created", intent);
  sim.store.put("invoice_payments", {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: intent.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

/** Numbers a draft and opens it for payment; with nothing to pay it is paid at once. */
export function finalizeInvoice(sim: Sim, draft: Invoice): Invoice {
  const now = sim.now(draft.customer);
  const { starting, ending, due } = useBalance(sim, draft);
  const customer = sim.store.get("customers", draft.customer ?? "");
  const open: Invoice = {
    ...draft,
    status: "open",
    number: customer ? takeNumber(sim, customer) : null,
    starting_balance: starting,
    ending_balance: ending,
    amount_due: due,
    amount_remaining: due,
    effective_at: now,
    hosted_invoice_url: `${ownAddress}invoices/${draft.id}`,
    invoice_pdf: `${ownAddress}invoices/${draft.id}/pdf`,
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  };
  sim.store.put("invoices", open);
  emit(sim, "invoice.finalized", open);
  if (due === 0) return markInvoicePaid(sim, open, undefined);
  addIntent(sim, open);
  return open;
}
