-- Events and their moments: their cover, creation, copies, dates, limits and deletion.

-- The budget is in event_budgets, so that a policy can hide it.
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
  -- Hosts show the plan of the day to their booked partners. It is off at first, as the sheet behind a secret link is: nothing of the
  -- plan leaves the team before the hosts decide it.
  shares_day_plan boolean not null default false,
  -- Households that were invited before the last change of the date are informed of it once.
  date_moved_at timestamptz,
  -- Guests use the album after the day; the links of the invitations end half a year later.
  guest_links_expire_on date generated always as (coalesce(ends_on, starts_on) + 180) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  archived_at timestamptz,
  -- The day of the deletion. Until then the owner can cancel it; the guests' links are closed at once.
  deletion_on date,
  -- An administrator suspended the pages that guests and partners open by a link; see public.suspend_event.
  suspended_at timestamptz,
  constraint events_period_is_ordered check (ends_on is null or (starts_on is not null and ends_on >= starts_on)),
  constraint events_rsvp_closes_before_the_end check (rsvp_closes_on <= coalesce(ends_on, starts_on)),
  -- A path names a picture of the event itself.
  constraint events_cover_lies_in_its_folder check (private.is_storage_path(cover_path, id::text, 'webp|jpg|png|avif'))
);

create index events_owner_id_idx on public.events (owner_id, starts_on);
create index events_deletion_on_idx on public.events (deletion_on) where deletion_on is not null;

alter table public.events enable row level security;
revoke all on public.events from anon, authenticated;
grant all on public.events to service_role;
grant select, delete on public.events to authenticated;
grant insert (id, owner_id, kind, name, starts_on, ends_on, place, expected_guests, cover_path, rsvp_closes_on)
  on public.events to authenticated;
-- The date is absent: public.move_event_date changes it after a preview of the consequences.
grant update (kind, name, ends_on, place, expected_guests, cover_path, rsvp_closes_on, shares_day_plan, archived_at)
  on public.events to authenticated;
grant select (id, kind, name, starts_on, ends_on, place, cover_path, rsvp_closes_on) on public.events to anon;

-- The owner is named beside the members because `insert … returning` reads the row before the membership exists.
create policy "members read their events" on public.events
  for select to authenticated
  using (
    id = any ((select private.member_event_ids())::uuid[])
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

create policy "owners delete their events" on public.events
  for delete to authenticated
  using (id = any ((select private.owner_event_ids())::uuid[]));

-- Guests are invited to each part of an event separately: town hall, ceremony, vin d'honneur, dinner…
create table public.moments (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  kind text not null check (
    kind in ('mairie', 'ceremonie', 'vin_honneur', 'diner', 'soiree', 'brunch', 'conference', 'atelier', 'autre')
  ),
  name text not null check (length(name) between 1 and 120),
  -- Day and hour are civil time at the place of the event: an instant would move with daylight saving time.
  day date,
  hour time,
  duration_minutes integer check (duration_minutes between 1 and 2880),
  place text check (length(place) <= 240),
  address text check (length(address) <= 500),
  capacity integer check (capacity between 1 and 100000),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- Rows that refer to a moment refer to its event too, so that both belong to the same event.
  unique (id, event_id)
);

create index moments_list_idx on public.moments (event_id, position, id);

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

create policy "members read moments" on public.moments
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

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

-- An event needs the new picture and the one it replaces, with some margin. It runs as definer because a policy of a table cannot
-- count that table.
create function private.has_room_for_cover(folder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 10 from storage.objects o
  where o.bucket_id = 'event-covers' and o.name collate "C" >= folder || '/' and o.name collate "C" < folder || '0'
$$;
comment on function private.has_room_for_cover(text) is 'Whether an event may have one more cover.';

-- The cover is public under a name that cannot be guessed, because guests have no account. The bucket is also in config.toml;
-- policies need it whoever applies the project.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('event-covers', 'event-covers', true, 10485760, '{image/webp,image/jpeg,image/png,image/avif}')
on conflict (id) do nothing;

create policy "members see the covers of their events" on storage.objects
  for select to authenticated
  using (bucket_id = 'event-covers' and (storage.foldername(name))[1] = any ((select private.member_event_ids())::text[]));

create policy "editors add covers to their events" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'event-covers'
    and (storage.foldername(name))[1] = any ((select private.editor_event_ids())::text[])
    and name ~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png|avif)$'
    and private.has_room_for_cover((storage.foldername(name))[1])
  );

create policy "editors remove the covers of their events" on storage.objects
  for delete to authenticated
  using (bucket_id = 'event-covers' and (storage.foldername(name))[1] = any ((select private.editor_event_ids())::text[]));

-- It runs as definer because the event itself creates the owner's membership, and no request does.
create function private.make_owner_a_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.event_members (event_id, user_id, role) values (new.id, new.owner_id, 'owner');
  return null;
end
$$;
comment on function private.make_owner_a_member() is 'Gives a new event its owner''s membership.';

-- The owner may cancel the deletion within a month. It runs as definer because nobody else may write the day.
create function public.request_event_deletion(of_event uuid) returns date
language plpgsql security definer set search_path = '' as $$
declare
  day date;
begin
  update public.events e set deletion_on = coalesce(e.deletion_on, private.today() + 30)
  where e.id = of_event and e.id = any (private.owner_event_ids())
  returning e.deletion_on into day;
  if day is null then
    raise exception using errcode = '42501', message = 'Seule la personne propriétaire supprime un événement.', detail = 'not-member';
  end if;
  return day;
end
$$;
comment on function public.request_event_deletion(uuid) is 'Deletes the caller''s own event in thirty days; returns the day.';

-- It runs as definer because nobody else may write the day.
create function public.cancel_event_deletion(of_event uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.events e set deletion_on = null
  where e.id = of_event and e.id = any (private.owner_event_ids()) and e.deletion_on is not null;
  return found;
end
$$;
comment on function public.cancel_event_deletion(uuid) is 'Cancels the deletion of the caller''s own event; returns whether there was one.';

create function private.add_moments(of_event uuid, moments jsonb) returns void
language sql set search_path = '' as $$
  insert into public.moments (event_id, kind, name, day, hour, duration_minutes, place, address, capacity, position)
  select of_event, m.row ->> 'kind', m.row ->> 'name', (m.row ->> 'day')::date, (m.row ->> 'hour')::time,
    (m.row ->> 'duration_minutes')::integer, m.row ->> 'place', m.row ->> 'address', (m.row ->> 'capacity')::integer,
    m.n::integer - 1
  from jsonb_array_elements(coalesce(moments, '[]')) with ordinality as m (row, n)
$$;

-- Hosts who name no closing day get one a month before the event, unless that day is near or past.
create function private.default_rsvp_closing(starts_on date) returns date
language sql stable set search_path = '' as $$
  select d.day from (select (starts_on - interval '1 month')::date as day) d where d.day >= private.today() + 14
$$;

create function public.create_event(
  kind text, name text, starts_on date default null, ends_on date default null, place text default null,
  expected_guests integer default null, budget_cents bigint default null, rsvp_closes_on date default null,
  moments jsonb default '[]'
) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  made uuid := gen_random_uuid();
begin
  if jsonb_array_length(moments) > 50 then
    raise exception using errcode = 'PT422', message = 'Un événement compte cinquante moments au plus.', detail = 'too-many', hint = 'moments';
  end if;
  insert into public.events (id, kind, name, starts_on, ends_on, place, expected_guests, rsvp_closes_on)
  values (
    made, kind, btrim(name), starts_on, ends_on, place, expected_guests,
    coalesce(rsvp_closes_on, private.default_rsvp_closing(starts_on))
  );
  perform private.add_moments(made, moments);
  if budget_cents is not null then
    insert into public.event_budgets (event_id, total_cents) values (made, budget_cents);
  end if;
  return made;
end
$$;

-- Replies, meals and messages are not copied, because they were given for another day. The links are new.
create function private.copy_guests(source uuid, target uuid, moment_ids jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  homes jsonb := (
    select coalesce(jsonb_object_agg(h.id, gen_random_uuid()), '{}') from public.households h where h.event_id = source
  );
  people jsonb := (
    select coalesce(jsonb_object_agg(g.id, gen_random_uuid()), '{}') from public.guests g where g.event_id = source
  );
begin
  insert into public.households (id, event_id, name, address, tags, side, language)
  select (homes ->> h.id::text)::uuid, target, h.name, h.address, h.tags, h.side, h.language
  from public.households h where h.event_id = source;
  insert into public.guests
    (id, event_id, household_id, first_name, last_name, age_group, is_plus_one, email, phone, position)
  select (people ->> g.id::text)::uuid, target, (homes ->> g.household_id::text)::uuid, g.first_name, g.last_name,
    g.age_group, g.is_plus_one, g.email, g.phone, g.position
  from public.guests g where g.event_id = source;
  insert into public.moment_invitations (event_id, guest_id, moment_id)
  select target, (people ->> i.guest_id::text)::uuid, (moment_ids ->> i.moment_id::text)::uuid
  from public.moment_invitations i where i.event_id = source;
end
$$;

-- The copy contains what the caller may read. Moments move with the first day. A viewer who may not see the budget copies none.
create function public.duplicate_event(
  of_event uuid, name text default null, starts_on date default null, with_guests boolean default false
) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  source public.events;
  made uuid := gen_random_uuid();
  moment_ids jsonb;
  shift integer;
begin
  select e.* into source from public.events e where e.id = of_event and e.id = any (private.member_event_ids());
  if source.id is null then
    raise exception using errcode = '42501', message = 'Vous n’avez pas accès à cet événement.', detail = 'not-member';
  end if;
  shift := coalesce(starts_on - source.starts_on, 0);
  insert into public.events (id, kind, name, starts_on, ends_on, place, expected_guests, rsvp_closes_on)
  values (
    made, source.kind, coalesce(nullif(btrim(name), ''), left(source.name || ' (copie)', 160)),
    coalesce(starts_on, source.starts_on), source.ends_on + shift, source.place, source.expected_guests,
    source.rsvp_closes_on + shift
  );
  moment_ids := (
    select coalesce(jsonb_object_agg(m.id, gen_random_uuid()), '{}') from public.moments m where m.event_id = of_event
  );
  insert into public.moments (id, event_id, kind, name, day, hour, duration_minutes, place, address, capacity, position)
  select (moment_ids ->> m.id::text)::uuid, made, m.kind, m.name, m.day + shift, m.hour, m.duration_minutes, m.place,
    m.address, m.capacity, m.position
  from public.moments m where m.event_id = of_event;
  insert into public.menus (event_id, moment_id, course, name, description, for_age, position)
  select made, (moment_ids ->> o.moment_id::text)::uuid, o.course, o.name, o.description, o.for_age, o.position
  from public.menus o where o.event_id = of_event;
  insert into public.event_budgets (event_id, total_cents)
  select made, b.total_cents from public.event_budgets b where b.event_id = of_event;
  update public.event_websites w set
    colour = o.colour, title = o.title, welcome = o.welcome, transport = o.transport, lodging = o.lodging,
    practical = o.practical, gift_url = o.gift_url,
    contact_email = o.contact_email, contact_phone = o.contact_phone,
    asks_song = o.asks_song, asks_message = o.asks_message, asks_diet = o.asks_diet, has_album = o.has_album,
    languages = o.languages
  from public.event_websites o where w.event_id = made and o.event_id = of_event;
  -- The names of moments and dishes have the ids of the source in their keys.
  update public.event_translations t set texts = (
    select coalesce(jsonb_object_agg(x.key, x.value), '{}') from jsonb_each(o.texts) x where x.key !~ '^(moment|dish):'
  )
  from public.event_translations o where t.event_id = made and o.event_id = of_event and o.language = t.language;
  update public.invitation_texts t set design = o.design, subject = o.subject, body = o.body
  from public.invitation_texts o where t.event_id = made and o.event_id = of_event and o.kind = t.kind;
  if with_guests then
    perform private.copy_guests(of_event, made, moment_ids);
  end if;
  return made;
end
$$;

-- Triggers move everything that follows the date of the event, so that no statement moves only a part of it. The end and the
-- closing of replies move by as many days, unless the same statement sets them.
create function private.shift_event_period() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.ends_on is not distinct from old.ends_on then
    new.ends_on := coalesce(new.ends_on + (new.starts_on - old.starts_on), new.ends_on);
  end if;
  if new.rsvp_closes_on is not distinct from old.rsvp_closes_on then
    new.rsvp_closes_on := coalesce(new.rsvp_closes_on + (new.starts_on - old.starts_on), new.rsvp_closes_on);
  end if;
  if old.starts_on is null and new.rsvp_closes_on is null then
    new.rsvp_closes_on := private.default_rsvp_closing(new.starts_on);
  end if;
  new.date_moved_at := now();
  return new;
end
$$;

-- It runs as definer because a person who may change the date need not be able to write tasks, instalments and moments.
create function private.follow_event_date() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tasks t set days_before = t.days_before
  where t.event_id = new.id and t.days_before is not null and t.state <> 'done';
  update public.instalments s set days_before = s.days_before
  where s.event_id = new.id and s.days_before is not null and s.paid_on is null;
  update public.moments m set day = m.day + (new.starts_on - old.starts_on)
  where m.event_id = new.id and m.day is not null and new.starts_on is not null and old.starts_on is not null;
  return null;
end
$$;
comment on function private.follow_event_date() is 'Moves tasks, instalments and moments when the event''s date changes.';

-- The whole order is written at once: two people who order the moments get one order or the other, never a mixture. It runs under
-- the caller's own policies. Moments that the list does not name come last, in their former order.
create function public.order_moments(of_event uuid, moments uuid[]) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  moved integer;
begin
  perform private.require_editor(of_event);
  perform from public.moments m where m.event_id = of_event order by m.id for no key update;
  update public.moments m set position = n.place
  from (
    select o.id, row_number() over (order by coalesce(array_position(moments, o.id), 10000), o.position, o.id) - 1 as place
    from public.moments o where o.event_id = of_event
  ) n
  -- Unmoved rows are not written, so that nobody who edits one gets a conflict.
  where m.id = n.id and m.position <> n.place;
  get diagnostics moved = row_count;
  return moved;
end
$$;
comment on function public.order_moments(uuid, uuid[]) is 'Orders the moments of an event that the caller edits; returns how many moved.';

-- Events that wait for their deletion are not counted, but their creation was. It runs as definer because it counts events that the
-- caller may not see.
create function private.limit_events() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most integer := (private.setting('limits') ->> 'events_per_account')::integer;
begin
  -- Rows written by the operator, such as an import, are not counted.
  if auth.uid() is null then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('event:' || new.owner_id, 0));
  if (select count(*) from public.events e where e.owner_id = new.owner_id and e.deletion_on is null) >= most then
    perform private.refuse(
      'PT409', 'too-many-events',
      'Un compte prépare au plus ' || private.french_count(most, 'événement', 'événements') || '. Supprimez-en un pour continuer.',
      most::text
    );
  elsif tg_op = 'INSERT' and not private.count_use('event', 'person:' || new.owner_id, 100, '30 days') then
    perform private.refuse('PT429', 'too-many-new-events', 'Cent nouveaux événements par mois au plus. Réessayez plus tard.', '100');
  end if;
  return new;
end
$$;
comment on function private.limit_events() is 'Limits the events of an account and how many it creates.';

revoke execute on function
  private.has_room_for_cover(text), private.make_owner_a_member(), public.request_event_deletion(uuid),
  public.cancel_event_deletion(uuid), private.add_moments(uuid, jsonb), private.default_rsvp_closing(date),
  public.create_event(text, text, date, date, text, integer, bigint, date, jsonb), private.copy_guests(uuid, uuid, jsonb),
  public.duplicate_event(uuid, text, date, boolean), private.shift_event_period(), private.follow_event_date(),
  public.order_moments(uuid, uuid[]), private.limit_events()
from public, anon, authenticated, service_role;
grant execute on function
  private.has_room_for_cover(text), public.request_event_deletion(uuid), public.cancel_event_deletion(uuid),
  private.add_moments(uuid, jsonb), public.create_event(text, text, date, date, text, integer, bigint, date, jsonb),
  private.copy_guests(uuid, uuid, jsonb), public.duplicate_event(uuid, text, date, boolean), public.order_moments(uuid, uuid[])
to authenticated;
-- A trigger calls it with the rights of whoever moves the date.
grant execute on function private.default_rsvp_closing(date) to authenticated, service_role;

create trigger events_touch before update on public.events
  for each row execute function private.touch_updated_at();
create trigger events_make_owner_a_member after insert on public.events
  for each row execute function private.make_owner_a_member();
create trigger events_bump_version
  before update of kind, name, starts_on, ends_on, place, expected_guests, cover_path, rsvp_closes_on on public.events
  for each row execute function private.bump_version();
create trigger events_shift_period before update of starts_on on public.events
  for each row when (new.starts_on is distinct from old.starts_on) execute function private.shift_event_period();
create trigger events_follow_date after update of starts_on on public.events
  for each row when (new.starts_on is distinct from old.starts_on) execute function private.follow_event_date();
create trigger events_limit before insert on public.events
  for each row execute function private.limit_events();
create trigger events_limit_received before update of owner_id on public.events
  for each row when (old.owner_id is distinct from new.owner_id) execute function private.limit_events();

create trigger moments_touch before update on public.moments
  for each row execute function private.touch_updated_at();
create trigger moments_bump_version before update on public.moments
  for each row execute function private.bump_version();

alter publication supabase_realtime add table public.events, public.moments;
