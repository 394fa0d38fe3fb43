import { remaining, type PlanUsage, type SubscriptionState } from "@adjudge/contracts";
import { toAppError } from "../../platform/payments/payments.ts";
import { getEntitlement, type Entitlement } from "../entitlements/service.ts";
import { presentPlan } from "../plans/service.ts";
import { usageOf } from "../usage/service.ts";
import { createBillingLock } from "./billing-lock.ts";
import { createChange } from "./change.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { createMethods } from "./methods.ts";
import { createPay } from "./pay.ts";
import { createEvents } from "./events.ts";
import { createGauges } from "./gauges.ts";
import { findCustomerId } from "./payment-repository.ts";
import { presentInvoice, presentSubscription } from "./presenter.ts";
import { preparePrices } from "./prices.ts";
import { createReconcile } from "./reconcile.ts";
import { findSubscriptionsOf } from "./subscription-repository.ts";
import { createVerify } from "./verify.ts";
import { createWebhook } from "./webhook.ts";

export type BillingService = ReturnType<typeof createBillingService>;

type Options = Omit<BillingDependencies, "lock"> & {
  /** How many seats of the team are taken; the team feature supplies it. */
  countMembers: (ownerId: string) => Promise<number>;
};

export function createBillingService({ countMembers, ...given }: Options) {
  const deps: BillingDependencies = { ...given, lock: createBillingLock(given.db) };
  const { db, payments, plans } = deps;

  const accept = createEvents(deps);
  const reconcile = createReconcile(deps, accept);

  const usage = async (userId: string, entitlement: Entitlement): Promise<PlanUsage> => {
    const [uploads, comparisons, members] = await Promise.all([
      usageOf(db, { userId, kind: "upload" }),
      usageOf(db, { userId, kind: "comparison" }),
      entitlement.isActive ? countMembers(entitlement.ownerId) : 0,
    ]);
    return {
      uploads: { current_uploads: uploads.used, limit: uploads.limit },
      comparisons: {
        current_comparisons: comparisons.used,
        limit: comparisons.limit,
        remaining_comparisons: remaining(comparisons.limit, comparisons.used),
      },
      members: { current_members: members, limit: entitlement.isActive ? entitlement.limits.teamMembers : 0 },
      period_end: entitlement.isActive ? entitlement.period.end.toISOString() : null,
    };
  };

  return {
    payments,
    pay: createPay(deps),
    verify: createVerify(deps),
    methods: createMethods(deps),
    receiveEvent: createWebhook(deps, accept),
    reconcile,
    gauges: createGauges(db),
    preparePrices: () => preparePrices(deps),
    ...createChange(deps),

    /** From the local mirror alone: it works while the provider is away. */
    state: async ({ userId }: { userId: string }): Promise<SubscriptionState> => {
      const entitlement = await getEntitlement(db, userId);
      const rows = await findSubscriptionsOf(db, { userId });
      const subscriptions = await Promise.all(
        rows.map(async (row) => {
          const isLive = entitlement.isActive && !entitlement.teamMember && row.plan_id === entitlement.plan.id;
          const isActive = isLive && ["active", "trialing", "past_due"].includes(row.status);
          const plan = await plans.get({ id: row.plan_id });
          const nextPlan = row.next_plan_id === null ? null : await plans.get({ id: row.next_plan_id });
          return presentSubscription({ row, plan, nextPlan, isActive });
        }),
      );
      return {
        message: "Subscription retrieved successfully.",
        is_active: entitlement.isActive,
        payed: entitlement.isActive,
        plan: entitlement.isActive ? presentPlan(await plans.get({ id: entitlement.plan.id })) : null,
        team_member: entitlement.teamMember,
        subscriptions,
        usage: await usage(userId, entitlement),
      };
    },

    invoices: async ({ userId }: { userId: string }) => {
      const customer = await findCustomerId(db, { userId });
      if (customer === undefined) return [];
      try {
        const { data } = await payments.stripe.invoices.list({ customer, limit: 100 });
        return data.filter((invoice) => invoice.status !== "draft").map(presentInvoice);
      } catch (error) {
        throw toAppError(error);
      }
    },

    /** For the success page and the change of plan. */
    plan: async (id: string) => presentPlan(await plans.get({ id })),
  };
}
