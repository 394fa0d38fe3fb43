import type Stripe from "stripe";
import { AppError, notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/ids.ts";
import { toAppError } from "../../platform/payments/payments.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { findAttemptOf, findCustomerId, type AttemptRow } from "./payment-repository.ts";
import { getEntitlement } from "../entitlements/service.ts";
import { syncUser } from "./sync.ts";

export type Verified = { state: "paid" | "processing"; isActive: boolean; planId: string | null };

type Asked = { intentId: string; attempt: AttemptRow | undefined };

/** Asks the provider what became of a payment. Rights come from the subscription alone, never from the question. */
export function createVerify(deps: BillingDependencies) {
  const { db, payments } = deps;

  /** A refusal is told with its reason and kept with its code. */
  const refuse = async (userId: string, intent: Stripe.PaymentIntent): Promise<never> => {
    const { last_payment_error: failure } = intent;
    const detail = { code: failure?.code ?? null, decline_code: failure?.decline_code ?? null };
    await inTransaction(db, (tx) => appendAudit(tx, { userId, action: "payment.failed", detail }));
    throw new AppError("payment_failed", `Payment failed: ${failure?.message ?? "The payment was not completed."}`);
  };

  /** What was charged is what was shown; anything else an operator has to look at. */
  const compare = (intent: Stripe.PaymentIntent, attempt: AttemptRow | undefined): void => {
    if (!attempt || (intent.amount === attempt.amount_cents && intent.currency === "usd")) return;
    const detail = { attempt: attempt.id, shown: attempt.amount_cents, charged: intent.amount, in: intent.currency };
    deps.logger.error(detail, "a payment differs from its attempt");
  };

  const check = async (userId: string, { intentId, attempt }: Asked): Promise<Verified> => {
    const planId = attempt?.plan_id ?? null;
    try {
      const intent = await payments.stripe.paymentIntents.retrieve(intentId).catch((error: unknown) => {
        const isUnknown = error instanceof Error && "statusCode" in error && error.statusCode === 404;
        throw isUnknown ? notFound() : error;
      });
      const customer = typeof intent.customer === "object" ? intent.customer?.id : intent.customer;
      if (!customer || customer !== (await findCustomerId(db, { userId }))) throw notFound();
      compare(intent, attempt);
      await deps.lock(userId, () => syncUser(deps, userId));
      const { isActive } = await getEntitlement(db, userId);
      if (intent.status === "succeeded") return { state: "paid", isActive, planId };
      if (intent.status === "processing") return { state: "processing", isActive, planId };
      if (intent.status === "requires_action")
        throw new AppError("conflict", "Your bank is still waiting for your confirmation.");
      return await refuse(userId, intent);
    } catch (error) {
      throw toAppError(error);
    }
  };

  const byIntent = async ({ userId, paymentIntentId }: { userId: string; paymentIntentId: string }) => {
    const attempt = await findAttemptOf(db, { userId, by: { paymentIntentId } });
    return check(userId, { intentId: paymentIntentId, attempt });
  };

  return {
    /** Of an attempt to buy; or of a renewal or a plan change that the bank wanted confirmed. */
    byIntent,
    /** The id in the address of the success page: an attempt, a plan or a payment of this user. */
    byId: async ({ userId, id }: { userId: string; id: string }): Promise<Verified> => {
      if (/^pi_[A-Za-z0-9]{1,200}$/.test(id)) return byIntent({ userId, paymentIntentId: id });
      if (!isUuid(id)) throw notFound();
      const attempt =
        (await findAttemptOf(db, { userId, by: { id } })) ?? (await findAttemptOf(db, { userId, by: { planId: id } }));
      if (!attempt?.payment_intent_id) throw notFound();
      return check(userId, { intentId: attempt.payment_intent_id, attempt });
    },
  };
}
