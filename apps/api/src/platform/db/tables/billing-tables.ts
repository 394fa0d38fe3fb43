import type { Generated } from "kysely";

export type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "unpaid"
  | "canceled"
  | "paused";

export type SubscriptionsTable = {
  id: Generated<string>;
  user_id: string;
  plan_id: string;
  provider_subscription_id: string;
  status: SubscriptionStatus;
  current_period_start: Date;
  current_period_end: Date;
  cancel_at_period_end: Generated<boolean>;
  amount_cents: number;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  ended_at: Date | null;
};
