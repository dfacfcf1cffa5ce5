-- What makes a booking worth a review: it was asked for in good time, its day has passed, and both sides are different people. Nobody
-- reads these tables: what is known about a link between two accounts is told to administrators alone.

-- Days between the question and the event. The domain package has the same number.
create function private.review_lead_days() returns integer
language sql immutable set search_path = '' as $$ select 7 $$;

create table private.booking_checks (
  request_id uuid primary key references public.quote_requests (id) on delete cascade,
  -- What linked both sides at any step: a person who signs out or changes their address later is not unlinked by it.
  links text[] not null default '{}',
  -- The days as they were agreed on. Moving the event afterwards does not change them.
  accepted_on date,
  starts_on date,
  ends_on date
);

-- Where each side signed in from when it took a step. Digests, salted by the partner: they can be compared for one partner and read
-- for nobody. They go after a year, in private.expire_requests.
create table private.booking_traces (
  request_id uuid not null references private.booking_checks (request_id) on delete cascade,
  partner_id uuid not null references public.partners (id) on delete cascade,
  step text not null check (step in ('asked', 'answered', 'accepted', 'reviewed')),
  network bytea not null,
  -- The network with the browser.
  device bytea not null,
  created_at timestamptz not null default now(),
  primary key (request_id, step, device)
);
create index booking_traces_network_idx on private.booking_traces (partner_id, network);
create index booking_traces_created_at_idx on private.booking_traces (created_at);

alter table private.booking_checks enable row level security;
alter table private.booking_traces enable row level security;
revoke all on private.booking_checks, private.booking_traces from anon, authenticated, service_role;

-- One mailbox has many spellings: case, tags after a plus sign, and at Gmail dots.
create function private.mailbox_of(email text) returns text
language sql immutable set search_path = '' as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (
    select split_part(split_part(lower(btrim(email)), '@', 1), '+', 1) as name, split_part(lower(btrim(email)), '@', 2) as domain
  ) parts
$$;

-- French numbers are written with 0 or with +33; the last nine digits are the same.
create function private.telephone_of(phone text) returns text
language sql immutable set search_path = '' as $$
  select case when length(digits) >= 9 then right(digits, 9) end
  from (select regexp_replace(coalesce(phone, ''), '\D', '', 'g') as digits) d
$$;

-- What links the hosts of a request and the partner's owner now. Definer: it reads accounts and traces that nobody else reads.
create function private.links_of(asked public.quote_requests) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  links text[];
begin
  with partner as (
    select p.id, p.email::text as email, p.phone, u.phone as account_phone, u.created_at
    from public.partners l join public.profiles p on p.id = l.owner_id join auth.users u on u.id = p.id
    where l.id = asked.partner_id
  ), hosts as (
    select p.id, p.email::text as email, p.phone, u.phone as account_phone, u.created_at
    from public.profiles p join auth.users u on u.id = p.id
    where p.id = asked.made_by
      or p.id in (select m.user_id from public.event_members m where m.event_id = asked.event_id)
      or p.id in (select q.decided_by from public.quotes q where q.request_id = asked.id and q.state = 'accepted')
  ), both_sides as (
    select h.id = v.id as is_same, private.mailbox_of(h.email) = private.mailbox_of(v.email) as has_mailbox,
      array[private.telephone_of(h.phone), private.telephone_of(h.account_phone)]
        && array_remove(array[private.telephone_of(v.phone), private.telephone_of(v.account_phone)], null) as has_telephone,
      abs(extract(epoch from h.created_at - v.created_at)) < 3600 as is_same_hour
    from hosts h cross join partner v
  ), traces as (
    select t.* from private.booking_traces t where t.request_id = asked.id
  ), shared as (
    select c.step, bool_or(c.device = a.device) as is_device
    from traces c join traces a on a.network = c.network and a.step = 'answered'
    where c.step <> 'answered'
    group by c.step
  )
  select array_remove(array[
    case when bool_or(b.is_same) then 'same-person' end,
    case when bool_or(b.has_mailbox and not b.is_same) then 'same-mailbox' end,
    case when bool_or(b.has_telephone and not b.is_same) then 'same-telephone' end,
    case when bool_or(b.is_same_hour and not b.is_same) then 'accounts-together' end,
    -- One browser for the question and for the yes. Once alone may be a visit to the partner's shop.
    case when (select count(*) from shared s where s.is_device and s.step in ('asked', 'accepted')) = 2 then 'same-device' end,
    case when exists (select from shared) then 'same-network' end,
    case when exists (
      select from traces c
      join private.booking_traces o on o.partner_id = c.partner_id and o.network = c.network and o.request_id <> c.request_id
      join public.quote_requests r on r.id = o.request_id and r.event_id is distinct from asked.event_id
      where c.step <> 'answered' and o.step <> 'answered'
    ) then 'other-client-network' end
  ], null) into links from both_sides b;
  return coalesce(links, '{}');
end
$$;
comment on function private.links_of(public.quote_requests) is 'What links the two sides of a request, for the checks of reviews and answer times.';

-- Definer: answer times are computed from it, and nobody reads the checks.
create function private.is_linked(request uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.booking_checks c where c.request_id = request and c.links <> '{}')
$$;
comment on function private.is_linked(uuid) is 'Whether both sides of a request are linked.';

-- Definer: it reads the caller's sessions. Every session counts, so that the one that is used for the step hides no other.
create function private.trace_step(asked public.quote_requests, step text) returns text[]
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  known text[];
begin
  insert into private.booking_checks (request_id) values (asked.id) on conflict do nothing;
  insert into private.booking_traces (request_id, partner_id, step, network, device)
  select distinct asked.id, asked.partner_id, step, sha256(convert_to(place, 'UTF8')),
    sha256(convert_to(place || ' ' || coalesce(s.user_agent, ''), 'UTF8'))
  from auth.sessions s
  cross join lateral (
    select asked.partner_id || ' ' || network(set_masklen(s.ip, case family(s.ip) when 4 then 32 else 64 end)) as place
  ) p
  where s.user_id = auth.uid() and s.ip is not null and asked.partner_id is not null
  on conflict do nothing;
  update private.booking_checks c set links = array(
    select distinct link from unnest(c.links || private.links_of(asked)) link order by link
  )
  where c.request_id = asked.id
  returning c.links into known;
  return known;
end
$$;
comment on function private.trace_step(public.quote_requests, text) is 'Keeps where a step was taken from, and what links both sides since.';

-- Why a booking cannot be reviewed: `not-over` can change, the others cannot. Definer: nobody reads the checks.
create function private.review_obstacle(asked public.quote_requests) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  booked private.booking_checks;
begin
  select * into booked from private.booking_checks c where c.request_id = asked.id;
  if asked.state not in ('accepted', 'done') then
    return 'not-over';
  elsif booked.starts_on is null or booked.starts_on <= booked.accepted_on
    or booked.starts_on - (asked.created_at at time zone 'Europe/Paris')::date < private.review_lead_days() then
    return 'too-late';
  elsif booked.links && array['same-person', 'same-mailbox', 'same-telephone', 'same-device'] then
    return 'linked';
  elsif asked.state <> 'done' or booked.ends_on >= private.today() or not exists (
    select from public.events e where e.id = asked.event_id and coalesce(e.ends_on, e.starts_on) < private.today()
  ) then
    return 'not-over';
  end if;
  return null;
end
$$;
comment on function private.review_obstacle(public.quote_requests) is 'Why a booking earns no review, or not yet.';

revoke execute on function
  private.review_lead_days(), private.mailbox_of(text), private.telephone_of(text), private.links_of(public.quote_requests),
  private.is_linked(uuid), private.trace_step(public.quote_requests, text), private.review_obstacle(public.quote_requests)
from public, anon, authenticated, service_role;
-- The pages of a request and of a team run with the caller's own rights.
grant execute on function private.review_obstacle(public.quote_requests) to authenticated;
