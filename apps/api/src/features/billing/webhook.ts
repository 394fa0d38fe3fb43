import Stripe from "stripe";
import { z } from "zod";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { JobDefinition } from "../../platform/queue/queue.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { handleMoneyBack } from "./money-back.ts";
import { sendNotice } from "./notices.ts";
import { insertEvent } from "./event-repository.ts";
import { findUserOfCustomer } from "./payment-repository.ts";
import { syncUser } from "./sync.ts";

const toleranceSeconds = 300;

const EventJob = z.object({ customerId: z.string(), type: z.string(), objectId: z.string() });
const eventJob: JobDefinition<z.infer<typeof EventJob>> = {
  name: "billing.handle-event",
  payload: EventJob,
  retryLimit: 12,
  retryDelaySeconds: 2,
};

const invalidSignature = (cause?: unknown): AppError =>
  new AppError("invalid_signature", "The signature is not valid.", { cause });

const customerOf = (event: Stripe.Event): string | null => {
  const { object } = event.data;
  if ("customer" in object && typeof object.customer === "string") return object.customer;
  return object.object === "customer" ? object.id : null;
};

/** Signed events: stored first, answered at once, handled by a job of the same commit. */
export function createWebhook(deps: BillingDependencies) {
  const { db, payments, queue, clock } = deps;

  queue.handle(eventJob, async ({ customerId, type, objectId }) => {
    await handleMoneyBack(deps, { type, objectId });
    const userId = await findUserOfCustomer(db, { customerId });
    if (userId === undefined) return;
    await deps.lock(userId, () => syncUser(deps, userId));
    await sendNotice(deps, { userId, type, objectId });
  });

  const read = (rawBody: Buffer, signature: string | undefined): Stripe.Event => {
    if (signature === undefined) throw invalidSignature();
    // The SDK refuses old stamps but takes future ones.
    const stamp = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
    if (stamp > clock.now().getTime() / 1000 + toleranceSeconds) throw invalidSignature();
    for (const secret of payments.webhookSecrets) {
      try {
        return payments.stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw invalidSignature(error);
      }
    }
    throw invalidSignature();
  };

  return async ({ rawBody, signature }: { rawBody: Buffer; signature: string | undefined }): Promise<void> => {
    const event = read(rawBody, signature);
    if (event.livemode !== (payments.mode === "live")) throw invalidSignature();
    const customerId = customerOf(event);
    const { object } = event.data;
    await inTransaction(db, async (tx) => {
      const isNew = await insertEvent(tx, {
        id: event.id,
        type: event.type,
        customerId,
        createdAt: new Date(event.created * 1000),
        payload: rawBody.toString("utf8"),
      });
      // A dispute names only the charge; whose it is, is looked up by the job.
      if (!isNew || (customerId === null && object.object !== "dispute")) return;
      const objectId = "id" in object && typeof object.id === "string" ? object.id : "";
      await queue.send(tx, eventJob, { customerId: customerId ?? "", type: event.type, objectId });
    });
  };
}
