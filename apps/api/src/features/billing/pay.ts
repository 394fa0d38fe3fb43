import type Stripe from "stripe";
import { AppError, notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { toAppError } from "../../platform/payments/payments.ts";
import type { PlanRow } from "../plans/service.ts";
import { ensureCustomer, withKnownCustomer } from "./customers.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { findMethod } from "./method-repository.ts";
import { isMethodId } from "./methods.ts";
import { intentOf, requireUnconfirmed, secretOf } from "./open-payment.ts";
import { findAttemptOf, findOpenAttempt, insertAttempt, updateAttempt, type AttemptRow } from "./payment-repository.ts";
import { periodCents, priceFor } from "./prices.ts";
import { findLiveSubscriptionOf } from "./subscription-repository.ts";
import { syncUser } from "./sync.ts";

export type StartedPayment = { clientSecret: string | null; attemptId: string; amountCents: number };

const expand = ["latest_invoice.confirmation_secret", "pending_setup_intent"];

/** Starts paying for a plan, or goes on with what was started: clicking twice buys once. */
export function createPay(deps: BillingDependencies) {
  const { db, payments, plans } = deps;

  const create = async (attempt: AttemptRow, customer: string): Promise<Stripe.Subscription> =>
    payments.stripe.subscriptions.create(
      {
        customer,
        items: [{ price: attempt.provider_price_id }],
        payment_behavior: "default_incomplete",
        payment_settings: { save_default_payment_method: "on_subscription", payment_method_types: ["card"] },
        metadata: { user_id: attempt.user_id, plan_id: attempt.plan_id, attempt_id: attempt.id },
        expand,
      },
      { idempotencyKey: `sub:${attempt.id}` },
    );

  /** The attempt's subscription at the provider; a crash before it was noted is mended by asking under the same key. */
  const open = async (attempt: AttemptRow, customer: string): Promise<Stripe.Subscription> => {
    const subscription =
      attempt.provider_subscription_id === null
        ? await create(attempt, customer)
        : await payments.stripe.subscriptions.retrieve(attempt.provider_subscription_id, { expand });
    const secret = secretOf(subscription);
    await updateAttempt(db, attempt.id, {
      subscriptionId: subscription.id,
      ...(secret === null ? {} : { paymentIntentId: intentOf(secret) }),
    });
    return subscription;
  };

  const voidInvoice = async (subscription: Stripe.Subscription): Promise<void> => {
    const invoice = subscription.latest_invoice;
    const id = typeof invoice === "string" ? invoice : invoice?.id;
    if (id === undefined) return;
    const { status } = await payments.stripe.invoices.retrieve(id);
    if (status === "open") await payments.stripe.invoices.voidInvoice(id);
  };

  /** An attempt at another plan must not stay payable in a forgotten tab. */
  const supersede = async (attempt: AttemptRow, customer: string, userId: string): Promise<void> => {
    const subscription = await open(attempt, customer);
    if (subscription.status === "incomplete") {
      await requireUnconfirmed(deps, subscription, userId);
      await payments.stripe.subscriptions.cancel(subscription.id);
      await voidInvoice(subscription);
      // The card may have been confirmed in between.
      await requireUnconfirmed(deps, subscription, userId);
    }
    await updateAttempt(db, attempt.id, { status: "superseded" });
    await syncUser(deps, userId);
  };

  const requireFree = async (userId: string, plan: PlanRow): Promise<void> => {
    const live = await findLiveSubscriptionOf(db, { userId });
    if (!live) return;
    if (live.plan_id === plan.id) throw new AppError("already_subscribed", "You already have this plan.");
    throw new AppError("already_subscribed", "You already have a plan. Change it on your account page.");
  };

  /** The renewal that is overdue: paying for the plan one has settles it, with any card and with the bank's word. */
  const overdue = async (userId: string, plan: PlanRow): Promise<StartedPayment | null> => {
    const live = await findLiveSubscriptionOf(db, { userId });
    if (live?.status !== "past_due" || live.plan_id !== plan.id) return null;
    const subscriptionId = live.provider_subscription_id;
    const subscription = await payments.stripe.subscriptions.retrieve(subscriptionId, { expand });
    const invoice = typeof subscription.latest_invoice === "object" ? subscription.latest_invoice : null;
    const clientSecret = secretOf(subscription);
    const attempt = await findAttemptOf(db, { userId, by: { subscriptionId } });
    if (invoice?.status !== "open" || clientSecret === null || !attempt) return null;
    await requireUnconfirmed(deps, subscription, userId);
    return { clientSecret, attemptId: attempt.id, amountCents: invoice.amount_due };
  };

  const start = async (userId: string, plan: PlanRow): Promise<StartedPayment> => {
    const customer = await ensureCustomer(deps, userId);
    await syncUser(deps, userId);
    const renewal = await overdue(userId, plan);
    if (renewal) return renewal;
    await requireFree(userId, plan);
    const priceId = await priceFor(payments, plan);
    const known = await findOpenAttempt(db, { userId });
    const isSame = known?.plan_id === plan.id && known.provider_price_id === priceId;
    if (known && !isSame) await supersede(known, customer, userId);
    if (known && !isSame) await requireFree(userId, plan);
    const attempt =
      known && isSame
        ? known
        : await insertAttempt(db, { userId, planId: plan.id, priceId, amountCents: periodCents(plan) });
    const subscription = await open(attempt, customer);
    if (subscription.status === "incomplete_expired" || subscription.status === "canceled") {
      await updateAttempt(db, attempt.id, { status: "failed" });
      return start(userId, plan);
    }
    if (attempt === known && subscription.status === "incomplete") await requireUnconfirmed(deps, subscription, userId);
    return { clientSecret: secretOf(subscription), attemptId: attempt.id, amountCents: attempt.amount_cents };
  };

  return async (input: {
    userId: string;
    planId: string;
    paymentMethodId: string | undefined;
  }): Promise<StartedPayment> => {
    const { userId, planId, paymentMethodId } = input;
    const plan = await plans.get({ id: planId });
    if (!plan.active) throw notFound();
    // A saved card is confirmed by the page, so that its owner can be asked; here it only has to be the user's own.
    const isOwn = async (providerId: string): Promise<boolean> =>
      isMethodId(providerId) && (await findMethod(db, { userId, providerId })) !== undefined;
    if (paymentMethodId !== undefined && !(await isOwn(paymentMethodId))) throw notFound();
    try {
      const started = await deps.lock(userId, () => withKnownCustomer(deps, userId, () => start(userId, plan)));
      await inTransaction(db, (tx) =>
        appendAudit(tx, {
          userId,
          action: "payment.started",
          detail: { plan: plan.id, attempt: started.attemptId, amount_cents: started.amountCents },
        }),
      );
      return started;
    } catch (error) {
      throw toAppError(error);
    }
  };
}
