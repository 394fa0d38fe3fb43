import Stripe from "stripe";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/db/database.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { findLiveSubscriptionOf } from "./subscription-repository.ts";
import { syncUser } from "./sync.ts";

export type Live = NonNullable<Awaited<ReturnType<typeof findLiveSubscriptionOf>>>;

export const noPlan = (): AppError => new AppError("subscription_required", "You have no plan to change.");

export async function requireLive(db: Db, userId: string): Promise<Live> {
  const live = await findLiveSubscriptionOf(db, { userId });
  if (!live) throw noPlan();
  return live;
}

/** The provider refuses every change of a subscription that ended between our look and the change. */
export async function hasEnded(deps: BillingDependencies, userId: string, error: unknown): Promise<boolean> {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  // Where the provider cannot be asked, its first word stands.
  await deps.lock(userId, () => syncUser(deps, userId)).catch(() => undefined);
  return (await findLiveSubscriptionOf(deps.db, { userId })) === undefined;
}
