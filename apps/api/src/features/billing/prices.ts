import type Stripe from "stripe";
import { AppError } from "../../platform/app-error.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import type { PlanRow } from "../plans/service.ts";
import type { BillingDependencies } from "./dependencies.ts";

/** What one period of the plan costs. The amount is never the client's. */
export const periodCents = (plan: PlanRow): number =>
  plan.billing_cycle === "Monthly" ? plan.price_per_month_cents : plan.total_yearly_price_cents;

/** Plans are compared by their full monthly price; paying a whole year for the same one is a step up too. */
export function isStepUp(from: PlanRow, to: PlanRow): boolean {
  if (to.price_per_month_cents !== from.price_per_month_cents)
    return to.price_per_month_cents > from.price_per_month_cents;
  return from.billing_cycle === "Monthly" && to.billing_cycle === "Yearly";
}

const intervalOf = (plan: PlanRow): "month" | "year" => (plan.billing_cycle === "Monthly" ? "month" : "year");

const isPriceOf = (price: Stripe.Price, plan: PlanRow): boolean =>
  price.unit_amount === periodCents(plan) && price.currency === "usd" && price.recurring?.interval === intervalOf(plan);

/**
 * The provider's price for a plan, found by its lookup key. Where the operator changed the plan's price, a new one takes
 * over the key; those who pay the old one keep it. With live keys a price that does not match is never sold.
 */
export async function priceFor({ stripe, mayCreatePrices }: Payments, plan: PlanRow): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [plan.stripe_lookup_key], active: true, limit: 1 });
  const [known] = data;
  if (known && isPriceOf(known, plan)) return known.id;
  if (!mayCreatePrices)
    throw new AppError("provider_unavailable", "This plan cannot be bought right now.", { retryAfterSeconds: 300 });
  const product = known
    ? known.product
    : await stripe.products
        .create({ name: `Adjudge ${plan.name}` }, { idempotencyKey: `product:${plan.stripe_lookup_key}` })
        .then(({ id }) => id);
  const made = await stripe.prices.create(
    {
      product: typeof product === "string" ? product : product.id,
      currency: "usd",
      unit_amount: periodCents(plan),
      recurring: { interval: intervalOf(plan) },
      lookup_key: plan.stripe_lookup_key,
      transfer_lookup_key: true,
      metadata: { plan_id: plan.id },
    },
    { idempotencyKey: `price:${plan.id}:${periodCents(plan)}` },
  );
  return made.id;
}

/**
 * When the product starts: every plan on sale has its price at the provider. In test mode missing ones are made; with
 * live keys a plan whose price differs is not sold, and the log says which.
 */
export async function preparePrices({ payments, plans, logger }: BillingDependencies): Promise<void> {
  for (const plan of await plans.listAll()) {
    if (!plan.active) continue;
    try {
      await priceFor(payments, plan);
    } catch (error) {
      logger.error({ err: error, price: plan.stripe_lookup_key, cents: periodCents(plan) }, "no price at the provider");
    }
  }
}
