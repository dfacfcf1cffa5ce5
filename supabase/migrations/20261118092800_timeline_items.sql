-- The day itself, minute by minute. Days count from the first of the event, so that a new date moves nothing here.
create table public.timeline_items (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  moment_id uuid,
  -- 0: the first day of the event; 1: the next; -1: the eve.
  day smallint not null default 0 check (day between -7 and 30),
  -- Since midnight, and beyond it into the night after; null while the hour is open.
  starts_minute smallint check (starts_minute between 0 and 1799),
  duration_minutes integer not null default 15 check (duration_minutes between 0 and 1440),
  title text not null check (length(btrim(title)) between 1 and 160),
  place text not null default '' check (length(place) <= 240),
  in_charge text not null default '' check (length(in_charge) <= 160),
  assignee_id uuid,
  event_partner_id uuid,
  notes text not null default '' check (length(notes) <= 4000),
  -- On the sheet that vendors see.
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

create trigger timeline_items_take_position before insert on public.timeline_items
  for each row execute function private.take_last_position();
create trigger timeline_items_bump_version
  before update of moment_id, day, starts_minute, duration_minutes, title, place, in_charge, assignee_id, event_partner_id,
    notes, is_shared on public.timeline_items
  for each row execute function private.bump_version();
create trigger timeline_items_touch before update on public.timeline_items
  for each row execute function private.touch_updated_at();

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

-- One entry for each moment that has none yet, at its hour and place. Under the caller's own policies.
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
revoke execute on function public.plan_timeline(uuid) from public, anon, authenticated, service_role;
grant execute on function public.plan_timeline(uuid) to authenticated;

alter publication supabase_realtime add table public.timeline_items;
