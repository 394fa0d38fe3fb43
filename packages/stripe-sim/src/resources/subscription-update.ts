import { expirePendingUpdate } from "../billing/renew-subscription.ts";
import { updateItems } from "../billing/update-items.ts";
import { invalid } from "../http/api-error.ts";
import { flag, group, groups, integer, mergeMetadata, moment, oneOf, text } from "../http/params.ts";
import { load } from "../model/load.ts";
import { part, type Call } from "../http/route.ts";
import { change } from "../webhooks/emit.ts";
import type { Form } from "../http/form.ts";
import type { Sim } from "../model/sim.ts";
import type { Subscription } from "../model/wire.ts";

export const updateParams = [
  "items",
  "proration_behavior",
  "proration_date",
  "payment_behavior",
  "cancel_at_period_end",
  "cancel_at",
  "metadata",
  "default_payment_method",
  "payment_settings",
  "trial_end",
  "billing_cycle_anchor",
  "cancellation_details",
  "description",
  "off_session",
] as const;

const frozenWhileIncomplete = ["items", "cancel_at_period_end", "cancel_at", "trial_end", "billing_cycle_anchor"];

function refuseFrozen(subscription: Subscription, form: Form): void {
  if (["canceled", "incomplete_expired"].includes(subscription.status)) {
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.", undefined);
  }
  if (subscription.status !== "incomplete") return;
  const field = frozenWhileIncomplete.find((name) => form[name] !== undefined);
  if (field) {
    throw invalid(
      `You can't update \`${field}\` on an incomplete subscription. Only metadata and the default payment method may change until its first invoice is paid.`,
      field,
    );
  }
}

function periodEndOf(subscription: Subscription): number {
  return Math.min(...subscription.items.data.map((item) => item.current_period_end));
}

function readCancellation(sim: Sim, subscription: Subscription, form: Form): Partial<Subscription> {
  const now = sim.now(subscription.customer);
  const atEnd = flag(form, "cancel_at_period_end");
  const at = form["cancel_at"] === "" ? null : integer(form, "cancel_at");
  const details = group(form, "cancellation_details");
  const present = subscription.cancellation_details;
  const comment = details ? text(details, "comment") : undefined;
  const asked = atEnd === true || (at !== undefined && at !== null);
  const undone = atEnd === false || at === null;
  if (!asked && !undone && !details) return {};
  const base = {
    comment: comment === undefined ? (present?.comment ?? null) : comment,
    feedback: present?.feedback ?? null,
    feedback_option: null,
  };
  if (asked) {
    return {
      cancel_at_period_end: atEnd ?? false,
      cancel_at: at ?? periodEndOf(subscription),
      canceled_at: now,
      cancellation_details: { ...base, reason: "cancellation_requested" },
    };
  }
  if (undone) {
    return {
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      cancellation_details: { ...base, reason: null },
    };
  }
  return { cancellation_details: { ...base, reason: present?.reason ?? null } };
}

function readDefaultMethod(sim: Sim, subscription: Subscription, form: Form): string | null {
  const sent = text(form, "default_payment_method");
  if (sent === undefined) return subscription.default_payment_method;
  if (sent !== null && sim.store.get("payment_methods", sent)?.customer !== subscription.customer) {
    throw invalid(
      `The customer does not have a payment method with the ID ${sent}. The payment method must be attached to the customer.`,
      "default_payment_method",
      "resource_missing",
    );
  }
  return sent;
}

function readPlain(sim: Sim, before: Subscription, form: Form): Subscription {
  const settings = group(form, "payment_settings");
  const save = settings ? oneOf(settings, "save_default_payment_method", ["off", "on_subscription"]) : undefined;
  const description = text(form, "description");
  const trialEnd = moment(form, "trial_end", sim.now(before.customer));
  const endsTrial = before.status === "trialing" && trialEnd !== undefined;
  const data = before.items.data.map((item) => (endsTrial ? { ...item, current_period_end: trialEnd } : item));
  return {
    ...before,
    ...readCancellation(sim, before, form),
    metadata: form["metadata"] === undefined ? before.metadata : mergeMetadata(form, before.metadata),
    default_payment_method: readDefaultMethod(sim, before, form),
    description: description === undefined ? before.description : description,
    ...(before.payment_settings && save
      ? { payment_settings: { ...before.payment_settings, save_default_payment_method: save } }
      : {}),
    ...(endsTrial ? { trial_end: trialEnd, billing_cycle_anchor: trialEnd, items: { ...before.items, data } } : {}),
  };
}

/** `POST /v1/subscriptions/{id}`. */
export function readSubscriptionUpdate(call: Call): Subscription {
  const { sim, form } = call;
  const before = load(sim, "subscriptions", part(call, "id"));
  refuseFrozen(before, form);
  const edited = readPlain(sim, before, form);
  const items = groups(form, "items") ?? [];
  const resetsAnchor = oneOf(form, "billing_cycle_anchor", ["now", "unchanged"]) === "now";
  if (items.length === 0 && !resetsAnchor) {
    change(sim, "subscriptions", before, edited, "customer.subscription.updated");
    return edited;
  }
  // A new change takes the place of one that still waits for its payment.
  if (before.pending_update) expirePendingUpdate(sim, before);
  const now = sim.now(before.customer);
  const invoicing =
    oneOf(form, "proration_behavior", ["always_invoice", "create_prorations", "none"]) ?? "create_prorations";
  const behavior =
    oneOf(form, "payment_behavior", [
      "allow_incomplete",
      "default_incomplete",
      "error_if_incomplete",
      "pending_if_incomplete",
    ]) ?? "allow_incomplete";
  const given = {
    items,
    prorates: invoicing !== "none",
    prorationDate: integer(form, "proration_date") ?? now,
    resetsAnchor,
  };
  const present = load(sim, "subscriptions", before.id);
  return updateItems(sim, present, { ...edited, pending_update: null }, given, invoicing, behavior);
}
