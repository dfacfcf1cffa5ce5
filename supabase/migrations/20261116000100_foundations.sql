-- Functions and counters that every other file uses: texts, dates, tokens, refusals, versions, limits and the address of the site.

-- The private schema holds what policies, triggers and functions share. It is not exposed: nothing in it can be called through the
-- API.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- The directory searches by words, by similar spelling and by distance.
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gist with schema extensions;
create extension if not exists cube with schema extensions;

-- The mails that the database writes link to this address. The server writes it at each start, and no request does.
create table private.site (
  is_only boolean primary key default true check (is_only),
  address text not null check (address ~ '^https?://[^/\s]+$' and length(address) <= 300)
);

alter table private.site enable row level security;
revoke all on private.site from anon, authenticated, service_role;

-- This counter is behind the product's limits on mails, guesses and expensive calls. A row belongs to no account, event or address:
-- it is found by a keyed digest, so it holds no personal data, and deleting or re-creating what was counted changes nothing. No
-- caller reads or writes it. private.forget_guests deletes a row once its period is over.
create table private.use_counts (
  key bytea primary key,
  name text not null,
  uses integer not null,
  window_ends_at timestamptz not null,
  -- When the limit was reached, and from which network, of which the end is left out.
  reached_at timestamptz,
  network text
);

create index use_counts_window_ends_at_idx on private.use_counts (window_ends_at);
create index use_counts_reached_at_idx on private.use_counts (reached_at) where reached_at is not null;

alter table private.use_counts enable row level security;
revoke all on private.use_counts from anon, authenticated, service_role;

-- The secret keeps anybody who reads the counts from testing which addresses were written to.
create table private.use_secret (
  is_only boolean primary key default true check (is_only),
  secret bytea not null default extensions.gen_random_bytes(32)
);

alter table private.use_secret enable row level security;
revoke all on private.use_secret from anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Two people may edit the same row: a writer names the version that was read (`… where version = 3`) and updates no row when
-- somebody was quicker. Only what people edit counts: an opened link or a sent mail makes no new version.
create function private.bump_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

-- People order these lists by hand: a row between two others gets the middle of their positions, so that no other row is written. A
-- new row goes to the end.
create function private.take_last_position() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.position is null then
    execute format('select coalesce(max(position), 0) + 1024 from %I.%I where event_id = $1', tg_table_schema, tg_table_name)
    into new.position using new.event_id;
  end if;
  return new;
end
$$;
comment on function private.take_last_position() is 'Puts a new row at the end of its event''s list.';

-- A due date may be relative to the event: so many days before it, or after it when negative. It follows the date of the event
-- until the task is done or the instalment is paid. The domain package has the same rule.
create function private.follow_days_before() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  day date := (select e.starts_on from public.events e where e.id = new.event_id);
begin
  if tg_op = 'UPDATE' then
    -- A day set by hand is stored as the number of days before the event.
    if new.due_on is distinct from old.due_on and new.days_before is not null
      and new.days_before is not distinct from old.days_before then
      new.days_before := day - new.due_on;
    end if;
  end if;
  if tg_table_name = 'tasks' then
    if new.state = 'done' then
      return new;
    end if;
  elsif new.paid_on is not null then
    return new;
  end if;
  if new.days_before is not null then
    new.due_on := day - new.days_before;
  end if;
  return new;
end
$$;
comment on function private.follow_days_before() is
  'Dates a row by the day of its event. Definer: the day of the event is read whoever writes the row.';

-- A closing date includes its whole day in Paris, whatever the time zone of the server.
create function private.today() returns date
language plpgsql stable set search_path = '' as $$
begin
  return (now() at time zone 'Europe/Paris')::date;
end
$$;

-- « samedi 12 juin 2027 », whatever the language of the server.
create function private.french_day(day date) returns text
language sql immutable set search_path = '' as $$
  select (array['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'])[extract(isodow from day)::integer]
    || ' ' || case when extract(day from day) = 1 then '1er' else extract(day from day)::text end || ' '
    || (array[
      'janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'
    ])[extract(month from day)::integer] || ' ' || extract(year from day)::text
$$;

create function private.french_count(number bigint, one text, many text) returns text
language sql immutable set search_path = '' as $$
  select number || ' ' || case when number < 2 then one else many end
$$;

create function private.french_money(cents bigint) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(to_char(cents / 100.0, 'FM999,999,999,990.00'), ',', U&'\202F'), '.', ','), ',00', '')
    || U&'\00A0€'
$$;

-- The sentence reads « d’Inès » and « de Paul ». Usage differs before an h, which is left alone. A y is a vowel before a consonant:
-- « d’Yves », « de Yann ».
create function private.of_name(name text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when lower(extensions.unaccent('extensions.unaccent'::regdictionary, name)) ~ '^([aeiou]|y[^aeiou])' then 'd’' else 'de '
  end || name;
end
$$;
comment on function private.of_name(text) is 'A person''s name after « de ».';

-- The web application has the same rules.
create function private.household_name(name text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(regexp_replace(name, '^(La )?Famille(?= \S)', 'la famille', 'i'), '^Les(?= \S)', 'les');
end
$$;
comment on function private.household_name(text) is 'A household''s name within a sentence.';

create function private.of_household(name text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when name ~ '^Les \S' then 'des' || substr(name, 4) else private.of_name(private.household_name(name))
  end;
end
$$;
comment on function private.of_household(text) is 'A household''s name after « de ».';

-- People type without accents, capitals and signs, and « St » for « Saint ». Naming the dictionary makes the function immutable.
-- Most words are plain and return before the two replacements. In plpgsql it costs a third of the same in SQL when called for every
-- row.
create function private.search_key(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  key text := btrim(lower(extensions.unaccent('extensions.unaccent'::regdictionary, value)));
begin
  if key !~ '[^a-z0-9 ]|  |st' then
    return key;
  end if;
  return btrim(regexp_replace(regexp_replace(key, '[^a-z0-9]+', ' ', 'g'), '\mst(e?)\M', 'saint\1', 'g'));
end
$$;

-- Two names are the same without accents, capitals and signs. A name in another script is compared as it is.
create function private.name_key(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return coalesce(nullif(private.search_key(value), ''), lower(btrim(value)), '');
end
$$;

create function private.html_text(value text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(replace(value, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;')
$$;

create function private.html_paragraphs(value text, style text) returns text
language sql immutable set search_path = '' as $$
  select string_agg(
    '<p style="' || style || '">' || replace(private.html_text(p), E'\n', '<br>') || '</p>', '' order by n
  )
  from regexp_split_to_table(btrim(value, E' \n\r\t'), E'(\r?\n){2,}') with ordinality as t (p, n)
$$;

-- A mail of the site in the frame of supabase/templates. The words are paragraphs; the note says why the mail was sent.
create function private.letter_html(
  site_name text, title text, words text, button text, link text, note text, unsubscribe text default null
) returns text
language sql immutable set search_path = '' as $$
  select format(
    '<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    || '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>%2$s</title>'
    || '<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.paper{background-color:#1a161e!important}'
    || '.sheet{background-color:#241f29!important;border-color:#7d6433!important}.sheet,.sheet h1{color:#f4eee6!important}'
    || '.quiet{color:#c3b8c9!important}.link{color:#f0b7c8!important}.button{background-color:#a63d62!important;color:#fff!important}'
    || '.rule{border-color:#7d6433!important}}</style></head>'
    || '<body class="paper" style="margin:0;padding:0;background-color:#fbf8f3;color:#1f1a24"><div class="paper" style="padding:32px 16px;'
    || 'background-color:#fbf8f3;font-family:system-ui,-apple-system,''Segoe UI'',Roboto,Arial,sans-serif;color:#1f1a24">'
    || '<div class="sheet" style="max-width:520px;margin:0 auto;padding:32px 24px;background-color:#ffffff;border:1px solid #e6dcc6;'
    || 'border-top:2px solid #b8924a;border-radius:12px;color:#1f1a24">'
    || '<p class="link" style="margin:0 0 24px;font-family:Georgia,''Times New Roman'',serif;font-size:20px;letter-spacing:1px;color:#6d1f3b">%1$s</p>'
    || '<h1 style="margin:0 0 16px;font-family:Georgia,''Times New Roman'',serif;font-size:24px;line-height:1.3;font-weight:500;'
    || 'overflow-wrap:anywhere;color:#1f1a24">%2$s</h1>%3$s'
    || '<p style="margin:8px 0 24px"><a class="button" href="%5$s" style="display:inline-block;padding:14px 24px;border-radius:8px;'
    || 'background-color:#6d1f3b;color:#ffffff;font-size:16px;line-height:1.2;font-weight:600;text-decoration:none">%4$s</a></p>'
    || '<p class="quiet" style="margin:0 0 24px;font-size:13px;line-height:1.5;color:#5f5566">Si le bouton ne s’ouvre pas, copiez cette adresse '
    || 'dans votre navigateur&nbsp;:<br><a class="link" href="%5$s" style="color:#6d1f3b;word-break:break-all">%5$s</a></p>'
    || '<hr class="rule" style="margin:8px 0 20px;border:0;border-top:1px solid #d9c9a5">'
    || '<p class="quiet" style="margin:0;font-size:13px;line-height:1.5;color:#5f5566">%6$s%7$s</p></div></div></body></html>',
    private.html_text(site_name), private.html_text(title),
    private.html_paragraphs(words, 'margin:0 0 16px;font-size:16px;line-height:1.6;overflow-wrap:anywhere'),
    private.html_text(button), private.html_text(link), private.html_text(note),
    '<br><a class="link" href="' || private.html_text(unsubscribe) || '" style="color:#6d1f3b">Ne plus recevoir ces messages</a>'
  )
$$;

-- A value in the query of an address: every byte but letters, digits and - . _ ~ is written as %XX.
create function private.url_text(value text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(
    case when sign ~ '^[A-Za-z0-9._~-]$' then sign
      else upper(regexp_replace(encode(convert_to(sign, 'UTF8'), 'hex'), '(..)', '%\1', 'g')) end, '' order by n
  ), '')
  from regexp_split_to_table(value, '') with ordinality as signs (sign, n)
$$;

-- A mail to somebody else must not contain an address that a mail program would turn into a link, because its reader may not know
-- the writer. Names of protocols are removed, and a space is put after each dot between letters.
create function private.without_links(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        -- Programs read these dots of other scripts as dots.
        translate(value, E'\u3002\uff0e\uff61\u2024', '....'),
        '\m([a-z][a-z0-9+.-]*:/+|(mailto|tel|sms):)', '', 'gi'
      ),
      '(?<![\d.])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\d.])', '\1. \2. \3. \4', 'g'
    ),
    '\.(?=[^[:space:][:digit:][:punct:]])', '. ', 'g'
  )
$$;
comment on function private.without_links(text) is 'Removes from a typed text every address that a mail program would turn into a link.';

-- An address of another site has https, a host with a dot, no name and password before the host, and no character that is invisible
-- or changes the direction of the text.
create function private.is_web_address(address text, longest integer default 500) returns boolean
language sql immutable set search_path = '' as $$
  select length(address) <= longest
    and address ~ '^https://[^\s/?#@:\\"<>%]+\.[^\s/?#@:\\"<>%]+(:[0-9]{1,5})?([/?#][^\s\\"<>]*)?$'
    and address !~ '[[:cntrl:]\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
$$;

-- The policies of storage accept a file in a folder of its owner, under a name that cannot be guessed.
create function private.is_storage_path(path text, folder text, kinds text) returns boolean
language sql immutable set search_path = '' as $$
  select path ~ ('^' || folder || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(' || kinds || ')$')
$$;

-- The picture of a person is their own upload, or the one that their identity provider shows.
create function private.is_avatar_address(address text, person uuid) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_web_address(address, 2048)
    or private.is_storage_path(address, '/storage/v1/object/public/avatars/' || person, 'webp|jpg')
$$;

-- A token has 192 random bits in 32 characters that need no escaping in an address. The function is in plpgsql because it is called
-- for every row, which costs less than the same in SQL.
create function private.new_token() returns text
language plpgsql volatile set search_path = '' as $$
begin
  return translate(encode(extensions.gen_random_bytes(24), 'base64'), '+/', '-_');
end
$$;

create function private.remember_site_address(address text) returns void
language sql set search_path = '' as $$
  insert into private.site as s (address) values (rtrim(address, '/'))
  on conflict (is_only) do update set address = excluded.address where s.address <> excluded.address
$$;

-- No mail is written without an address for its link.
create function private.site_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  known text := (select s.address from private.site s);
begin
  if known is null or to_regproc('platform.send_mail') is null then
    raise exception using errcode = 'PT503', message = 'Les envois ne sont pas encore possibles. Réessayez dans un instant.',
      detail = 'no-address';
  end if;
  return known;
end
$$;

-- A refusal has a status, a reason that the screens know, a sentence for those that do not know it, and a hint.
create function private.refuse(status text, reason text, sentence text, hint text default null) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = status, message = sentence, detail = reason, hint = coalesce(refuse.hint, '');
end
$$;

-- The refusal is returned, because raising it would undo the count.
create function private.answer_refusal(status text, reason text, sentence text) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform set_config('response.status', status, true);
  return jsonb_build_object('code', 'PT' || status, 'message', sentence, 'details', reason, 'hint', null);
end
$$;

create function private.use_key(kind text, subject text) returns bytea
language sql stable set search_path = '' as $$
  select extensions.hmac(convert_to(kind || ':' || subject, 'utf8'), s.secret, 'sha256') from private.use_secret s
$$;

-- It returns whether the use is within the limit; a use above it is not counted. The row is locked until the transaction ends, so
-- that each of several simultaneous calls sees the uses before it. A null subject, such as an unknown network, has no limit. The
-- refusal itself is mostly undone with its transaction, so the last use that was allowed is noted; a limit of one, such as a visit a
-- day, is reached by everybody and is not.
create function private.count_use(kind text, subject text, most integer, period interval, times integer default 1) returns boolean
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  if subject is null or times = 0 then
    return true;
  elsif times > most then
    return false;
  end if;
  insert into private.use_counts as c (key, name, uses, window_ends_at)
  values (private.use_key(kind, subject), kind, times, now() + period)
  on conflict on constraint use_counts_pkey do update set
    uses = case when c.window_ends_at <= now() then times else c.uses + times end,
    window_ends_at = case when c.window_ends_at <= now() then excluded.window_ends_at else c.window_ends_at end,
    reached_at = case when c.window_ends_at > now() and c.uses + times = most and most > 1 then now() end,
    network = case
      when c.window_ends_at > now() and c.uses + times = most and most > 1 then private.mask_network(private.caller_network())
    end
  where c.window_ends_at <= now() or c.uses + times <= most;
  return found;
end
$$;
comment on function private.count_use(text, text, integer, interval, integer) is
  'Counts a use against a limit; returns whether it is within it.';

create function private.require_use(
  kind text, subject text, most integer, period interval, message text, times integer default 1
) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.count_use(kind, subject, most, period, times) then
    perform private.refuse('PT429', 'too-many', message);
  end if;
end
$$;
comment on function private.require_use(text, text, integer, interval, text, integer) is
  'Counts a use against a limit, or refuses it with a message.';

create function private.uses_left(kind text, subject text, most integer) returns integer
language sql stable set search_path = '' as $$
  select greatest(0, most - coalesce((
    select c.uses from private.use_counts c where c.key = private.use_key(kind, subject) and c.window_ends_at > now()
  ), 0))
$$;
comment on function private.uses_left(text, text, integer) is 'How many uses a limit allows before its period ends.';

-- A counted use may not happen after all: a mail was stopped, or a guess was right.
create function private.return_use(kind text, subject text, times integer) returns void
language sql set search_path = '' as $$
  update private.use_counts c set uses = greatest(0, c.uses - times), reached_at = null, network = null where c.key = private.use_key(kind, subject)
$$;
comment on function private.return_use(text, text, integer) is 'Takes uses back from a count.';

-- The platform names the network of a request in the header x-client-network, whatever the browser sent there. Without the header
-- nobody is counted.
create function private.caller_network() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-client-network'
$$;

-- Null for what is no address. PostgreSQL 15 has no pg_input_is_valid.
create function private.parse_address(address text) returns inet
language plpgsql immutable set search_path = '' as $$
begin
  return address::inet;
exception
  when invalid_text_representation then return null;
end
$$;

-- The platform counts an IPv4 address, or the /64 of an IPv6 subscriber.
create function private.network_of(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  parsed constant inet := private.parse_address(regexp_replace(address, '^::ffff:', ''));
begin
  return case family(parsed) when 4 then host(parsed) when 6 then network(set_masklen(parsed, 64))::text end;
end
$$;

-- Enough to see that uses come from one place, too little to find a person.
create function private.mask_network(network text) returns text
language sql immutable set search_path = '' as $$
  select case family(parsed)
    when 4 then regexp_replace(host(parsed), '\d+$', '•••')
    when 6 then text(network(set_masklen(parsed, 48)))
  end
  from private.parse_address(network) as parsed
$$;

-- A token cannot be guessed, and guessing is slowed all the same. Only unknown links are counted and refused: a known one opens,
-- however many unknown ones came from its network. Thirty in five minutes is far more than a family needs that types a code from a
-- card. Up to that number the refusal is returned, because raising it would undo the count. It runs as definer because no caller
-- writes the counts.
create function private.count_unknown_link(network text default private.caller_network()) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_use(
    'link-miss', 'network:' || network, 30, '5 minutes', 'Trop de codes erronés. Réessayez dans quelques minutes.'
  );
  perform set_config('response.status', '404', true);
  return jsonb_build_object(
    'code', 'PT404', 'message', 'Ce lien n’ouvre aucune invitation.', 'details', 'unknown-link', 'hint', null
  );
end
$$;
comment on function private.count_unknown_link(text) is 'Counts an unknown link against a network; returns the refusal to send.';

revoke execute on function
  private.touch_updated_at(), private.bump_version(), private.take_last_position(), private.follow_days_before(), private.today(),
  private.french_day(date), private.french_count(bigint, text, text), private.french_money(bigint), private.of_name(text),
  private.household_name(text), private.of_household(text), private.search_key(text), private.name_key(text),
  private.html_text(text), private.html_paragraphs(text, text), private.letter_html(text, text, text, text, text, text, text),
  private.url_text(text), private.without_links(text), private.is_web_address(text, integer), private.is_storage_path(text, text, text), private.is_avatar_address(text, uuid),
  private.new_token(), private.remember_site_address(text), private.site_address(), private.refuse(text, text, text, text),
  private.answer_refusal(text, text, text), private.use_key(text, text),
  private.count_use(text, text, integer, interval, integer), private.require_use(text, text, integer, interval, text, integer),
  private.uses_left(text, text, integer), private.return_use(text, text, integer), private.caller_network(),
  private.parse_address(text), private.network_of(text), private.mask_network(text), private.count_unknown_link(text)
from public, anon, authenticated, service_role;
grant execute on function private.today(), private.search_key(text) to anon, authenticated, service_role;
grant execute on function private.new_token() to authenticated, service_role;
-- A check runs with the rights of whoever writes the row.
grant execute on function
  private.is_web_address(text, integer), private.is_storage_path(text, text, text), private.is_avatar_address(text, uuid)
to anon, authenticated, service_role;
-- Functions that run with the caller's own rights call it as well.
grant execute on function private.refuse(text, text, text, text) to authenticated;

insert into private.use_secret default values;
