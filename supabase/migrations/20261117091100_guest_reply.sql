-- A household's reply: people, moments, menus, diets and words in one piece. It is taken once for its key, whole or not at all.

-- Replies that were taken, so that one sent again (a lost answer, a page without network) changes nothing.
create table private.guest_reply_keys (
  household_id uuid not null references public.households (id) on delete cascade,
  key uuid not null,
  received_at timestamptz not null default now(),
  primary key (household_id, key)
);
create index guest_reply_keys_received_at_idx on private.guest_reply_keys (received_at);
alter table private.guest_reply_keys enable row level security;
revoke all on private.guest_reply_keys from anon, authenticated, service_role;

create function private.refuse_reply(field text, reason text default 'invalid') returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT422', message = 'Cette réponse ne peut pas être enregistrée telle quelle.',
    detail = reason, hint = field;
end
$$;

-- A text of the reply: trimmed, empty is none, too long is refused rather than cut.
create function private.reply_text(reply jsonb, field text, most integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  value text := nullif(btrim(reply ->> field), '');
begin
  if jsonb_typeof(reply -> field) not in ('string', 'null') or length(value) > most then
    perform private.refuse_reply(field);
  end if;
  return value;
end
$$;

-- One person's details. A household names its plus-one and renames nobody else; allergies are kept with a consent alone.
create function private.save_reply_details(person jsonb, guest public.guests) returns void
language plpgsql set search_path = '' as $$
declare
  wrote_name boolean := person ?| '{first_name,last_name}';
  consents boolean := coalesce((person -> 'consent') = 'true', false);
  withdraws boolean := coalesce((person -> 'consent') = 'false', false);
begin
  if wrote_name then
    if not guest.is_plus_one and (
      coalesce(person ->> 'first_name', guest.first_name) <> guest.first_name
      or coalesce(person ->> 'last_name', guest.last_name) <> guest.last_name
    ) then
      perform private.refuse_reply('first_name');
    end if;
    if guest.is_plus_one then
      guest.first_name := case when person ? 'first_name' then coalesce(private.reply_text(person, 'first_name', 80), '') else guest.first_name end;
      guest.last_name := case when person ? 'last_name' then coalesce(private.reply_text(person, 'last_name', 80), '') else guest.last_name end;
    end if;
  end if;
  if person ? 'diet' then
    guest.diet := private.reply_text(person, 'diet', 200);
    if not private.is_diet(guest.diet) then
      perform private.refuse_reply('diet');
    end if;
  end if;
  if person ? 'phone' then guest.phone := private.reply_text(person, 'phone', 32); end if;
  if person ? 'email' then
    guest.email := private.reply_text(person, 'email', 254);
    if guest.email !~ '^[^@\s]+@[^@\s]+$' then
      perform private.refuse_reply('email');
    end if;
  end if;
  if person ? 'allergies' then guest.allergies := private.reply_text(person, 'allergies', 500); end if;
  if withdraws then
    guest.allergies := null;
  elsif guest.allergies is not null and not consents and guest.allergies_consent_at is null then
    perform private.refuse_reply('consent', 'consent-missing');
  end if;
  update public.guests g set
    first_name = guest.first_name, last_name = guest.last_name, diet = guest.diet, phone = guest.phone, email = guest.email,
    allergies = guest.allergies,
    allergies_consent_at = case
      when guest.allergies is null then null
      when consents then coalesce(g.allergies_consent_at, now())
      else g.allergies_consent_at
    end,
    allergies_consent_by = case when guest.allergies is null then null when consents then 'guest' else g.allergies_consent_by end
  where g.id = guest.id;
end
$$;

-- All answers at once, so that the moments are locked in one order.
create function private.save_reply_answers(people jsonb, household uuid) returns void
language plpgsql set search_path = '' as $$
declare
  given integer;
  taken integer;
begin
  select count(*) into given
  from jsonb_array_elements(people) as p (person), jsonb_each(coalesce(p.person -> 'answers', '{}')) as a (moment, answer);
  with answers as (
    select i.event_id, i.guest_id, i.moment_id, (a.answer #>> '{}')::boolean as attending
    from jsonb_array_elements(people) as p (person)
    cross join lateral jsonb_each(coalesce(p.person -> 'answers', '{}')) as a (moment, answer)
    join public.moment_invitations i on i.guest_id::text = p.person ->> 'id' and i.moment_id::text = a.moment
    join public.guests g on g.id = i.guest_id and g.household_id = household
    where jsonb_typeof(a.answer) in ('boolean', 'null')
  ), written as (
    insert into public.guest_replies as r (event_id, guest_id, moment_id, attending, replied_by, replied_at)
    select event_id, guest_id, moment_id, attending, 'guest', now() from answers order by guest_id, moment_id
    on conflict (guest_id, moment_id, event_id) do update
      set attending = excluded.attending, replied_by = 'guest', replied_at = excluded.replied_at, for_date = excluded.for_date
      where (r.attending, r.for_date) is distinct from (excluded.attending, excluded.for_date)
  )
  select count(*) into taken from answers;
  if taken <> given then
    perform private.refuse_reply('answers');
  end if;
end
$$;

create function private.save_reply_menus(people jsonb, household uuid) returns void
language plpgsql set search_path = '' as $$
declare
  given integer;
  taken integer;
begin
  select count(*), count(o.id) into given, taken
  from jsonb_array_elements(people) as p (person)
  cross join lateral jsonb_each(coalesce(p.person -> 'menu', '{}')) as m (moment, choices)
  cross join lateral jsonb_each_text(m.choices) as c (course, menu)
  left join public.guests g on g.id::text = p.person ->> 'id' and g.household_id = household
  left join public.moment_invitations i on i.guest_id = g.id and i.moment_id::text = m.moment
  left join public.menus o on o.moment_id = i.moment_id and o.course = c.course and o.id::text = c.menu
  where c.menu is not null;
  if given <> taken then
    perform private.refuse_reply('menu');
  end if;
  delete from public.menu_choices k
  using jsonb_array_elements(people) as p (person)
  cross join lateral jsonb_each(coalesce(p.person -> 'menu', '{}')) as m (moment, choices)
  cross join lateral jsonb_object_keys(m.choices) as c (course)
  where k.guest_id in (select g.id from public.guests g where g.household_id = household)
    and k.guest_id::text = p.person ->> 'id' and k.moment_id::text = m.moment and k.course = c.course;
  insert into public.menu_choices (event_id, guest_id, moment_id, course, menu_id)
  select g.event_id, g.id, o.moment_id, o.course, o.id
  from jsonb_array_elements(people) as p (person)
  cross join lateral jsonb_each(coalesce(p.person -> 'menu', '{}')) as m (moment, choices)
  cross join lateral jsonb_each_text(m.choices) as c (course, menu)
  join public.guests g on g.id::text = p.person ->> 'id' and g.household_id = household
  join public.menus o on o.id::text = c.menu and o.event_id = g.event_id;
end
$$;

-- What the hosts read in their notifications: « Dîner : 2 oui, 1 non ».
create function private.reply_summary(household uuid) returns text
language sql stable set search_path = '' as $$
  select string_agg(
    m.name || E'\u00a0: ' || concat_ws(', ',
      case when s.coming > 0 then s.coming || ' oui' end, case when s.absent > 0 then s.absent || ' non' end
    ), ' · ' order by m.day, m.hour, m.position, m.id
  )
  from (
    select r.moment_id, count(*) filter (where r.attending) as coming, count(*) filter (where not r.attending) as absent
    from public.guest_replies r
    join public.guests g on g.id = r.guest_id
    where g.household_id = household and r.attending is not null
    group by r.moment_id
  ) s
  join public.moments m on m.id = s.moment_id
$$;

create function private.notify_hosts(event uuid, title text, body text, key text) returns void
language sql set search_path = '' as $$
  select private.notify(m.user_id, 'replies', left(title, 160), left(body, 500), '/client/guests', key)
  from public.event_members m where m.event_id = event and m.role in ('owner', 'editor')
$$;

-- Definer: a guest has no account, and the link decides alone. Answers whether the key was known, and the page as it is now.
create function public.guest_reply(token text, reply jsonb, key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  link record;
  people jsonb := coalesce(reply -> 'people', '[]');
  person jsonb;
  guest public.guests;
  household_name text;
begin
  select * into link from private.read_link(token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  end if;
  perform private.require_link(link.state, true);
  if key is null then
    perform private.refuse_reply('key');
  elsif jsonb_typeof(people) <> 'array' or jsonb_array_length(people) > 100 then
    perform private.refuse_reply('people');
  end if;

  -- A second one with this key waits here for the first one's end.
  insert into private.guest_reply_keys (household_id, key) values (link.household, key) on conflict do nothing;
  if not found then
    return jsonb_build_object(
      'repeated', true, 'page', private.page_of(link.household, link.event, link.guest, link.state)
    );
  end if;
  -- Rows are locked in one order wherever replies are written: guests, replies, households, moments. Nobody waits in a ring.
  for person in select * from jsonb_array_elements(people) p order by p ->> 'id' loop
    select g.* into guest from public.guests g where g.household_id = link.household and g.id::text = person ->> 'id';
    if not found then
      perform private.refuse_reply('id');
    end if;
    perform private.save_reply_details(person, guest);
  end loop;
  update public.guests g set
    song_request = case when reply ? 'song' then private.reply_text(reply, 'song', 200) else g.song_request end,
    message = case when reply ? 'message' then private.reply_text(reply, 'message', 2000) else g.message end
  where g.id = link.guest and reply ?| '{song,message}';
  perform private.save_reply_menus(people, link.household);
  perform private.save_reply_answers(people, link.household);
  perform from public.guests g
  join public.guest_replies r on r.guest_id = g.id and r.attending
  where g.household_id = link.household and g.is_plus_one and g.first_name = '' and g.last_name = '';
  if found then
    perform private.refuse_reply('first_name', 'plus-one-name');
  end if;

  select h.name into household_name from public.households h where h.id = link.household;
  -- Once an hour at most: whoever changes their mind ten times is told of once.
  perform private.notify_hosts(
    link.event, 'Réponse de ' || household_name, private.reply_summary(link.household),
    'reply:' || link.household || ':' || to_char(now(), 'YYYYMMDDHH24')
  );
  return jsonb_build_object(
    'repeated', false, 'page', private.page_of(link.household, link.event, link.guest, link.state)
  );
end
$$;
comment on function public.guest_reply(text, jsonb, uuid) is 'Takes a household''s reply by its link, once for a key.';

revoke execute on function
  private.refuse_reply(text, text), private.reply_text(jsonb, text, integer), private.save_reply_details(jsonb, public.guests),
  private.save_reply_answers(jsonb, uuid), private.save_reply_menus(jsonb, uuid), private.reply_summary(uuid),
  private.notify_hosts(uuid, text, text, text), public.guest_reply(text, jsonb, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.guest_reply(text, jsonb, uuid) to anon, authenticated;
