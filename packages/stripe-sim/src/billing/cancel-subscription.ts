import { prorationLine } from "./build-lines.ts";
import { invoiceSubscription } from "./start-subscription.ts";
import { emit } from "../webhooks/emit.ts";
import type { Sim } from "../model/sim.ts";
import type { Subscription } from "../model/wire.ts";

interface CancelGiven {
  reason: "cancellation_requested" | "payment_failed";
  prorate?: boolean;
  invoiceNow?: boolean;
}

function leaveSchedule(sim: Sim, subscription: Subscription, now: number): void {
  const schedule = subscription.schedule ? sim.store.get("subscription_schedules", subscription.schedule) : undefined;
  if (!schedule || !["active", "not_started"].includes(schedule.status)) return;
  const canceled = { ...schedule, status: "canceled" as const, canceled_at: now, current_phase: null };
  sim.store.put("subscription_schedules", canceled);
  emit(sim, "subscription_schedule.canceled", canceled);
}

/** Stops collecting what is still open; Stripe leaves such invoices open for a person to decide on. */
function stopCollection(sim: Sim, subscription: Subscription): void {
  for (const invoice of sim.store.all("invoices")) {
    if (invoice.status !== "open") continue;
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue;
    sim.store.put("invoices", { ...invoice, auto_advance: false, next_payment_attempt: null });
  }
}

/** Ends a subscription at this moment. */
export function endSubscription(sim: Sim, subscription: Subscription, given: CancelGiven): Subscription {
  const now = sim.now(subscription.customer);
  const credit = subscription.items.data.map((item) => prorationLine(sim, item, now, -1));
  if (given.prorate && given.invoiceNow) invoiceSubscription(sim, subscription, credit, "subscription_update");
  const present = sim.store.get("subscriptions", subscription.id) ?? subscription;
  const ended: Subscription = {
    ...present,
    status: "canceled",
    canceled_at: present.canceled_at ?? now,
    ended_at: now,
    pending_update: null,
    schedule: null,
    cancellation_details: {
      comment: present.cancellation_details?.comment ?? null,
      feedback: present.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason: given.reason,
    },
  };
  leaveSchedule(sim, present, now);
  sim.store.put("subscriptions", ended);
  sim.store.remove("pending_updates", subscription.id);
  stopCollection(sim, ended);
  emit(sim, "customer.subscription.deleted", ended);
  return ended;
}
