-- The partner's dashboard, and the views of a listing that it shows.

-- A network counts once a day for a listing; nothing else of a visit is stored.
create table private.partner_views (
  partner_id uuid not null references public.partners (id) on delete cascade,
  day date not null,
  views integer not null default 1 check (views > 0),
  primary key (partner_id, day)
);

alter table private.partner_views enable row level security;
revoke all on private.partner_views from anon, authenticated, service_role;

-- The public page calls it. It runs as definer because nobody else writes views.
create function public.record_partner_view(partner uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if private.is_listed(partner) and partner is distinct from private.own_partner_id()
    and private.count_use('partner-view', 'network:' || coalesce(private.caller_network(), '') || ':' || partner, 1, '1 day') then
    insert into private.partner_views as v (partner_id, day) values (partner, private.today())
    on conflict (partner_id, day) do update set views = v.views + 1;
  end if;
end
$$;
comment on function public.record_partner_view(uuid) is 'Counts a visit of a public listing, once a day for a network.';

-- The last twelve months, the current one included. It runs as definer because nobody reads views.
create function private.partner_months(partner uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'month', to_char(m.first_day, 'YYYY-MM'),
    'views', (
      select coalesce(sum(v.views), 0) from private.partner_views v
      where v.partner_id = partner_months.partner and v.day >= m.first_day and v.day < m.first_day + interval '1 month'
    ),
    'requests', coalesce(r.requests, 0), 'bookings', coalesce(r.bookings, 0)
  ) order by m.first_day)
  from generate_series(
    date_trunc('month', private.today()::timestamp) - interval '11 months', date_trunc('month', private.today()::timestamp),
    interval '1 month'
  ) as m (first_day)
  left join lateral (
    select count(*) as requests, count(*) filter (where q.state in ('accepted', 'done')) as bookings
    from public.quote_requests q
    where q.partner_id = partner_months.partner
      and q.created_at >= m.first_day at time zone 'Europe/Paris'
      and q.created_at < (m.first_day + interval '1 month') at time zone 'Europe/Paris'
  ) r on true
$$;
comment on function private.partner_months(uuid) is 'Views, requests and bookings of a listing by month of the request.';

-- One answer for the whole page, for the caller's own listing; null without one. It runs under the caller's own policies.
create function public.partner_dashboard() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  own uuid := private.own_partner_id();
begin
  if own is null then
    return null;
  end if;
  return jsonb_build_object(
    'listing', (
      select jsonb_build_object(
        'id', p.id, 'state', p.state, 'refusal_reason', p.refusal_reason, 'name', p.name, 'type', p.type, 'slug', p.slug,
        'response_minutes', p.response_minutes, 'rating_average', p.rating_average, 'rating_count', p.rating_count,
        'description_length', length(p.description), 'has_price', p.price_from_cents is not null,
        'has_capacity', p.capacity_max is not null, 'travels_km', p.travels_km, 'has_place', p.latitude is not null,
        'photos', (select count(*) from public.partner_photos f where f.partner_id = p.id and f.state = 'shown'),
        'services', (select count(*) from public.partner_services s where s.partner_id = p.id)
      ) from public.partners p where p.id = own
    ),
    'to_answer', jsonb_build_object(
      'count', (
        select count(*) from public.quote_requests r
        where r.partner_id = own and r.state in ('new', 'seen') and r.answered_at is null
      ),
      'requests', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'client_name', r.client_name, 'event_name', r.event_name, 'kind', r.kind, 'starts_on', r.starts_on,
          'place', r.place, 'guests', r.guests, 'created_at', r.created_at
        ) order by r.created_at, r.id), '[]')
        from (
          select * from public.quote_requests o
          where o.partner_id = own and o.state in ('new', 'seen') and o.answered_at is null
          order by o.created_at, o.id limit 5
        ) r
      )
    ),
    'dates_to_agree', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'event_name', r.event_name, 'date_to_agree', r.date_to_agree)
        order by r.date_to_agree, r.id), '[]')
      from public.quote_requests r where r.partner_id = own and r.date_to_agree is not null
    ),
    'expiring_quotes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', q.id, 'request_id', q.request_id, 'number', q.number, 'client_name', q.client_name, 'event_name', q.event_name,
        'valid_until', q.valid_until, 'total_ttc_cents', q.total_ttc_cents
      ) order by q.valid_until, q.id), '[]')
      from (
        select o.id, o.request_id, o.number, o.valid_until, o.total_ttc_cents, r.client_name, r.event_name
        from public.quotes o join public.quote_requests r on r.id = o.request_id
        where o.partner_id = own and o.state = 'sent' and o.valid_until <= private.today() + 7
        order by o.valid_until, o.id limit 5
      ) q
    ),
    'bookings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'client_name', r.client_name, 'event_name', r.event_name, 'kind', r.kind, 'starts_on', r.starts_on, 'place', r.place
      ) order by r.starts_on, r.id), '[]')
      from (
        select * from public.quote_requests o
        where o.partner_id = own and o.state = 'accepted' and coalesce(o.ends_on, o.starts_on) >= private.today()
        order by o.starts_on, o.id limit 5
      ) r
    ),
    'unread', (
      select coalesce(sum(private.unread_of(c)), 0) from public.conversations c
      -- Only what changed since the partner last read is counted: a partner may have thousands of conversations.
      where c.partner_id = own and c.last_message_at > coalesce(c.partner_read_at, '-infinity')
    ),
    'months', private.partner_months(own)
  );
end
$$;
comment on function public.partner_dashboard() is 'What a partner needs today, and the figures of the last twelve months.';

revoke execute on function
  public.record_partner_view(uuid), private.partner_months(uuid), public.partner_dashboard()
from public, anon, authenticated, service_role;
grant execute on function public.record_partner_view(uuid) to anon, authenticated;
grant execute on function private.partner_months(uuid), public.partner_dashboard() to authenticated;
