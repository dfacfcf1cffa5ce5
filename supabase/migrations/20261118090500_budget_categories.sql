-- The parts of a budget, each with the share that was planned for it.
create table public.budget_categories (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  -- Of the split that was proposed; null for the hosts' own.
  code text check (code ~ '^[a-z_]{1,40}$'),
  name text not null check (length(btrim(name)) between 1 and 80),
  planned_cents bigint not null default 0 check (planned_cents between 0 and 100000000000),
  position double precision not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (id, event_id),
  unique (event_id, code)
);
create index budget_categories_list_idx on public.budget_categories (event_id, position, id);

create trigger budget_categories_take_position before insert on public.budget_categories
  for each row execute function private.take_last_position();
create trigger budget_categories_bump_version before update of name, planned_cents on public.budget_categories
  for each row execute function private.bump_version();

alter table public.budget_categories enable row level security;
revoke all on public.budget_categories from anon, authenticated;
grant all on public.budget_categories to service_role;
grant select, delete on public.budget_categories to authenticated;
grant insert (id, event_id, name, planned_cents, position), update (name, planned_cents, position)
  on public.budget_categories to authenticated;

create policy "members who may see the budget read its parts" on public.budget_categories
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]));

create policy "editors add parts of the budget" on public.budget_categories
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors change parts of the budget" on public.budget_categories
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors remove parts of the budget" on public.budget_categories
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

alter publication supabase_realtime add table public.budget_categories, public.event_budgets;
