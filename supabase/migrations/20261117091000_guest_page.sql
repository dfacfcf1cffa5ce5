-- Everything that a guest's page shows, in one answer: the event as its hosts dress it, the moments of this household's
-- invitation, its people and what they answered. Never anybody else.

-- The parts of the page. Not callable: guest_page and guest_reply ask them for a link that they have read.
create function private.page_moments(household uuid, event uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'kind', m.kind, 'name', m.name, 'day', m.day, 'hour', m.hour, 'duration_minutes', m.duration_minutes,
    'place', m.place, 'address', m.address,
    -- Whether there is a place beyond those that this household holds: not how many others come.
    'is_full', m.capacity is not null and m.capacity <= (
      select count(*) from public.guest_replies r where r.event_id = m.event_id and r.moment_id = m.id and r.attending
    ),
    'menus', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'course', o.course, 'name', o.name, 'description', o.description, 'for_age', o.for_age
      ) order by o.position, o.id), '[]')
      from public.menus o where o.moment_id = m.id
    )
  ) order by m.day, m.hour, m.position, m.id), '[]')
  from public.moments m
  where m.event_id = event and exists (
    select from public.moment_invitations i
    join public.guests g on g.id = i.guest_id
    where i.moment_id = m.id and g.household_id = household
  )
$$;

create function private.page_people(household uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', g.id, 'first_name', g.first_name, 'last_name', g.last_name, 'age_group', g.age_group,
    'is_plus_one', g.is_plus_one, 'diet', g.diet, 'allergies', g.allergies,
    'has_consented', g.allergies_consent_at is not null, 'email', g.email, 'phone', g.phone,
    'answers', (
      select coalesce(jsonb_object_agg(i.moment_id, r.attending), '{}')
      from public.moment_invitations i
      left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id
      where i.guest_id = g.id
    ),
    -- Replies given for another day than the moment has now, with that day.
    'to_confirm', (
      select coalesce(jsonb_object_agg(r.moment_id, r.for_date), '{}')
      from public.guest_replies r
      where r.guest_id = g.id and r.attending is not null and r.for_date <> private.moment_day(r.moment_id)
    ),
    'menu', (
      select coalesce(jsonb_object_agg(c.moment_id, c.choices), '{}')
      from (
        select moment_id, jsonb_object_agg(course, menu_id) as choices
        from public.menu_choices where guest_id = g.id group by moment_id
      ) c
    )
  ) order by g.is_plus_one, g.position, g.created_at, g.id), '[]')
  from public.guests g where g.household_id = household
$$;

create function private.page_of(household uuid, event uuid, guest uuid, state text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'state', state,
    'event', jsonb_build_object(
      'id', e.id, 'kind', e.kind, 'name', e.name, 'starts_on', e.starts_on, 'ends_on', e.ends_on, 'place', e.place,
      'cover_path', e.cover_path, 'rsvp_closes_on', e.rsvp_closes_on
    ),
    'look', jsonb_build_object(
      'colour', w.colour, 'title', w.title, 'welcome', w.welcome, 'practical', w.practical, 'gift_url', w.gift_url,
      'asks_song', w.asks_song, 'asks_message', w.asks_message, 'asks_diet', w.asks_diet, 'has_album', w.has_album
    ),
    'household', jsonb_build_object(
      'id', h.id, 'name', h.name, 'language', h.language, 'answered', h.invitation_state = 'answered'
    ),
    'guest_id', guest,
    'moments', private.page_moments(h.id, e.id),
    'people', private.page_people(h.id),
    'song', (select g.song_request from public.guests g where g.id = guest),
    'message', (select g.message from public.guests g where g.id = guest)
  )
  from public.households h
  join public.events e on e.id = h.event_id
  join public.event_websites w on w.event_id = e.id
  where h.id = household and e.id = event
$$;

-- Definer: a guest has no account, and the link decides alone. Opening the page is how a mail is known to have been opened; a
-- link that opens nothing says so, is counted, and tells nothing else.
create function public.guest_page(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  select * into link from private.read_link(guest_page.token);
  if link.state = 'unknown' then
    perform private.count_unknown_link();
    -- The page itself is no failure: it shows what to do with a code that opens nothing.
    perform set_config('response.status', '200', true);
  end if;
  if link.state not in ('open', 'closed') then
    return jsonb_build_object('state', link.state);
  end if;
  update public.households h set invitation_state = 'opened'
  where h.id = link.household and h.invitation_state not in ('opened', 'answered');
  return private.page_of(link.household, link.event, link.guest, link.state);
end
$$;
comment on function public.guest_page(text) is 'What the link of an invitation shows: that household alone.';

revoke execute on function
  private.page_moments(uuid, uuid), private.page_people(uuid), private.page_of(uuid, uuid, uuid, text),
  public.guest_page(text)
from public, anon, authenticated, service_role;
grant execute on function public.guest_page(text) to anon, authenticated;
