-- Who signed up through the invitation: it is accepted once that account's address is confirmed.
alter table invitations add column signed_up_user_id uuid references users (id) on delete set null;
create index invitations_signed_up on invitations (signed_up_user_id) where signed_up_user_id is not null;
