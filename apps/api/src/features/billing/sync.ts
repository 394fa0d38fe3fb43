import { SubscriptionStatus } from "@adjudge/contracts";
import type Stripe from "stripe";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/ids.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { nextPlanIdOf } from "./schedule.ts";
import { findCustomerId, mirrorSubscription, settleAttempt, type MirroredSubscription } from "./payment-repository.ts";

const isLive = (status: string): boolean => ["active", "trialing", "past_due"].includes(status);
const isDead = (status: string): boolean => ["canceled", "incomplete_expired"].includes(status);
const toDate = (seconds: number): Date => new Date(seconds * 1000);

/**
 * Makes the mirror equal to what the provider says now. Events, redirects and the nightly check all end here: it can be
 * repeated and reordered at will. The caller holds the user's billing lock.
 */
export async function syncUser(deps: BillingDependencies, userId: string): Promise<Stripe.Subscription[]> {
  const customerId = await findCustomerId(deps.db, { userId });
  if (customerId === undefined) return [];
  const { data } = await deps.payments.stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 });
  const rows = (await Promise.all(data.map((subscription) => toRow(deps, userId, subscription)))).filter(
    (row) => row !== undefined,
  );
  // What ended first: the index of one live subscription a user must never see old and new live together.
  rows.sort((a, b) => Number(isLive(a.status)) - Number(isLive(b.status)));
  const live = rows.filter((row) => isLive(row.status));
  if (live.length > 1) deps.logger.error({ userId, count: live.length }, "more than one live subscription");
  await inTransaction(deps.db, async (tx) => {
    for (const row of rows) {
      if (isLive(row.status) && row !== live[0]) continue;
      await mirrorSubscription(tx, row);
      if (isLive(row.status)) await settleAttempt(tx, { subscriptionId: row.subscriptionId, status: "paid" });
      if (isDead(row.status)) await settleAttempt(tx, { subscriptionId: row.subscriptionId, status: "failed" });
    }
  });
  return data;
}

async function toRow(
  { plans, payments, logger }: BillingDependencies,
  userId: string,
  subscription: Stripe.Subscription,
): Promise<MirroredSubscription | undefined> {
  const [item] = subscription.items.data;
  const planId = item?.price.metadata["plan_id"] ?? subscription.metadata["plan_id"];
  const plan =
    planId !== undefined && isUuid(planId) ? await plans.get({ id: planId }).catch(() => undefined) : undefined;
  if (!item || !plan) {
    logger.error({ subscription: subscription.id }, "a subscription without a plan of ours");
    return undefined;
  }
  const nextPlanId = isLive(subscription.status) ? await nextPlanIdOf(payments, subscription) : null;
  return {
    userId,
    planId: plan.id,
    nextPlanId: nextPlanId === plan.id ? null : nextPlanId,
    subscriptionId: subscription.id,
    status: SubscriptionStatus.parse(subscription.status),
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    amountCents: item.price.unit_amount ?? 0,
    endedAt: subscription.ended_at === null ? null : toDate(subscription.ended_at),
  };
}
