-- The clients who wait for a taken day of a partner.

-- An event waits once for a partner and a day. A row ends with its notification, with a booking, with another date of the event, and
-- after the day.
create table public.partner_waiting_list (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  partner_id uuid not null references public.partners (id) on delete cascade,
  day date not null check (day between '2020-01-01' and '2100-12-31'),
  created_at timestamptz not null default now(),
  unique (event_id, partner_id, day)
);

create index partner_waiting_list_day_idx on public.partner_waiting_list (partner_id, day);

alter table public.partner_waiting_list enable row level security;
revoke all on public.partner_waiting_list from anon, authenticated, service_role;
grant select, delete on public.partner_waiting_list to authenticated, service_role;

-- Partners have no policy: they read numbers by functions, and learn who waits when a request for a quote arrives.
create policy "members see for whom their event waits" on public.partner_waiting_list
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors stop waiting" on public.partner_waiting_list
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- It waits for the first day of the event, the one that a request for a quote names. A repeated call changes nothing. It runs as
-- definer because nobody else adds rows: uses are counted, and the day must be taken.
create function public.wait_for_day(of_event uuid, partner uuid) returns date
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted date;
begin
  perform private.require_editor(of_event);
  select e.starts_on into wanted from public.events e where e.id = of_event;
  if not private.is_listed(partner) then
    perform private.refuse('PT404', 'unknown', 'Ce prestataire n’est plus dans l’annuaire.');
  elsif wanted is null or wanted < private.today() then
    perform private.refuse('PT422', 'no-date', 'Donnez d’abord une date à venir à votre événement.');
  end if;
  -- Of this call and a cancellation at once, the second meets what the first wrote.
  perform from public.partners p where p.id = partner for no key update;
  if not exists (select from public.partner_availability a where a.partner_id = partner and a.day = wanted) then
    perform private.refuse('PT409', 'day-free', E'Ce jour est libre\u00a0: demandez un devis.', wanted::text);
  elsif exists (
    select from public.quote_requests r where r.event_id = of_event and r.partner_id = partner and r.state = 'accepted'
  ) then
    perform private.refuse('PT409', 'booked', 'Ce prestataire est déjà réservé pour votre événement.', wanted::text);
  end if;
  perform from public.partner_waiting_list l where l.event_id = of_event and l.partner_id = partner and l.day = wanted;
  if not found then
    perform private.require_use(
      'waiting-list', 'person:' || auth.uid(), 30, '1 day', 'Trente demandes d’alerte par jour au plus.'
    );
    insert into public.partner_waiting_list (event_id, partner_id, day) values (of_event, partner, wanted)
    on conflict do nothing;
  end if;
  return wanted;
end
$$;
comment on function public.wait_for_day(uuid, uuid) is
  'Waits for the day of an event that the caller edits to become free in a partner''s calendar.';

-- How many other events wait for the days of a request. Definer functions of the partner's pages call it.
create function private.waiting_count(asked public.quote_requests) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.partner_waiting_list l
  where l.partner_id = asked.partner_id and l.day between asked.starts_on and coalesce(asked.ends_on, asked.starts_on)
    and l.event_id is distinct from asked.event_id
$$;

-- Everyone who waits is notified at the same time, and the first who asks for a quote is the first whom the partner reads: a turn
-- for each would leave the day free for days. A row ends with its notification, so that a day that is opened and closed again
-- notifies once. The trigger is deferred because a day that a booking leaves may be closed again in the same transaction. It runs as
-- definer because the list and the notifications belong to other people.
create function private.notify_waiting() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  waiting record;
begin
  if old.day < private.today() or exists (
    select from public.partner_availability a where a.partner_id = old.partner_id and a.day = old.day
  ) then
    return null;
  end if;
  for waiting in
    with gone as (
      delete from public.partner_waiting_list l where l.partner_id = old.partner_id and l.day = old.day returning l.*
    )
    select g.id, g.event_id, g.partner_id, g.day, p.name from gone g join public.partners p on p.id = g.partner_id and p.state = 'listed'
    order by g.created_at, g.id
  loop
    perform private.notify_editors(
      waiting.event_id, 'quotes', E'De nouveau libre\u00a0: ' || waiting.name,
      'Le ' || private.french_day(waiting.day) || ' se libère. D’autres personnes peuvent être prévenues en même temps que vous.',
      '/client/partners?demander=' || waiting.partner_id, 'day-free:' || waiting.id
    );
  end loop;
  return null;
end
$$;
comment on function private.notify_waiting() is 'Notifies those who wait for a day that became free.';

-- An event that moves no longer waits for its former day. It runs as definer because the date is moved by a function.
create function private.stop_waiting_for_former_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.partner_waiting_list l where l.event_id = new.id and l.day is distinct from new.starts_on;
  return null;
end
$$;
comment on function private.stop_waiting_for_former_day() is 'Ends the waiting of an event for a day that it left.';

revoke execute on function
  public.wait_for_day(uuid, uuid), private.waiting_count(public.quote_requests), private.notify_waiting(),
  private.stop_waiting_for_former_day()
from public, anon, authenticated, service_role;
grant execute on function public.wait_for_day(uuid, uuid) to authenticated;

create constraint trigger partner_availability_notify_waiting after delete on public.partner_availability
  deferrable initially deferred for each row execute function private.notify_waiting();
create trigger events_stop_waiting after update of starts_on on public.events
  for each row when (new.starts_on is distinct from old.starts_on) execute function private.stop_waiting_for_former_day();
