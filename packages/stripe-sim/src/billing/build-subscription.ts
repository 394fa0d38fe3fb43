import { newId } from "../model/ids.ts";
import { periodEnd } from "./periods.ts";
import type { Metadata, Price, Subscription, SubscriptionItem } from "../model/wire.ts";

export interface ItemGiven {
  price: Price;
  quantity: number;
  metadata: Metadata;
}

interface SubscriptionGiven {
  customer: string;
  testClock: string | null;
  items: readonly ItemGiven[];
  now: number;
  trialEnd: number | null;
  metadata: Metadata;
  defaultPaymentMethod: string | null;
  saveDefault: "off" | "on_subscription";
  cancelAtPeriodEnd: boolean;
  description: string | null;
}

export function buildItem(
  subscription: string,
  given: ItemGiven,
  period: { start: number; end: number },
  created: number,
): SubscriptionItem {
  const { price } = given;
  return {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: given.metadata,
    plan: planOf(price),
    price,
    quantity: given.quantity,
    subscription,
    tax_rates: [],
  };
}

/** The old plan form that Stripe still puts beside each price. */
export function planOf(price: Price): SubscriptionItem["plan"] {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

export function buildSubscription(given: SubscriptionGiven): Subscription {
  const id = newId("sub");
  const anchor = given.trialEnd ?? given.now;
  const data = given.items.map((item) => {
    const end = given.trialEnd ?? periodEnd(item.price, given.now, given.now);
    return buildItem(id, item, { start: given.now, end }, given.now);
  });
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: given.cancelAtPeriodEnd ? (data[0]?.current_period_end ?? null) : null,
    cancel_at_period_end: given.cancelAtPeriodEnd,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: given.now,
    currency: given.items[0]?.price.currency ?? "usd",
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: given.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: { object: "list", data, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ["card"],
      save_default_payment_method: given.saveDefault,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: given.now,
    status: given.trialEnd === null ? "incomplete" : "trialing",
    test_clock: given.testClock,
    transfer_data: null,
    trial_end: given.trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
    trial_start: given.trialEnd === null ? null : given.now,
  };
}
