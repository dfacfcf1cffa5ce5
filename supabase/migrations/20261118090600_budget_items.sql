-- One line of the ledger: what was estimated, then quoted, then agreed. What is paid is the sum of its instalments.
create table public.budget_items (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  category_id uuid,
  label text not null check (length(btrim(label)) between 1 and 120),
  trade text check (
    trade in (
      'venue', 'caterer', 'photographer', 'dj', 'florist', 'decorator', 'beauty', 'transport', 'entertainment', 'general'
    )
  ),
  estimated_cents bigint not null default 0 check (estimated_cents between 0 and 10000000000),
  quoted_cents bigint check (quoted_cents between 0 and 10000000000),
  committed_cents bigint check (committed_cents between 0 and 10000000000),
  -- The estimate of such a line is the price for each times the guests who are expected.
  is_per_guest boolean not null default false,
  unit_cents bigint check (unit_cents between 0 and 100000000),
  -- For how many people the quoted and the agreed amounts are.
  guests_counted integer check (guests_counted between 1 and 100000),
  event_partner_id uuid,
  notes text not null default '' check (length(notes) <= 4000),
  position double precision not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  foreign key (category_id, event_id) references public.budget_categories (id, event_id) on delete set null (category_id),
  foreign key (event_partner_id, event_id) references public.event_partners (id, event_id) on delete set null (event_partner_id),
  constraint budget_items_price_for_each check (not is_per_guest or unit_cents is not null)
);
create index budget_items_list_idx on public.budget_items (event_id, position, id);
create index budget_items_category_id_idx on public.budget_items (category_id);
create index budget_items_event_partner_id_idx on public.budget_items (event_partner_id);

create trigger budget_items_take_position before insert on public.budget_items
  for each row execute function private.take_last_position();
create trigger budget_items_bump_version
  before update of category_id, label, trade, estimated_cents, quoted_cents, committed_cents, is_per_guest, unit_cents,
    guests_counted, event_partner_id, notes on public.budget_items
  for each row execute function private.bump_version();
create trigger budget_items_touch before update on public.budget_items
  for each row execute function private.touch_updated_at();

-- The one place that says what a line comes to; the domain package has the same rule.
create function private.estimate_of(item public.budget_items, guests integer) returns bigint
language sql immutable set search_path = '' as $$
  select case
    when item.is_per_guest and guests is not null then item.unit_cents * guests
    else item.estimated_cents
  end
$$;

create function private.amount_of(item public.budget_items, guests integer) returns bigint
language sql immutable set search_path = '' as $$
  select coalesce(item.committed_cents, item.quoted_cents, private.estimate_of(item, guests))
$$;

revoke execute on function private.estimate_of(public.budget_items, integer), private.amount_of(public.budget_items, integer)
from public, anon, authenticated, service_role;
grant execute on function private.estimate_of(public.budget_items, integer), private.amount_of(public.budget_items, integer)
to authenticated;

alter table public.budget_items enable row level security;
revoke all on public.budget_items from anon, authenticated;
grant all on public.budget_items to service_role;
grant select, delete on public.budget_items to authenticated;
grant insert (
  id, event_id, category_id, label, trade, estimated_cents, quoted_cents, committed_cents, is_per_guest, unit_cents,
  guests_counted, event_partner_id, notes, position
) on public.budget_items to authenticated;
grant update (
  category_id, label, trade, estimated_cents, quoted_cents, committed_cents, is_per_guest, unit_cents, guests_counted,
  event_partner_id, notes, position
) on public.budget_items to authenticated;

create policy "members who may see the budget read its lines" on public.budget_items
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]));

create policy "editors add lines to the budget" on public.budget_items
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors change lines of the budget" on public.budget_items
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors remove lines of the budget" on public.budget_items
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

alter publication supabase_realtime add table public.budget_items;
