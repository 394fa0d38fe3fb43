import type { BillingDependencies } from "./dependencies.ts";
import { findCustomerId, findPayer, insertCustomer } from "./payment-repository.ts";

/** One customer for each user: the same key at the provider, whoever asks first. */
export async function ensureCustomer({ db, payments }: BillingDependencies, userId: string): Promise<string> {
  const known = await findCustomerId(db, { userId });
  if (known !== undefined) return known;
  const payer = await findPayer(db, { userId });
  if (!payer) throw new Error("a payer without an account");
  const name = `${payer.first_name} ${payer.last_name}`.trim();
  const customer = await payments.stripe.customers.create(
    { email: payer.email, ...(name === "" ? {} : { name }), metadata: { user_id: userId } },
    { idempotencyKey: `cust:${userId}` },
  );
  await insertCustomer(db, { userId, customerId: customer.id });
  return customer.id;
}
