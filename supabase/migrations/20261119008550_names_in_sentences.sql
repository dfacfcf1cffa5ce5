-- Names in sentences: d’Inès, de Paul. Before an h opinions differ: it is left alone. A y is a vowel before a consonant: d’Yves, de Yann.
create function private.of_name(name text) returns text
language sql immutable set search_path = '' as $$
  select case
    when lower(extensions.unaccent('extensions.unaccent'::regdictionary, name)) ~ '^([aeiou]|y[^aeiou])' then 'd’' else 'de '
  end || name
$$;
comment on function private.of_name(text) is 'A person''s name after « de ».';

-- Definer: a guest has no account, and the link decides alone. Answers whether the key was known, and the page as it is now.
create or replace function public.guest_reply(token text, reply jsonb, key uuid) returns jsonb
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
    link.event, 'Réponse ' || private.of_name(household_name), private.reply_summary(link.household),
    'reply:' || link.household || ':' || to_char(now(), 'YYYYMMDDHH24')
  );
  return jsonb_build_object(
    'repeated', false, 'page', private.page_of(link.household, link.event, link.guest, link.state)
  );
end
$$;

revoke execute on function private.of_name(text) from public, anon, authenticated, service_role;
