-- Accounts and their sessions, plans, audit trail, and the tables the platform itself needs.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  -- NFKC, lower case: two spellings of one address are one account.
  email_folded text not null unique,
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  company_name text not null default '',
  profile_image_key text,
  social_auth_image_url text,
  pending_email text,
  email_verified_at timestamptz,
  ai_improvement boolean not null default false,
  failed_logins integer not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_sha256 bytea not null unique,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '365 days',
  ip text,
  user_agent text,
  revoked_at timestamptz,
  revoked_reason text
);
create index sessions_user on sessions (user_id);

create table plans (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text not null,
  billing_cycle text not null check (billing_cycle in ('Monthly', 'Yearly')),
  -- Whole cents. A yearly plan shows both the full monthly price and the discounted one.
  price_per_month_cents integer not null check (price_per_month_cents >= 0),
  discounted_price_per_month_cents integer not null check (discounted_price_per_month_cents >= 0),
  total_yearly_price_cents integer not null check (total_yearly_price_cents >= 0),
  -- [{"key": …, "description": …, "limit": …}]
  features jsonb not null,
  -- null: unlimited. 0: not in this plan.
  upload_limit integer check (upload_limit >= 0),
  comparison_limit integer check (comparison_limit >= 0),
  team_member_limit integer check (team_member_limit >= 0),
  position integer not null,
  active boolean not null default true,
  stripe_lookup_key text not null unique,
  created_at timestamptz not null default now(),
  unique (name, billing_cycle)
);

-- One chain of hashes for each stream (an account, or 'system'): a row that was changed or removed later shows.
create table audit_log (
  id bigint generated always as identity primary key,
  stream text not null,
  at timestamptz not null default clock_timestamp(),
  actor_user_id uuid,
  action text not null,
  detail jsonb not null default '{}',
  ip text,
  previous_hash bytea,
  hash bytea not null
);
create index audit_log_stream on audit_log (stream, id);

create table rate_limit_counters (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index rate_limit_counters_end on rate_limit_counters (window_ends_at);

create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  kind text not null,
  to_address text not null,
  subject text not null,
  -- Emptied once sent: bodies hold codes and links.
  text_body text,
  html_body text,
  created_at timestamptz not null default now(),
  send_after timestamptz not null default now(),
  -- A code that is no longer valid is not worth sending.
  expires_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  failed_at timestamptz
);
create index mail_outbox_due on mail_outbox (position) where sent_at is null and failed_at is null;

create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null,
  key text not null,
  request_sha256 bytea not null,
  status integer,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, endpoint, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Processes that run jobs say here that they are alive.
create table worker_heartbeats (
  worker_id uuid primary key,
  seen_at timestamptz not null default now()
);
