import { buildInvoice } from "./build-invoice.ts";
import { buildSubscription } from "./build-subscription.ts";
import { changeItems, priceOf } from "./change-items.ts";
import { cycleLine } from "./build-lines.ts";
import { periodEnd } from "./periods.ts";
import { flag, group, groups, integer, mergeMetadata, oneOf, requiredText, text } from "../http/params.ts";
import { load } from "../model/load.ts";
import { newId } from "../model/ids.ts";
import type { Form } from "../http/form.ts";
import type { Sim } from "../model/sim.ts";
import type { Invoice, InvoiceLine, Subscription } from "../model/wire.ts";

function nextCycle(sim: Sim, subscription: Subscription): InvoiceLine[] {
  return subscription.items.data.map((item) => {
    const start = item.current_period_end;
    const end = periodEnd(item.price, subscription.billing_cycle_anchor, start);
    return cycleLine(sim, { ...item, current_period_start: start, current_period_end: end });
  });
}

function previewNew(sim: Sim, customer: string, details: Form): { subscription: Subscription; lines: InvoiceLine[] } {
  const now = sim.now(customer);
  const items = (groups(details, "items") ?? []).map((item, index) => ({
    price: priceOf(sim, requiredText(item, "price"), `subscription_details[items][${index}][price]`),
    quantity: integer(item, "quantity") ?? 1,
    metadata: mergeMetadata(item),
  }));
  const subscription = buildSubscription({
    customer,
    testClock: null,
    items,
    now,
    trialEnd: null,
    metadata: {},
    defaultPaymentMethod: null,
    saveDefault: "off",
    cancelAtPeriodEnd: false,
    description: null,
  });
  return { subscription, lines: subscription.items.data.map((item) => cycleLine(sim, item)) };
}

function hasChange(details: Form): boolean {
  return details["items"] !== undefined || details["billing_cycle_anchor"] === "now";
}

/** The lines that a change asked for now would be billed with, or those of the next renewal. */
function previewChange(sim: Sim, subscription: Subscription, details: Form): InvoiceLine[] {
  const items = groups(details, "items") ?? [];
  const resetsAnchor = oneOf(details, "billing_cycle_anchor", ["now", "unchanged"]) === "now";
  const waiting = sim.store.get("pending_lines", subscription.id)?.lines ?? [];
  if (items.length === 0 && !resetsAnchor) {
    return flag(details, "cancel_at_period_end") || subscription.cancel_at_period_end
      ? waiting
      : [...waiting, ...nextCycle(sim, subscription)];
  }
  const invoicing = oneOf(details, "proration_behavior", ["always_invoice", "create_prorations", "none"]);
  const { next, lines, resetsPeriod } = changeItems(sim, subscription, {
    items,
    prorates: invoicing !== "none",
    prorationDate: integer(details, "proration_date") ?? sim.now(subscription.customer),
    resetsAnchor,
  });
  return invoicing === "always_invoice" || resetsPeriod ? lines : [...waiting, ...lines, ...nextCycle(sim, next)];
}

/** `POST /v1/invoices/create_preview`: writes nothing. */
export function previewInvoice(sim: Sim, form: Form): Invoice {
  const details = group(form, "subscription_details") ?? {};
  const id = text(form, "subscription");
  const given = id ? load(sim, "subscriptions", id, "subscription") : undefined;
  const customer = given?.customer ?? load(sim, "customers", requiredText(form, "customer"), "customer").id;
  const { subscription, lines } = given
    ? { subscription: given, lines: previewChange(sim, given, details) }
    : previewNew(sim, customer, details);
  const invoice = buildInvoice(sim, {
    id: newId("upcoming_in"),
    customer,
    currency: subscription.currency,
    lines,
    reason: "upcoming",
    subscription: given,
  });
  const renewsAt = given && !hasChange(details) ? given.items.data[0]?.current_period_end : undefined;
  return {
    ...invoice,
    ending_balance: Math.min(0, invoice.total + invoice.starting_balance),
    ...(renewsAt === undefined ? {} : { period_end: renewsAt, next_payment_attempt: renewsAt }),
  };
}
