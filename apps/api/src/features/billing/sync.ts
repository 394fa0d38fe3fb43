import { SubscriptionStatus } from "@adjudge/contracts";
import type Stripe from "stripe";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/ids.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { paidPeriodOf, toDate } from "./paid-period.ts";
import { failLostAttempts, findCustomerId, linkAttempt, settleAttempt } from "./payment-repository.ts";
import { nextPlanIdOf } from "./schedule.ts";
import { findSubscriptionsOf, mirrorSubscription, type MirroredSubscription } from "./subscription-repository.ts";

type Mirror = Awaited<ReturnType<typeof findSubscriptionsOf>>[number];

const isLive = (status: string | undefined): boolean =>
  status !== undefined && ["active", "trialing", "past_due"].includes(status);
const isDead = (status: string): boolean => ["canceled", "incomplete_expired"].includes(status);

/**
 * Makes the mirror equal to what the provider says now. Events, redirects and the nightly check all end here: it can be
 * repeated and reordered at will. The caller holds the user's billing lock. Returns whether a subscription that gives
 * or gave rights had to be mended.
 */
export async function syncUser(deps: BillingDependencies, userId: string): Promise<boolean> {
  const { db, payments, logger } = deps;
  const customerId = await findCustomerId(db, { userId });
  if (customerId === undefined) return false;
  const { data } = await payments.stripe.subscriptions.list({
    customer: customerId,
    status: "all",
    limit: 100,
    expand: ["data.default_payment_method", "data.latest_invoice"],
  });
  const before = new Map(
    (await findSubscriptionsOf(db, { userId })).map((row) => [row.provider_subscription_id, row] as const),
  );
  const wasLive = (row: MirroredSubscription): boolean => isLive(before.get(row.subscriptionId)?.status);
  const rows = (
    await Promise.all(data.map((subscription) => toRow(deps, userId, subscription, before.get(subscription.id))))
  ).filter((row) => row !== undefined);
  // What ended first: the index of one live subscription a user must never see old and new live together.
  rows.sort((a, b) => Number(isLive(a.status)) - Number(isLive(b.status)));
  const live = rows.filter((row) => isLive(row.status));
  const chosen = live.find(wasLive) ?? live[0];
  if (live.length > 1) logger.error({ userId, count: live.length }, "more than one live subscription");
  let isMended = false;
  await inTransaction(db, async (tx) => {
    for (const row of rows) {
      if (isLive(row.status) && row !== chosen) continue;
      const isChanged = await mirrorSubscription(tx, row);
      isMended ||= isChanged && (isLive(row.status) || wasLive(row));
      if (row.attemptId !== null)
        await linkAttempt(tx, { userId, attemptId: row.attemptId, subscriptionId: row.subscriptionId });
      if (isLive(row.status)) await settleAttempt(tx, { subscriptionId: row.subscriptionId, status: "paid" });
      if (isDead(row.status)) await settleAttempt(tx, { subscriptionId: row.subscriptionId, status: "failed" });
    }
    await failLostAttempts(tx, { userId });
  });
  return isMended;
}

function cardOf({ default_payment_method: method }: Stripe.Subscription): MirroredSubscription["card"] {
  if (typeof method !== "object" || !method?.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { brand, last4, exp_month, exp_year };
}

async function toRow(
  { plans, payments, logger }: BillingDependencies,
  userId: string,
  subscription: Stripe.Subscription,
  before: Mirror | undefined,
): Promise<(MirroredSubscription & { attemptId: string | null }) | undefined> {
  const [item] = subscription.items.data;
  const { plan_id: noted, attempt_id: attemptId } = subscription.metadata;
  const planId = item?.price.metadata["plan_id"] ?? noted;
  const plan =
    planId !== undefined && isUuid(planId) ? await plans.get({ id: planId }).catch(() => undefined) : undefined;
  if (!item || !plan) {
    logger.error({ subscription: subscription.id }, "a subscription without a plan of ours");
    return undefined;
  }
  const nextPlanId = isLive(subscription.status) ? await nextPlanIdOf(payments, subscription) : null;
  const period = paidPeriodOf(subscription, item, before);
  return {
    userId,
    planId: plan.id,
    nextPlanId: nextPlanId === plan.id ? null : nextPlanId,
    subscriptionId: subscription.id,
    attemptId: attemptId !== undefined && isUuid(attemptId) ? attemptId : null,
    status: SubscriptionStatus.parse(subscription.status),
    periodStart: period.start,
    periodEnd: period.end,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    amountCents: item.price.unit_amount ?? 0,
    endedAt: subscription.ended_at === null ? null : toDate(subscription.ended_at),
    card: cardOf(subscription),
  };
}
