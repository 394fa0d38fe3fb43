-- Local mirror of the payment provider's subscriptions. Rights are read from here alone, so they survive its outages.

create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  plan_id uuid not null references plans (id),
  provider_subscription_id text not null unique,
  status text not null check (status in
    ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused')),
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  -- What the current period was paid for, so that a price change later does not rewrite history.
  amount_cents integer not null check (amount_cents >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz
);
create index subscriptions_user on subscriptions (user_id, created_at desc);
-- At most one subscription that gives rights: two tabs or two webhooks cannot make a second.
create unique index subscriptions_one_live on subscriptions (user_id) where status in ('trialing', 'active', 'past_due');
