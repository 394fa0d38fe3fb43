import { changeItems, type ItemsGiven } from "./change-items.ts";
import { chargeInvoice, paymentError } from "./pay-invoice.ts";
import { invoiceSubscription, type PaymentBehavior } from "./start-subscription.ts";
import { markInvoiceFailed } from "../money/settle-invoice.ts";
import { change, emit, previousAttributes } from "../webhooks/emit.ts";
import type { Sim } from "../model/sim.ts";
import type { Invoice, Subscription } from "../model/wire.ts";

const incompleteSeconds = 23 * 3600;

function applyNow(sim: Sim, before: Subscription, next: Subscription): Subscription {
  const present = sim.store.get("subscriptions", before.id) ?? before;
  const applied: Subscription = { ...next, latest_invoice: present.latest_invoice, status: present.status };
  change(sim, "subscriptions", present, applied, "customer.subscription.updated");
  return applied;
}

/** Keeps the old items until the invoice is paid, at most 23 hours. */
function holdUpdate(sim: Sim, before: Subscription, next: Subscription, invoice: Invoice): Subscription {
  sim.store.put("pending_updates", { id: before.id, invoice: invoice.id, next });
  const present = sim.store.get("subscriptions", before.id) ?? before;
  const changesMetadata = next.metadata !== before.metadata;
  const held: Subscription = {
    ...present,
    pending_update: {
      billing_cycle_anchor:
        next.billing_cycle_anchor === before.billing_cycle_anchor ? null : next.billing_cycle_anchor,
      cancel_at_period_end:
        next.cancel_at_period_end === before.cancel_at_period_end ? null : next.cancel_at_period_end,
      discount: null,
      discounts: null,
      expires_at: sim.now(before.customer) + incompleteSeconds,
      metadata: changesMetadata ? next.metadata : null,
      subscription_items: next.items.data,
      trial_end: null,
      trial_from_plan: null,
    },
  };
  sim.store.put("subscriptions", held);
  emit(sim, "customer.subscription.updated", held, previousAttributes(before, held));
  return held;
}

function billNow(
  sim: Sim,
  before: Subscription,
  next: Subscription,
  lines: Invoice["lines"]["data"],
  behavior: PaymentBehavior,
): Subscription {
  if (behavior === "pending_if_incomplete") {
    // Marked as pending first, so that a decline does not make the running subscription past due.
    const invoice = invoiceSubscription(sim, before, lines, "subscription_update");
    if (invoice.status !== "open") return applyNow(sim, before, next);
    const held = holdUpdate(sim, before, next, invoice);
    if (!chargeInvoice(sim, invoice, null)) markInvoiceFailed(sim, invoice, false);
    return sim.store.get("subscriptions", before.id) ?? held;
  }
  const applied = applyNow(sim, before, next);
  const invoice = invoiceSubscription(sim, applied, lines, "subscription_update");
  if (invoice.status === "open" && behavior !== "default_incomplete") {
    const result = chargeInvoice(sim, invoice, null);
    const error = result && behavior === "error_if_incomplete" ? paymentError(result, false) : undefined;
    if (error) throw error;
    if (!result) markInvoiceFailed(sim, invoice, false);
  } else if (invoice.status === "open") {
    const present = sim.store.get("subscriptions", before.id) ?? applied;
    change(sim, "subscriptions", present, { ...present, status: "past_due" }, "customer.subscription.updated");
  }
  return sim.store.get("subscriptions", before.id) ?? applied;
}

/** Changes what a subscription sells; `edited` carries the other changes of the same request. */
export function updateItems(
  sim: Sim,
  before: Subscription,
  edited: Subscription,
  given: ItemsGiven,
  invoicing: "always_invoice" | "create_prorations" | "none",
  behavior: PaymentBehavior,
): Subscription {
  const { next, lines, resetsPeriod } = changeItems(sim, edited, given);
  if (lines.length > 0 && (invoicing === "always_invoice" || resetsPeriod)) {
    return billNow(sim, before, next, lines, behavior);
  }
  if (lines.length > 0) {
    const waiting = sim.store.get("pending_lines", before.id)?.lines ?? [];
    sim.store.put("pending_lines", { id: before.id, lines: [...waiting, ...lines] });
  }
  return applyNow(sim, before, next);
}
