import type { Sim } from "../model/sim.ts";
import type { Invoice, InvoicePayment, PaymentIntent, Subscription } from "../model/wire.ts";

export function invoicePaymentOfIntent(sim: Sim, intent: string): InvoicePayment | undefined {
  return sim.store.all("invoice_payments").find((entry) => entry.payment.payment_intent === intent);
}

export function invoicePaymentOfInvoice(sim: Sim, invoice: string): InvoicePayment | undefined {
  return sim.store.all("invoice_payments").findLast((entry) => entry.invoice === invoice && entry.is_default);
}

export function intentOfInvoice(sim: Sim, invoice: string): PaymentIntent | undefined {
  const id = invoicePaymentOfInvoice(sim, invoice)?.payment.payment_intent;
  return typeof id === "string" ? sim.store.get("payment_intents", id) : undefined;
}

export function subscriptionOfInvoice(sim: Sim, invoice: Invoice): Subscription | undefined {
  const id = invoice.parent?.subscription_details?.subscription;
  return typeof id === "string" ? sim.store.get("subscriptions", id) : undefined;
}

/** The method a subscription charges without a person: its own, else the customer's. */
export function defaultMethodOf(sim: Sim, subscription: Subscription): string | null {
  const customer = sim.store.get("customers", subscription.customer);
  return subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null;
}
