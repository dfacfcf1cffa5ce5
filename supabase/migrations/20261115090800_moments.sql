-- The parts of an event to which guests are invited one by one: town hall, ceremony, vin d'honneur, dinner…
create table public.moments (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  kind text not null check (
    kind in ('mairie', 'ceremonie', 'vin_honneur', 'diner', 'soiree', 'brunch', 'conference', 'atelier', 'autre')
  ),
  name text not null check (length(name) between 1 and 120),
  -- Civil day and hour at the place of the event: an instant would move with the clock changes of autumn and spring.
  day date,
  hour time,
  duration_minutes integer check (duration_minutes between 1 and 2880),
  place text check (length(place) <= 240),
  address text check (length(address) <= 500),
  capacity integer check (capacity between 1 and 100000),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Rows that name a moment name its event too, so that neither can belong to another tenant.
  unique (id, event_id)
);

create index moments_list_idx on public.moments (event_id, position, id);

create trigger moments_touch before update on public.moments
  for each row execute function private.touch_updated_at();

alter table public.moments enable row level security;
revoke all on public.moments from anon, authenticated;
grant all on public.moments to service_role;
grant select, delete on public.moments to authenticated;
grant insert (id, event_id, kind, name, day, hour, duration_minutes, place, address, capacity, position)
  on public.moments to authenticated;
grant update (kind, name, day, hour, duration_minutes, place, address, capacity, position)
  on public.moments to authenticated;
grant select (id, event_id, kind, name, day, hour, duration_minutes, place, address, position)
  on public.moments to anon;

create policy "members and event administrators read moments" on public.moments
  for select to authenticated
  using (event_id = any ((select private.event_ids_for('manage_events'))::uuid[]));

create policy "guests read the moments of their invitation" on public.moments
  for select to anon
  using (id = any ((select private.household_moment_ids())::uuid[]));

create policy "editors add moments" on public.moments
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors update moments" on public.moments
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors delete moments" on public.moments
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));
