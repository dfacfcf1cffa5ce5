-- A wedding, a birthday, a seminar… The budget lives in event_budgets, so that a policy can hide it.
create table public.events (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('mariage', 'anniversaire', 'seminaire', 'bapteme', 'autre')),
  name text not null check (length(name) between 1 and 160),
  starts_on date,
  ends_on date,
  place text check (length(place) <= 240),
  expected_guests integer check (expected_guests between 1 and 100000),
  cover_path text,
  rsvp_closes_on date,
  -- When the date last changed: households that were invited before are told of it once.
  date_moved_at timestamptz,
  -- Photos and thanks come after the day; half a year later the links of the invitations die.
  guest_links_expire_on date generated always as (coalesce(ends_on, starts_on) + 180) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint events_period_is_ordered check (ends_on is null or (starts_on is not null and ends_on >= starts_on)),
  constraint events_rsvp_closes_before_the_end check (rsvp_closes_on <= coalesce(ends_on, starts_on))
);

create index events_owner_id_idx on public.events (owner_id, starts_on);

create trigger events_touch before update on public.events
  for each row execute function private.touch_updated_at();

-- Definer: the owner's row in event_members is made by the event itself, never by a request.
create function private.make_owner_a_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.event_members (event_id, user_id, role) values (new.id, new.owner_id, 'owner');
  return null;
end
$$;
comment on function private.make_owner_a_member() is 'Gives a new event its owner''s membership.';

create trigger events_make_owner_a_member after insert on public.events
  for each row execute function private.make_owner_a_member();

revoke execute on function private.make_owner_a_member() from public, anon, authenticated, service_role;

alter table public.events enable row level security;
revoke all on public.events from anon, authenticated;
grant all on public.events to service_role;
grant select, delete on public.events to authenticated;
grant insert (id, owner_id, kind, name, starts_on, ends_on, place, expected_guests, cover_path, rsvp_closes_on)
  on public.events to authenticated;
-- Not the date: public.move_event_date changes it, with a preview of what moves and with those whom it concerns.
grant update (kind, name, ends_on, place, expected_guests, cover_path, rsvp_closes_on)
  on public.events to authenticated;
grant select (id, kind, name, starts_on, ends_on, place, cover_path, rsvp_closes_on) on public.events to anon;

-- The owner is named beside the members because `insert … returning` looks before the membership exists.
create policy "members and event administrators read events" on public.events
  for select to authenticated
  using (
    id = any ((select private.event_ids_for('manage_events'))::uuid[])
    or owner_id = (select auth.uid())
  );

create policy "guests read the event of their invitation" on public.events
  for select to anon
  using (id = (select private.guest_event_id()));

create policy "people create events of their own" on public.events
  for insert to authenticated
  with check (owner_id = (select auth.uid()));

create policy "editors update their events" on public.events
  for update to authenticated
  using (id = any ((select private.editor_event_ids())::uuid[]))
  with check (id = any ((select private.editor_event_ids())::uuid[]));

create policy "event administrators update events" on public.events
  for update to authenticated
  using ((select private.has_permission('manage_events')))
  with check ((select private.has_permission('manage_events')));

create policy "owners delete their events" on public.events
  for delete to authenticated
  using (owner_id = (select auth.uid()));
