-- A way back for the owner of an address, connecting providers while logged in, and sessions bound to a browser.

create table email_change_cancels (
  token_sha256 bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The change it cancels: a later change to another address has a link of its own.
  pending_folded text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
create index email_change_cancels_user on email_change_cancels (user_id);
create index email_change_cancels_end on email_change_cancels (expires_at);

-- Set where a logged-in person connects a provider: such a state signs nobody in, and serves nobody else.
alter table oauth_states add column user_id uuid references users (id) on delete cascade;

-- Of the HttpOnly cookie that a session was opened with; null where sessions are not bound.
alter table sessions add column binding_sha256 bytea;
