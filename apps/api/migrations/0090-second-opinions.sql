-- Opinions of a vision model that the operator set, and the owners' agreement that their pictures are sent to it.

create table critic_consents (
  owner_id uuid primary key references users (id) on delete cascade,
  -- The host that was named to the owner. An agreement to one place is none to another.
  destination text not null,
  agreed_at timestamptz not null default now()
);

-- One for each picture or comparison: what is waited for, what was said, or why nothing was.
create table critiques (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id) on delete cascade,
  image_id uuid unique references images (id) on delete cascade,
  comparison_id uuid unique references comparisons (id) on delete cascade,
  status text not null check (status in ('waiting', 'ready', 'failed')),
  model text not null,
  prompt_version integer not null,
  tries integer not null default 0,
  problem text,
  opinion jsonb,
  asked_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((image_id is null) <> (comparison_id is null)),
  check ((status = 'ready') = (opinion is not null))
);
create index critiques_owner on critiques (owner_id);

-- Requests that left for the model in a calendar month (UTC); no owner: all accounts together.
create table critic_calls (
  month date not null,
  owner_id uuid references users (id) on delete cascade,
  calls integer not null default 0 check (calls >= 0),
  unique nulls not distinct (month, owner_id)
);
