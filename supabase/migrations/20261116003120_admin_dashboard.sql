-- The administrators' dashboard: what waits for a decision, and the figures of the whole platform. It never counts a large table: days
-- that are over are stored, today is counted by an index, and the storage is added up as it changes.

-- Numbers of one day in Paris, without anything about a person. A day that is over is counted once, so that its numbers outlive the
-- rows; the errors are added by the server while it runs.
create table private.daily_figures (
  day date not null,
  figure text not null check (
    figure in (
      'client_sign_ups', 'partner_sign_ups', 'events', 'requests', 'quotes', 'bookings', 'mails_delivered', 'mails_failed', 'errors'
    )
  ),
  number bigint not null check (number >= 0),
  primary key (day, figure)
);

-- The median time to a first answer. That of a month does not follow from those of its days, so it is stored too.
create table private.response_times (
  period text not null check (period in ('day', 'month')),
  first_day date not null,
  minutes integer not null check (minutes >= 0),
  primary key (period, first_day)
);

-- One row for each change of a stored file, added up each night. Rows are only added, so that uploads never wait for each other.
create table private.storage_changes (
  id bigint primary key generated always as identity,
  bucket_id text not null,
  files bigint not null,
  bytes bigint not null
);
insert into private.storage_changes (bucket_id, files, bytes)
select o.bucket_id, count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0) from storage.objects o group by o.bucket_id;

-- Each figure is a range of one of these indexes, which holds all that is counted, so that no table is read.
create index events_created_at_idx on public.events (created_at, id);
create index events_last_day_idx on public.events (coalesce(ends_on, starts_on, 'infinity')) include (ends_on, starts_on)
  where archived_at is null and deletion_on is null;
create index quote_requests_created_at_idx on public.quote_requests (created_at);
create index quote_requests_answered_at_idx on public.quote_requests (answered_at) include (response_minutes)
  where answered_at is not null;
create index quotes_sent_at_idx on public.quotes (sent_at) where sent_at is not null;
create index quote_acceptances_accepted_at_idx on public.quote_acceptances (accepted_at);

alter table private.daily_figures enable row level security;
alter table private.response_times enable row level security;
alter table private.storage_changes enable row level security;
revoke all on private.daily_figures, private.response_times, private.storage_changes from anon, authenticated, service_role;

-- A hosted service has no outbox, and then no mails to count.
create function private.count_mails(since timestamptz, until timestamptz) returns table (delivered bigint, failed bigint)
language plpgsql stable set search_path = '' as $$
begin
  if to_regclass('platform.outbox') is null then
    return query select 0::bigint, 0::bigint;
    return;
  end if;
  return query
  select
    -- Without a mail server, messages go to the mailbox of the demonstration, which delivers to nobody.
    (select count(*) from platform.outbox o where o.sent_at >= since and o.sent_at < until and o.sent_by <> 'mailbox'),
    (select count(*) from platform.outbox o where o.failed_at >= since and o.failed_at < until);
end
$$;

-- The numbers of one day: each is counted alone, as a range of its index.
create function private.count_figures(of_day date) returns table (figure text, number bigint)
language plpgsql stable set search_path = '' as $$
declare
  since timestamptz := of_day::timestamp at time zone 'Europe/Paris';
  until timestamptz := (of_day + 1)::timestamp at time zone 'Europe/Paris';
  mails record;
begin
  select * into mails from private.count_mails(since, until);
  return query values
    ('client_sign_ups', (
      select count(*) from public.profiles p where p.role = 'client' and p.created_at >= since and p.created_at < until
    )),
    ('partner_sign_ups', (
      select count(*) from public.profiles p where p.role = 'partner' and p.created_at >= since and p.created_at < until
    )),
    ('events', (select count(*) from public.events e where e.created_at >= since and e.created_at < until)),
    ('requests', (select count(*) from public.quote_requests r where r.created_at >= since and r.created_at < until)),
    ('quotes', (select count(*) from public.quotes q where q.sent_at >= since and q.sent_at < until)),
    ('bookings', (select count(*) from public.quote_acceptances a where a.accepted_at >= since and a.accepted_at < until)),
    ('mails_delivered', mails.delivered),
    ('mails_failed', mails.failed);
end
$$;

-- The median time from a request to its first answer, over the days on which the answers came; null without an answer.
create function private.median_response(first_day date, last_day date) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return (
    select percentile_disc(0.5) within group (order by r.response_minutes)
    from public.quote_requests r
    where r.answered_at >= first_day::timestamp at time zone 'Europe/Paris'
      and r.answered_at < (last_day + 1)::timestamp at time zone 'Europe/Paris'
  );
end
$$;

create function private.first_uncounted_day() returns date
language sql stable set search_path = '' as $$
  select greatest(
    (select max(f.day) + 1 from private.daily_figures f where f.figure = 'client_sign_ups'),
    (date_trunc('month', private.today()) - interval '11 months')::date
  )
$$;

-- The schedule calls it each night, and the dashboard when nights were missed. A day is counted an hour after its end, because a row
-- carries the time at which its transaction began.
create function private.store_daily_figures() returns void
language plpgsql set search_path = '' as $$
declare
  uncounted_day date := private.first_uncounted_day();
  last_day date := ((now() - interval '1 hour') at time zone 'Europe/Paris')::date - 1;
begin
  if uncounted_day > last_day then
    return;
  end if;
  insert into private.daily_figures (day, figure, number)
  select d.day::date, c.figure, c.number
  from generate_series(uncounted_day, last_day, interval '1 day') as d (day) cross join private.count_figures(d.day::date) c
  on conflict (day, figure) do nothing;
  insert into private.response_times as t (period, first_day, minutes)
  select m.period, m.first_day, m.minutes
  from (
    select 'day' as period, d.day::date as first_day, private.median_response(d.day::date, d.day::date) as minutes
    from generate_series(uncounted_day, last_day, interval '1 day') as d (day)
    union all
    select 'month', m.first_day::date, private.median_response(m.first_day::date, (m.first_day + interval '1 month')::date - 1)
    from generate_series(date_trunc('month', uncounted_day), last_day, interval '1 month') as m (first_day)
  ) m
  where m.minutes is not null
  on conflict (period, first_day) do update set minutes = excluded.minutes;
  with added as (delete from private.storage_changes s returning s.bucket_id, s.files, s.bytes)
  insert into private.storage_changes (bucket_id, files, bytes)
  select a.bucket_id, sum(a.files), sum(a.bytes) from added a group by a.bucket_id;
end
$$;
comment on function private.store_daily_figures() is 'Stores the numbers of the days that are over; called by the schedule.';

-- The server calls it at intervals with the requests that it answered with an error of its own.
create function private.add_errors(number bigint) returns void
language sql set search_path = '' as $$
  insert into private.daily_figures as f (day, figure, number) values (private.today(), 'errors', add_errors.number)
  on conflict (day, figure) do update set number = f.number + excluded.number
$$;
comment on function private.add_errors(bigint) is 'Adds failed requests to the numbers of today; called by the server.';

create function private.storage_by_bucket() returns table (bucket text, files bigint, bytes bigint)
language sql stable set search_path = '' as $$
  select s.bucket_id, sum(s.files)::bigint, sum(s.bytes)::bigint from private.storage_changes s group by s.bucket_id
$$;

-- It runs as definer because whoever stores a file may not write numbers.
create function private.count_stored_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    insert into private.storage_changes (bucket_id, files, bytes)
    values (old.bucket_id, -1, -coalesce((old.metadata ->> 'size')::bigint, 0));
  end if;
  if tg_op <> 'DELETE' then
    insert into private.storage_changes (bucket_id, files, bytes)
    values (new.bucket_id, 1, coalesce((new.metadata ->> 'size')::bigint, 0));
  end if;
  return null;
end
$$;
comment on function private.count_stored_file() is 'Adds a change of a stored file to the storage that is used.';

-- Only what the caller may decide is in the answer.
create function private.waiting_decisions() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  held text[] := private.own_permissions();
  sees_all boolean := 'manage_partners' = any (held);
  waiting jsonb := '{}';
begin
  if held && array['manage_partners', 'manage_venues'] then
    waiting := waiting || jsonb_build_object(
      'partners', (select count(*) from public.partners p where p.state = 'pending' and (sees_all or p.type = 'venue')),
      'changes', (
        select count(*) from public.partner_changes c join public.partners p on p.id = c.partner_id where sees_all or p.type = 'venue'
      )
    );
  end if;
  if held && array['manage_partners', 'manage_venues', 'manage_requests', 'manage_guests'] then
    waiting := waiting || (
      select jsonb_build_object(
        'reviews', count(*) filter (where c.cause = 'held'), 'reports', count(*) filter (where c.cause = 'reported')
      )
      from private.moderation_cases c where c.state in ('open', 'appealed') and private.may_moderate_case(c)
    );
  end if;
  if 'manage_requests' = any (held) then
    waiting := waiting || jsonb_build_object(
      'messages', (select count(*) from public.contact_messages m where m.state = 'new')
    );
  end if;
  if 'manage_guests' = any (held) then
    waiting := waiting || jsonb_build_object(
      'privacy', (select count(*) from private.privacy_requests r where r.proven_at is not null and r.answered_at is null)
    );
  end if;
  return waiting;
end
$$;

-- The figures of each day and month, and the median times to a first answer. Zeros are left out.
create function private.figures_over_time() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  today date := private.today();
  first_month date := date_trunc('month', today) - interval '11 months';
  first_live date := private.first_uncounted_day();
begin
  return (
    with figures as materialized (
      select f.day, f.figure, f.number from private.daily_figures f where f.day >= first_month and f.number > 0
      union all
      select d.day::date, c.figure, c.number
      from generate_series(first_live, today, interval '1 day') as d (day) cross join private.count_figures(d.day::date) c
      where c.number > 0
      union all
      select t.first_day, 'response_minutes', t.minutes from private.response_times t
      where t.period = 'day' and t.first_day between today - 29 and first_live - 1
      union all
      select d.day::date, 'response_minutes', private.median_response(d.day::date, d.day::date)
      from generate_series(first_live, today, interval '1 day') as d (day)
    ),
    months as (
      select date_trunc('month', f.day)::date as first_day, f.figure, sum(f.number) as number
      from figures f where f.figure <> 'response_minutes' group by 1, 2
      union all
      select t.first_day, 'response_minutes', t.minutes from private.response_times t
      where t.period = 'month' and t.first_day >= first_month and t.first_day < date_trunc('month', today)
      union all
      select date_trunc('month', today)::date, 'response_minutes', private.median_response(date_trunc('month', today)::date, today)
    )
    select jsonb_build_object(
      'days', (
        select jsonb_agg(jsonb_build_object('day', d.day::date) || coalesce(n.numbers, '{}') order by d.day)
        from generate_series(today - 29, today, interval '1 day') as d (day)
        left join (
          select f.day, jsonb_object_agg(f.figure, f.number) as numbers from figures f where f.day >= today - 29 group by f.day
        ) n on n.day = d.day
      ),
      'months', (
        select jsonb_agg(jsonb_build_object('month', to_char(m.first_day, 'YYYY-MM')) || coalesce(n.numbers, '{}') order by m.first_day)
        from generate_series(first_month, today, interval '1 month') as m (first_day)
        left join (
          select o.first_day, jsonb_object_agg(o.figure, o.number) as numbers from months o group by o.first_day
        ) n on n.first_day = m.first_day
      )
    )
  );
end
$$;

-- One answer for the whole page. It runs as definer because it counts rows that the caller may not read. It may store the figures of
-- nights that the schedule missed, so it is volatile.
create function public.admin_dashboard() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  today date := private.today();
  stored record;
begin
  if not private.has_permission('view_dashboard') then
    raise insufficient_privilege using message = 'the dashboard needs view_dashboard';
  end if;
  -- A standby stores nothing; the timetable does, each night.
  if not pg_is_in_recovery() then
    perform private.store_daily_figures();
  end if;
  select coalesce(sum(s.bytes), 0) as bytes, coalesce(sum(s.files), 0) as files into stored from private.storage_by_bucket() s;
  return jsonb_build_object(
    'waiting', private.waiting_decisions(),
    'active_events', (
      select count(*) from public.events e
      where e.archived_at is null and e.deletion_on is null and coalesce(e.ends_on, e.starts_on, 'infinity') >= today
    ),
    -- The first answers of the last thirty days.
    'response_minutes', private.median_response(today - 29, today),
    'storage_bytes', stored.bytes,
    'storage_files', stored.files
  ) || private.figures_over_time();
end
$$;
comment on function public.admin_dashboard() is 'What waits for a decision of the caller, and the figures of the whole platform; needs view_dashboard.';

revoke execute on function
  private.count_mails(timestamptz, timestamptz), private.count_figures(date), private.median_response(date, date),
  private.first_uncounted_day(), private.store_daily_figures(), private.add_errors(bigint), private.storage_by_bucket(),
  private.count_stored_file(), private.waiting_decisions(), private.figures_over_time(), public.admin_dashboard()
from public, anon, authenticated, service_role;
grant execute on function public.admin_dashboard() to authenticated;

create trigger objects_count_stored after insert or delete or update of bucket_id, metadata on storage.objects
  for each row execute function private.count_stored_file();
