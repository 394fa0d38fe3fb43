import { sessionEnded } from "../../platform/app-error.ts";
import { erasedAccount } from "../../platform/db/failure.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { countAttempts, findCustomerId, findPayer, forgetCustomer, insertCustomer } from "./payment-repository.ts";
import { findLiveSubscriptionOf } from "./subscription-repository.ts";

/**
 * One customer for each user: the same key at the provider, whoever asks first. What is sent under the key never
 * changes, or a name corrected between a crash and the next try would clash with it.
 */
export async function ensureCustomer({ db, payments, logger }: BillingDependencies, userId: string): Promise<string> {
  const known = await findCustomerId(db, { userId });
  if (known !== undefined) return known;
  const payer = await findPayer(db, { userId });
  if (!payer) throw sessionEnded();
  const name = `${payer.first_name} ${payer.last_name}`.trim();
  // Attempts need a customer: where there are some, this is the one after a customer that was lost.
  const customer = await payments.stripe.customers.create(
    { metadata: { user_id: userId } },
    { idempotencyKey: `cust:${userId}:${await countAttempts(db, { userId })}` },
  );
  await payments.stripe.customers.update(customer.id, { email: payer.email, ...(name === "" ? {} : { name }) });
  try {
    await insertCustomer(db, { userId, customerId: customer.id });
  } catch (error) {
    // The account was erased meanwhile, and its erasure found no customer to delete.
    if (erasedAccount(error) === "own")
      await payments.stripe.customers
        .del(customer.id)
        .catch((failure: unknown) =>
          logger.warn({ err: failure, userId }, "a customer of nobody stays at the provider"),
        );
    throw error;
  }
  return customer.id;
}

const isUnknownCustomer = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "resource_missing" &&
  "param" in error &&
  error.param === "customer";

/**
 * Runs the work again with a new customer where the provider has lost the old one: deleted by hand, or made with other
 * keys. Never while a plan runs, which a wrong key would otherwise end.
 */
export async function withKnownCustomer<T>(
  deps: BillingDependencies,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUnknownCustomer(error) || (await findLiveSubscriptionOf(deps.db, { userId }))) throw error;
    deps.logger.warn({ userId }, "the provider does not know this customer");
    await inTransaction(deps.db, (tx) => forgetCustomer(tx, { userId }));
    return work();
  }
}
