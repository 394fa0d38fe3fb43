import Stripe from "stripe";
import { invalidFields, notFound } from "../../platform/app-error.ts";
import type { Db } from "../../platform/db/database.ts";
import { toAppError } from "../../platform/payments/payments.ts";
import { ensureCustomer, withKnownCustomer } from "./customers.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { findLiveSubscriptionOf } from "./subscription-repository.ts";
import { syncUser } from "./sync.ts";
import {
  deleteMethod,
  findMethod,
  findMethodOfCard,
  findMethods,
  insertMethod,
  replaceMethod,
  type MethodRow,
  type NewMethod,
} from "./method-repository.ts";

type NewCard = { userId: string; providerId: string; name: string; description: string };

/** A malformed id is a card that does not exist; PostgreSQL would raise an error at a NUL in it. */
export const isMethodId = (text: string): boolean => /^pm_\w+$/.test(text);

export const isOwnMethod = async (db: Db, method: { userId: string; providerId: string }): Promise<boolean> =>
  isMethodId(method.providerId) && (await findMethod(db, method)) !== undefined;

// Detached or never there: what was wanted is so already.
const isGone = (error: unknown): boolean =>
  error instanceof Error && "statusCode" in error && (error.statusCode === 404 || error.statusCode === 400);

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
      // The card is saved all the same; the provider goes on trying it, or has been paid a moment ago.
      const isPaid = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "invoice_already_paid";
      if (!(error instanceof Stripe.errors.StripeCardError) && !isPaid) throw error;
    }
    await syncUser(deps, userId);
  };

  const replaceCard = async (known: MethodRow, card: NewMethod): Promise<void> => {
    const { userId, providerId } = card;
    const old = known.provider_payment_method_id;
    const live = await findLiveSubscriptionOf(db, { userId });
    if (live) {
      const { default_payment_method: paying } = await payments.stripe.subscriptions.retrieve(
        live.provider_subscription_id,
      );
      if ((typeof paying === "object" ? paying?.id : paying) === old)
        await payments.stripe.subscriptions.update(live.provider_subscription_id, {
          default_payment_method: providerId,
        });
    }
    await replaceMethod(db, { id: known.id, card });
    await payments.stripe.paymentMethods.detach(old).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
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
    const { brand, last4, fingerprint = null, exp_month: expMonth, exp_year: expYear } = method.card;
    const row = { userId, providerId, name, description, brand, last4, fingerprint, expMonth, expYear };
    const isNew = await insertMethod(db, row);
    const known = isNew ? undefined : await findMethodOfCard(db, { userId, fingerprint });
    // The same card once more: what was typed last counts, its new date above all, and one is kept.
    if (known && known.provider_payment_method_id !== providerId) await replaceCard(known, row);
    await settleOverdue(userId, providerId);
  };

  const begin = async (userId: string): Promise<string> => {
    const customer = await ensureCustomer(deps, userId);
    const intent = await payments.stripe.setupIntents.create({ customer, usage: "off_session" });
    if (!intent.client_secret) throw new Error("a set-up intent without a secret");
    return intent.client_secret;
  };

  return {
    setUp: async ({ userId }: { userId: string }): Promise<string> => {
      try {
        return await deps.lock(userId, () => withKnownCustomer(deps, userId, () => begin(userId)));
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
      if (!(await isOwnMethod(db, { userId, providerId }))) throw notFound();
      try {
        await payments.stripe.paymentMethods.detach(providerId);
      } catch (error) {
        if (!isGone(error)) throw toAppError(error);
      }
      await deleteMethod(db, { userId, providerId });
    },
  };
}
