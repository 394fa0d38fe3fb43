-- What we must know to ask the payment provider again: its ids, and what we were about to do when we called it.

create table billing_customers (
  user_id uuid primary key references users (id) on delete cascade,
  provider_customer_id text not null unique,
  created_at timestamptz not null default now()
);

-- One row for each intent to buy, committed before the provider is called: a crash in between is repaired by
-- repeating the call under the same key.
create table payment_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  plan_id uuid not null references plans (id),
  provider_price_id text not null,
  amount_cents integer not null check (amount_cents >= 0),
  status text not null default 'open' check (status in ('open', 'paid', 'superseded', 'failed')),
  provider_subscription_id text unique,
  payment_intent_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_attempts_user on payment_attempts (user_id, created_at desc);
create unique index payment_attempts_one_open on payment_attempts (user_id) where status = 'open';

create table payment_methods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  provider_payment_method_id text not null unique,
  name text not null,
  description text not null default '',
  brand text not null,
  last4 text not null,
  fingerprint text,
  created_at timestamptz not null default now()
);
create index payment_methods_user on payment_methods (user_id, created_at);
-- The same card saved twice is one.
create unique index payment_methods_card on payment_methods (user_id, fingerprint) where fingerprint is not null;

-- Stored before it is handled. The payload is only a hint that something changed; the truth is fetched.
create table provider_events (
  id text primary key,
  type text not null,
  provider_customer_id text,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  payload jsonb
);
create index provider_events_received on provider_events (received_at);

-- A plan change that takes effect at the period's end.
alter table subscriptions add column next_plan_id uuid references plans (id);
-- Mails that were sent about a subscription, each once.
create table billing_notices (
  user_id uuid not null references users (id) on delete cascade,
  notice text not null,
  sent_at timestamptz not null default now(),
  primary key (user_id, notice)
);
