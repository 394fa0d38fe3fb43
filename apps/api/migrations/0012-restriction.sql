-- The right to have one's data stored but not processed: no uploads are scored, nothing is compared.
alter table users add column restricted_at timestamptz;
