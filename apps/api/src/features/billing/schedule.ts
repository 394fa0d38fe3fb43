import type Stripe from "stripe";
import type { Payments } from "../../platform/payments/payments.ts";
import type { PlanRow } from "../plans/service.ts";
import { priceFor } from "./prices.ts";

const nextPlanKey = "next_plan_id";

const scheduleIdOf = ({ schedule }: Stripe.Subscription): string | null =>
  typeof schedule === "object" && schedule !== null ? schedule.id : schedule;

/** The plan that takes over when the running period ends, as the provider has it noted. */
export async function nextPlanIdOf({ stripe }: Payments, subscription: Stripe.Subscription): Promise<string | null> {
  const id = scheduleIdOf(subscription);
  if (id === null) return null;
  const schedule = await stripe.subscriptionSchedules.retrieve(id);
  return schedule.status === "active" ? (schedule.metadata?.[nextPlanKey] ?? null) : null;
}

/** Ends a planned change. A subscription under a schedule takes no other change until then. */
export async function releaseSchedule({ stripe }: Payments, subscription: Stripe.Subscription): Promise<boolean> {
  const id = scheduleIdOf(subscription);
  if (id === null) return false;
  await stripe.subscriptionSchedules.release(id);
  return true;
}

/** The provider itself changes the plan when the paid period ends, whether or not this program runs then. */
export async function scheduleChange(
  payments: Payments,
  subscription: Stripe.Subscription,
  plan: PlanRow,
): Promise<void> {
  const { stripe } = payments;
  const price = await priceFor(payments, plan);
  await releaseSchedule(payments, subscription);
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const [running] = schedule.phases;
  const [item] = subscription.items.data;
  if (!running || !item) throw new Error("a schedule without a phase");
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    metadata: { [nextPlanKey]: plan.id },
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: running.start_date,
        end_date: running.end_date,
        proration_behavior: "none",
      },
      {
        items: [{ price, quantity: 1 }],
        start_date: running.end_date,
        duration: { interval: plan.billing_cycle === "Monthly" ? "month" : "year", interval_count: 1 },
        proration_behavior: "none",
      },
    ],
  });
}
