-- The partner's side of requests: the list and the board, the facts beside a request, polite refusals, saved replies and the search
-- in messages.

-- Texts that a partner inserts into messages.
create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null default private.own_partner_id() references public.partners (id) on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 80),
  body text not null check (length(btrim(body)) between 1 and 2000),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index saved_replies_list_idx on public.saved_replies (partner_id, position, id);

alter table public.saved_replies enable row level security;
revoke all on public.saved_replies from anon, authenticated;
grant all on public.saved_replies to service_role;
grant select, delete on public.saved_replies to authenticated;
grant insert (id, partner_id, title, body, position) on public.saved_replies to authenticated;
grant update (title, body, position) on public.saved_replies to authenticated;

create policy "owners read their saved replies" on public.saved_replies
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "owners add saved replies" on public.saved_replies
  for insert to authenticated
  with check (partner_id = (select private.own_partner_id()));

create policy "owners update their saved replies" on public.saved_replies
  for update to authenticated
  using (partner_id = (select private.own_partner_id()))
  with check (partner_id = (select private.own_partner_id()));

create policy "owners delete their saved replies" on public.saved_replies
  for delete to authenticated
  using (partner_id = (select private.own_partner_id()));

-- Two simultaneous inserts wait for each other at the listing, so that the limit holds. It runs as definer because it locks the
-- listing and counts rows whatever the policies show.
create function private.limit_saved_replies() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.partners p where p.id = new.partner_id for no key update;
  if (select count(*) >= 50 from public.saved_replies r where r.partner_id = new.partner_id) then
    perform private.refuse('PT409', 'too-many', 'Cinquante réponses enregistrées au plus.');
  end if;
  return new;
end
$$;
comment on function private.limit_saved_replies() is 'Refuses more than fifty saved replies of a partner.';

-- The commune that a place names, from its last part to its first: « Château de Pommard, 21630 Pommard ». A postcode decides
-- between communes of the same name.
create function private.commune_of(place text) returns public.communes
language plpgsql stable set search_path = '' as $$
declare
  part text;
  zip text;
  word text;
  found_commune public.communes;
begin
  for part in
    select p.part from regexp_split_to_table(coalesce(place, ''), '[,;()]| - ') with ordinality as p (part, place)
    order by p.place desc
  loop
    zip := substring(part from '\m[0-9]{5}\M');
    word := private.search_key(regexp_replace(part, '\m[0-9]+\M', '', 'g'));
    if zip is not null then
      select c.* into found_commune from public.communes c
      where c.postcodes @> array[zip] order by c.search <> word, c.population desc, c.code limit 1;
    elsif word <> '' then
      select c.* into found_commune from public.communes c
      where c.search = word order by c.population desc, c.code limit 1;
    end if;
    if found_commune.code is not null then
      return found_commune;
    end if;
  end loop;
  return null;
end
$$;

-- A day is booked by this request, taken (blocked or booked by another), held by a quote that waits for its answer, or free. It
-- runs as definer because the calendar does not show which quote took a day.
create function private.day_state(request uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests;
  first_day date;
  last_day date;
begin
  select * into asked from public.quote_requests r where r.id = request and r.partner_id = private.own_partner_id();
  first_day := coalesce(asked.date_to_agree, asked.starts_on);
  last_day := case when asked.date_to_agree is null then coalesce(asked.ends_on, asked.starts_on) else asked.date_to_agree end;
  if first_day is null then
    return null;
  elsif asked.state in ('accepted', 'done') and asked.date_to_agree is null then
    return 'booked';
  -- A day that this booking itself fills is not taken by others.
  elsif exists (
    select from public.partner_availability a
    where a.partner_id = asked.partner_id and a.day between first_day and last_day and not (a.state = 'booked' and exists (
      select from public.partner_bookings b join public.quotes q on q.id = b.quote_id where b.day = a.day and q.request_id = asked.id
    ))
  ) then
    return 'taken';
  elsif exists (
    select from public.quotes q
    where q.partner_id = asked.partner_id and q.state = 'sent' and q.valid_until >= private.today()
      and q.starts_on <= last_day and coalesce(q.ends_on, q.starts_on) >= first_day
  ) then
    return 'held';
  end if;
  return 'free';
end
$$;
comment on function private.day_state(uuid) is 'How the days of a request are in the calendar of the partner it was sent to.';

-- What the partner's page shows beside a request; null for everyone else. It runs as definer because it reads the calendar.
create function private.partner_facts(request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests;
  own public.partners;
  town public.communes;
begin
  select * into asked from public.quote_requests r where r.id = request and r.partner_id = private.own_partner_id();
  if asked.id is null then
    return null;
  end if;
  select * into own from public.partners p where p.id = asked.partner_id;
  town := private.commune_of(asked.place);
  return jsonb_build_object(
    'day_state', private.day_state(asked.id),
    'waiting', private.waiting_count(asked),
    -- In the order of the agreed terms; empty without a booking.
    'instalments', (
      select coalesce(jsonb_agg(s), '[]') from public.quotes q, jsonb_array_elements(private.instalment_states(q)) s
      where q.request_id = asked.id and q.state = 'accepted'
    ),
    'day_plan', private.day_plan(asked),
    'commune', town.name,
    'travels_km', own.travels_km,
    -- The distance is a chord through the earth.
    'distance_km', case when own.latitude is not null and town.code is not null then round((
      select sqrt(sum((here - there) ^ 2))
      from unnest(private.on_earth(own.latitude, own.longitude), private.on_earth(town.latitude, town.longitude)) as d (here, there)
    )::numeric) end,
    -- Other requests that wait for an answer about the same days.
    'rivals', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', r.id, 'event_name', r.event_name, 'state', r.state) order by r.created_at, r.id
      ), '[]')
      from (
        select o.* from public.quotes q join public.quote_requests o on o.id = q.request_id
        where q.partner_id = asked.partner_id and q.request_id <> asked.id and q.state in ('sent', 'accepted')
          and q.starts_on <= coalesce(asked.ends_on, asked.starts_on) and coalesce(q.ends_on, q.starts_on) >= asked.starts_on
        order by o.created_at, o.id limit 5
      ) r
    )
  );
end
$$;
comment on function private.partner_facts(uuid) is 'The distance and the calendar of a request, for the partner it was sent to.';

-- A row of the partner's list; null for everyone else. It runs as definer because policies would be evaluated again for each part of
-- each row, which takes twice as long.
create function private.request_row(request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests;
begin
  select * into asked from public.quote_requests r where r.id = request and r.partner_id = private.own_partner_id();
  if asked.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', asked.id, 'client_name', asked.client_name, 'event_name', asked.event_name, 'kind', asked.kind,
    'starts_on', asked.starts_on, 'ends_on', asked.ends_on, 'place', asked.place, 'guests', asked.guests,
    'budget_hint_cents', asked.budget_hint_cents, 'state', asked.state, 'declined_by', asked.declined_by,
    'date_to_agree', asked.date_to_agree, 'created_at', asked.created_at, 'day_state', private.day_state(asked.id),
    'waiting', private.waiting_count(asked),
    'unread', coalesce((select private.unread_of(c) from public.conversations c where c.request_id = asked.id), 0),
    'quote', (
      select jsonb_build_object(
        'id', q.id, 'number', q.number, 'state', q.state, 'total_ttc_cents', q.total_ttc_cents, 'valid_until', q.valid_until
      )
      from public.quotes q where q.request_id = asked.id and q.state in ('draft', 'sent', 'accepted')
      order by array_position(array['accepted', 'sent', 'draft'], q.state) limit 1
    )
  );
end
$$;
comment on function private.request_row(uuid) is 'A request in the list of the partner it was sent to.';

-- The words are looked for without accents, each of them anywhere.
create function private.word_patterns(words text) returns text[]
language sql immutable set search_path = '' as $$
  select array(select '%' || w || '%' from regexp_split_to_table(private.search_key(left(coalesce(words, ''), 120)), ' ') w where w <> '')
$$;

-- The conditions of a list that is searched by words and read page by page, the newest first, for a statement that is planned for the
-- filters in use: $1 are the patterns, $2 and $3 the keys of the last row of the page before. The index of words cannot use an array, so
-- each of the first three patterns is a condition of its own. `sought` and `keys` are fixed texts of the calling function.
create function private.list_conditions(sought text, keys text, patterns text[], is_first_page boolean) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(format(' and %s like $1[%s]', sought, n), '' order by n), '')
    || case when cardinality(patterns) > 3 then format(' and %s like all ($1)', sought) else '' end
    || case when is_first_page then '' else format(' and (%s) < ($2, $3)', keys) end
  from generate_series(1, least(cardinality(patterns), 3)) n
$$;
comment on function private.list_conditions(text, text, text[], boolean) is
  'The conditions for the words and the page of a list, for a statement that its function executes.';

-- The longest pattern finds the fewest rows.
create function private.longest_first(patterns text[]) returns text[]
language sql immutable set search_path = '' as $$
  select array(select p from unnest(patterns) p order by length(p) desc, p)
$$;

-- The requests to the caller's listing, each state through its own index: the next page costs as much as the first. Requests
-- without a date come last in the order of days.
create function private.partner_requests(
  states text[], words text, event_kind text, from_day date, to_day date, ordering text, after_at text, after_id uuid, most integer
) returns setof public.quote_requests
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  own uuid := private.own_partner_id();
  patterns text[] := private.word_patterns(words);
  lowest date := coalesce(from_day, '-infinity');
  highest date := coalesce(to_day, 'infinity');
  after_day date;
  after_time timestamptz;
begin
  if ordering = 'day' then
    after_day := coalesce(after_at::date, '-infinity');
    after_id := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
    return query
      select f.* from unnest(states) s (state)
      cross join lateral (
        select r.* from public.quote_requests r
        where r.partner_id = own and r.state = s.state and (coalesce(r.starts_on, 'infinity'), r.id) > (after_day, after_id)
          and coalesce(r.starts_on, 'infinity') between lowest and highest
          and (event_kind is null or r.kind = event_kind) and r.search like all (patterns)
        order by coalesce(r.starts_on, 'infinity'), r.id limit most
      ) f
      order by coalesce(f.starts_on, 'infinity'), f.id limit most;
    return;
  end if;
  after_time := coalesce(after_at::timestamptz, 'infinity');
  after_id := coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  return query
    select f.* from unnest(states) s (state)
    cross join lateral (
      select r.* from public.quote_requests r
      where r.partner_id = own and r.state = s.state and (r.created_at, r.id) < (after_time, after_id)
        and coalesce(r.starts_on, 'infinity') between lowest and highest
        and (event_kind is null or r.kind = event_kind) and r.search like all (patterns)
      order by r.created_at desc, r.id desc limit most
    ) f
    order by f.created_at desc, f.id desc limit most;
end
$$;

create function private.partner_request_counts(words text, event_kind text, from_day date, to_day date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(n.state, n.number), '{}')
  from (
    select r.state, count(*) as number from public.quote_requests r
    where r.partner_id = (select private.own_partner_id())
      and coalesce(r.starts_on, 'infinity') between coalesce(from_day, '-infinity') and coalesce(to_day, 'infinity')
      and (event_kind is null or r.kind = event_kind) and r.search like all ((select private.word_patterns(words))::text[])
    group by r.state
  ) n
$$;

-- The next page begins after `next`; the first page alone counts. It runs under the caller's own policies.
create function public.partner_request_list(
  states text[] default null, words text default '', event_kind text default null, from_day date default null,
  to_day date default null, ordering text default 'newest', after_at text default null, after_id uuid default null,
  most integer default 25
) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  page_size integer := least(greatest(coalesce(most, 25), 1), 100);
  wanted text[] := coalesce(states, array['new', 'seen', 'quoted', 'accepted', 'declined', 'expired', 'done']);
  found_rows public.quote_requests[];
  last_row public.quote_requests;
begin
  if ordering is null or ordering not in ('newest', 'day') then
    perform private.refuse('PT422', 'invalid', 'Cet ordre n’existe pas.', 'ordering');
  end if;
  found_rows := array(
    select r from private.partner_requests(wanted, words, event_kind, from_day, to_day, ordering, after_at, after_id, page_size + 1) r
  );
  last_row := found_rows[page_size];
  return jsonb_build_object(
    'partner_id', private.own_partner_id(),
    'rows', (
      select coalesce(jsonb_agg(private.request_row((found_rows[n]).id) order by n), '[]')
      from generate_series(1, least(page_size, cardinality(found_rows))) n
    ),
    'next', case when cardinality(found_rows) > page_size then jsonb_build_object(
      'at', case ordering when 'day' then coalesce(last_row.starts_on, 'infinity')::text else last_row.created_at::text end,
      'id', last_row.id
    ) end,
    'counts', case when after_id is null then private.partner_request_counts(words, event_kind, from_day, to_day) end
  );
end
$$;

-- The first requests of each column. It runs under the caller's own policies.
create function public.partner_request_board(
  words text default '', event_kind text default null, from_day date default null, to_day date default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'partner_id', private.own_partner_id(),
    'columns', (
      select jsonb_object_agg(c.name, (
        select coalesce(jsonb_agg(private.request_row(r.id) order by r.created_at desc, r.id desc), '[]')
        from private.partner_requests(c.states, words, event_kind, from_day, to_day, 'newest', null, null, 20) r
      ))
      from (values
        ('new', array['new']), ('seen', array['seen']), ('quoted', array['quoted']), ('accepted', array['accepted']),
        ('ended', array['declined', 'expired', 'done'])
      ) as c (name, states)
    ),
    'counts', private.partner_request_counts(words, event_kind, from_day, to_day)
  );
end
$$;

-- The quotes of the caller's listing, each state through its own index. It runs under the caller's own policies.
create function private.partner_quotes(states text[], words text, before_at timestamptz, before_id uuid, most integer)
returns table (quote public.quotes, client_name text, event_name text)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  own uuid := private.own_partner_id();
  patterns text[] := private.word_patterns(words);
begin
  return query
    select f.q, f.client_name, f.event_name from unnest(states) s (state)
    cross join lateral (
      select q, r.client_name, r.event_name
      from public.quotes q join public.quote_requests r on r.id = q.request_id
      where q.partner_id = own and q.state = s.state
        and (q.created_at, q.id) < (coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
        and (cardinality(patterns) = 0 or r.search || ' ' || private.search_key(concat_ws(' ', q.title, q.number)) like all (patterns))
      order by q.created_at desc, q.id desc limit most
    ) f
    order by (f.q).created_at desc, (f.q).id desc limit most;
end
$$;

-- The next page begins after `next`; the first page alone counts.
create function public.partner_quote_list(
  states text[] default null, words text default '', before_at timestamptz default null, before_id uuid default null,
  most integer default 25
) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  page_size integer := least(greatest(coalesce(most, 25), 1), 100);
  every_state text[] := array['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'];
  own uuid := private.own_partner_id();
  patterns text[] := private.word_patterns(words);
  found_rows jsonb;
begin
  found_rows := (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', (f.quote).id, 'number', (f.quote).number, 'version', (f.quote).version, 'state', (f.quote).state, 'title', (f.quote).title,
      'client_name', f.client_name, 'event_name', f.event_name, 'starts_on', (f.quote).starts_on,
      'total_ttc_cents', (f.quote).total_ttc_cents, 'valid_until', (f.quote).valid_until, 'created_at', (f.quote).created_at
    ) order by (f.quote).created_at desc, (f.quote).id desc), '[]')
    from private.partner_quotes(coalesce(states, every_state), words, before_at, before_id, page_size + 1) f
  );
  return jsonb_build_object(
    'rows', (select coalesce(jsonb_agg(e.row order by e.place), '[]') from jsonb_array_elements(found_rows) with ordinality e (row, place)
      where e.place <= page_size),
    'next', case when jsonb_array_length(found_rows) > page_size then jsonb_build_object(
      'at', found_rows -> (page_size - 1) -> 'created_at', 'id', found_rows -> (page_size - 1) -> 'id'
    ) end,
    'counts', case when before_id is null then (
      select coalesce(jsonb_object_agg(n.state, n.number), '{}')
      from (
        select q.state, count(*) as number
        from public.quotes q join public.quote_requests r on r.id = q.request_id
        where q.partner_id = own
          and (cardinality(patterns) = 0 or r.search || ' ' || private.search_key(concat_ws(' ', q.title, q.number)) like all (patterns))
        group by q.state
      ) n
    ) end
  );
end
$$;
comment on function public.partner_quote_list(text[], text, timestamptz, uuid, integer) is
  'The quotes of the caller''s listing by state and words, the newest first, with how many each state has.';

-- The partner declines with a reason, and the message reaches the conversation in the same transaction. The client is notified once,
-- of the refusal. It runs as definer because only functions write states and messages.
create function public.decline_politely(request uuid, reason text, message text default '') returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'partner');
begin
  if asked.state = 'declined' then
    return asked.state;
  elsif asked.state not in ('new', 'seen', 'quoted') then
    perform private.refuse('PT409', 'not-open', 'Cette demande est close.', asked.state);
  elsif length(btrim(coalesce(reason, ''))) not between 1 and 1000 then
    perform private.refuse('PT422', 'invalid', 'Choisissez un motif, ou écrivez le vôtre.', 'reason');
  elsif length(coalesce(message, '')) > 4000 then
    perform private.refuse('PT422', 'invalid', E'Ce message est trop long\u00a0: quatre mille caractères au plus.', 'message');
  end if;
  if btrim(coalesce(message, '')) <> '' then
    perform private.write_message(
      asked, (select c.id from public.conversations c where c.request_id = asked.id), 'partner', btrim(message), '[]', null
    );
  end if;
  update public.quote_requests r set seen_at = coalesce(r.seen_at, now()) where r.id = asked.id;
  perform private.close_request(asked, 'partner', reason);
  return 'declined';
end
$$;
comment on function public.decline_politely(uuid, text, text) is
  'Declines a request with a message to the client, for the partner who was asked.';

-- It finds messages and the words of requests in the conversations of the caller's listing, the newest first, under the caller's
-- own policies.
create function public.search_messages(words text, most integer default 30) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  own uuid := private.own_partner_id();
  patterns text[] := private.word_patterns(words);
  page_size integer := least(greatest(coalesce(most, 30), 1), 50);
begin
  if cardinality(patterns) = 0 or own is null then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at desc, f.id), '[]')
    from (
      select m.id, c.request_id, r.client_name, r.event_name, m.side, m.author_name, m.body, m.created_at
      from public.conversations c
      join public.messages m on m.conversation_id = c.id
      join public.quote_requests r on r.id = c.request_id
      where c.partner_id = own and m.search like all (patterns)
      union all
      select r.id, r.id, r.client_name, r.event_name, 'client', r.client_name, r.message, r.created_at
      from public.quote_requests r
      where r.partner_id = own and (r.message_search like all (patterns) or r.search like all (patterns))
      order by created_at desc, id limit page_size
    ) f
  );
end
$$;

revoke execute on function
  private.limit_saved_replies(), private.commune_of(text), private.day_state(uuid), private.partner_facts(uuid),
  private.request_row(uuid), private.word_patterns(text),
  private.list_conditions(text, text, text[], boolean), private.longest_first(text[]),
  private.partner_requests(text[], text, text, date, date, text, text, uuid, integer),
  private.partner_request_counts(text, text, date, date),
  public.partner_request_list(text[], text, text, date, date, text, text, uuid, integer),
  public.partner_request_board(text, text, date, date), public.decline_politely(uuid, text, text),
  private.partner_quotes(text[], text, timestamptz, uuid, integer),
  public.partner_quote_list(text[], text, timestamptz, uuid, integer), public.search_messages(text, integer)
from public, anon, authenticated, service_role;
grant execute on function
  private.day_state(uuid), private.partner_facts(uuid), private.request_row(uuid), private.word_patterns(text),
  private.partner_requests(text[], text, text, date, date, text, text, uuid, integer),
  private.partner_request_counts(text, text, date, date),
  public.partner_request_list(text[], text, text, date, date, text, text, uuid, integer),
  public.partner_request_board(text, text, date, date), public.decline_politely(uuid, text, text),
  private.partner_quotes(text[], text, timestamptz, uuid, integer),
  public.partner_quote_list(text[], text, timestamptz, uuid, integer), public.search_messages(text, integer)
to authenticated;

create trigger saved_replies_limit before insert on public.saved_replies
  for each row execute function private.limit_saved_replies();
create trigger saved_replies_touch before update on public.saved_replies
  for each row execute function private.touch_updated_at();
