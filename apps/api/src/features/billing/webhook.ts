import Stripe from "stripe";
import { AppError } from "../../platform/app-error.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { isEvent } from "./event-shape.ts";
import type { AcceptEvent } from "./events.ts";

const toleranceSeconds = 300;

const invalidSignature = (cause?: unknown): AppError =>
  new AppError("invalid_signature", "The signature is not valid.", { cause });

/** Signed events, read from the exact bytes; what is not signed, fresh and whole is refused. */
export function createWebhook(deps: BillingDependencies, accept: AcceptEvent) {
  const { payments, clock } = deps;

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
    if (!isEvent(event)) throw new AppError("malformed_json", "The body is not an event of the payment provider.");
    if (event.livemode !== (payments.mode === "live")) throw invalidSignature();
    await accept(event, rawBody.toString("utf8"));
  };
}
