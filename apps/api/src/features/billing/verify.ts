import { AppError, notFound } from "../../platform/app-error.ts";
import { isUuid } from "../../platform/ids.ts";
import { toAppError } from "../../platform/payments/payments.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { findAttemptOf, type AttemptRow } from "./payment-repository.ts";
import { getEntitlement } from "../entitlements/service.ts";
import { syncUser } from "./sync.ts";

export type Verified = { state: "paid" | "processing"; isActive: boolean; planId: string };

/** Asks the provider what became of a payment. Rights come from the subscription alone, never from the question. */
export function createVerify(deps: BillingDependencies) {
  const { db, payments } = deps;

  const check = async (userId: string, attempt: AttemptRow | undefined): Promise<Verified> => {
    if (!attempt?.payment_intent_id) throw notFound();
    const intentId = attempt.payment_intent_id;
    try {
      const intent = await payments.stripe.paymentIntents.retrieve(intentId);
      await deps.lock(userId, () => syncUser(deps, userId));
      const { isActive } = await getEntitlement(db, userId);
      if (intent.status === "succeeded") return { state: "paid", isActive, planId: attempt.plan_id };
      if (intent.status === "processing") return { state: "processing", isActive, planId: attempt.plan_id };
      if (intent.status === "requires_action")
        throw new AppError("conflict", "Your bank still waits for your confirmation.");
      const reason = intent.last_payment_error?.message ?? "The payment was not completed.";
      throw new AppError("payment_failed", `Payment failed: ${reason}`);
    } catch (error) {
      throw toAppError(error);
    }
  };

  return {
    byIntent: async ({ userId, paymentIntentId }: { userId: string; paymentIntentId: string }): Promise<Verified> =>
      check(userId, await findAttemptOf(db, { userId, by: { paymentIntentId } })),
    /** The id in the address of the success page: an attempt or a plan of this user. */
    byId: async ({ userId, id }: { userId: string; id: string }): Promise<Verified> => {
      if (!isUuid(id)) throw notFound();
      const attempt =
        (await findAttemptOf(db, { userId, by: { id } })) ?? (await findAttemptOf(db, { userId, by: { planId: id } }));
      return check(userId, attempt);
    },
  };
}
