-- A question to one partner, with the facts of the event as they were when it was asked: the partner sees these and nothing else of
-- the event. Written by functions alone. What was agreed outlives the event and the listing, as contracts do.
create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  event_id uuid references public.events (id) on delete set null,
  partner_id uuid references public.partners (id) on delete set null,
  partner_name text not null check (length(partner_name) between 1 and 120),
  trade text not null,
  made_by uuid references public.profiles (id) on delete set null,
  client_name text not null default '' check (length(client_name) <= 120),
  message text not null check (length(btrim(message)) between 1 and 4000),
  kind text not null,
  event_name text not null,
  starts_on date,
  ends_on date,
  place text,
  guests integer,
  -- What the hosts thought of spending on it, if they wished to say so.
  budget_hint_cents bigint check (budget_hint_cents between 0 and 10000000000),
  state text not null default 'new' check (state in ('new', 'seen', 'quoted', 'accepted', 'declined', 'expired', 'done')),
  declined_by text check (declined_by in ('client', 'partner')),
  decline_reason text not null default '' check (length(decline_reason) <= 1000),
  -- The event's new date where the partner is taken on it: the booking keeps its days until the partner agrees or it ends.
  date_to_agree date,
  seen_at timestamptz,
  -- The first answer of the partner, of whatever sort.
  answered_at timestamptz,
  response_minutes integer check (response_minutes >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint quote_requests_say_who_declined check ((declined_by is not null) = (state = 'declined')),
  constraint quote_requests_dates_to_agree_are_booked check (date_to_agree is null or state = 'accepted'),
  constraint quote_requests_answers_are_measured check ((answered_at is null) = (response_minutes is null))
);
create unique index quote_requests_one_open_idx on public.quote_requests (event_id, partner_id)
  where state in ('new', 'seen', 'quoted', 'accepted');
create index quote_requests_event_idx on public.quote_requests (event_id, created_at desc, id);
create index quote_requests_partner_idx on public.quote_requests (partner_id, created_at desc, id);
create index quote_requests_made_by_idx on public.quote_requests (made_by);

create trigger quote_requests_touch before update on public.quote_requests
  for each row execute function private.touch_updated_at();

alter table public.quote_requests enable row level security;
revoke all on public.quote_requests from anon, authenticated, service_role;
grant select on public.quote_requests to authenticated, service_role;

create policy "members who may see the budget read their requests" on public.quote_requests
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]));

create policy "partners read the requests sent to them" on public.quote_requests
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

-- Whom the caller acts for in a request: null for everybody else. A partner who asked for an event of their own is both sides, and
-- says which. Definer: it decides before any policy.
create function private.side_of(asked public.quote_requests, wanted text default null) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if asked.partner_id = private.own_partner_id() and wanted is distinct from 'client' then
    return 'partner';
  elsif asked.event_id = any (private.editor_event_ids()) and wanted is distinct from 'partner' then
    return 'client';
  end if;
  return null;
end
$$;
comment on function private.side_of(public.quote_requests, text) is 'The side of a request that the caller acts for.';

-- Every act on a request locks it first, so that two acts wait for each other and never in a ring.
create function private.lock_request(request uuid, wanted_side text default null) returns public.quote_requests
language plpgsql set search_path = '' as $$
declare
  asked public.quote_requests;
begin
  select * into asked from public.quote_requests r where r.id = request for update;
  if asked.id is null or private.side_of(asked, wanted_side) is null then
    perform private.refuse('PT404', 'unknown', 'Cette demande n’existe pas ou ne vous est pas ouverte.');
  end if;
  return asked;
end
$$;

-- The median time to a first answer over a year, which the directory shows and ranks by. One voice for one person, and none for
-- whoever is linked to the partner: nobody becomes quick by answering themselves.
create function private.measure_response_time(partner uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.partners p set response_minutes = (
    select percentile_disc(0.5) within group (order by o.response_minutes)
    from (
      select distinct on (coalesce(r.made_by, r.id)) r.response_minutes
      from public.quote_requests r
      where r.partner_id = p.id and r.answered_at > now() - interval '1 year' and not private.is_linked(r.id)
      order by coalesce(r.made_by, r.id), r.answered_at desc
    ) o
  )
  where p.id = measure_response_time.partner;
end
$$;
comment on function private.measure_response_time(uuid) is 'Computes how quickly a partner answers others.';

-- How long the partner took for a first answer.
create function private.record_first_answer(asked public.quote_requests) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.trace_step(asked, 'answered');
  update public.quote_requests r set
    answered_at = now(), response_minutes = greatest(0, extract(epoch from now() - r.created_at) / 60)::integer
  where r.id = asked.id and r.answered_at is null;
  if found then
    perform private.measure_response_time(asked.partner_id);
  end if;
end
$$;
comment on function private.record_first_answer(public.quote_requests) is 'Keeps when a partner first answered, and the median of it.';

create function private.notify_partner(asked public.quote_requests, title text, body text, key text) returns void
language sql security definer set search_path = '' as $$
  select private.notify_person(p.owner_id, 'quotes', title, body, '/partner/requests/' || asked.id, key)
  from public.partners p where p.id = asked.partner_id
$$;
comment on function private.notify_partner(public.quote_requests, text, text, text) is 'Tells the partner of a request something once.';

revoke execute on function
  private.side_of(public.quote_requests, text), private.lock_request(uuid, text), private.measure_response_time(uuid),
  private.record_first_answer(public.quote_requests),
  private.notify_partner(public.quote_requests, text, text, text)
from public, anon, authenticated, service_role;

alter publication supabase_realtime add table public.quote_requests;
