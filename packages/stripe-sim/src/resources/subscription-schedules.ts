import { buildScheduleFrom, readPhases } from "../billing/build-schedule.ts";
import { endSubscription } from "../billing/cancel-subscription.ts";
import { releaseSchedule } from "../billing/schedule-phases.ts";
import { groups, mergeMetadata, oneOf, requiredText, text } from "../http/params.ts";
import { invalid } from "../http/api-error.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { part, type Call, type Route } from "../http/route.ts";
import { change, emit } from "../webhooks/emit.ts";
import type { SubscriptionSchedule } from "../model/wire.ts";

function create({ sim, form }: Call): SubscriptionSchedule {
  if (form["phases"] !== undefined) {
    throw invalid("You cannot set `phases` if `from_subscription` is set. Update the schedule afterwards.", "phases");
  }
  const subscription = load(sim, "subscriptions", requiredText(form, "from_subscription"), "from_subscription");
  if (subscription.schedule) {
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
      "from_subscription",
    );
  }
  if (!["active", "trialing", "past_due"].includes(subscription.status)) {
    throw invalid(
      `You cannot create a schedule from a subscription that is ${subscription.status}.`,
      "from_subscription",
    );
  }
  const schedule = buildScheduleFrom(sim, subscription, mergeMetadata(form));
  sim.store.put("subscription_schedules", schedule);
  emit(sim, "subscription_schedule.created", schedule);
  const attached = { ...subscription, schedule: schedule.id };
  change(sim, "subscriptions", subscription, attached, "customer.subscription.updated");
  return schedule;
}

function running(call: Call): SubscriptionSchedule {
  const schedule = load(call.sim, "subscription_schedules", part(call, "id"));
  if (schedule.status !== "active" && schedule.status !== "not_started") {
    throw invalid(`You cannot change a subscription schedule that is currently in the \`${schedule.status}\` status.`);
  }
  return schedule;
}

function update(call: Call): SubscriptionSchedule {
  const { sim, form } = call;
  const before = running(call);
  const sent = groups(form, "phases");
  const phases = sent ? readPhases(sim, before, sent) : before.phases;
  const now = sim.now(before.customer);
  const current = phases.find((phase) => phase.start_date <= now && phase.end_date > now);
  if (!current) throw invalid("The schedule must have a phase that covers the present.", "phases");
  const after: SubscriptionSchedule = {
    ...before,
    phases,
    current_phase: { start_date: current.start_date, end_date: current.end_date },
    end_behavior: oneOf(form, "end_behavior", ["release", "cancel"]) ?? before.end_behavior,
    metadata: mergeMetadata(form, before.metadata),
  };
  change(sim, "subscription_schedules", before, after, "subscription_schedule.updated");
  return after;
}

function release(call: Call): SubscriptionSchedule {
  const schedule = running(call);
  return releaseSchedule(call.sim, schedule, call.sim.now(schedule.customer));
}

function cancel(call: Call): SubscriptionSchedule {
  const { sim } = call;
  const schedule = running(call);
  const subscription = schedule.subscription ? sim.store.get("subscriptions", schedule.subscription) : undefined;
  if (subscription) endSubscription(sim, subscription, { reason: "cancellation_requested" });
  return load(sim, "subscription_schedules", schedule.id);
}

function list({ sim, form }: Call): object {
  const customer = text(form, "customer");
  const rows = sim.store
    .all("subscription_schedules")
    .filter((row) => customer === undefined || row.customer === customer);
  return listPage(form, "/v1/subscription_schedules", rows);
}

const base = "/v1/subscription_schedules";

export const subscriptionScheduleRoutes: readonly Route[] = [
  { method: "POST", path: base, params: ["from_subscription", "metadata", "phases"], handle: create },
  { method: "GET", path: base, params: [...listParams, "customer", "created"], handle: list },
  {
    method: "GET",
    path: `${base}/:id`,
    params: [],
    handle: (call) => load(call.sim, "subscription_schedules", part(call, "id")),
  },
  {
    method: "POST",
    path: `${base}/:id`,
    params: ["phases", "end_behavior", "metadata", "proration_behavior"],
    handle: update,
  },
  { method: "POST", path: `${base}/:id/release`, params: ["preserve_cancel_date"], handle: release },
  { method: "POST", path: `${base}/:id/cancel`, params: ["invoice_now", "prorate"], handle: cancel },
];
