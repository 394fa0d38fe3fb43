-- A team is the set of accepted invitations of one sender. Members use the sender's plan, never the sender's pictures.

create table invitations (
  id uuid primary key default gen_random_uuid(),
  sender_id uuid not null references users (id) on delete cascade,
  email text not null,
  email_folded text not null,
  -- Set when the invitation is accepted: the account that uses the plan.
  invitee_id uuid references users (id) on delete cascade,
  is_active boolean not null default true,
  activated boolean not null default false,
  activated_on timestamptz,
  expires_at timestamptz not null default now() + interval '7 days',
  created_at timestamptz not null default now(),
  unique (sender_id, email_folded)
);
create index invitations_email on invitations (email_folded);
create index invitations_invitee on invitations (invitee_id) where is_active and activated;
