import type Stripe from "stripe";
import { AppError } from "../../platform/app-error.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { syncUser } from "./sync.ts";

export const intentOf = (clientSecret: string): string => clientSecret.split("_secret_", 1)[0] ?? "";

/** Of the latest invoice, which has to be expanded with it. */
export function secretOf({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (typeof invoice !== "object" || invoice === null) return null;
  return invoice.confirmation_secret?.client_secret ?? null;
}

/** What was confirmed and is on its way can neither be paid once more nor taken back: its money may still arrive. */
export async function requireUnconfirmed(
  deps: BillingDependencies,
  subscription: Stripe.Subscription,
  userId: string,
): Promise<void> {
  const secret = secretOf(subscription);
  if (secret === null) return;
  const { status } = await deps.payments.stripe.paymentIntents.retrieve(intentOf(secret));
  if (status !== "succeeded" && status !== "processing") return;
  await syncUser(deps, userId);
  throw new AppError("payment_in_progress", "A payment is being processed. Please wait a moment.");
}
