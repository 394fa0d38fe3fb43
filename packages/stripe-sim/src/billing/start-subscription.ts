import { buildInvoice } from "./build-invoice.ts";
import { cycleLine } from "./build-lines.ts";
import { finalizeInvoice } from "./finalize-invoice.ts";
import { chargeInvoice, paymentError } from "./pay-invoice.ts";
import { createSetupIntent } from "../money/create-setup-intent.ts";
import { defaultMethodOf } from "../money/invoice-links.ts";
import { invalid } from "../http/api-error.ts";
import { emit } from "../webhooks/emit.ts";
import type { Sim } from "../model/sim.ts";
import type { Invoice, Subscription } from "../model/wire.ts";

export type PaymentBehavior =
  | "default_incomplete"
  | "allow_incomplete"
  | "error_if_incomplete"
  | "pending_if_incomplete";

/** Makes and finalizes an invoice of a subscription and points the subscription at it. */
export function invoiceSubscription(
  sim: Sim,
  subscription: Subscription,
  lines: Invoice["lines"]["data"],
  reason: NonNullable<Invoice["billing_reason"]>,
): Invoice {
  const draft = buildInvoice(sim, {
    customer: subscription.customer,
    currency: subscription.currency,
    lines,
    reason,
    subscription,
  });
  sim.store.put("invoices", draft);
  emit(sim, "invoice.created", draft);
  sim.store.put("subscriptions", { ...subscription, latest_invoice: draft.id });
  return finalizeInvoice(sim, draft);
}

function refuseNoMethod(sim: Sim, subscription: Subscription): void {
  if (defaultMethodOf(sim, subscription) !== null) return;
  throw invalid(
    "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
    undefined,
    "resource_missing",
  );
}

function payFirst(sim: Sim, subscription: Subscription, invoice: Invoice, behavior: PaymentBehavior): void {
  if (invoice.status !== "open" || behavior === "default_incomplete") return;
  refuseNoMethod(sim, subscription);
  const result = chargeInvoice(sim, invoice, null);
  const error = result && behavior === "error_if_incomplete" ? paymentError(result, false) : undefined;
  if (error) throw error;
}

function startTrial(sim: Sim, subscription: Subscription): void {
  const intent = createSetupIntent(sim, {
    customer: subscription.customer,
    usage: "off_session",
    paymentMethod: null,
    metadata: {},
    description: null,
  });
  sim.store.put("subscriptions", { ...subscription, pending_setup_intent: intent.id });
}

/** Stores a new subscription, bills its first period and pays as the behaviour says. */
export function startSubscription(sim: Sim, built: Subscription, behavior: PaymentBehavior): Subscription {
  const isTrial = built.status === "trialing";
  sim.store.put("subscriptions", built);
  const customer = sim.store.get("customers", built.customer);
  if (customer && customer.currency === null) sim.store.put("customers", { ...customer, currency: built.currency });
  if (isTrial && defaultMethodOf(sim, built) === null) startTrial(sim, built);
  const base = sim.store.get("subscriptions", built.id) ?? built;
  const lines = built.items.data.map((item) => {
    const line = cycleLine(sim, item);
    return isTrial ? { ...line, amount: 0, subtotal: 0 } : line;
  });
  emit(sim, "customer.subscription.created", base);
  const invoice = invoiceSubscription(sim, base, lines, "subscription_create");
  payFirst(sim, base, invoice, behavior);
  const stored = sim.store.get("subscriptions", built.id) ?? base;
  return stored;
}
