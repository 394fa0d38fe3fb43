-- Who was erased: the id, and a keyed hash of the address. Written in the transaction that erases; a restored backup brings
-- people back, and this removes them again.
create table erasures (
  user_id uuid primary key,
  email_hmac text not null,
  erased_at timestamptz not null default now()
);
