-- What a call under an Idempotency-Key has done, written in the commit that did it. A server that dies between that commit
-- and storing its answer leaves enough here to answer from, instead of doing it a second time.
alter table idempotency_keys add column outcome jsonb;
