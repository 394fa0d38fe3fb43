import { addIntervals } from "./periods.ts";
import { priceOf } from "./change-items.ts";
import { invalid } from "../http/api-error.ts";
import { group, groups, integer, mergeMetadata, moment, oneOf, requiredText } from "../http/params.ts";
import { newId } from "../model/ids.ts";
import type { Form } from "../http/form.ts";
import type { Sim } from "../model/sim.ts";
import type { Metadata, SchedulePhase, Subscription, SubscriptionSchedule } from "../model/wire.ts";

interface PhaseGiven {
  currency: string;
  items: SchedulePhase["items"];
  start: number;
  end: number;
  metadata: Metadata;
  prorationBehavior: SchedulePhase["proration_behavior"];
}

function buildPhase(given: PhaseGiven): SchedulePhase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: given.currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: given.end,
    invoice_settings: null,
    items: given.items,
    metadata: given.metadata,
    on_behalf_of: null,
    proration_behavior: given.prorationBehavior,
    start_date: given.start,
    transfer_data: null,
    trial_end: null,
  };
}

function buildPhaseItem(price: string, quantity: number): SchedulePhase["items"][number] {
  return { billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity, tax_rates: [] };
}

/** A schedule that goes on exactly as the subscription does now. */
export function buildScheduleFrom(sim: Sim, subscription: Subscription, metadata: Metadata): SubscriptionSchedule {
  const first = subscription.items.data[0];
  const start = first?.current_period_start ?? subscription.start_date;
  const end = first?.current_period_end ?? subscription.start_date;
  const phase = buildPhase({
    currency: subscription.currency,
    items: subscription.items.data.map((item) => buildPhaseItem(item.price.id, item.quantity ?? 1)),
    start,
    end,
    metadata: {},
    prorationBehavior: "create_prorations",
  });
  return {
    id: newId("sub_sched"),
    object: "subscription_schedule",
    application: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    canceled_at: null,
    completed_at: null,
    created: sim.now(subscription.customer),
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: "automatic",
      billing_thresholds: null,
      collection_method: "charge_automatically",
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: "self" },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: "release",
    livemode: false,
    metadata,
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  };
}

function endOf(sim: Sim, form: Form, start: number, firstPrice: string, now: number): number {
  const end = moment(form, "end_date", now);
  if (end !== undefined) return end;
  const price = priceOf(sim, firstPrice, "phases[items][price]");
  const duration = group(form, "duration");
  const iterations = integer(form, "iterations");
  if (!duration) return addIntervals(price, start, iterations ?? 1);
  const interval = oneOf(duration, "interval", ["day", "week", "month", "year"]) ?? "month";
  const count = integer(duration, "interval_count") ?? 1;
  const step = price.recurring
    ? { ...price, recurring: { ...price.recurring, interval, interval_count: count } }
    : price;
  return addIntervals(step, start, 1);
}

/** Reads `phases[]`; a phase without a start begins where the one before it ends. */
export function readPhases(sim: Sim, schedule: SubscriptionSchedule, phases: readonly Form[]): SchedulePhase[] {
  const now = sim.now(schedule.customer);
  let start = schedule.current_phase?.start_date ?? now;
  return phases.map((form, index) => {
    const from = moment(form, "start_date", now) ?? start;
    if (index > 0 && from !== start) {
      throw invalid(
        "The start date of a phase must be the end date of the one before it.",
        `phases[${index}][start_date]`,
      );
    }
    const items = (groups(form, "items") ?? []).map((item) =>
      buildPhaseItem(
        priceOf(sim, requiredText(item, "price"), `phases[${index}][items]`).id,
        integer(item, "quantity") ?? 1,
      ),
    );
    const first = items[0];
    if (!first) throw invalid("Missing required param: phases[items].", `phases[${index}][items]`, "parameter_missing");
    const end = endOf(sim, form, from, first.price, now);
    if (end <= from) throw invalid("A phase must end after it starts.", `phases[${index}][end_date]`);
    start = end;
    return buildPhase({
      currency: schedule.phases[0]?.currency ?? "usd",
      items,
      start: from,
      end,
      metadata: mergeMetadata(form),
      prorationBehavior:
        oneOf(form, "proration_behavior", ["always_invoice", "create_prorations", "none"]) ?? "create_prorations",
    });
  });
}
