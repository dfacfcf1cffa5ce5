-- What is kept about a household, read and erased by itself, without an account (RGPD, art. 15 and 17).

-- Definer: a guest has no account, and the link decides alone.
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
comment on function public.guest_data(text) is 'Everything kept about the link''s household.';

-- Definer: see above. Names and answers stay: they are the hosts' own list. What goes is what the household gave.
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
  -- Also in what was kept to take a change of the list back.
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
  -- Files whose photo was never announced.
  delete from storage.objects o
  where o.bucket_id = 'guest-photos' and o.name collate "C" >= link.event || '/' || link.household || '/'
    and o.name collate "C" < link.event || '/' || link.household || '0';
  perform private.notify_hosts(
    link.event, 'Données effacées par ' || household_name,
    'Coordonnées, régimes, allergies, mots et photos de ce foyer ont été effacés à sa demande.',
    'forget:' || link.household || ':' || to_char(now(), 'YYYYMMDD')
  );
  return jsonb_build_object('people', people, 'photos', photos);
end
$$;
comment on function public.guest_forget(text) is 'Erases what the link''s household has given.';

revoke execute on function public.guest_data(text), public.guest_forget(text) from public, anon, authenticated, service_role;
grant execute on function public.guest_data(text), public.guest_forget(text) to anon, authenticated;
