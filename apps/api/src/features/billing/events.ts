import type Stripe from "stripe";
import { z } from "zod";
import { storableJson } from "../../platform/db/storable-json.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { JobDefinition } from "../../platform/queue/queue.ts";
import { createSharedRuns } from "../../platform/shared-runs.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { insertEvent } from "./event-repository.ts";
import { handleMoneyBack } from "./money-back.ts";
import { sendNotice } from "./notices.ts";
import { findUserOfCustomer } from "./payment-repository.ts";
import { createSlots } from "./slots.ts";
import { syncUser } from "./sync.ts";

const EventJob = z.object({ customerId: z.string(), type: z.string(), objectId: z.string() });
export const eventJob: JobDefinition<z.infer<typeof EventJob>> = {
  name: "billing.handle-event",
  payload: EventJob,
  retryLimit: 12,
  retryDelaySeconds: 2,
  // One payment makes about eight events of one customer: taken together they need one look at the provider, not eight.
  concurrency: 16,
};

/** Takes an event in; false where it had come before. */
export type AcceptEvent = (event: Stripe.Event, payload: string) => Promise<boolean>;

export function customerOf({ data: { object } }: Stripe.Event): string | null {
  if ("customer" in object && typeof object.customer === "string") return object.customer;
  return object.object === "customer" && typeof object.id === "string" ? object.id : null;
}

/** Whoever has an intent's secret can pay or confirm it; the events stay in the database and in its backups. */
const withoutSecrets = (payload: string): string =>
  storableJson(JSON.parse(payload, (name, value: unknown) => (name === "client_secret" ? undefined : value)));

/** Events: stored first, acknowledged at once, handled by a job of the same commit. */
export function createEvents(deps: BillingDependencies): AcceptEvent {
  const { db, queue } = deps;
  const shared = createSharedRuns();
  // Of the six that may talk to the provider at a time two stay free for people who pay.
  const inSlot = createSlots({ count: 4, waitMs: 60_000, tooLong: () => new Error("the payment provider is slow") });

  queue.handle(eventJob, async ({ customerId, type, objectId }) => {
    await handleMoneyBack(deps, { type, objectId });
    const userId = await findUserOfCustomer(db, { customerId });
    if (userId === undefined) return;
    await shared(userId, () => inSlot(() => deps.lock(userId, () => syncUser(deps, userId))));
    await sendNotice(deps, { userId, type, objectId });
  });

  return (event, payload) =>
    inTransaction(db, async (tx) => {
      const { object } = event.data;
      const customerId = customerOf(event);
      const createdAt = new Date(event.created * 1000);
      const isNew = await insertEvent(tx, {
        id: event.id,
        type: event.type,
        customerId,
        createdAt,
        payload: withoutSecrets(payload),
      });
      // A dispute names only the charge; whose it is, is looked up by the job.
      if (!isNew || (customerId === null && object.object !== "dispute")) return isNew;
      const objectId = "id" in object && typeof object.id === "string" ? object.id : "";
      await queue.send(tx, eventJob, { customerId: customerId ?? "", type: event.type, objectId });
      return true;
    });
}
