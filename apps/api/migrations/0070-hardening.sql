-- A way back after an address was changed, links that confirm an address, exports made by a job.

-- A change that nobody confirms stops waiting after a day.
alter table users add column pending_email_at timestamptz;
update users set pending_email_at = now() where pending_email is not null;

-- What the link gives back. Once the change is confirmed the link lives for seven days more, whatever changes follow.
alter table email_change_cancels add column old_email text;
alter table email_change_cancels add column old_folded text;
alter table email_change_cancels add column confirmed_at timestamptz;
create index email_change_cancels_old on email_change_cancels (old_folded) where confirmed_at is not null;

-- Beside the code: wrong guesses of strangers use up a code, never a link.
create table verification_links (
  token_sha256 bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours'
);
create index verification_links_user on verification_links (user_id);
create index verification_links_end on verification_links (expires_at);

-- The latest export of a person; the file goes with it.
create table account_exports (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  object_key text,
  ready_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days'
);
create index account_exports_end on account_exports (expires_at);

-- Secrets of the payment provider that earlier versions kept: answers are sealed from now on, events come without them.
delete from idempotency_keys;
update provider_events
set payload = regexp_replace(payload::text, '"client_secret": *"[^"]*"', '"client_secret": null', 'g')::jsonb
where payload::text like '%"client_secret"%';
