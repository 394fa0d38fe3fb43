import Stripe from "stripe";
import { invalidFields, notFound } from "../../platform/app-error.ts";
import { toAppError } from "../../platform/payments/payments.ts";
import { ensureCustomer } from "./customers.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { findLiveSubscriptionOf } from "./payment-repository.ts";
import { syncUser } from "./sync.ts";
import { deleteMethod, findMethod, findMethods, insertMethod, type MethodRow } from "./method-repository.ts";

type NewCard = { userId: string; providerId: string; name: string; description: string };

/** Saved cards. Only the provider's id, brand and last digits are ever here. */
export function createMethods(deps: BillingDependencies) {
  const { db, payments } = deps;

  /** A new card of somebody whose renewal failed takes over and pays what is open. */
  const settleOverdue = async (userId: string, providerId: string): Promise<void> => {
    const live = await findLiveSubscriptionOf(db, { userId });
    if (live?.status !== "past_due") return;
    const { latest_invoice: latest } = await payments.stripe.subscriptions.update(live.provider_subscription_id, {
      default_payment_method: providerId,
    });
    const invoice = typeof latest === "object" ? latest?.id : latest;
    if (!invoice) return;
    try {
      await payments.stripe.invoices.pay(invoice, { payment_method: providerId });
    } catch (error) {
      // The card is saved all the same; the provider goes on trying it.
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    }
    await syncUser(deps, userId);
  };

  const add = async ({ userId, providerId, name, description }: NewCard): Promise<void> => {
    const customer = await ensureCustomer(deps, userId);
    const method = await payments.stripe.paymentMethods.retrieve(providerId).catch((error: unknown) => {
      const isUnknown = error instanceof Error && "statusCode" in error && error.statusCode === 404;
      throw isUnknown ? notFound() : error;
    });
    if (!method.card) throw invalidFields({ payment_method_id: ["Only cards can be saved."] });
    const owner = typeof method.customer === "object" ? method.customer?.id : method.customer;
    if (owner && owner !== customer) throw notFound();
    if (!owner) await payments.stripe.paymentMethods.attach(providerId, { customer });
    const isNew = await insertMethod(db, {
      userId,
      providerId,
      name,
      description,
      brand: method.card.brand,
      last4: method.card.last4,
      fingerprint: method.card.fingerprint ?? null,
    });
    if (!isNew && !(await findMethod(db, { userId, providerId }))) {
      await payments.stripe.paymentMethods.detach(providerId);
      return;
    }
    await settleOverdue(userId, providerId);
  };

  return {
    setUp: async ({ userId }: { userId: string }): Promise<string> => {
      try {
        const customer = await ensureCustomer(deps, userId);
        const intent = await payments.stripe.setupIntents.create({ customer, usage: "off_session" });
        if (!intent.client_secret) throw new Error("a set-up intent without a secret");
        return intent.client_secret;
      } catch (error) {
        throw toAppError(error);
      }
    },
    add: async (card: NewCard): Promise<void> => {
      try {
        await deps.lock(card.userId, () => add(card));
      } catch (error) {
        throw toAppError(error);
      }
    },
    list: ({ userId }: { userId: string }): Promise<MethodRow[]> => findMethods(db, { userId }),
    remove: async ({ userId, providerId }: { userId: string; providerId: string }): Promise<void> => {
      // A malformed id is a card that does not exist; PostgreSQL would raise an error at a NUL in it.
      if (!/^pm_\w+$/.test(providerId) || !(await findMethod(db, { userId, providerId }))) throw notFound();
      try {
        await payments.stripe.paymentMethods.detach(providerId);
      } catch (error) {
        const isGone =
          error instanceof Error && "statusCode" in error && (error.statusCode === 404 || error.statusCode === 400);
        if (!isGone) throw toAppError(error);
      }
      await deleteMethod(db, { userId, providerId });
    },
  };
}
