import { buildSubscription, type ItemGiven } from "../billing/build-subscription.ts";
import { endSubscription } from "../billing/cancel-subscription.ts";
import { priceOf } from "../billing/change-items.ts";
import { startSubscription } from "../billing/start-subscription.ts";
import { readSubscriptionUpdate, updateParams } from "./subscription-update.ts";
import { flag, group, groups, integer, mergeMetadata, moment, oneOf, requiredText, text } from "../http/params.ts";
import { invalid, missing } from "../http/api-error.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { part, type Call, type Route } from "../http/route.ts";
import type { Form } from "../http/form.ts";
import type { Sim } from "../model/sim.ts";
import type { Subscription } from "../model/wire.ts";

function readItems(sim: Sim, form: Form): ItemGiven[] {
  const items = groups(form, "items");
  if (!items || items.length === 0) throw invalid("Missing required param: items.", "items", "parameter_missing");
  return items.map((item, index) => ({
    price: priceOf(sim, requiredText(item, "price"), `items[${index}][price]`),
    quantity: integer(item, "quantity") ?? 1,
    metadata: mergeMetadata(item),
  }));
}

function ownMethod(sim: Sim, id: string, customer: string): string {
  if (sim.store.get("payment_methods", id)?.customer === customer) return id;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    "default_payment_method",
    "resource_missing",
  );
}

function readTrialEnd(form: Form, now: number): number | null {
  const days = integer(form, "trial_period_days");
  const end = moment(form, "trial_end", now) ?? (days ? now + days * 24 * 3600 : undefined);
  return end !== undefined && end > now ? end : null;
}

function create({ sim, form }: Call): Subscription {
  const customer = load(sim, "customers", requiredText(form, "customer"), "customer");
  const now = sim.now(customer.id);
  const settings = group(form, "payment_settings") ?? {};
  const method = text(form, "default_payment_method");
  const behavior =
    oneOf(form, "payment_behavior", [
      "default_incomplete",
      "allow_incomplete",
      "error_if_incomplete",
      "pending_if_incomplete",
    ]) ?? "allow_incomplete";
  if (behavior === "pending_if_incomplete") {
    throw invalid(
      "`payment_behavior` cannot be `pending_if_incomplete` when creating a subscription.",
      "payment_behavior",
    );
  }
  const built = buildSubscription({
    customer: customer.id,
    testClock: customer.test_clock ?? null,
    items: readItems(sim, form),
    now,
    trialEnd: readTrialEnd(form, now),
    metadata: mergeMetadata(form),
    defaultPaymentMethod: method ? ownMethod(sim, method, customer.id) : null,
    saveDefault: oneOf(settings, "save_default_payment_method", ["off", "on_subscription"]) ?? "off",
    cancelAtPeriodEnd: flag(form, "cancel_at_period_end") ?? false,
    description: text(form, "description") ?? null,
  });
  return startSubscription(sim, built, behavior);
}

function cancel(call: Call): Subscription {
  const subscription = load(call.sim, "subscriptions", part(call, "id"));
  if (["canceled", "incomplete_expired"].includes(subscription.status)) {
    throw missing("subscription", subscription.id);
  }
  return endSubscription(call.sim, subscription, {
    reason: "cancellation_requested",
    prorate: flag(call.form, "prorate") ?? false,
    invoiceNow: flag(call.form, "invoice_now") ?? false,
  });
}

/** Without a status Stripe lists everything but the canceled ones. */
function hasStatus(subscription: Subscription, wanted: string | null | undefined): boolean {
  if (wanted === "all") return true;
  if (wanted === "ended") return ["canceled", "incomplete_expired"].includes(subscription.status);
  return wanted ? subscription.status === wanted : subscription.status !== "canceled";
}

function list({ sim, form }: Call): object {
  const customer = text(form, "customer");
  const price = text(form, "price");
  const status = text(form, "status");
  const rows = sim.store
    .all("subscriptions")
    .filter(
      (row) =>
        hasStatus(row, status) &&
        (customer === undefined || row.customer === customer) &&
        (price === undefined || row.items.data.some((item) => item.price.id === price)),
    );
  return listPage(form, "/v1/subscriptions", rows);
}

export const subscriptionRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/subscriptions",
    params: [
      "customer",
      "items",
      "payment_behavior",
      "payment_settings",
      "metadata",
      "default_payment_method",
      "trial_period_days",
      "trial_end",
      "cancel_at_period_end",
      "description",
      "off_session",
      "collection_method",
      "billing_mode",
      "proration_behavior",
      "currency",
    ],
    handle: create,
  },
  {
    method: "GET",
    path: "/v1/subscriptions",
    params: [...listParams, "customer", "status", "price", "created", "test_clock", "collection_method"],
    handle: list,
  },
  {
    method: "GET",
    path: "/v1/subscriptions/:id",
    params: [],
    handle: (call) => load(call.sim, "subscriptions", part(call, "id")),
  },
  { method: "POST", path: "/v1/subscriptions/:id", params: updateParams, handle: readSubscriptionUpdate },
  {
    method: "DELETE",
    path: "/v1/subscriptions/:id",
    params: ["prorate", "invoice_now", "cancellation_details"],
    handle: cancel,
  },
];
