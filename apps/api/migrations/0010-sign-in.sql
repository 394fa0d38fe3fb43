-- Codes, reset links, log-in pauses, and what social sign-in remembers. No secret is kept in the clear.

create table one_time_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('VERIFICATION', 'PASSWORD_RESET', 'EMAIL_CHANGE')),
  -- Keyed: six digits behind a plain hash are found by trying them all.
  code_hmac bytea not null,
  sent_to text not null,
  sent_to_folded text not null,
  -- The session that asked for a change of address outlives it.
  session_id uuid references sessions (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '10 minutes',
  attempts integer not null default 0,
  used_at timestamptz
);
create index one_time_codes_address on one_time_codes (sent_to_folded, purpose) where used_at is null;
create index one_time_codes_user on one_time_codes (user_id);
create index one_time_codes_end on one_time_codes (expires_at);

create table reset_links (
  token_sha256 bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Of the password hash at that time: a link made before a change is dead after it.
  password_sha256 bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '60 minutes',
  used_at timestamptz
);
create index reset_links_user on reset_links (user_id);
create index reset_links_end on reset_links (expires_at);

-- By a keyed hash of the address, so that known and unknown ones behave alike.
create table login_pauses (
  key text primary key,
  failures_in_row integer not null,
  recent_failures integer not null,
  window_ends_at timestamptz not null,
  pause_count integer not null default 0,
  paused_until timestamptz,
  updated_at timestamptz not null default now()
);
create index login_pauses_updated on login_pauses (updated_at);

-- An identity is (provider, subject), never an address alone.
create table user_identities (
  provider text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  email text,
  is_email_verified boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index user_identities_user on user_identities (user_id);

create table oauth_states (
  state_sha256 bytea primary key,
  provider text not null,
  -- Of the browser that started, by its HttpOnly cookie.
  browser_sha256 bytea not null,
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '10 minutes'
);
create index oauth_states_browser on oauth_states (browser_sha256);
create index oauth_states_end on oauth_states (expires_at);

-- What an exchanged code stands for until the sign-in call that follows; single use.
create table oauth_handles (
  token_sha256 bytea primary key,
  provider text not null,
  browser_sha256 bytea not null,
  profile jsonb not null,
  expires_at timestamptz not null default now() + interval '10 minutes'
);
create index oauth_handles_end on oauth_handles (expires_at);

create index users_pending_email on users (lower(pending_email)) where pending_email is not null;
create index users_unverified on users (created_at) where email_verified_at is null;
