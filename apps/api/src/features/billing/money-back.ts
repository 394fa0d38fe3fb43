import type Stripe from "stripe";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { findUserOfCustomer, setSuspended } from "./payment-repository.ts";
import { findLiveSubscriptionOf } from "./subscription-repository.ts";
import { syncUser } from "./sync.ts";

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === "object" ? (value?.id ?? null) : value;

/** Whether the charge paid for the period that runs now. */
async function paidRunningPeriod(
  { payments: { stripe } }: BillingDependencies,
  subscriptionId: string,
  charge: Stripe.Charge,
): Promise<boolean> {
  const intent = idOf(charge.payment_intent);
  if (intent === null) return false;
  const { data } = await stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent: intent } });
  const { latest_invoice: latest } = await stripe.subscriptions.retrieve(subscriptionId);
  return data.some(({ invoice }) => idOf(invoice) === idOf(latest));
}

async function endNow(deps: BillingDependencies, userId: string, subscriptionId: string): Promise<void> {
  await deps.payments.stripe.subscriptions.cancel(subscriptionId);
  await syncUser(deps, userId);
}

/** The whole of the running period given back ends the plan; part of it does not. */
async function refunded(deps: BillingDependencies, userId: string, chargeId: string): Promise<void> {
  const charge = await deps.payments.stripe.charges.retrieve(chargeId);
  const detail = { charge: charge.id, refunded_cents: charge.amount_refunded };
  await inTransaction(deps.db, (tx) => appendAudit(tx, { userId, action: "payment.refunded", detail }));
  const live = await findLiveSubscriptionOf(deps.db, { userId });
  if (!live || !charge.refunded) return;
  if (await paidRunningPeriod(deps, live.provider_subscription_id, charge))
    await endNow(deps, userId, live.provider_subscription_id);
}

/** Contested: no new work until it is settled. Lost: the plan ends. Won: everything as before. */
async function disputed(deps: BillingDependencies, userId: string, dispute: Stripe.Dispute): Promise<void> {
  const detail = { dispute: dispute.id, status: dispute.status, reason: dispute.reason };
  await inTransaction(deps.db, async (tx) => {
    await setSuspended(tx, { userId, isSuspended: !["won", "lost", "warning_closed"].includes(dispute.status) });
    await appendAudit(tx, { userId, action: "payment.disputed", detail });
  });
  const live = await findLiveSubscriptionOf(deps.db, { userId });
  if (dispute.status === "lost" && live) await endNow(deps, userId, live.provider_subscription_id);
}

/** Refunds and disputes. A dispute names no customer, only the charge. */
export async function handleMoneyBack(
  deps: BillingDependencies,
  { type, objectId }: { type: string; objectId: string },
): Promise<void> {
  const { stripe } = deps.payments;
  const isDispute = type.startsWith("charge.dispute.");
  if (!isDispute && type !== "charge.refunded") return;
  const dispute = isDispute ? await stripe.disputes.retrieve(objectId) : null;
  const chargeId = dispute ? idOf(dispute.charge) : objectId;
  if (chargeId === null) return;
  const customerId = idOf((await stripe.charges.retrieve(chargeId)).customer);
  const userId = customerId === null ? undefined : await findUserOfCustomer(deps.db, { customerId });
  if (userId === undefined) return;
  await deps.lock(userId, () => (dispute ? disputed(deps, userId, dispute) : refunded(deps, userId, chargeId)));
}
