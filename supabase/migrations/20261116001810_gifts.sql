-- The gifts that an event received, and who was thanked for them.

-- A gift may come from somebody who is in no household, so that the name of the giver is written here; the household is a link. The name
-- remains when the hosts remove the household from their list.
create table public.gifts (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  household_id uuid,
  giver text not null check (length(btrim(giver)) between 1 and 160),
  label text not null check (length(btrim(label)) between 1 and 200),
  -- A sum of money or the price of a present, when the hosts wish to note it.
  amount_cents integer check (amount_cents between 1 and 100000000),
  received_on date not null default private.today() check (received_on between '2000-01-01' and '2100-12-31'),
  -- Null until the hosts have thanked.
  thanked_on date check (thanked_on between '2000-01-01' and '2100-12-31'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (household_id, event_id) references public.households (id, event_id) on delete set null (household_id)
);

create index gifts_list_idx on public.gifts (event_id, received_on desc, created_at desc, id);
create index gifts_household_id_idx on public.gifts (household_id);

alter table public.gifts enable row level security;
revoke all on public.gifts from anon, authenticated;
grant all on public.gifts to service_role;
grant select, delete on public.gifts to authenticated;
grant insert (id, event_id, household_id, giver, label, amount_cents, received_on, thanked_on) on public.gifts to authenticated;
grant update (household_id, giver, label, amount_cents, received_on, thanked_on) on public.gifts to authenticated;

-- Amounts are money: whoever is excluded from the budget sees no gift. Editors always see the budget.
create policy "members who may see the budget read gifts" on public.gifts
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]));

create policy "editors add gifts" on public.gifts
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors change gifts" on public.gifts
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors remove gifts" on public.gifts
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

create trigger gifts_bump_version
  before update of household_id, giver, label, amount_cents, received_on, thanked_on on public.gifts
  for each row execute function private.bump_version();
create trigger gifts_touch before update on public.gifts
  for each row execute function private.touch_updated_at();

alter publication supabase_realtime add table public.gifts;
