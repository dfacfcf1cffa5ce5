-- The one table that the kill test writes to. No role but the service's may see it.
create table public.deposits (
  id uuid primary key,
  round integer not null,
  writer integer not null,
  written_at timestamptz not null default now()
);

alter table public.deposits enable row level security;
