-- The calendar of a partner: closed days, booked days, its settings, the address that shows the bookings in another calendar, and the
-- calendars whose busy days it takes over.

-- A partner takes no further booking on these days. A day without a row is free. The reason is not public.
create table public.partner_availability (
  partner_id uuid not null references public.partners (id) on delete cascade,
  day date not null check (day between '2020-01-01' and '2100-12-31'),
  state text not null default 'blocked' check (state in ('blocked', 'booked')),
  source text not null default 'manual' check (source in ('manual', 'weekly', 'holiday', 'imported', 'booking')),
  primary key (partner_id, day),
  constraint partner_availability_bookings_book check ((state = 'booked') = (source = 'booking'))
);

alter table public.partner_availability enable row level security;
revoke all on public.partner_availability from anon, authenticated;
grant all on public.partner_availability to service_role;
grant select (partner_id, day) on public.partner_availability to anon;
grant select (partner_id, day, state), delete on public.partner_availability to authenticated;
grant insert (partner_id, day) on public.partner_availability to authenticated;

create policy "everyone reads the taken days of listed partners" on public.partner_availability
  for select to anon, authenticated
  using (private.is_listed(partner_id));

create policy "owners read their own calendar" on public.partner_availability
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "partner administrators read every calendar" on public.partner_availability
  for select to authenticated
  using ((select private.has_permission('manage_partners')));

create policy "owners block days" on public.partner_availability
  for insert to authenticated
  with check (partner_id = (select private.own_partner_id()) and state = 'blocked');

-- A booked day is freed by ending the booking, an imported one by ending the import.
create policy "owners free the days they blocked" on public.partner_availability
  for delete to authenticated
  using (partner_id = (select private.own_partner_id()) and state = 'blocked' and source <> 'imported');

create policy "venue administrators read the calendars of venues" on public.partner_availability
  for select to authenticated
  using (partner_id = any ((select private.managed_venue_ids())::uuid[]));

-- The days that accepted quotes take. Functions write them; other accounts must not learn whose booking it is.
create table public.partner_bookings (
  quote_id uuid not null references public.quotes (id) on delete cascade,
  partner_id uuid not null references public.partners (id) on delete cascade,
  day date not null check (day between '2020-01-01' and '2100-12-31'),
  primary key (quote_id, day)
);

create index partner_bookings_partner_id_day_idx on public.partner_bookings (partner_id, day);

alter table public.partner_bookings enable row level security;
revoke all on public.partner_bookings from anon, authenticated, service_role;
grant select on public.partner_bookings to authenticated, service_role;

create policy "owners read their own bookings" on public.partner_bookings
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

-- A partner without a row takes one booking a day and closes on no day of the week.
create table public.partner_calendars (
  partner_id uuid primary key references public.partners (id) on delete cascade,
  bookings_per_day smallint not null default 1 check (bookings_per_day between 1 and 20),
  -- 1 is Monday. A week without an open day would hide the partner for ever.
  closed_weekdays smallint[] not null default '{}' check (closed_weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(closed_weekdays) <= 6),
  closes_on_holidays boolean not null default false,
  -- The weekly closing days and the holidays are rows of partner_availability up to this day.
  closed_until date not null,
  -- Only the digest of the secret address is stored: whoever reads this table cannot use it.
  token_hash text unique,
  feed_created_at timestamptz,
  feed_read_at timestamptz,
  constraint partner_calendars_feeds_have_an_age check ((token_hash is null) = (feed_created_at is null))
);

alter table public.partner_calendars enable row level security;
revoke all on public.partner_calendars from anon, authenticated, service_role;
grant select (
  partner_id, bookings_per_day, closed_weekdays, closes_on_holidays, feed_created_at, feed_read_at
) on public.partner_calendars to authenticated, service_role;

create policy "owners read the settings of their calendar" on public.partner_calendars
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

-- A calendar of somebody else whose busy days are taken over, without their titles. Without an address it was a file.
create table public.calendar_imports (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references public.partners (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80),
  address text check (private.is_web_address(address, 2000) and address ~ '^https:'),
  busy_days date[] not null default '{}' check (cardinality(busy_days) <= 1000),
  fetched_at timestamptz not null default now(),
  -- Why the last reading failed; the days of the former one remain.
  error text check (length(error) between 1 and 300),
  next_fetch_at timestamptz not null default now() + interval '6 hours',
  created_at timestamptz not null default now()
);

create index calendar_imports_partner_id_idx on public.calendar_imports (partner_id, created_at, id);
create index calendar_imports_next_fetch_at_idx on public.calendar_imports (next_fetch_at) where address is not null;

alter table public.calendar_imports enable row level security;
revoke all on public.calendar_imports from anon, authenticated, service_role;
grant select (id, partner_id, name, address, fetched_at, error, created_at) on public.calendar_imports to authenticated;
grant select (id, partner_id, name, fetched_at, error, created_at) on public.calendar_imports to service_role;

create policy "owners read their imports" on public.calendar_imports
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

-- Easter Sunday of a Gregorian year, by the algorithm of Meeus, Jones and Butcher.
create function private.easter(year integer) returns date
language plpgsql immutable set search_path = '' as $$
declare
  a integer := year % 19;
  b integer := year / 100;
  c integer := year % 100;
  h integer := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m integer := (a + 11 * h + 22 * l) / 451;
begin
  return make_date(year, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
end
$$;

-- The eleven public holidays of article L3133-1 of the Code du travail.
create function private.is_french_holiday(day date) returns boolean
language sql immutable set search_path = '' as $$
  select to_char(day, 'MM-DD') in ('01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25')
    or day - private.easter(extract(year from day)::integer) in (1, 39, 50)
$$;

create function private.closing_of(settings public.partner_calendars, day date) returns text
language sql immutable set search_path = '' as $$
  select case
    when extract(isodow from day)::smallint = any (settings.closed_weekdays) then 'weekly'
    when settings.closes_on_holidays and private.is_french_holiday(day) then 'holiday'
  end
$$;

create function private.bookings_per_day(partner uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce((select c.bookings_per_day from public.partner_calendars c where c.partner_id = partner), 1)
$$;

-- It closes days that became free again as the settings and the imports say.
create function private.close_days_again(partner uuid, days date[]) returns void
language sql set search_path = '' as $$
  insert into public.partner_availability (partner_id, day, source)
  select c.partner_id, d, private.closing_of(c, d) from public.partner_calendars c, unnest(days) d
  where c.partner_id = partner and private.closing_of(c, d) is not null
  union all
  select distinct i.partner_id, d, 'imported' from public.calendar_imports i, unnest(i.busy_days) d
  where i.partner_id = partner and d = any (days) and d >= private.today()
  on conflict do nothing
$$;

-- It keeps the public row of a day in step with its bookings.
create function private.show_bookings(partner uuid, days date[]) returns void
language plpgsql set search_path = '' as $$
declare
  freed date[];
begin
  insert into public.partner_availability (partner_id, day, state, source)
  select b.partner_id, b.day, 'booked', 'booking' from public.partner_bookings b
  where b.partner_id = show_bookings.partner and b.day = any (days)
  group by b.partner_id, b.day having count(*) >= private.bookings_per_day(show_bookings.partner)
  on conflict do nothing;
  with gone as (
    delete from public.partner_availability a
    where a.partner_id = show_bookings.partner and a.day = any (days) and a.source = 'booking' and (
      select count(*) from public.partner_bookings b where b.partner_id = a.partner_id and b.day = a.day
    ) < private.bookings_per_day(show_bookings.partner)
    returning a.day
  )
  select array_agg(g.day) into freed from gone g;
  -- The partner itself may be deleted, and its bookings with it.
  if freed is not null and exists (select from public.partners p where p.id = show_bookings.partner) then
    perform private.close_days_again(show_bookings.partner, freed);
  end if;
end
$$;

-- It locks the partner, so that of a booking and a cancellation at once the second counts what the first wrote. It runs as definer
-- because quotes are deleted with accounts.
create function private.follow_bookings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  booking public.partner_bookings := case when tg_op = 'DELETE' then old else new end;
begin
  perform from public.partners p where p.id = booking.partner_id for no key update;
  perform private.show_bookings(booking.partner_id, array[booking.day]);
  return null;
end
$$;
comment on function private.follow_bookings() is 'Shows whether a day with a new or an ended booking takes another one.';

-- A day that is opened while all its places are taken stays taken. It runs as definer because nobody else writes booked rows.
create function private.follow_opened_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.partner_bookings b where b.partner_id = old.partner_id and b.day = old.day) then
    perform private.show_bookings(old.partner_id, array[old.day]);
  end if;
  return null;
end
$$;
comment on function private.follow_opened_days() is 'Shows a day whose places are all taken as taken after it is opened.';

-- The first of these days on which the partner cannot take a booking besides those of this quote.
create function private.first_taken_day(partner uuid, offer uuid, days date[]) returns date
language sql stable set search_path = '' as $$
  select min(d) from unnest(days) d
  where exists (
    select from public.partner_availability a
    where a.partner_id = first_taken_day.partner and a.day = d and a.state = 'blocked'
      and not exists (select from public.partner_bookings o where o.quote_id = offer and o.day = d)
  ) or (
    select count(*) from public.partner_bookings b
    where b.partner_id = first_taken_day.partner and b.day = d and b.quote_id <> offer
  ) >= private.bookings_per_day(first_taken_day.partner)
$$;

create function private.lock_own_partner() returns public.partners
language plpgsql set search_path = '' as $$
declare
  own public.partners;
begin
  select * into own from public.partners p where p.owner_id = auth.uid() for no key update;
  if own.id is null then
    perform private.refuse('PT404', 'no-listing', 'Vous n’avez pas encore de fiche.');
  end if;
  return own;
end
$$;

create function private.calendar_end() returns date
language sql stable set search_path = '' as $$
  select (private.today() + interval '24 months')::date
$$;

-- Only what is new is closed, so that days opened by hand stay open. It runs as definer because settings are written here alone.
create function public.set_partner_calendar(bookings_per_day integer, closed_weekdays smallint[], closes_on_holidays boolean) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  own public.partners := private.lock_own_partner();
  former public.partner_calendars;
  settings public.partner_calendars;
  weekdays smallint[] := array(select distinct w from unnest(closed_weekdays) w order by w);
  freed date[];
begin
  if bookings_per_day is null or bookings_per_day not between 1 and 20 then
    perform private.refuse('PT422', 'invalid', 'Indiquez de 1 à 20 réservations par jour.', 'bookings_per_day');
  elsif bookings_per_day > 1 and own.type = 'venue' then
    perform private.refuse('PT422', 'invalid', 'Un lieu accueille un événement par jour.', 'bookings_per_day');
  elsif closed_weekdays is null or not weekdays <@ '{1,2,3,4,5,6,7}'::smallint[] then
    perform private.refuse('PT422', 'invalid', 'Choisissez des jours de la semaine.', 'closed_weekdays');
  elsif cardinality(weekdays) > 6 then
    perform private.refuse('PT422', 'invalid', 'Laissez au moins un jour ouvert.', 'closed_weekdays');
  elsif closes_on_holidays is null then
    perform private.refuse('PT422', 'invalid', 'Dites si vous fermez les jours fériés.', 'closes_on_holidays');
  end if;
  select * into former from public.partner_calendars c where c.partner_id = own.id;
  insert into public.partner_calendars as c (partner_id, bookings_per_day, closed_weekdays, closes_on_holidays, closed_until)
  values (own.id, bookings_per_day, weekdays, closes_on_holidays, private.calendar_end())
  on conflict (partner_id) do update set
    bookings_per_day = excluded.bookings_per_day, closed_weekdays = excluded.closed_weekdays,
    closes_on_holidays = excluded.closes_on_holidays, closed_until = greatest(c.closed_until, excluded.closed_until)
  returning * into settings;
  with gone as (
    delete from public.partner_availability a
    where a.partner_id = own.id and a.day >= private.today() and (
      (a.source = 'weekly' and extract(isodow from a.day)::smallint <> all (weekdays)) or (a.source = 'holiday' and not closes_on_holidays)
    ) returning a.day
  )
  select array_agg(g.day) into freed from gone g;
  perform private.close_days_again(own.id, freed);
  insert into public.partner_availability (partner_id, day, source)
  select own.id, d::date, private.closing_of(settings, d::date)
  from generate_series(private.today(), settings.closed_until, interval '1 day') d
  where private.closing_of(settings, d::date) is distinct from case
    when d::date <= former.closed_until then private.closing_of(former, d::date)
  end
    and private.closing_of(settings, d::date) is not null
  on conflict do nothing;
  if settings.bookings_per_day <> coalesce(former.bookings_per_day, 1) then
    perform private.show_bookings(own.id, array(
      select distinct b.day from public.partner_bookings b where b.partner_id = own.id and b.day >= private.today()
    ));
  end if;
end
$$;
comment on function public.set_partner_calendar(integer, smallint[], boolean) is
  'Writes the settings of the caller''s own calendar, and closes the days that they name.';

-- Each night the closing days reach one day further. The timetable of config.toml calls it.
create function private.extend_partner_calendars() returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.partner_availability (partner_id, day, source)
  select c.partner_id, d::date, private.closing_of(c, d::date)
  from public.partner_calendars c, generate_series(c.closed_until + 1, private.calendar_end(), interval '1 day') d
  where private.closing_of(c, d::date) is not null
  on conflict do nothing;
  update public.partner_calendars c set closed_until = private.calendar_end() where c.closed_until < private.calendar_end();
end
$$;

create function private.check_range(first date, last date, most integer) returns void
language plpgsql set search_path = '' as $$
begin
  if first is null or last is null or last < first or last - first >= most
    or first < '2020-01-01' or last > '2100-12-31' then
    perform private.refuse('PT422', 'invalid', 'Cette période ne convient pas.', 'last');
  end if;
end
$$;

-- It returns how many days were open before. A closing day of the week becomes a day closed by hand, and then outlives the settings.
-- It runs as definer because sources are written by functions alone.
create function public.block_days(first date, last date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  own public.partners := private.lock_own_partner();
  blocked integer;
begin
  perform private.check_range(first, last, 366);
  update public.partner_availability a set source = 'manual'
  where a.partner_id = own.id and a.day between first and last and a.source in ('weekly', 'holiday');
  insert into public.partner_availability (partner_id, day)
  select own.id, d::date from generate_series(first, last, interval '1 day') d
  on conflict do nothing;
  get diagnostics blocked = row_count;
  return blocked;
end
$$;
comment on function public.block_days(date, date) is 'Closes the days of the caller''s own calendar, a year at most.';

-- It returns how many days it opened. It runs as definer because sources are read by functions alone.
create function public.free_days(first date, last date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  own public.partners := private.lock_own_partner();
  freed integer;
begin
  perform private.check_range(first, last, 366);
  delete from public.partner_availability a
  where a.partner_id = own.id and a.day between first and last and a.source in ('manual', 'weekly', 'holiday');
  get diagnostics freed = row_count;
  return freed;
end
$$;
comment on function public.free_days(date, date) is 'Opens the closed days of the caller''s own calendar, but those imported or booked.';

-- The days of a quote that waits for its client.
create function private.held_days(partner uuid, first date, last date)
returns table (day date, request_id uuid, event_name text, client_name text, place text, valid_until date)
language sql stable set search_path = '' as $$
  select d::date, r.id, r.event_name, r.client_name, r.place, q.valid_until
  from public.quotes q
  join public.quote_requests r on r.id = q.request_id
  cross join lateral generate_series(
    greatest(coalesce(q.starts_on, r.starts_on), first), least(coalesce(q.ends_on, q.starts_on, r.ends_on, r.starts_on), last), interval '1 day'
  ) d
  where q.partner_id = held_days.partner and q.state = 'sent' and q.valid_until >= private.today()
$$;

-- The days that are not plainly free. It runs as definer because the source of a closed day is shown to its owner alone.
create function public.partner_calendar(first date, last date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  own uuid := private.own_partner_id();
  capacity integer := private.bookings_per_day(own);
begin
  if own is null then
    return null;
  end if;
  perform private.check_range(first, last, 1200);
  return jsonb_build_object(
    'partner_id', own,
    'type', (select p.type from public.partners p where p.id = own),
    'bookings_per_day', capacity,
    'days', (
      with bookings as (
        select b.day, count(*) as number, jsonb_agg(jsonb_build_object(
          'request_id', r.id, 'event_name', r.event_name, 'client_name', r.client_name, 'place', r.place
        ) order by r.event_name, r.id) as list
        from public.partner_bookings b
        join public.quotes q on q.id = b.quote_id
        join public.quote_requests r on r.id = q.request_id
        where b.partner_id = own and b.day between first and last group by b.day
      ), held as (
        select h.day, jsonb_agg(jsonb_build_object(
          'request_id', h.request_id, 'event_name', h.event_name, 'client_name', h.client_name, 'place', h.place, 'valid_until', h.valid_until
        ) order by h.event_name, h.request_id) as list
        from private.held_days(own, first, last) h group by h.day
      ), closed as (
        select a.day, a.source from public.partner_availability a
        where a.partner_id = own and a.day between first and last and a.state = 'blocked'
      ), waiting as (
        select l.day, count(*) as number from public.partner_waiting_list l
        where l.partner_id = own and l.day between first and last group by l.day
      )
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', day, 'closed', c.source, 'bookings', coalesce(b.list, '[]'), 'held', coalesce(h.list, '[]'),
        'places', case when c.source is null then greatest(0, capacity - coalesce(b.number, 0)) else 0 end,
        'waiting', coalesce(w.number, 0)
      ) order by day), '[]')
      from bookings b full join held h using (day) full join closed c using (day) full join waiting w using (day)
    )
  );
end
$$;
comment on function public.partner_calendar(date, date) is 'The closed, booked and held days of the caller''s own calendar.';

-- The former address ends. It runs as definer because secrets are written here alone.
create function public.create_partner_feed() returns text
language plpgsql security definer set search_path = '' as $$
declare
  own public.partners := private.lock_own_partner();
  token text := private.new_token();
begin
  insert into public.partner_calendars (partner_id, closed_until, token_hash, feed_created_at)
  values (own.id, private.calendar_end(), private.hash_invitation(token), now())
  on conflict (partner_id) do update
    set token_hash = excluded.token_hash, feed_created_at = excluded.feed_created_at, feed_read_at = null;
  return token;
end
$$;
comment on function public.create_partner_feed() is 'A new address of the caller''s bookings, shown once; the former one ends.';

-- It runs as definer because secrets are written by functions alone.
create function public.end_partner_feed() returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.partner_calendars c set token_hash = null, feed_created_at = null, feed_read_at = null
  where c.partner_id = private.own_partner_id();
end
$$;
comment on function public.end_partner_feed() is 'Ends the address of the caller''s bookings.';

-- The secret decides. Only the function partner-bookings-calendar calls it, and passes the address of its caller, because its own
-- request comes from the server. It runs as definer because a calendar has no account.
create function public.partner_feed(token text, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  feed public.partner_calendars;
begin
  update public.partner_calendars c set feed_read_at = now() where c.token_hash = private.hash_invitation(partner_feed.token)
  returning * into feed;
  if feed.partner_id is null then
    perform private.count_unknown_link(private.network_of(partner_feed.address));
    perform set_config('response.status', '200', true);
    return jsonb_build_object('state', 'unknown');
  end if;
  return jsonb_build_object(
    'state', 'open',
    'name', (select p.name from public.partners p where p.id = feed.partner_id),
    'bookings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'event_name', r.event_name, 'client_name', r.client_name, 'place', r.place,
        'first_day', b.first_day, 'last_day', b.last_day
      ) order by b.first_day, r.id), '[]')
      from (
        select o.quote_id, min(o.day) as first_day, max(o.day) as last_day
        from public.partner_bookings o where o.partner_id = feed.partner_id and o.day >= private.today() - 90 group by o.quote_id
      ) b
      join public.quotes q on q.id = b.quote_id
      join public.quote_requests r on r.id = q.request_id
    )
  );
end
$$;
comment on function public.partner_feed(text, text) is 'The bookings that a partner''s calendar address shows.';

-- It shows the busy days of all imports of a partner.
create function private.show_imports(partner uuid) returns void
language plpgsql set search_path = '' as $$
declare
  freed date[];
begin
  with gone as (
    delete from public.partner_availability a
    where a.partner_id = show_imports.partner and a.source = 'imported' and a.day >= private.today() and not exists (
      select from public.calendar_imports i where i.partner_id = a.partner_id and a.day = any (i.busy_days)
    ) returning a.day
  )
  select array_agg(g.day) into freed from gone g;
  perform private.close_days_again(show_imports.partner, freed || array(
    select d from public.calendar_imports i, unnest(i.busy_days) d where i.partner_id = show_imports.partner
  ));
end
$$;

-- The days within the calendar, once each.
create function private.busy_days_of(days date[]) returns date[]
language sql stable set search_path = '' as $$
  select array(select distinct d from unnest(days) d where d between private.today() and private.calendar_end() order by d)
$$;

-- An address is read on behalf of its owner, a limited number of times. It runs as definer because uses are counted here alone.
create function public.start_calendar_fetch() returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.partners := private.lock_own_partner();
begin
  perform private.require_use(
    'calendar-fetch', 'partner:' || own.id, 30, '1 hour', 'Trop de lectures de calendriers. Réessayez dans une heure.'
  );
end
$$;
comment on function public.start_calendar_fetch() is 'Counts a reading of another calendar by the caller, or refuses it.';

-- It runs as definer because busy days are written by functions alone.
create function public.import_busy_days(name text, days date[], address text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  own public.partners := private.lock_own_partner();
  made uuid;
begin
  if length(btrim(coalesce(name, ''))) not between 1 and 80 then
    perform private.refuse('PT422', 'invalid', 'Donnez un nom de 80 caractères au plus à ce calendrier.', 'name');
  elsif address is not null and not (private.is_web_address(address, 2000) and address ~ '^https:') then
    perform private.refuse('PT422', 'invalid', 'Cette adresse ne convient pas. Elle commence par https://.', 'address');
  elsif days is null or cardinality(days) > 1000 then
    perform private.refuse('PT422', 'invalid', 'Ce calendrier contient trop de jours.', 'days');
  elsif (select count(*) from public.calendar_imports i where i.partner_id = own.id) >= 5 then
    perform private.refuse('PT409', 'too-many', 'Vous suivez déjà cinq calendriers. Retirez-en un d’abord.', '5');
  end if;
  insert into public.calendar_imports (partner_id, name, address, busy_days)
  values (own.id, btrim(name), address, private.busy_days_of(days)) returning id into made;
  perform private.show_imports(own.id);
  return made;
end
$$;
comment on function public.import_busy_days(text, date[], text) is 'Closes the busy days of another calendar in the caller''s own one.';

-- It runs as definer because busy days are written by functions alone.
create function public.remove_calendar_import(import uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.partners := private.lock_own_partner();
begin
  delete from public.calendar_imports i where i.id = import and i.partner_id = own.id;
  perform private.show_imports(own.id);
end
$$;
comment on function public.remove_calendar_import(uuid) is 'Ends an import of the caller, and opens its days.';

-- Only the function busy-calendars calls it, after it has read the address. It runs as definer because the job has no account.
create function public.save_calendar_import(import uuid, days date[], problem text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  select i.partner_id into owner from public.calendar_imports i where i.id = import;
  perform from public.partners p where p.id = owner for no key update;
  update public.calendar_imports i set
    busy_days = case when problem is null then private.busy_days_of(days) else i.busy_days end,
    fetched_at = case when problem is null then now() else i.fetched_at end,
    error = left(problem, 300), next_fetch_at = now() + interval '6 hours'
  where i.id = import;
  perform private.show_imports(owner);
end
$$;
comment on function public.save_calendar_import(uuid, date[], text) is 'Writes what the reading of an import found, or why it failed.';

-- The addresses that were not read for six hours. Only the function busy-calendars calls it; it runs as definer because nobody else
-- reads the addresses of others.
create function public.due_calendar_imports(most integer) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select i.id from public.calendar_imports i
    where i.address is not null and i.next_fetch_at <= now() order by i.next_fetch_at, i.id limit least(most, 100) for update skip locked
  ), claimed as (
    -- A second run within the same hour finds others.
    update public.calendar_imports i set next_fetch_at = now() + interval '1 hour' from due where i.id = due.id returning i.id, i.address
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'address', c.address)), '[]') from claimed c
$$;
comment on function public.due_calendar_imports(integer) is 'The calendar addresses that are to be read now.';

revoke execute on function
  private.easter(integer), private.is_french_holiday(date), private.closing_of(public.partner_calendars, date),
  private.bookings_per_day(uuid), private.close_days_again(uuid, date[]), private.show_bookings(uuid, date[]), private.follow_bookings(),
  private.follow_opened_days(), private.first_taken_day(uuid, uuid, date[]), private.lock_own_partner(), private.calendar_end(),
  public.set_partner_calendar(integer, smallint[], boolean), private.extend_partner_calendars(),
  private.check_range(date, date, integer), public.block_days(date, date), public.free_days(date, date),
  private.held_days(uuid, date, date), public.partner_calendar(date, date), public.create_partner_feed(), public.end_partner_feed(),
  public.partner_feed(text, text), private.show_imports(uuid), private.busy_days_of(date[]), public.start_calendar_fetch(),
  public.import_busy_days(text, date[], text), public.remove_calendar_import(uuid),
  public.save_calendar_import(uuid, date[], text), public.due_calendar_imports(integer)
from public, anon, authenticated, service_role;
grant execute on function
  public.set_partner_calendar(integer, smallint[], boolean), public.block_days(date, date), public.free_days(date, date),
  public.partner_calendar(date, date), public.create_partner_feed(), public.end_partner_feed(), public.start_calendar_fetch(),
  public.import_busy_days(text, date[], text), public.remove_calendar_import(uuid)
to authenticated;
grant execute on function
  public.partner_feed(text, text), public.save_calendar_import(uuid, date[], text), public.due_calendar_imports(integer)
to service_role;

create trigger partner_bookings_follow after insert or delete on public.partner_bookings
  for each row execute function private.follow_bookings();
create trigger partner_availability_follow_opened after delete on public.partner_availability
  for each row when (old.source <> 'booking') execute function private.follow_opened_days();

-- The page of the calendar follows its bookings.
alter publication supabase_realtime add table public.partner_bookings;
