import { randomUUID } from "node:crypto";
import type { TestApp } from "./test-app.ts";
import { makeUser, type TestUser } from "./factories.ts";

export type PlanOptions = { uploads?: number | null; comparisons?: number | null; teamMembers?: number | null };

/** A live monthly subscription to a plan of its own with these limits; null: unlimited. */
export async function subscribe(app: TestApp, userId: string, limits: PlanOptions = {}): Promise<void> {
  const { uploads = null, comparisons = null, teamMembers = null } = limits;
  const key = randomUUID();
  const plan = await app.db
    .insertInto("plans")
    .values({
      name: `Plan ${key}`,
      description: "For a test.",
      billing_cycle: "Monthly",
      price_per_month_cents: 1000,
      discounted_price_per_month_cents: 800,
      total_yearly_price_cents: 9600,
      features: JSON.stringify([]),
      upload_limit: uploads,
      comparison_limit: comparisons,
      team_member_limit: teamMembers,
      position: 99,
      active: false,
      stripe_lookup_key: key,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const day = 86_400_000;
  await app.db
    .insertInto("subscriptions")
    .values({
      user_id: userId,
      plan_id: plan.id,
      provider_subscription_id: `sub_${key}`,
      status: "active",
      current_period_start: new Date(Date.now() - day),
      current_period_end: new Date(Date.now() + 29 * day),
      amount_cents: 1000,
      ended_at: null,
    })
    .execute();
}

export async function makePaidUser(app: TestApp, limits: PlanOptions = {}): Promise<TestUser> {
  const user = await makeUser(app);
  await subscribe(app, user.id, limits);
  return user;
}
