-- Categories, pictures with their scores, comparisons, and the counters of what a plan allows.

create table categories (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- Case, width and invisible characters folded: two spellings of one name are one category.
  name_folded text not null,
  is_ab_testing boolean not null default false,
  created_at timestamptz not null default now(),
  unique (owner_id, name_folded)
);
create unique index categories_one_ab_testing on categories (owner_id) where is_ab_testing;

create table images (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id) on delete cascade,
  -- No cascade: deleting a category must also remove the files, so it deletes its pictures itself.
  category_id uuid not null references categories (id),
  created_at timestamptz not null default now(),
  -- Of the bytes as sent, to recognise the same file sent twice.
  upload_sha256 bytea not null,
  -- Of the clean picture that was scored and stored.
  sha256 bytea not null,
  object_key text not null unique,
  thumbnail_key text not null,
  preview_key text not null,
  format text not null check (format in ('jpeg', 'png', 'webp')),
  byte_length integer not null check (byte_length > 0),
  width integer not null,
  height integer not null,
  engine_version text not null,
  overall_score numeric(4, 1) not null check (overall_score between 0 and 100),
  contrast_score numeric(4, 1) not null check (contrast_score between 0 and 100),
  recall_score numeric(4, 1) not null check (recall_score between 0 and 100),
  copy_engagement_score numeric(4, 1) not null check (copy_engagement_score between 0 and 100),
  -- What a list shows; the whole analysis is read for one picture only.
  summary jsonb not null,
  analysis jsonb not null,
  plan_owner_id uuid references users (id) on delete set null,
  usage_period_start timestamptz not null
);
create index images_by_date on images (owner_id, created_at desc, id desc);
create index images_by_score on images (owner_id, overall_score desc, id desc);
create index images_by_category_date on images (owner_id, category_id, created_at desc, id desc);
create index images_by_category_score on images (owner_id, category_id, overall_score desc, id desc);
create index images_category on images (category_id);
create index images_same_upload on images (owner_id, upload_sha256);

create table comparisons (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id) on delete cascade,
  image1_id uuid not null references images (id),
  image2_id uuid not null references images (id),
  verdict jsonb not null,
  created_at timestamptz not null default now(),
  plan_owner_id uuid references users (id) on delete set null,
  usage_period_start timestamptz not null,
  check (image1_id <> image2_id)
);
-- The same two pictures are one comparison, in whichever order they were ticked.
create unique index comparisons_pair on comparisons (owner_id, least(image1_id, image2_id), greatest(image1_id, image2_id));
create index comparisons_by_date on comparisons (owner_id, created_at desc, id desc);
create index comparisons_image1 on comparisons (image1_id);
create index comparisons_image2 on comparisons (image2_id);

create table usage_counters (
  -- The plan's owner: a team draws from one pool.
  owner_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('upload', 'comparison')),
  period_start timestamptz not null,
  used integer not null default 0 check (used >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  primary key (owner_id, kind, period_start)
);

-- Work in progress. A process that dies leaves its rows here; they are given back when they expire.
create table usage_reservations (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('upload', 'comparison')),
  period_start timestamptz not null,
  amount integer not null check (amount > 0),
  expires_at timestamptz not null default now() + interval '5 minutes'
);
create index usage_reservations_expiry on usage_reservations (expires_at);
create index usage_reservations_owner on usage_reservations (owner_id);
