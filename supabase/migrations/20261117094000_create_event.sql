-- An event from the wizard in one call, and from another event. Under the caller's own policies: what one may not read is not
-- copied, what one may not write is not made.

create function private.add_moments(of_event uuid, moments jsonb) returns void
language sql set search_path = '' as $$
  insert into public.moments (event_id, kind, name, day, hour, duration_minutes, place, address, capacity, position)
  select of_event, m.row ->> 'kind', m.row ->> 'name', (m.row ->> 'day')::date, (m.row ->> 'hour')::time,
    (m.row ->> 'duration_minutes')::integer, m.row ->> 'place', m.row ->> 'address', (m.row ->> 'capacity')::integer,
    m.n::integer - 1
  from jsonb_array_elements(coalesce(moments, '[]')) with ordinality as m (row, n)
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
  values (made, kind, btrim(name), starts_on, ends_on, place, expected_guests, rsvp_closes_on);
  perform private.add_moments(made, moments);
  if budget_cents is not null then
    insert into public.event_budgets (event_id, total_cents) values (made, budget_cents);
  end if;
  return made;
end
$$;

-- People and households with their invitations, without what they answered, what they eat or what they said: that was said for
-- another day. Links are new.
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

-- Moments move with the first day. A viewer who is kept from the budget copies none.
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
    raise exception using errcode = '42501', message = 'Cet événement ne vous est pas ouvert.', detail = 'not-member';
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
    colour = o.colour, title = o.title, welcome = o.welcome, practical = o.practical, gift_url = o.gift_url,
    asks_song = o.asks_song, asks_message = o.asks_message, asks_diet = o.asks_diet, has_album = o.has_album
  from public.event_websites o where w.event_id = made and o.event_id = of_event;
  update public.invitation_texts t set design = o.design, subject = o.subject, body = o.body
  from public.invitation_texts o where t.event_id = made and o.event_id = of_event and o.kind = t.kind;
  if with_guests then
    perform private.copy_guests(of_event, made, moment_ids);
  end if;
  return made;
end
$$;

revoke execute on function
  private.add_moments(uuid, jsonb), private.copy_guests(uuid, uuid, jsonb),
  public.create_event(text, text, date, date, text, integer, bigint, date, jsonb),
  public.duplicate_event(uuid, text, date, boolean)
from public, anon, authenticated, service_role;
grant execute on function
  private.add_moments(uuid, jsonb), private.copy_guests(uuid, uuid, jsonb),
  public.create_event(text, text, date, date, text, integer, bigint, date, jsonb),
  public.duplicate_event(uuid, text, date, boolean)
to authenticated;
