-- A card's last month, so that its owner is told before a renewal fails. Unknown for cards saved before.
alter table payment_methods add column exp_month smallint;
alter table payment_methods add column exp_year smallint;

-- The card that pays the next period, as the provider has it noted; it need not be one that was saved under a name.
alter table subscriptions add column card jsonb;

-- What the last check against the provider found, for the metrics of every process.
create table billing_checks (
  kind text primary key check (kind in ('frequent', 'nightly')),
  ran_at timestamptz not null default now(),
  checked integer not null,
  -- Customers whose mirror was not what the provider said; they were mended.
  drifted integer not null,
  -- Customers that could not be asked about.
  failed integer not null
);
