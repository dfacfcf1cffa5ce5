-- What is to be paid for a line of the budget, and when. Arrhes may be given up by either side, an acompte binds both: the kind is
-- said, never guessed.
create table public.instalments (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  item_id uuid not null,
  label text not null default '' check (length(label) <= 120),
  kind text not null default 'acompte' check (kind in ('arrhes', 'acompte', 'solde', 'autre')),
  due_on date check (due_on between '2000-01-01' and '2200-12-31'),
  -- null: the day is fixed.
  days_before integer check (days_before between -1000 and 3000),
  amount_cents bigint not null check (amount_cents between 1 and 10000000000),
  paid_on date check (paid_on between '2000-01-01' and '2200-12-31'),
  paid_by uuid references public.profiles (id) on delete set null,
  receipt_id uuid,
  position double precision not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (item_id, event_id) references public.budget_items (id, event_id) on delete cascade,
  foreign key (receipt_id, event_id) references public.documents (id, event_id) on delete set null (receipt_id)
);
create index instalments_item_id_idx on public.instalments (item_id, position, id);
create index instalments_due_idx on public.instalments (event_id, due_on) where paid_on is null;
-- The daily reminders look at every event.
create index instalments_unpaid_idx on public.instalments (due_on) where paid_on is null;
create index instalments_paid_by_idx on public.instalments (paid_by);
create index instalments_receipt_id_idx on public.instalments (receipt_id);
create index instalments_event_id_idx on public.instalments (event_id);

create function private.stamp_instalment() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.paid_on is null then
    new.paid_by := null;
  elsif tg_op = 'INSERT' or old.paid_on is null then
    new.paid_by := auth.uid();
  end if;
  return new;
end
$$;

-- The instalments of a line never exceed it. The line is locked first: of two at once, the second counts both.
create function private.guard_instalments(item uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  line public.budget_items;
  over bigint;
begin
  select * into line from public.budget_items i where i.id = item for no key update;
  if line.id is null then
    return;
  end if;
  select sum(s.amount_cents) - private.amount_of(line, (select e.expected_guests from public.events e where e.id = line.event_id))
  into over from public.instalments s where s.item_id = item;
  if over > 0 then
    perform private.refuse(
      'PT422', 'exceeds', 'Les échéances dépassent le montant de la ligne. Relevez le montant, ou baissez une échéance.', over::text
    );
  end if;
end
$$;
comment on function private.guard_instalments(uuid) is 'Refuses instalments above the amount of their line.';

create function private.guard_instalment() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.guard_instalments(new.item_id);
  return null;
end
$$;

create function private.guard_item_amount() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.guard_instalments(new.id);
  return null;
end
$$;

-- Definer: a receipt is hidden with the line it was paid for. Paying is told to the others who see the budget.
create function private.follow_instalment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.documents d set budget_item_id = new.item_id where d.id = new.receipt_id and d.budget_item_id is null;
  if new.paid_on is not null and (tg_op = 'INSERT' or old.paid_on is null) then
    perform private.record_activity(
      new.event_id, 'instalment_paid', (select i.label from public.budget_items i where i.id = new.item_id), true
    );
  end if;
  return null;
end
$$;
comment on function private.follow_instalment() is 'Hides a receipt with its line, and keeps that something was paid.';

create trigger instalments_follow before insert or update on public.instalments
  for each row execute function private.follow_days_before();
create trigger instalments_stamp before insert or update of paid_on on public.instalments
  for each row execute function private.stamp_instalment();
create trigger instalments_take_position before insert on public.instalments
  for each row execute function private.take_last_position();
create trigger instalments_bump_version
  before update of label, kind, due_on, days_before, amount_cents, paid_on, receipt_id on public.instalments
  for each row execute function private.bump_version();
create trigger instalments_touch before update on public.instalments
  for each row execute function private.touch_updated_at();
create trigger instalments_guard after insert or update of amount_cents, item_id on public.instalments
  for each row execute function private.guard_instalment();
create trigger instalments_settle after insert or update of paid_on, receipt_id on public.instalments
  for each row execute function private.follow_instalment();
create trigger budget_items_guard_amount
  after update of estimated_cents, quoted_cents, committed_cents, is_per_guest, unit_cents on public.budget_items
  for each row execute function private.guard_item_amount();

revoke execute on function
  private.stamp_instalment(), private.guard_instalments(uuid), private.guard_instalment(), private.guard_item_amount(),
  private.follow_instalment()
from public, anon, authenticated, service_role;
grant execute on function private.guard_instalments(uuid) to authenticated, service_role;

alter table public.instalments enable row level security;
revoke all on public.instalments from anon, authenticated;
grant all on public.instalments to service_role;
grant select, delete on public.instalments to authenticated;
grant insert (id, event_id, item_id, label, kind, due_on, days_before, amount_cents, paid_on, receipt_id, position)
  on public.instalments to authenticated;
grant update (label, kind, due_on, days_before, amount_cents, paid_on, receipt_id, position) on public.instalments to authenticated;

create policy "members who may see the budget read instalments" on public.instalments
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]));

create policy "editors add instalments" on public.instalments
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors change instalments" on public.instalments
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors delete instalments" on public.instalments
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

alter publication supabase_realtime add table public.instalments;
