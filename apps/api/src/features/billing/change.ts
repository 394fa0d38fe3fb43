import type Stripe from "stripe";
import { AppError, notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { toAppError } from "../../platform/payments/payments.ts";
import type { PlanRow } from "../plans/service.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { findLiveSubscriptionOf, setNextPlan } from "./payment-repository.ts";
import { periodCents, priceFor } from "./prices.ts";
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

type Live = NonNullable<Awaited<ReturnType<typeof findLiveSubscriptionOf>>>;

const noPlan = (): AppError => new AppError("subscription_required", "You have no plan to change.");

/** Plan changes: a dearer plan at once, for the exact difference; a cheaper one when the paid period ends. */
export function createChange(deps: BillingDependencies) {
  const { db, payments, plans, clock } = deps;

  const requireLive = async (userId: string): Promise<Live> => {
    const live = await findLiveSubscriptionOf(db, { userId });
    if (!live) throw noPlan();
    return live;
  };

  const itemOf = async (live: Live): Promise<{ itemId: string; subscription: Stripe.Subscription }> => {
    const subscription = await payments.stripe.subscriptions.retrieve(live.provider_subscription_id);
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

  const upgrade = async (userId: string, live: Live, plan: PlanRow): Promise<PlanChange> => {
    const at = Math.floor(clock.now().getTime() / 1000);
    const preview = await previewUpgrade(live, plan, at);
    const { itemId } = await itemOf(live);
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
    const invoice = typeof updated.latest_invoice === "object" ? updated.latest_invoice : null;
    const isPending = updated.pending_update !== null;
    return {
      ...preview,
      applied: !isPending,
      clientSecret: isPending ? (invoice?.confirmation_secret?.client_secret ?? null) : null,
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

  const change = async (userId: string, plan: PlanRow, isPreview: boolean): Promise<PlanChange> => {
    await syncUser(deps, userId);
    const live = await requireLive(userId);
    if (live.plan_id === plan.id) throw new AppError("conflict", "You already have this plan.");
    if (periodCents(plan) > live.amount_cents) {
      const at = Math.floor(clock.now().getTime() / 1000);
      return isPreview ? previewUpgrade(live, plan, at) : upgrade(userId, live, plan);
    }
    if (!isPreview) await setNextPlan(db, { id: live.id, planId: plan.id });
    return atPeriodEnd(live, plan, !isPreview);
  };

  const setCancel = async (userId: string, isCancelled: boolean): Promise<void> => {
    await syncUser(deps, userId);
    const live = await requireLive(userId);
    if (live.cancel_at_period_end === isCancelled)
      throw new AppError("conflict", isCancelled ? "Your plan is already cancelled." : "Your plan is not cancelled.");
    await payments.stripe.subscriptions.update(live.provider_subscription_id, { cancel_at_period_end: isCancelled });
    await syncUser(deps, userId);
  };

  const audited = async <T>(userId: string, action: string, work: () => Promise<T>): Promise<T> => {
    try {
      const result = await deps.lock(userId, work);
      await inTransaction(db, (tx) => appendAudit(tx, { userId, action }));
      return result;
    } catch (error) {
      throw toAppError(error);
    }
  };

  return {
    change: async (input: { userId: string; planId: string; isPreview: boolean }): Promise<PlanChange> => {
      const plan = await plans.get({ id: input.planId });
      if (!plan.active) throw notFound();
      const action = input.isPreview ? "plan.previewed" : "plan.changed";
      return audited(input.userId, action, () => change(input.userId, plan, input.isPreview));
    },
    cancel: ({ userId }: { userId: string }) => audited(userId, "plan.cancelled", () => setCancel(userId, true)),
    resume: ({ userId }: { userId: string }) => audited(userId, "plan.resumed", () => setCancel(userId, false)),
  };
}
