import type { ColumnType, Generated } from "kysely";

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
  next_plan_id: Generated<string | null>;
  card: ColumnType<PayingCard | null, string | null | undefined, string | null>;
};

export type PayingCard = { brand: string; last4: string; exp_month: number; exp_year: number };

export type BillingCustomersTable = {
  user_id: string;
  provider_customer_id: string;
  created_at: Generated<Date>;
  suspended_at: Generated<Date | null>;
};

export type PaymentAttemptsTable = {
  id: Generated<string>;
  user_id: string;
  plan_id: string;
  provider_price_id: string;
  amount_cents: number;
  status: Generated<"open" | "paid" | "superseded" | "failed">;
  provider_subscription_id: Generated<string | null>;
  payment_intent_id: Generated<string | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type PaymentMethodsTable = {
  id: Generated<string>;
  user_id: string;
  provider_payment_method_id: string;
  name: string;
  description: Generated<string>;
  brand: string;
  last4: string;
  fingerprint: string | null;
  exp_month: number | null;
  exp_year: number | null;
  created_at: Generated<Date>;
};

export type ProviderEventsTable = {
  id: string;
  type: string;
  provider_customer_id: string | null;
  created_at: Date;
  received_at: Generated<Date>;
  payload: ColumnType<unknown, string | null, string | null>;
};

export type BillingNoticesTable = {
  user_id: string;
  notice: string;
  sent_at: Generated<Date>;
};

export type BillingChecksTable = {
  kind: "frequent" | "nightly";
  ran_at: Generated<Date>;
  checked: number;
  drifted: number;
  failed: number;
};
