-- Apart from events because a column grant cannot depend on the row, and a viewer may be kept from the budget.
create table public.event_budgets (
  event_id uuid primary key references public.events (id) on delete cascade,
  total_cents bigint not null check (total_cents between 0 and 100000000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger event_budgets_touch before update on public.event_budgets
  for each row execute function private.touch_updated_at();

alter table public.event_budgets enable row level security;
revoke all on public.event_budgets from anon, authenticated;
grant all on public.event_budgets to service_role;
grant select, delete on public.event_budgets to authenticated;
grant insert (event_id, total_cents) on public.event_budgets to authenticated;
-- event_id too: an upsert names every column it sends. The check below keeps it in its tenant.
grant update (event_id, total_cents) on public.event_budgets to authenticated;

create policy "members who may see the budget read it" on public.event_budgets
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]));

create policy "editors set the budget" on public.event_budgets
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors change the budget" on public.event_budgets
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors remove the budget" on public.event_budgets
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));
