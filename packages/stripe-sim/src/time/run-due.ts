import { announcementAt, announceRenewal } from "../billing/announce-renewal.ts";
import { advancePhase, phaseEnd } from "../billing/schedule-phases.ts";
import { endSubscription } from "../billing/cancel-subscription.ts";
import {
  expireIncomplete,
  expirePendingUpdate,
  renewSubscription,
  retryInvoice,
} from "../billing/renew-subscription.ts";
import type { Sim } from "../model/sim.ts";
import type { Subscription } from "../model/wire.ts";

const incompleteSeconds = 23 * 3600;

interface Due {
  at: number;
  /** Of two things due at one second the lower goes first: a phase changes the price before the renewal charges it. */
  rank: number;
  run: () => void;
}

function* dueOfSubscription(sim: Sim, subscription: Subscription): Generator<Due> {
  if (subscription.status === "incomplete") {
    yield { at: subscription.created + incompleteSeconds, rank: 0, run: () => expireIncomplete(sim, subscription) };
    return;
  }
  if (!["active", "trialing", "past_due"].includes(subscription.status)) return;
  if (subscription.pending_update) {
    const { expires_at } = subscription.pending_update;
    yield { at: expires_at, rank: 0, run: () => expirePendingUpdate(sim, subscription) };
  }
  const schedule = subscription.schedule ? sim.store.get("subscription_schedules", subscription.schedule) : undefined;
  const phase = schedule ? phaseEnd(schedule) : undefined;
  if (schedule && phase !== undefined) yield { at: phase, rank: 1, run: () => advancePhase(sim, schedule) };
  if (subscription.cancel_at !== null && !subscription.cancel_at_period_end) {
    yield {
      at: subscription.cancel_at,
      rank: 2,
      run: () => void endSubscription(sim, subscription, { reason: "cancellation_requested" }),
    };
  }
  const announced = announcementAt(sim, subscription);
  if (announced !== undefined) {
    yield { at: announced, rank: 0, run: () => announceRenewal(sim, subscription) };
  }
  const ends = subscription.items.data.map((item) => item.current_period_end);
  yield { at: Math.min(...ends), rank: 4, run: () => renewSubscription(sim, subscription) };
}

function* dueOfInvoices(sim: Sim, testClock: string | null): Generator<Due> {
  for (const invoice of sim.store.all("invoices")) {
    if (invoice.status !== "open" || invoice.test_clock !== testClock) continue;
    if (invoice.next_payment_attempt === null) continue;
    yield { at: invoice.next_payment_attempt, rank: 3, run: () => retryInvoice(sim, invoice) };
  }
}

function earliest(sim: Sim, testClock: string | null): Due | undefined {
  const subscriptions = sim.store.all("subscriptions").filter((entry) => entry.test_clock === testClock);
  const all = [
    ...subscriptions.flatMap((subscription) => [...dueOfSubscription(sim, subscription)]),
    ...dueOfInvoices(sim, testClock),
  ];
  return all.toSorted((a, b) => a.at - b.at || a.rank - b.rank)[0];
}

/** Lets everything happen, in order and each at its own second, that falls due until `until` on one clock (null: the machine's). */
export function runDue(sim: Sim, testClock: string | null, until: number): number {
  let count = 0;
  for (;;) {
    const due = earliest(sim, testClock);
    if (!due || due.at > until) return count;
    sim.store.transact(() => sim.at(due.at, due.run));
    count += 1;
  }
}
