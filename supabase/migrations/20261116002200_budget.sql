-- The budget of an event: its total, its categories and its lines.

-- The total is separate from events because a column grant cannot depend on the row, and a viewer may be excluded from the budget.
create table public.event_budgets (
  event_id uuid primary key references public.events (id) on delete cascade,
  total_cents bigint not null check (total_cents between 0 and 100000000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.event_budgets enable row level security;
revoke all on public.event_budgets from anon, authenticated;
grant all on public.event_budgets to service_role;
grant select, delete on public.event_budgets to authenticated;
grant insert (event_id, total_cents) on public.event_budgets to authenticated;
-- event_id is included because an upsert names every column it sends. The policy keeps it within the event.
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

create table public.budget_categories (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  -- This is the code of the proposed split, null for the hosts' own categories.
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

-- A line is estimated, then quoted, then agreed. The paid amount is the sum of its instalments.
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
  -- The estimate of such a line is the unit price times the expected guests.
  is_per_guest boolean not null default false,
  unit_cents bigint check (unit_cents between 0 and 100000000),
  -- The quoted and the agreed amounts are for this number of people.
  guests_counted integer check (guests_counted between 1 and 100000),
  event_partner_id uuid,
  notes text not null default '' check (length(notes) <= 4000),
  position double precision not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The accepted quote that made the line.
  quote_id uuid references public.quotes (id) on delete set null,
  unique (id, event_id),
  foreign key (category_id, event_id) references public.budget_categories (id, event_id) on delete set null (category_id),
  foreign key (event_partner_id, event_id) references public.event_partners (id, event_id) on delete set null (event_partner_id),
  constraint budget_items_price_for_each check (not is_per_guest or unit_cents is not null)
);

create index budget_items_list_idx on public.budget_items (event_id, position, id);
create index budget_items_category_id_idx on public.budget_items (category_id);
create index budget_items_event_partner_id_idx on public.budget_items (event_partner_id);
create index budget_items_quote_id_idx on public.budget_items (quote_id);

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

-- These two functions alone compute the amount of a line; the domain package has the same rule.
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

-- The domain package computes the proposed split, and the hosts may have changed it. An existing category is left alone. It runs as
-- definer because codes are written here alone.
create function public.plan_budget(of_event uuid, plan jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  part record;
  made uuid;
  categories integer := 0;
  items integer := 0;
  added integer;
begin
  perform private.require_editor(of_event);
  if jsonb_typeof(plan) is distinct from 'array' or jsonb_array_length(plan) not between 1 and 40 then
    perform private.refuse('PT422', 'invalid', 'Un budget compte de 1 à 40 catégories.', 'plan');
  end if;
  for part in
    select * from jsonb_to_recordset(plan) as p (code text, name text, planned_cents bigint, items jsonb)
  loop
    insert into public.budget_categories (event_id, code, name, planned_cents)
    values (of_event, part.code, part.name, coalesce(part.planned_cents, 0))
    on conflict (event_id, code) do nothing
    returning id into made;
    continue when made is null;
    categories := categories + 1;
    insert into public.budget_items (event_id, category_id, label, trade, estimated_cents, is_per_guest, unit_cents)
    select of_event, made, i.label, i.trade, coalesce(i.estimated_cents, 0), coalesce(i.is_per_guest, false), i.unit_cents
    from jsonb_to_recordset(coalesce(part.items, '[]'))
      as i (label text, trade text, estimated_cents bigint, is_per_guest boolean, unit_cents bigint)
    limit 60;
    get diagnostics added = row_count;
    items := items + added;
  end loop;
  if categories > 0 then
    perform private.record_activity(of_event, 'budget_planned', '', true);
  end if;
  return jsonb_build_object('categories', categories, 'items', items);
end
$$;
comment on function public.plan_budget(uuid, jsonb) is
  'Adds the categories and lines of a proposed budget to an event that the caller edits.';

-- A test keeps the sums equal to those of the domain package. It runs under the caller's own policies.
create function private.ledger_sums(of_event uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with lines as (
      -- This repeats private.estimate_of, which is too slow when called for each of many lines.
      select case when i.is_per_guest and e.expected_guests is not null then i.unit_cents * e.expected_guests else i.estimated_cents end
        as estimated, i.quoted_cents as quoted, i.committed_cents as committed
      from public.budget_items i join public.events e on e.id = i.event_id
      where i.event_id = of_event
    ), sums as (
      select coalesce(sum(estimated), 0)::bigint as estimated, coalesce(sum(quoted), 0)::bigint as quoted,
        coalesce(sum(committed), 0)::bigint as committed,
        coalesce(sum(coalesce(committed, quoted, estimated)), 0)::bigint as forecast
      from lines
    ), dues as (
      select coalesce(sum(amount_cents) filter (where paid_on is not null), 0)::bigint as paid,
        coalesce(sum(amount_cents) filter (where paid_on is null and due_on < (select private.today())), 0)::bigint as overdue
      from public.instalments where event_id = of_event
    )
    select jsonb_build_object(
      'estimated', estimated, 'quoted', quoted, 'committed', committed, 'forecast', forecast, 'paid', paid,
      'remaining', forecast - paid, 'overdue', overdue,
      'next_due', (
        select jsonb_build_object('id', s.id, 'label', s.label, 'due_on', s.due_on, 'amount_cents', s.amount_cents)
        from public.instalments s
        where s.event_id = of_event and s.paid_on is null and s.due_on is not null
        order by s.due_on, s.id limit 1
      )
    )
    from sums, dues
  );
end
$$;

-- The answer is built as json and not as jsonb, which is several times faster with hundreds of lines.
create function public.budget_ledger(of_event uuid) returns json
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_budget(of_event);
  return json_build_object(
    'total_cents', (select b.total_cents from public.event_budgets b where b.event_id = of_event),
    'guests', (select e.expected_guests from public.events e where e.id = of_event),
    'starts_on', (select e.starts_on from public.events e where e.id = of_event),
    'sums', private.ledger_sums(of_event),
    'categories', (
      select coalesce(json_agg(c order by c.position, c.id), '[]')
      from (
        select o.id, o.code, o.name, o.planned_cents, o.position, o.version
        from public.budget_categories o where o.event_id = of_event
      ) c
    ),
    'items', (
      select coalesce(json_agg(i order by i.position, i.id), '[]')
      from (
        select o.id, o.category_id, o.label, o.trade, o.estimated_cents, o.quoted_cents, o.committed_cents, o.is_per_guest,
          o.unit_cents, o.guests_counted, o.event_partner_id, p.name as partner_name, o.quote_id, o.notes, o.position, o.version
        from public.budget_items o
        left join public.event_partners p on p.id = o.event_partner_id
        where o.event_id = of_event
      ) i
    ),
    'instalments', (
      select coalesce(json_agg(s order by s.due_on, s.position, s.id), '[]')
      from (
        select o.id, o.item_id, o.label, o.kind, o.due_on, o.days_before, o.amount_cents, o.paid_on, o.paid_by,
          o.settled_by is not null as is_settled, o.receipt_id, o.position, o.version
        from public.instalments o where o.event_id = of_event
      ) s
    )
  );
end
$$;

-- It saves a scenario of the budget: another number of guests, other estimates. All lines are saved or none, and never over an
-- amount that a partner gave. It runs under the caller's own policies.
create function public.apply_what_if(of_event uuid, lines jsonb, guests integer default null) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  line record;
begin
  perform private.require_editor(of_event);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) > 1000 then
    perform private.refuse('PT422', 'invalid', 'Mille lignes à la fois au plus.', 'lines');
  end if;
  if guests not between 1 and 100000 then
    perform private.refuse('PT422', 'invalid', 'Indiquez un nombre entre 1 et 100 000.', 'guests');
  end if;
  -- The number of guests is saved first, because the amounts of the lines depend on it.
  if guests is not null then
    update public.events e set expected_guests = guests where e.id = of_event;
  end if;
  for line in
    select * from jsonb_to_recordset(lines) as l (id uuid, version integer, estimated_cents bigint, unit_cents bigint)
  loop
    update public.budget_items i
    set estimated_cents = coalesce(line.estimated_cents, i.estimated_cents),
      unit_cents = case when i.is_per_guest then coalesce(line.unit_cents, i.unit_cents) end
    where i.id = line.id and i.event_id = of_event and i.version = line.version
      and i.quoted_cents is null and i.committed_cents is null;
    if not found then
      perform private.refuse('PT409', 'stale', 'Une ligne a changé entre-temps. Rien n’a été enregistré.', line.id::text);
    end if;
  end loop;
  return jsonb_array_length(lines);
end
$$;

-- The total, the number of guests and the split are saved together or not at all, under the caller's own policies.
create function public.start_budget(of_event uuid, total_cents bigint, plan jsonb, guests integer default null) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.require_editor(of_event);
  if guests not between 1 and 100000 then
    perform private.refuse('PT422', 'invalid', 'Indiquez un nombre entre 1 et 100 000.', 'guests');
  end if;
  insert into public.event_budgets as b (event_id, total_cents) values (of_event, total_cents)
  on conflict (event_id) do update set total_cents = excluded.total_cents;
  -- The amounts of lines per guest depend on it.
  update public.events e set expected_guests = guests
  where e.id = of_event and guests is not null and e.expected_guests is distinct from guests;
  return public.plan_budget(of_event, plan);
end
$$;
comment on function public.start_budget(uuid, bigint, jsonb, integer) is
  'Sets the total, the number of guests and the proposed categories of a budget at once.';

revoke execute on function
  private.estimate_of(public.budget_items, integer), private.amount_of(public.budget_items, integer),
  public.plan_budget(uuid, jsonb), private.ledger_sums(uuid), public.budget_ledger(uuid),
  public.apply_what_if(uuid, jsonb, integer), public.start_budget(uuid, bigint, jsonb, integer)
from public, anon, authenticated, service_role;
grant execute on function
  private.estimate_of(public.budget_items, integer), private.amount_of(public.budget_items, integer),
  public.plan_budget(uuid, jsonb), private.ledger_sums(uuid), public.budget_ledger(uuid),
  public.apply_what_if(uuid, jsonb, integer), public.start_budget(uuid, bigint, jsonb, integer)
to authenticated;

create trigger event_budgets_touch before update on public.event_budgets
  for each row execute function private.touch_updated_at();

create trigger budget_categories_take_position before insert on public.budget_categories
  for each row execute function private.take_last_position();
create trigger budget_categories_bump_version before update of name, planned_cents on public.budget_categories
  for each row execute function private.bump_version();

create trigger budget_items_take_position before insert on public.budget_items
  for each row execute function private.take_last_position();
create trigger budget_items_bump_version
  before update of category_id, label, trade, estimated_cents, quoted_cents, committed_cents, is_per_guest, unit_cents,
    guests_counted, event_partner_id, notes on public.budget_items
  for each row execute function private.bump_version();
create trigger budget_items_touch before update on public.budget_items
  for each row execute function private.touch_updated_at();

alter publication supabase_realtime add table public.budget_categories, public.event_budgets, public.budget_items;
