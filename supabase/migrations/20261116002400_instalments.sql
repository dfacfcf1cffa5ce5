-- The payments of a budget line, and their reminders.

-- Either side may give up arrhes, while an acompte binds both: the kind is stored, never guessed.
create table public.instalments (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  item_id uuid not null,
  label text not null default '' check (length(label) <= 120),
  kind text not null default 'acompte' check (kind in ('arrhes', 'acompte', 'solde', 'autre')),
  due_on date check (due_on between '2000-01-01' and '2200-12-31'),
  -- Null means a fixed day.
  days_before integer check (days_before between -1000 and 3000),
  amount_cents bigint not null check (amount_cents between 1 and 10000000000),
  paid_on date check (paid_on between '2000-01-01' and '2200-12-31'),
  paid_by uuid references public.profiles (id) on delete set null,
  receipt_id uuid,
  -- The place among the terms of the accepted quote, from 1; null for an instalment that hosts wrote. A booking writes it, and the
  -- payments of the partner's invoices are matched by it.
  term integer check (term > 0),
  -- The invoice whose payment, recorded by the partner, marked this instalment as paid. Invoices have no foreign keys to events, and
  -- none to them is needed: they are never deleted.
  settled_by uuid,
  -- Hosts changed what a payment had marked: later payments leave their correction as it is.
  is_corrected boolean not null default false,
  position double precision not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (item_id, event_id) references public.budget_items (id, event_id) on delete cascade,
  foreign key (receipt_id, event_id) references public.documents (id, event_id) on delete set null (receipt_id),
  constraint instalments_settled_are_paid check (settled_by is null or paid_on is not null)
);

create index instalments_item_id_idx on public.instalments (item_id, position, id);
create index instalments_due_idx on public.instalments (event_id, due_on) where paid_on is null;

-- The daily reminders read every event.
create index instalments_unpaid_idx on public.instalments (due_on) where paid_on is null;
create index instalments_paid_by_idx on public.instalments (paid_by);
create index instalments_receipt_id_idx on public.instalments (receipt_id);
create index instalments_event_id_idx on public.instalments (event_id);

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

-- A payment that the partner recorded names its invoice in the same update. Another change of the day is a correction by the hosts.
create function private.stamp_instalment() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.settled_by is not null and new.settled_by is not distinct from old.settled_by
    and new.paid_on is distinct from old.paid_on then
    new.settled_by := null;
    new.is_corrected := true;
    new.paid_by := auth.uid();
  end if;
  if new.paid_on is null then
    new.paid_by := null;
  elsif tg_op = 'INSERT' or old.paid_on is null then
    new.paid_by := case when new.settled_by is null then auth.uid() end;
  end if;
  return new;
end
$$;

-- The instalments of a line never exceed it. The line is locked first, so that of two simultaneous writers the second counts both.
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

-- A receipt is hidden with the line it was paid for, and a payment is recorded for those who see the budget. It runs as definer
-- because the caller need not be able to write either.
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
comment on function private.follow_instalment() is 'Hides a receipt with its line, and records a payment.';

-- A payment plan replaces the unpaid instalments of a line: it adds up to the line, or nothing changes. It runs under the caller's
-- own policies.
create function public.set_instalments(item uuid, plan jsonb) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  line public.budget_items;
  missing bigint;
  made uuid[];
begin
  select * into line from public.budget_items i where i.id = set_instalments.item for update;
  if line.id is null then
    perform private.refuse('PT404', 'unknown', 'Cette ligne n’existe plus.');
  end if;
  if jsonb_typeof(plan) is distinct from 'array' or jsonb_array_length(plan) > 60 then
    perform private.refuse('PT422', 'invalid', 'Un plan a soixante échéances au plus.', 'plan');
  end if;
  delete from public.instalments s where s.item_id = line.id and s.paid_on is null;
  missing := private.amount_of(line, (select e.expected_guests from public.events e where e.id = line.event_id))
    - coalesce((select sum(s.amount_cents) from public.instalments s where s.item_id = line.id), 0)
    - coalesce((select sum((p ->> 'amount_cents')::bigint) from jsonb_array_elements(plan) p), 0);
  if missing <> 0 then
    perform private.refuse(
      'PT422', 'does-not-add-up', 'La somme des échéances n’est pas égale au montant de la ligne.', missing::text
    );
  end if;
  with added as (
    insert into public.instalments (event_id, item_id, label, kind, amount_cents, due_on, days_before)
    select line.event_id, line.id, coalesce(p.label, ''), coalesce(p.kind, 'acompte'), p.amount_cents, p.due_on, p.days_before
    from jsonb_to_recordset(plan) as p (label text, kind text, amount_cents bigint, due_on date, days_before integer)
    returning id
  )
  select array_agg(id) into made from added;
  return coalesce(made, '{}');
end
$$;

-- Owners and editors are reminded of instalments that are due in seven days and tomorrow. The key contains the day, so that a moved
-- instalment is announced again. The timetable of config.toml calls it each morning.
create function private.remind_payments() returns integer
language plpgsql set search_path = '' as $$
declare
  due record;
  sent integer := 0;
begin
  for due in
    select s.id, s.event_id, s.due_on, s.amount_cents, i.label as item, e.name as event,
      case when s.due_on > private.today() + 1 then 7 else 1 end as days
    from public.instalments s
    join public.budget_items i on i.id = s.item_id
    join public.events e on e.id = s.event_id and e.archived_at is null and e.deletion_on is null
    where s.paid_on is null and s.due_on between (select private.today()) and (select private.today()) + 7
    order by s.due_on, s.id
  loop
    perform private.notify_editors(
      due.event_id, 'payments',
      'À régler le ' || to_char(due.due_on, 'DD/MM') || E'\u00a0: ' || left(due.item, 120),
      private.french_money(due.amount_cents) || ' pour ' || due.event || '.',
      '/client/budget', 'instalment:' || due.id || ':' || due.due_on || ':' || due.days
    );
    sent := sent + 1;
  end loop;
  return sent;
end
$$;

revoke execute on function
  private.stamp_instalment(), private.guard_instalments(uuid), private.guard_instalment(), private.guard_item_amount(),
  private.follow_instalment(), public.set_instalments(uuid, jsonb), private.remind_payments()
from public, anon, authenticated, service_role;
grant execute on function private.guard_instalments(uuid) to authenticated, service_role;
grant execute on function public.set_instalments(uuid, jsonb) to authenticated;

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

alter publication supabase_realtime add table public.instalments;
