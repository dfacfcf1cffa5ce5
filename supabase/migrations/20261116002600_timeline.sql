-- The timeline of the day, and the sheet that partners read.

-- Days count from the first day of the event, so that a new date changes nothing here.
create table public.timeline_items (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  moment_id uuid,
  -- 0 is the first day of the event, 1 the next, -1 the eve.
  day smallint not null default 0 check (day between -7 and 30),
  -- Minutes count from midnight, beyond the next midnight too; null means no hour yet.
  starts_minute smallint check (starts_minute between 0 and 1799),
  duration_minutes integer not null default 15 check (duration_minutes between 0 and 1440),
  title text not null check (length(btrim(title)) between 1 and 160),
  place text not null default '' check (length(place) <= 240),
  in_charge text not null default '' check (length(in_charge) <= 160),
  assignee_id uuid,
  event_partner_id uuid,
  notes text not null default '' check (length(notes) <= 4000),
  -- Partners see the shared entries on their sheet.
  is_shared boolean not null default true,
  position double precision not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (moment_id, event_id) references public.moments (id, event_id) on delete set null (moment_id),
  foreign key (event_id, assignee_id) references public.event_members (event_id, user_id) on delete set null (assignee_id),
  foreign key (event_partner_id, event_id) references public.event_partners (id, event_id) on delete set null (event_partner_id)
);

create index timeline_items_list_idx on public.timeline_items (event_id, day, starts_minute, position, id);
create index timeline_items_moment_id_idx on public.timeline_items (moment_id);
create index timeline_items_assignee_id_idx on public.timeline_items (assignee_id, event_id);
create index timeline_items_event_partner_id_idx on public.timeline_items (event_partner_id);

alter table public.timeline_items enable row level security;
revoke all on public.timeline_items from anon, authenticated;
grant all on public.timeline_items to service_role;
grant select, delete on public.timeline_items to authenticated;
grant insert (
  id, event_id, moment_id, day, starts_minute, duration_minutes, title, place, in_charge, assignee_id, event_partner_id, notes,
  is_shared, position
) on public.timeline_items to authenticated;
grant update (
  moment_id, day, starts_minute, duration_minutes, title, place, in_charge, assignee_id, event_partner_id, notes, is_shared,
  position
) on public.timeline_items to authenticated;

create policy "members read the timeline" on public.timeline_items
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors add to the timeline" on public.timeline_items
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors change the timeline" on public.timeline_items
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors remove from the timeline" on public.timeline_items
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- It adds an entry for each moment that has none, at its hour and place, under the caller's own policies.
create function public.plan_timeline(of_event uuid) returns integer
language plpgsql set search_path = '' as $$
declare
  added integer;
begin
  perform private.require_editor(of_event);
  insert into public.timeline_items (event_id, moment_id, day, starts_minute, duration_minutes, title, place)
  select m.event_id, m.id, greatest(-7, least(30, coalesce(m.day - e.starts_on, 0))),
    (extract(hour from m.hour) * 60 + extract(minute from m.hour))::smallint, least(1440, coalesce(m.duration_minutes, 60)), m.name,
    coalesce(m.place, '')
  from public.moments m join public.events e on e.id = m.event_id
  where m.event_id = of_event and not exists (select from public.timeline_items t where t.moment_id = m.id)
  order by m.day, m.hour, m.position, m.id;
  get diagnostics added = row_count;
  return added;
end
$$;

-- The rule of what partners may see, for the sheet of everyone and for the page of one partner: the shared entries.
create function private.shared_timeline_items(of_event uuid, of_partner uuid default null) returns setof public.timeline_items
language sql stable set search_path = '' as $$
  select t.* from public.timeline_items t left join public.event_partners v on v.id = t.event_partner_id
  where t.event_id = of_event and t.is_shared and (of_partner is null or v.partner_id = of_partner)
$$;

-- The plan of the day beside a booking: the moments with hour and place, and the shared entries that the partner is in charge of. It
-- contains no notes and nobody in charge, because both are free texts in which hosts name guests. Null means that hosts do not share it.
create function private.day_plan(asked public.quote_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'starts_on', e.starts_on,
    'moments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'name', m.name, 'day', m.day, 'hour', m.hour, 'place', coalesce(m.place, '')
      ) order by m.day, m.hour, m.position, m.id), '[]')
      from public.moments m where m.event_id = e.id
    ),
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'day', t.day, 'starts_minute', t.starts_minute, 'duration_minutes', t.duration_minutes, 'title', t.title,
        'place', t.place
      ) order by t.day, t.starts_minute nulls first, t.position, t.id), '[]')
      from private.shared_timeline_items(e.id, asked.partner_id) t
    )
  )
  from public.events e
  where e.id = asked.event_id and asked.state = 'accepted' and e.shares_day_plan and e.deletion_on is null
$$;

-- Partners read the timeline by a secret link. It runs as definer because the reader has no account, and the secret alone decides.
create function public.timeline_sheet(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sheet jsonb;
  event uuid;
begin
  select o.answer, o.event_id into sheet, event from private.open_share_link(token, 'timeline') o;
  if event is null then
    return sheet;
  end if;
  return sheet || jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'day', t.day, 'starts_minute', t.starts_minute, 'duration_minutes', t.duration_minutes, 'title', t.title,
        'place', t.place, 'in_charge', coalesce(nullif(t.in_charge, ''), p.name, ''), 'partner_name', coalesce(v.name, ''),
        'notes', t.notes
      ) order by t.day, t.starts_minute nulls first, t.position, t.id), '[]')
      from private.shared_timeline_items(event) t
      left join public.profiles p on p.id = t.assignee_id
      left join public.event_partners v on v.id = t.event_partner_id
    )
  );
end
$$;
comment on function public.timeline_sheet(text) is 'The shared timeline of an event, to whoever holds the secret of its sheet.';

-- It inserts a journey between two entries and moves the later ones, or undoes the same: everything is saved or nothing.
-- `shifts`: [{ id, version, starts_minute }]; `travel`: { id, day, starts_minute, duration_minutes, title }. It runs under the
-- caller's own policies.
create function public.shift_timeline(of_event uuid, shifts jsonb, travel jsonb default null, removed uuid default null) returns integer
language plpgsql set search_path = '' as $$
declare
  moved integer;
begin
  perform private.require_editor(of_event);
  if jsonb_typeof(shifts) is distinct from 'array' or jsonb_array_length(shifts) > 500 then
    perform private.refuse('PT422', 'invalid', 'Ces heures ne peuvent pas être enregistrées.', 'shifts');
  end if;
  update public.timeline_items t set starts_minute = s.starts_minute
  from jsonb_to_recordset(shifts) as s (id uuid, version integer, starts_minute smallint)
  where t.event_id = of_event and t.id = s.id and t.version = s.version;
  get diagnostics moved = row_count;
  if moved <> jsonb_array_length(shifts) then
    perform private.refuse('PT409', 'stale', 'Quelqu’un a modifié le déroulé entre-temps.');
  end if;
  if travel is not null then
    insert into public.timeline_items (id, event_id, day, starts_minute, duration_minutes, title)
    select r.id, of_event, r.day, r.starts_minute, r.duration_minutes, r.title
    from jsonb_to_record(travel) as r (id uuid, day smallint, starts_minute smallint, duration_minutes integer, title text);
  end if;
  delete from public.timeline_items t where t.event_id = of_event and t.id = removed;
  return moved;
end
$$;

-- On the day: an entry and everything after it begin later, and whoever follows the day is notified once: the members of the event, and
-- the booked partners in charge of a shared entry where hosts share the day with them. `from_minute` is the hour that the caller read,
-- so that a request that is sent twice moves the day once. It runs as definer because nobody notifies others; editors only.
create function public.delay_timeline(of_item uuid, from_minute integer, minutes integer) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  item public.timeline_items;
  moved integer;
  title text;
  body text;
  key text;
  -- Only on the day itself, and in the night after it, may news reach people in their quiet hours.
  is_urgent boolean;
begin
  select t.* into item from public.timeline_items t where t.id = of_item;
  perform private.require_editor(item.event_id);
  if minutes is null or minutes = 0 or minutes not between -120 and 120 then
    perform private.refuse('PT422', 'invalid', 'Ces heures ne peuvent pas être enregistrées.', 'minutes');
  end if;
  perform private.require_use(
    'timeline-delay', item.event_id::text, 40, interval '1 hour', 'Trop de décalages en une heure. Modifiez les étapes une à une.'
  );
  perform from public.timeline_items t where t.event_id = item.event_id and t.day = item.day for update;
  select t.* into item from public.timeline_items t where t.id = of_item;
  if item.starts_minute is distinct from from_minute then
    perform private.refuse('PT409', 'stale', 'Quelqu’un a modifié le déroulé entre-temps.');
  end if;
  if exists (
    select from public.timeline_items t
    where t.event_id = item.event_id and t.day = item.day and t.starts_minute >= from_minute
      and t.starts_minute + minutes not between 0 and 1799
  ) then
    perform private.refuse('PT422', 'day-too-short', 'La dernière étape finirait trop tard dans la nuit.');
  end if;
  update public.timeline_items t set starts_minute = t.starts_minute + minutes
  where t.event_id = item.event_id and t.day = item.day and t.starts_minute >= from_minute;
  get diagnostics moved = row_count;
  title := case when minutes > 0 then 'Le déroulé prend ' || minutes || E'\u00a0min de retard'
    else 'Le déroulé avance de ' || -minutes || E'\u00a0min' end;
  body := item.title || E'\u00a0: ' || replace(
    to_char(time '00:00' + (from_minute + minutes) * interval '1 minute', E'FMHH24"\u00a0h\u00a0"MI'), E'\u00a0h\u00a000', E'\u00a0h'
  );
  key := 'delay:' || item.id || ':' || gen_random_uuid();
  is_urgent := coalesce((
    select e.starts_on + item.day in (private.today(), private.today() - 1) from public.events e where e.id = item.event_id
  ), false);
  perform private.notify(m.user_id, 'tasks', title, body, private.event_address(item.event_id, '/client/timeline'), key, is_urgent)
  from public.event_members m where m.event_id = item.event_id and m.user_id is distinct from auth.uid();
  perform private.notify(owner.id, 'quotes', title, body, '/partner/requests/' || owner.request, key, is_urgent)
  from (
    select distinct on (p.owner_id) p.owner_id as id, r.id as request
    from public.quote_requests r
    join public.events e on e.id = r.event_id and e.shares_day_plan and e.deletion_on is null
    join public.partners p on p.id = r.partner_id and p.owner_id is not null
    where r.event_id = item.event_id and r.state = 'accepted'
      and exists (
        select from private.shared_timeline_items(r.event_id, r.partner_id) t where t.day = item.day and t.starts_minute >= from_minute + minutes
      )
    order by p.owner_id, r.id
  ) owner;
  return moved;
end
$$;
comment on function public.delay_timeline(uuid, integer, integer) is 'Delays an entry of the day and those after it, and notifies who follows the day.';

revoke execute on function
  private.shared_timeline_items(uuid, uuid), private.day_plan(public.quote_requests), public.plan_timeline(uuid), public.timeline_sheet(text), public.shift_timeline(uuid, jsonb, jsonb, uuid),
  public.delay_timeline(uuid, integer, integer)
from public, anon, authenticated, service_role;
grant execute on function
  public.plan_timeline(uuid), public.shift_timeline(uuid, jsonb, jsonb, uuid), public.delay_timeline(uuid, integer, integer)
to authenticated;
grant execute on function public.timeline_sheet(text) to anon, authenticated;

create trigger timeline_items_take_position before insert on public.timeline_items
  for each row execute function private.take_last_position();
create trigger timeline_items_bump_version
  before update of moment_id, day, starts_minute, duration_minutes, title, place, in_charge, assignee_id, event_partner_id,
    notes, is_shared on public.timeline_items
  for each row execute function private.bump_version();
create trigger timeline_items_touch before update on public.timeline_items
  for each row execute function private.touch_updated_at();

alter publication supabase_realtime add table public.timeline_items;
