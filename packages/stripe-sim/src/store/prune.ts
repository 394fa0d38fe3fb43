import type { Sim } from "../model/sim.ts";

const eventsKeptS = 30 * 24 * 3600;
const keysKeptMs = 24 * 3600 * 1000;

/** Stripe lists events for 30 days and keeps idempotency keys for a day; older ones would only make the journal grow. */
export function pruneStore(sim: Sim): void {
  const nowMs = sim.machineNowMs();
  sim.store.transact(() => {
    for (const event of sim.store.all("events")) {
      if (nowMs / 1000 - event.created > eventsKeptS) sim.store.remove("events", event.id);
    }
    for (const row of sim.store.all("idempotency")) {
      if (nowMs - row.createdMs > keysKeptMs) sim.store.remove("idempotency", row.id);
    }
  });
}
