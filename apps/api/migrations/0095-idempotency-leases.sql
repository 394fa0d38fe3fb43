-- How long a call under an Idempotency-Key counts as running after its process last said so: what a killed process leaves is
-- free again after seconds. Null: claimed by an earlier release.
alter table idempotency_keys add column alive_until timestamptz;
