-- A contested payment takes the rights to make new work until it is settled; what is there stays readable.
alter table billing_customers add column suspended_at timestamptz;
