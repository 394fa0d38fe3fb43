import { planOf } from "./build-subscription.ts";
import { periodEnd, sameInterval } from "./periods.ts";
import { change, emit } from "../webhooks/emit.ts";
import { endSubscription } from "./cancel-subscription.ts";
import type { Sim } from "../model/sim.ts";
import type { SchedulePhase, Subscription, SubscriptionSchedule } from "../model/wire.ts";

function enterPhase(sim: Sim, subscription: Subscription, phase: SchedulePhase): void {
  const wanted = phase.items[0];
  const price = wanted ? sim.store.get("prices", wanted.price) : undefined;
  const item = subscription.items.data[0];
  if (!price || !item) return;
  const isNewRhythm = !sameInterval(price, item.price);
  const data = [
    {
      ...item,
      price,
      plan: planOf(price),
      quantity: wanted?.quantity ?? 1,
      ...(isNewRhythm && item.current_period_end > phase.start_date
        ? {
            current_period_start: phase.start_date,
            current_period_end: periodEnd(price, phase.start_date, phase.start_date),
          }
        : {}),
    },
  ];
  const entered: Subscription = {
    ...subscription,
    items: { ...subscription.items, data },
    billing_cycle_anchor: isNewRhythm ? phase.start_date : subscription.billing_cycle_anchor,
    metadata: { ...subscription.metadata, ...phase.metadata },
  };
  change(sim, "subscriptions", subscription, entered, "customer.subscription.updated");
}

function finish(sim: Sim, schedule: SubscriptionSchedule, subscription: Subscription, now: number): void {
  if (schedule.end_behavior === "cancel") {
    endSubscription(sim, subscription, { reason: "cancellation_requested" });
    return;
  }
  releaseSchedule(sim, schedule, now);
}

/** Lets the subscription go on by itself with the items it has. */
export function releaseSchedule(sim: Sim, schedule: SubscriptionSchedule, now: number): SubscriptionSchedule {
  const released: SubscriptionSchedule = {
    ...schedule,
    status: "released",
    released_at: now,
    released_subscription: schedule.subscription,
    subscription: null,
    current_phase: null,
  };
  sim.store.put("subscription_schedules", released);
  const subscription = schedule.subscription ? sim.store.get("subscriptions", schedule.subscription) : undefined;
  if (subscription) {
    change(sim, "subscriptions", subscription, { ...subscription, schedule: null }, "customer.subscription.updated");
  }
  emit(sim, "subscription_schedule.released", released);
  return released;
}

/** When the running phase of a schedule ends. */
export function phaseEnd(schedule: SubscriptionSchedule): number | undefined {
  return schedule.status === "active" ? schedule.current_phase?.end_date : undefined;
}

/** Goes on to the phase that starts where the running one ends, or closes the schedule after the last. */
export function advancePhase(sim: Sim, schedule: SubscriptionSchedule): void {
  const end = phaseEnd(schedule);
  const subscription = schedule.subscription ? sim.store.get("subscriptions", schedule.subscription) : undefined;
  if (end === undefined || !subscription) return;
  const next = schedule.phases.find((phase) => phase.start_date >= end);
  if (!next) {
    finish(sim, schedule, subscription, end);
    return;
  }
  const moved: SubscriptionSchedule = {
    ...schedule,
    current_phase: { start_date: next.start_date, end_date: next.end_date },
  };
  change(sim, "subscription_schedules", schedule, moved, "subscription_schedule.updated");
  enterPhase(sim, subscription, next);
}
