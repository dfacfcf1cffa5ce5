-- The guests' pages: their settings and password, the page of a household, its reply, and its rights to its data.

-- Each event has one row, which is created with it. Guests read it through guest_page alone.
create table public.event_websites (
  event_id uuid primary key references public.events (id) on delete cascade,
  -- The domain package has the same list.
  colour text not null default 'ivoire' check (colour in ('ivoire', 'bordeaux', 'sauge', 'nuit', 'terre', 'lavande')),
  -- Empty means the event's name.
  title text not null default '' check (length(title) <= 160),
  welcome text not null default '' check (length(welcome) <= 3000),
  -- How to come, where to sleep, and everything else, such as what to wear.
  transport text not null default '' check (length(transport) <= 3000),
  lodging text not null default '' check (length(lodging) <= 3000),
  practical text not null default '' check (length(practical) <= 6000),
  gift_url text check (private.is_web_address(gift_url)),
  -- Guests reach the hosts by these once they can no longer reply by themselves.
  contact_email text check (contact_email ~ '^[^@\s]+@[^@\s]+$' and length(contact_email) <= 254),
  contact_phone text check (contact_phone ~ '^\+?[0-9 .()-]{6,31}$'),
  asks_song boolean not null default true,
  asks_message boolean not null default true,
  asks_diet boolean not null default true,
  has_album boolean not null default true,
  -- The languages that guests may choose.
  languages text[] not null default '{fr}' check (private.are_languages(languages)),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- The hosts' screen shows it; set_website_password alone writes it.
  has_password boolean not null default false
);

alter table public.event_websites enable row level security;
revoke all on public.event_websites from anon, authenticated, service_role;
grant select,
  update (
    colour, title, welcome, transport, lodging, practical, gift_url, contact_email, contact_phone, asks_song, asks_message, asks_diet,
    has_album, languages
  )
  on public.event_websites to authenticated, service_role;

create policy "members read the website" on public.event_websites
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors change the website" on public.event_websites
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

-- The keys of accepted replies are stored, so that a reply sent again (a lost answer, a page without network) changes nothing.
create table private.guest_reply_keys (
  household_id uuid not null references public.households (id) on delete cascade,
  key uuid not null,
  received_at timestamptz not null default now(),
  primary key (household_id, key)
);

create index guest_reply_keys_received_at_idx on private.guest_reply_keys (received_at);

alter table private.guest_reply_keys enable row level security;
revoke all on private.guest_reply_keys from anon, authenticated, service_role;

-- Hosts may put a password before the guests' pages. Until it is entered a link shows the name of the event and nothing else. The
-- browser stores a pass instead of the password: it belongs to one household, and ends with the password.
create table private.website_passwords (
  event_id uuid primary key references public.events (id) on delete cascade,
  hash text not null,
  -- Editors neither change nor remove a password that the owner chose.
  set_by_owner boolean not null
);

alter table private.website_passwords enable row level security;
revoke all on private.website_passwords from anon, authenticated, service_role;

-- It runs as definer because the event itself creates the row, and no request does.
create function private.make_event_website() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.event_websites (event_id) values (new.id);
  return null;
end
$$;
comment on function private.make_event_website() is 'Gives a new event its guests'' pages.';

-- A guest who copies the password from a card may use other capitals, or spaces around it.
create function private.plain_password(password text) returns text
language sql immutable set search_path = '' as $$
  select lower(normalize(btrim(password), nfc))
$$;

create function private.website_pass(of_household uuid, hash text) returns text
language sql immutable set search_path = '' as $$
  select encode(extensions.hmac(of_household::text, hash, 'sha256'), 'hex')
$$;

create function private.guest_pass() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-guest-pass'
$$;

-- A null password removes it. It runs as definer because nobody reads the hashes.
create function public.set_website_password(of_event uuid, password text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  plain constant text := private.plain_password(set_website_password.password);
  is_owner constant boolean := of_event = any (private.owner_event_ids());
begin
  perform private.require_editor(of_event);
  if not is_owner and exists (select from private.website_passwords w where w.event_id = of_event and w.set_by_owner) then
    perform private.refuse('42501', 'closed-by-owner', 'Seule la personne propriétaire change le mot de passe qu’elle a choisi.');
  end if;
  -- bcrypt reads 72 bytes at most.
  if length(plain) < 4 or octet_length(plain) > 72 then
    perform private.refuse('PT422', 'invalid', 'Le mot de passe compte de 4 à 60 caractères.', 'password');
  end if;
  if plain is null then
    delete from private.website_passwords w where w.event_id = of_event;
  else
    insert into private.website_passwords (event_id, hash, set_by_owner)
    values (of_event, extensions.crypt(plain, extensions.gen_salt('bf', 10)), is_owner)
    on conflict (event_id) do update set hash = excluded.hash, set_by_owner = excluded.set_by_owner;
  end if;
  update public.event_websites w set has_password = plain is not null
  where w.event_id = of_event and w.has_password <> (plain is not null);
end
$$;
comment on function public.set_website_password(uuid, text) is 'Puts a password before the guests'' pages of an event that the caller edits.';

-- A password is short, so that attempts are limited: ten wrong ones in a quarter of an hour are enough for a family on one network,
-- and fifty for its link from everywhere; a browser that has the pass is never asked. A network tries one password at a time, and
-- each is counted before it is compared, so that simultaneous attempts do not pass together; a right one is not counted. A wrong
-- one is returned as a refusal, because raising it would undo the count. It runs as definer because a guest has no account and
-- nobody reads the hashes.
create function public.guest_unlock(token text, password text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
  stored_hash text;
  home text;
  home_network text;
begin
  select * into link from private.read_link(guest_unlock.token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  elsif link.state <> 'locked' then
    perform private.require_link(link.state, false);
    return jsonb_build_object('pass', null);
  end if;
  home := 'household:' || link.household;
  home_network := home || ':' || coalesce(private.caller_network(), '');
  if not pg_try_advisory_xact_lock(hashtextextended('website-password:' || home_network, 0))
    or not private.count_use('website-password', home_network, 10, '15 minutes')
    or not private.count_use('website-password', home, 50, '15 minutes') then
    perform private.refuse('PT429', 'too-many', 'Trop de mots de passe erronés. Réessayez dans un quart d’heure.');
  end if;
  select w.hash into stored_hash from private.website_passwords w where w.event_id = link.event;
  -- A longer text than any password is not hashed.
  if octet_length(guest_unlock.password) <= 300 and extensions.crypt(private.plain_password(guest_unlock.password), stored_hash) = stored_hash then
    perform private.return_use('website-password', home_network, 1), private.return_use('website-password', home, 1);
    return jsonb_build_object('pass', private.website_pass(link.household, stored_hash));
  end if;
  perform set_config('response.status', '403', true);
  return jsonb_build_object(
    'code', 'PT403', 'message', 'Ce n’est pas le mot de passe.', 'details', 'wrong-password', 'hint', null
  );
end
$$;
comment on function public.guest_unlock(text, text) is 'Gives the link''s household the pass to its pages, for the password of their event.';

-- These functions build the parts of the guest's page: the event as its hosts present it, the moments of this household's
-- invitation, its people and their replies, never anybody else's. Nobody calls them directly: guest_page and guest_reply call them
-- for a link that they have read.
create function private.page_moments(household uuid, event uuid, words jsonb, spoken text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'kind', m.kind, 'name', private.translated(words, 'moment:' || m.id, coalesce(private.moment_name(m.name, spoken), m.name)),
      'day', m.day, 'hour', m.hour, 'duration_minutes', m.duration_minutes,
      'place', m.place, 'address', m.address,
      -- The page shows whether a place is left, and not how many others come.
      'is_full', m.capacity is not null and m.capacity <= (
        select count(*) from public.guest_replies r where r.event_id = m.event_id and r.moment_id = m.id and r.attending
      ),
      'menus', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', o.id, 'course', o.course, 'name', private.translated(words, 'dish:' || o.id || ':name', o.name),
          'description', private.translated(words, 'dish:' || o.id || ':description', o.description), 'for_age', o.for_age
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
  );
end
$$;

create function private.page_people(household uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', g.id, 'first_name', g.first_name, 'last_name', g.last_name, 'age_group', g.age_group,
      'is_plus_one', g.is_plus_one, 'diet', g.diet, 'allergies', g.allergies,
      'has_consented', g.allergies_consent_at is not null, 'email', g.email, 'phone', g.phone,
      'answers', coalesce(a.answers, '{}'), 'to_confirm', coalesce(a.to_confirm, '{}'), 'menu', coalesce(d.menu, '{}')
    ) order by g.is_plus_one, g.position, g.created_at, g.id), '[]')
    from public.guests g
    -- Replies to confirm were given for another day than the present one.
    left join lateral (
      select jsonb_object_agg(i.moment_id, r.attending) as answers,
        jsonb_object_agg(i.moment_id, r.for_date) filter (
          where r.attending is not null and r.for_date <> coalesce(m.day, e.starts_on)
        ) as to_confirm
      from public.moment_invitations i
      join public.moments m on m.id = i.moment_id
      join public.events e on e.id = m.event_id
      left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id and r.event_id = i.event_id
      where i.guest_id = g.id
    ) a on true
    left join lateral (
      select jsonb_object_agg(c.moment_id, c.choices) as menu
      from (
        select k.moment_id, jsonb_object_agg(k.course, k.menu_id) as choices
        from public.menu_choices k where k.guest_id = g.id group by k.moment_id
      ) c
    ) d on true
    where g.household_id = household
  );
end
$$;

create function private.page_of(household uuid, event uuid, guest uuid, state text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  spoken text;
  words jsonb;
begin
  select private.page_language(h.language, w.languages) into spoken
  from public.households h join public.event_websites w on w.event_id = h.event_id where h.id = household;
  words := case when spoken = 'fr' then '{}' else private.translations(event, spoken) end;
  return (
    select jsonb_build_object(
      'state', state, 'language', spoken, 'languages', w.languages,
      'event', jsonb_build_object(
        'id', e.id, 'kind', e.kind, 'name', e.name, 'starts_on', e.starts_on, 'ends_on', e.ends_on, 'place', e.place,
        'cover_path', e.cover_path, 'rsvp_closes_on', e.rsvp_closes_on
      ),
      'look', jsonb_build_object(
        'colour', w.colour, 'title', private.translated(words, 'title', w.title),
        'welcome', private.translated(words, 'welcome', w.welcome), 'transport', private.translated(words, 'transport', w.transport),
        'lodging', private.translated(words, 'lodging', w.lodging), 'practical', private.translated(words, 'practical', w.practical),
        'gift_url', w.gift_url,
        'contact_email', w.contact_email, 'contact_phone', w.contact_phone,
        'asks_song', w.asks_song, 'asks_message', w.asks_message, 'asks_diet', w.asks_diet, 'has_album', w.has_album
      ),
      'household', jsonb_build_object(
        'id', h.id, 'name', h.name, 'answered', h.invitation_state = 'answered'
      ),
      'guest_id', guest,
      'moments', private.page_moments(h.id, e.id, words, spoken),
      'people', private.page_people(h.id),
      'tables', private.page_tables(h.id, e.id),
      'song', (select g.song_request from public.guests g where g.id = guest),
      'message', (select g.message from public.guests g where g.id = guest)
    )
    from public.households h
    join public.events e on e.id = h.event_id
    join public.event_websites w on w.event_id = e.id
    where h.id = household and e.id = event
  );
end
$$;

-- Opening the page marks the mail as opened. A link that opens nothing is counted and returns its state alone. It runs as definer
-- because a guest has no account, and the link alone decides.
create function public.guest_page(token text) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  link record;
begin
  select * into link from private.read_link(guest_page.token);
  if link.state = 'unknown' then
    perform private.count_unknown_link();
    -- The page itself succeeds: it explains what to do with an unknown code.
    perform set_config('response.status', '200', true);
  end if;
  if link.state = 'locked' then
    return (
      select jsonb_build_object(
        'state', link.state, 'language', l.language, 'languages', w.languages, 'event', jsonb_build_object('name', e.name),
        'look', jsonb_build_object(
          'colour', w.colour, 'title', private.translated(private.translations(e.id, l.language), 'title', w.title)
        )
      )
      from public.events e
      join public.event_websites w on w.event_id = e.id
      join public.households h on h.id = link.household
      cross join lateral (select private.page_language(h.language, w.languages) as language) l
      where e.id = link.event
    );
  elsif link.state not in ('open', 'closed') then
    return jsonb_build_object('state', link.state, 'language', private.page_language(null, array_prepend('fr', private.other_languages())));
  end if;
  -- An update of no row would run the triggers of households.
  if exists (select from public.households h where h.id = link.household and h.invitation_state not in ('opened', 'answered')) then
    update public.households h set invitation_state = 'opened'
    where h.id = link.household and h.invitation_state not in ('opened', 'answered');
  end if;
  return private.page_of(link.household, link.event, link.guest, link.state);
end
$$;
comment on function public.guest_page(text) is 'What the link of an invitation shows: that household alone.';

-- A household chooses the language of its pages and of its next mails. It runs as definer because the link alone decides.
create function public.guest_language(token text, language text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  select * into link from private.read_link(guest_language.token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  elsif link.state <> 'locked' then
    perform private.require_link(link.state, false);
  end if;
  if not exists (
    select from public.event_websites w where w.event_id = link.event and guest_language.language = any (w.languages)
  ) then
    perform private.refuse_reply('language');
  end if;
  update public.households h set language = guest_language.language
  where h.id = link.household and h.language is distinct from guest_language.language;
  return jsonb_build_object('language', guest_language.language);
end
$$;
comment on function public.guest_language(text, text) is 'Stores the language that the link''s household has chosen.';

create function private.refuse_reply(field text, reason text default 'invalid') returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT422', message = 'Cette réponse ne peut pas être enregistrée telle quelle.',
    detail = reason, hint = field;
end
$$;

-- A text is trimmed and empty means none. A text that is too long is refused and not cut.
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

-- A household names its plus-one and renames nobody else. Allergies are stored with a consent alone.
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

-- New replies are written at once, and changed ones at once, so that the moments are locked in one order. No statement is run without
-- a row: it would run the triggers of replies, as one that both inserts and updates runs those of both. A moment is of one event;
-- naming the event as well would offer the index of all replies to a moment.
create function private.save_reply_answers(people jsonb, household uuid) returns void
language plpgsql set search_path = '' as $$
declare
  is_whole boolean;
  added public.guest_replies[];
  changed public.guest_replies[];
  written integer;
begin
  select coalesce(bool_and(s.guest_id is not null), true),
    array_agg(s.reply order by s.guest_id, s.moment_id) filter (where s.guest_id is not null and not s.is_known),
    array_agg(s.reply order by s.guest_id, s.moment_id) filter (where s.is_known and s.is_changed)
  into is_whole, added, changed
  from (
    select i.guest_id, i.moment_id, r.guest_id is not null as is_known,
      (r.attending, r.for_date) is distinct from (v.attending, i.day) as is_changed,
      (i.event_id, i.guest_id, i.moment_id, v.attending, 'guest', now(), i.day)::public.guest_replies as reply
    from jsonb_array_elements(people) as p (person)
    cross join lateral jsonb_each(coalesce(p.person -> 'answers', '{}')) as a (moment, answer)
    cross join lateral (
      select case when jsonb_typeof(a.answer) = 'boolean' then a.answer::boolean end as attending
    ) v
    left join (
      select n.event_id, n.guest_id, n.moment_id, coalesce(m.day, e.starts_on) as day
      from public.guests g
      join public.moment_invitations n on n.guest_id = g.id
      join public.moments m on m.id = n.moment_id
      join public.events e on e.id = m.event_id
      where g.household_id = household
    ) i on i.guest_id::text = p.person ->> 'id' and i.moment_id::text = a.moment and jsonb_typeof(a.answer) in ('boolean', 'null')
    left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id
  ) s;
  if not is_whole then
    perform private.refuse_reply('answers');
  end if;
  if changed is not null then
    update public.guest_replies r
    set attending = c.attending, replied_by = c.replied_by, replied_at = c.replied_at, for_date = c.for_date
    from unnest(changed) as c
    where r.guest_id = c.guest_id and r.moment_id = c.moment_id;
  end if;
  if added is not null then
    insert into public.guest_replies select * from unnest(added) on conflict do nothing;
    get diagnostics written = row_count;
    -- Somebody else has written one of them meanwhile: it is changed now.
    if written < cardinality(added) then
      perform private.save_reply_answers(people, household);
    end if;
  end if;
end
$$;

-- A host may record a dish by telephone while the guest sends a choice of the same course. The later of the two is stored, as if
-- they had come one after the other.
create function private.save_reply_menus(people jsonb, household uuid) returns void
language plpgsql set search_path = '' as $$
declare
  given integer;
  taken integer;
begin
  if not jsonb_path_exists(people, '$[*].menu') then
    return;
  end if;
  select count(*), count(o.id) into given, taken
  from jsonb_array_elements(people) as p (person)
  cross join lateral jsonb_each(coalesce(p.person -> 'menu', '{}')) as m (moment, choices)
  cross join lateral jsonb_each_text(m.choices) as c (course, menu)
  left join public.guests g on g.id::text = p.person ->> 'id' and g.household_id = household
  left join public.moment_invitations i on i.guest_id = g.id and i.moment_id::text = m.moment
  -- A dish is for everybody, for adults, or for children and babies.
  left join public.menus o on o.moment_id = i.moment_id and o.course = c.course and o.id::text = c.menu
    and o.for_age in ('all', case g.age_group when 'adult' then 'adult' else 'child' end)
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
  insert into public.menu_choices as k (event_id, guest_id, moment_id, course, menu_id)
  select g.event_id, g.id, o.moment_id, o.course, o.id
  from jsonb_array_elements(people) as p (person)
  cross join lateral jsonb_each(coalesce(p.person -> 'menu', '{}')) as m (moment, choices)
  cross join lateral jsonb_each_text(m.choices) as c (course, menu)
  join public.guests g on g.id::text = p.person ->> 'id' and g.household_id = household
  join public.menus o on o.id::text = c.menu and o.event_id = g.event_id
  on conflict (guest_id, moment_id, course, event_id) do update set menu_id = excluded.menu_id;
end
$$;

-- The hosts read this in their notifications: « Dîner : 2 oui, 1 non ».
create function private.reply_summary(household uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
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
  );
end
$$;

-- The answers, dishes and companions of a household, one key each, to find out what a reply changes.
create function private.reply_state(household uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(s.key, s.value), '{}')
    from (
      select 'answer:' || r.guest_id || ':' || r.moment_id, r.attending::text
      from public.guest_replies r join public.guests g on g.id = r.guest_id
      where g.household_id = household and r.attending is not null
      union all
      select 'dish:' || c.guest_id || ':' || c.moment_id || ':' || c.course, c.menu_id::text
      from public.menu_choices c join public.guests g on g.id = c.guest_id where g.household_id = household
      union all
      select 'companion:' || g.id, g.first_name || ' ' || g.last_name
      from public.guests g where g.household_id = household and g.is_plus_one and (g.first_name <> '' or g.last_name <> '')
    ) s (key, value)
  );
end
$$;

-- « Les Martin ont modifié leur réponse », « La famille Bérard a modifié sa réponse ».
create function private.changed_reply_title(name text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select upper(left(h.name, 1)) || substr(h.name, 2) || case
      when h.name ~ '^les\s' or (h.name ~* '\s(et|&)\s|,' and h.name !~ '^la famille\s') then ' ont modifié leur réponse'
      else ' a modifié sa réponse'
    end
    from (select private.household_name(name) as name) h
  );
end
$$;

create function private.notify_hosts(event uuid, title text, body text, key text, path text default '/client/guests') returns void
language plpgsql set search_path = '' as $$
begin
  perform private.notify(m.user_id, 'replies', left(title, 160), left(body, 500), private.event_address(event, path), key)
  from public.event_members m where m.event_id = event and m.role in ('owner', 'editor');
end
$$;

-- A reply contains people, moments, menus, diets and messages; it is accepted once for its key, as a whole or not at all. It
-- returns whether the key was known.
create function private.save_reply(household uuid, event uuid, guest_id uuid, state text, reply jsonb, key uuid) returns boolean
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  people jsonb := coalesce(reply -> 'people', '[]');
  person jsonb;
  guest public.guests;
  known text[];
  has_plus_one boolean;
  household_name text;
  before jsonb;
  is_change boolean := false;
begin
  perform private.require_link(state, true);
  if key is null then
    perform private.refuse_reply('key');
  elsif jsonb_typeof(people) <> 'array' or jsonb_array_length(people) > 100 then
    perform private.refuse_reply('people');
  end if;

  -- A second reply with this key waits here for the end of the first.
  insert into private.guest_reply_keys (household_id, key) values (household, key) on conflict do nothing;
  if not found then
    return true;
  end if;
  before := private.reply_state(household);
  -- Every writer of replies locks in one order: guests, replies, households, moments. Writers therefore do not deadlock.
  select array_agg(l.id::text), bool_or(l.is_plus_one) into known, has_plus_one
  from (select g.id, g.is_plus_one from public.guests g where g.household_id = household order by g.id for no key update) l;
  for person in select * from jsonb_array_elements(people) p order by p ->> 'id' loop
    if (person ->> 'id' = any (known)) is not true then
      perform private.refuse_reply('id');
    elsif person ?| '{first_name,last_name,diet,phone,email,allergies,consent}' then
      select g.* into guest from public.guests g where g.id = (person ->> 'id')::uuid;
      perform private.save_reply_details(person, guest);
    end if;
  end loop;
  if reply ?| '{song,message}' then
    update public.guests g set
      song_request = case when reply ? 'song' then private.reply_text(reply, 'song', 200) else g.song_request end,
      message = case when reply ? 'message' then private.reply_text(reply, 'message', 2000) else g.message end
    where g.id = guest_id;
  end if;
  perform private.save_reply_menus(people, household);
  perform private.save_reply_answers(people, household);
  if has_plus_one and exists (
    select from public.guests g
    join public.guest_replies r on r.guest_id = g.id and r.attending
    where g.household_id = household and g.is_plus_one and g.first_name = '' and g.last_name = ''
  ) then
    perform private.refuse_reply('first_name', 'plus-one-name');
  end if;

  select h.name into household_name from public.households h where h.id = household;
  if before <> '{}' then
    is_change := exists (
      select from private.reply_state(household) s (after), jsonb_each(before) b where s.after -> b.key is distinct from b.value
    );
  end if;
  -- Hosts are notified of a reply, and of changes to it, once an hour at most, however often the household changes its reply.
  if is_change then
    perform private.notify_hosts(
      event, private.changed_reply_title(household_name), private.reply_summary(household),
      'reply-change:' || household || ':' || to_char(now(), 'YYYYMMDDHH24'), '/client/guests/' || household
    );
  else
    perform private.notify_hosts(
      event, 'Réponse ' || private.of_household(household_name), private.reply_summary(household),
      'reply:' || household || ':' || to_char(now(), 'YYYYMMDDHH24')
    );
  end if;
  return false;
end
$$;
comment on function private.save_reply(uuid, uuid, uuid, text, jsonb, uuid) is 'Saves a household''s reply, once for a key.';

-- It returns whether the key was known, and the current page. It runs as definer because a guest has no account, and the link alone
-- decides.
create function public.guest_reply(token text, reply jsonb, key uuid) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  link record;
  repeated boolean;
begin
  select * into link from private.read_link(guest_reply.token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  end if;
  repeated := private.save_reply(link.household, link.event, link.guest, link.state, reply, key);
  return jsonb_build_object('repeated', repeated, 'page', private.page_of(link.household, link.event, link.guest, link.state));
end
$$;
comment on function public.guest_reply(text, jsonb, uuid) is 'Saves a household''s reply by its link, once for a key.';

-- A household reads and erases its data without an account (RGPD, art. 15 and 17). It runs as definer because the link alone
-- decides.
create function public.guest_data(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  select * into link from private.read_link(guest_data.token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  end if;
  perform private.require_link(link.state, false);
  return (
    select jsonb_build_object(
      'event', e.name,
      'household', jsonb_build_object('name', h.name, 'address', h.address, 'language', h.language, 'created_at', h.created_at),
      'people', (
        select jsonb_agg(to_jsonb(g) - '{token,event_id,household_id,version,position}'::text[] || jsonb_build_object(
          'replies', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'moment', m.name, 'attending', r.attending, 'replied_by', r.replied_by, 'replied_at', r.replied_at
            ) order by m.position, m.id), '[]')
            from public.guest_replies r join public.moments m on m.id = r.moment_id where r.guest_id = g.id
          ),
          'menus', (
            select coalesce(jsonb_agg(jsonb_build_object('moment', m.name, 'menu', o.name) order by m.position, o.position), '[]')
            from public.menu_choices c
            join public.menus o on o.id = c.menu_id
            join public.moments m on m.id = c.moment_id
            where c.guest_id = g.id
          ),
          -- All plans, also those that the hosts try out or do not show yet: the right of access covers what is stored.
          'seats', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'moment', m.name, 'table', t.name, 'seat', a.seat, 'chair', a.chair, 'is_chosen', p.is_chosen
            ) order by m.position, m.id, p.is_chosen desc, p.created_at, p.id), '[]')
            from public.seat_assignments a
            join public.seating_plans p on p.id = a.plan_id
            join public.seating_tables t on t.id = a.table_id
            join public.moments m on m.id = a.moment_id
            where a.guest_id = g.id
          )
        ) order by g.is_plus_one, g.position, g.created_at, g.id)
        from public.guests g where g.household_id = h.id
      ),
      'photos', (
        select coalesce(jsonb_agg(jsonb_build_object('path', p.path, 'caption', p.caption, 'created_at', p.created_at)), '[]')
        from public.guest_photos p where p.household_id = h.id
      )
    )
    from public.households h join public.events e on e.id = h.event_id
    where h.id = link.household
  );
end
$$;
comment on function public.guest_data(text) is 'Everything stored about the link''s household.';

-- Names and replies remain, because they are the hosts' own list. What the household itself entered is erased. It runs as definer
-- because the link alone decides.
create function public.guest_forget(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
  people integer;
  photos integer;
  household_name text;
begin
  select * into link from private.read_link(guest_forget.token);
  if link.state = 'unknown' then
    return private.count_unknown_link();
  end if;
  perform private.require_link(link.state, false);
  update public.guests g set
    email = null, phone = null, diet = null, allergies = null, allergies_consent_at = null, allergies_consent_by = null,
    song_request = null, message = null
  where g.household_id = link.household;
  get diagnostics people = row_count;
  -- The rows stored for an undo are erased as well.
  update private.guest_undos u set before = jsonb_set(u.before, '{guests}', (
    select coalesce(jsonb_agg(case when g ->> 'household_id' = link.household::text then g || jsonb_build_object(
      'email', null, 'phone', null, 'diet', null, 'allergies', null, 'allergies_consent_at', null, 'allergies_consent_by', null,
      'song_request', null, 'message', null
    ) else g end), '[]')
    from jsonb_array_elements(u.before -> 'guests') g
  ))
  where u.event_id = link.event and link.household = any (u.household_ids) and u.before ? 'guests';
  update public.households h set address = null where h.id = link.household returning h.name into household_name;
  delete from public.menu_choices c using public.guests g where g.id = c.guest_id and g.household_id = link.household;
  delete from public.guest_photos p where p.household_id = link.household;
  get diagnostics photos = row_count;
  -- Some files never got a row.
  delete from storage.objects o
  where o.bucket_id = 'guest-photos' and o.name collate "C" >= link.event || '/' || link.household || '/'
    and o.name collate "C" < link.event || '/' || link.household || '0';
  perform private.notify_hosts(
    link.event, 'Données effacées par ' || private.household_name(household_name),
    'Coordonnées, régimes, allergies, mots et photos de ce foyer ont été effacés à sa demande.',
    'forget:' || link.household || ':' || to_char(now(), 'YYYYMMDD')
  );
  return jsonb_build_object('people', people, 'photos', photos);
end
$$;
comment on function public.guest_forget(text) is 'Erases what the link''s household has entered.';

-- The server calls the guest's functions for a browser without script: it names the network that it saw and the pass of the cookie,
-- which the functions otherwise read from the headers of the request. 'link' says what a link opens and does not mark the mail as opened,
-- because the programs that preview links follow them before people do. 'page' also returns a version of the content, and not the content
-- when the server names this version: it then has the page. It runs as definer because the link alone decides.
create function public.serve_guest(call text, network text, parameters jsonb) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  token constant text := parameters ->> 'token';
  link record;
  page jsonb;
  version text;
begin
  perform set_config(
    'request.headers', jsonb_build_object(
      'x-client-network', network, 'x-guest-pass', parameters ->> 'pass', 'accept-language', parameters ->> 'accept_language'
    )::text, true
  );
  case call
    when 'page' then
      page := public.guest_page(token);
      version := md5(page::text);
      return jsonb_build_object('version', version, 'page', case when version is distinct from parameters ->> 'known' then page end);
    when 'reply' then
      -- The answer to a form is a redirect: the next request reads the page.
      select * into link from private.read_link(token);
      if link.state = 'unknown' then
        return private.count_unknown_link();
      end if;
      return jsonb_build_object('repeated', private.save_reply(
        link.household, link.event, link.guest, link.state, parameters -> 'reply', (parameters ->> 'key')::uuid
      ));
    when 'unlock' then
      return public.guest_unlock(token, parameters ->> 'password');
    when 'language' then
      return public.guest_language(token, parameters ->> 'language');
    when 'data' then
      return public.guest_data(token);
    when 'forget' then
      return public.guest_forget(token);
    when 'album' then
      return public.guest_album(token);
    when 'link' then
      select * into link from private.read_link(token);
      if link.state = 'unknown' then
        perform private.count_unknown_link();
        perform set_config('response.status', '200', true);
      end if;
      return jsonb_build_object('state', link.state, 'guest_id', link.guest, 'language', (
        select private.page_language(h.language, w.languages)
        from public.households h join public.event_websites w on w.event_id = h.event_id where h.id = link.household
      ));
  end case;
end
$$;
comment on function public.serve_guest(text, text, jsonb) is 'A call of the guest''s pages that the server makes for a browser.';

revoke execute on function
  private.make_event_website(), private.plain_password(text), private.website_pass(uuid, text), private.guest_pass(),
  public.set_website_password(uuid, text), public.guest_unlock(text, text), private.page_moments(uuid, uuid, jsonb, text), public.guest_language(text, text),
  private.page_people(uuid), private.page_of(uuid, uuid, uuid, text), public.guest_page(text), private.refuse_reply(text, text),
  private.reply_text(jsonb, text, integer), private.save_reply_details(jsonb, public.guests),
  private.save_reply_answers(jsonb, uuid), private.save_reply_menus(jsonb, uuid), private.reply_summary(uuid),
  private.reply_state(uuid), private.changed_reply_title(text), private.notify_hosts(uuid, text, text, text, text), public.guest_reply(text, jsonb, uuid),
  private.save_reply(uuid, uuid, uuid, text, jsonb, uuid), public.guest_data(text), public.guest_forget(text), public.serve_guest(text, text, jsonb)
from public, anon, authenticated, service_role;
grant execute on function public.serve_guest(text, text, jsonb) to service_role;
grant execute on function public.set_website_password(uuid, text) to authenticated;
grant execute on function
  public.guest_unlock(text, text), public.guest_page(text), public.guest_language(text, text), public.guest_reply(text, jsonb, uuid),
  public.guest_data(text), public.guest_forget(text)
to anon, authenticated;

create trigger event_websites_bump_version before update on public.event_websites
  for each row execute function private.bump_version();
create trigger event_websites_touch before update on public.event_websites
  for each row execute function private.touch_updated_at();

create trigger events_make_website after insert on public.events
  for each row execute function private.make_event_website();

alter publication supabase_realtime add table public.event_websites;
