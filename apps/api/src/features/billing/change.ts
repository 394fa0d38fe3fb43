import type Stripe from "stripe";
import { AppError, notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { toAppError } from "../../platform/payments/payments.ts";
import type { PlanRow } from "../plans/service.ts";
import { withCard } from "./change-card.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { isOwnMethod } from "./methods.ts";
import { hasEnded, noPlan, requireLive, type Live } from "./live-plan.ts";
import { requireUnconfirmed, secretOf } from "./open-payment.ts";
import { isStepUp, periodCents, priceFor } from "./prices.ts";
import { releaseSchedule, scheduleChange } from "./schedule.ts";
import { syncUser } from "./sync.ts";

export type PlanChange = {
  plan: PlanRow;
  applied: boolean;
  amountDueCents: number;
  effective: "now" | "period_end";
  effectiveDate: Date;
  lines: { description: string; cents: number }[];
  clientSecret: string | null;
};

type Wanted = {
  userId: string;
  plan: PlanRow;
  isPreview: boolean;
  shown: Date | undefined;
  /** A saved card that pays from now on. */
  paymentMethodId: string | undefined;
};

/** A preview is charged as it was shown for this long. */
const previewSeconds = 15 * 60;

/** Plan changes: a dearer plan at once, for the exact difference; a cheaper one when the paid period ends. */
export function createChange(deps: BillingDependencies) {
  const { db, payments, plans, clock } = deps;

  const itemOf = async (live: Live): Promise<{ itemId: string; subscription: Stripe.Subscription }> => {
    const subscription = await payments.stripe.subscriptions.retrieve(live.provider_subscription_id, {
      expand: ["latest_invoice.confirmation_secret"],
    });
    const [item] = subscription.items.data;
    if (!item) throw new Error("a subscription without an item");
    return { itemId: item.id, subscription };
  };

  const previewUpgrade = async (live: Live, plan: PlanRow, at: number): Promise<PlanChange> => {
    const { itemId, subscription } = await itemOf(live);
    const price = await priceFor(payments, plan);
    const invoice = await payments.stripe.invoices.createPreview({
      customer: typeof subscription.customer === "string" ? subscription.customer : subscription.customer.id,
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: itemId, price }],
        proration_behavior: "always_invoice",
        proration_date: at,
      },
    });
    return {
      plan,
      applied: false,
      amountDueCents: invoice.amount_due,
      effective: "now",
      effectiveDate: new Date(at * 1000),
      lines: invoice.lines.data.map((line) => ({ description: line.description ?? plan.name, cents: line.amount })),
      clientSecret: null,
    };
  };

  const upgrade = async (userId: string, live: Live, plan: PlanRow, at: number): Promise<PlanChange> => {
    const { itemId, subscription } = await itemOf(live);
    // The next change would void the invoice of the one that is being paid.
    if (subscription.pending_update !== null) await requireUnconfirmed(deps, subscription, userId);
    await releaseSchedule(payments, subscription);
    const preview = await previewUpgrade(live, plan, at);
    const price = await priceFor(payments, plan);
    const updated = await payments.stripe.subscriptions.update(
      live.provider_subscription_id,
      {
        items: [{ id: itemId, price }],
        proration_behavior: "always_invoice",
        proration_date: at,
        payment_behavior: "pending_if_incomplete",
        expand: ["latest_invoice.confirmation_secret"],
      },
      { idempotencyKey: `change:${live.provider_subscription_id}:${plan.id}:${at}` },
    );
    await syncUser(deps, userId);
    const isPending = updated.pending_update !== null;
    return {
      ...preview,
      applied: !isPending,
      clientSecret: isPending ? secretOf(updated) : null,
    };
  };

  const atPeriodEnd = (live: Live, plan: PlanRow, applied: boolean): PlanChange => ({
    plan,
    applied,
    amountDueCents: 0,
    effective: "period_end",
    effectiveDate: live.current_period_end,
    lines: [{ description: `${plan.name} from the next period`, cents: periodCents(plan) }],
    clientSecret: null,
  });

  /** The moment of the preview that was shown, so that its amount is charged to the cent; else now. */
  const momentOf = (live: Live, shown: Date | undefined): number => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const seconds = shown === undefined ? now : Math.floor(shown.getTime() / 1000);
    const isUsable =
      seconds <= now && seconds > now - previewSeconds && seconds * 1000 >= live.current_period_start.getTime();
    return isUsable ? seconds : now;
  };

  /** The plan one has: undoes a change that waits for the period's end. */
  const keep = async (userId: string, live: Live, plan: PlanRow, isPreview: boolean): Promise<PlanChange> => {
    if (live.next_plan_id === null) throw new AppError("conflict", "You already have this plan.");
    if (!isPreview) {
      await releaseSchedule(payments, (await itemOf(live)).subscription);
      await syncUser(deps, userId);
    }
    const effectiveDate = clock.now();
    return {
      plan,
      applied: !isPreview,
      amountDueCents: 0,
      effective: "now",
      effectiveDate,
      lines: [],
      clientSecret: null,
    };
  };

  const change = async ({ userId, plan, isPreview, shown, paymentMethodId }: Wanted): Promise<PlanChange> => {
    if (paymentMethodId !== undefined && !(await isOwnMethod(db, { userId, providerId: paymentMethodId })))
      throw notFound();
    await syncUser(deps, userId);
    const live = await requireLive(db, userId);
    if (live.plan_id === plan.id) return keep(userId, live, plan, isPreview);
    if (live.cancel_at_period_end)
      throw new AppError("conflict", "Your plan is cancelled. Resume it before you change it.");
    if (live.status === "past_due")
      throw new AppError("conflict", "Your last payment is overdue. Settle it before you change the plan.");
    const card = { subscriptionId: live.provider_subscription_id, methodId: paymentMethodId };
    const pay = (apply: () => Promise<PlanChange>) => withCard(payments, { ...card, apply });
    if (isStepUp(await plans.get({ id: live.plan_id }), plan)) {
      const at = momentOf(live, shown);
      if (isPreview) return previewUpgrade(live, plan, at);
      return pay(() => upgrade(userId, live, plan, at));
    }
    if (isPreview) return atPeriodEnd(live, plan, false);
    return pay(async () => {
      await scheduleChange(payments, (await itemOf(live)).subscription, plan);
      await syncUser(deps, userId);
      return atPeriodEnd(live, plan, true);
    });
  };

  const setCancel = async (userId: string, isCancelled: boolean): Promise<void> => {
    await syncUser(deps, userId);
    const live = await requireLive(db, userId);
    if (live.cancel_at_period_end === isCancelled)
      throw new AppError("conflict", isCancelled ? "Your plan is already cancelled." : "Your plan is not cancelled.");
    if (isCancelled) await releaseSchedule(payments, (await itemOf(live)).subscription);
    await payments.stripe.subscriptions.update(live.provider_subscription_id, { cancel_at_period_end: isCancelled });
    await syncUser(deps, userId);
  };

  const audited = async <T>(userId: string, action: string, work: () => Promise<T>): Promise<T> => {
    try {
      const result = await deps.lock(userId, work);
      await inTransaction(db, (tx) => appendAudit(tx, { userId, action }));
      return result;
    } catch (error) {
      throw (await hasEnded(deps, userId, error)) ? noPlan() : toAppError(error);
    }
  };

  return {
    change: async ({ planId, ...wanted }: Omit<Wanted, "plan"> & { planId: string }): Promise<PlanChange> => {
      const plan = await plans.get({ id: planId });
      if (!plan.active) throw notFound();
      const action = wanted.isPreview ? "plan.previewed" : "plan.changed";
      return audited(wanted.userId, action, () => change({ ...wanted, plan }));
    },
    cancel: ({ userId }: { userId: string }) => audited(userId, "plan.cancelled", () => setCancel(userId, true)),
    resume: ({ userId }: { userId: string }) => audited(userId, "plan.resumed", () => setCancel(userId, false)),
  };
}
