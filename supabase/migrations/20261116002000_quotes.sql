-- The partners of an event, the requests to them and their quotes. An accepted quote becomes a booking in a later file.

-- The team of an event holds, for each trade: a trade that is sought, a partner of the directory who is a favourite, asked or
-- booked, or a professional from elsewhere whom the hosts enter by hand.
create table public.event_partners (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  trade text not null check (
    trade in (
      'venue', 'caterer', 'photographer', 'dj', 'florist', 'decorator', 'beauty', 'transport', 'entertainment', 'general'
    )
  ),
  partner_id uuid references public.partners (id) on delete set null,
  name text not null default '' check (length(name) <= 120),
  contact text not null default '' check (length(contact) <= 300),
  state text not null default 'favourite' check (state in ('searched', 'favourite', 'asked', 'quoted', 'booked', 'declined')),
  notes text not null default '' check (length(notes) <= 4000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  unique (event_id, partner_id),
  constraint event_partners_are_named_unless_sought check (name <> '' or state = 'searched')
);

create index event_partners_list_idx on public.event_partners (event_id, trade, id);
create index event_partners_partner_id_idx on public.event_partners (partner_id);

alter table public.event_partners enable row level security;
revoke all on public.event_partners from anon, authenticated;
grant all on public.event_partners to service_role;
grant select, delete on public.event_partners to authenticated;
grant insert (id, event_id, trade, partner_id, name, contact, state, notes) on public.event_partners to authenticated;
grant update (name, contact, state, notes) on public.event_partners to authenticated;

create policy "members read the team of an event" on public.event_partners
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors add to the team of an event" on public.event_partners
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors change the team of an event" on public.event_partners
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

-- An entry with an open request remains, because the partner's answer updates it.
create policy "editors remove from the team of an event" on public.event_partners
  for delete to authenticated
  using (
    event_id = any ((select private.editor_event_ids())::uuid[])
    and (partner_id is null or state not in ('asked', 'quoted', 'booked'))
  );

-- A request goes to one partner with the facts of the event at that time: the partner sees these and nothing else of the event.
-- Only functions write it. What was agreed outlives the event and the listing, as contracts do.
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
  -- The number before the last change, and the time of that change.
  guests_before integer,
  guests_changed_at timestamptz,
  -- Hosts may share the amount they intend to spend.
  budget_hint_cents bigint check (budget_hint_cents between 0 and 10000000000),
  state text not null default 'new' check (state in ('new', 'seen', 'quoted', 'accepted', 'declined', 'expired', 'done')),
  declined_by text check (declined_by in ('client', 'partner')),
  decline_reason text not null default '' check (length(decline_reason) <= 1000),
  -- This is the event's new date when the partner is not free on it: the booking stays on its days until the partner agrees.
  date_to_agree date,
  seen_at timestamptz,
  -- Any first answer of the partner counts.
  answered_at timestamptz,
  response_minutes integer check (response_minutes >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The foreign key is in the file of the reviews, which need this table.
  review_id uuid unique,
  search text not null generated always as (private.search_key(client_name || ' ' || event_name || ' ' || coalesce(place, ''))) stored,
  message_search text not null generated always as (private.search_key(message)) stored,
  constraint quote_requests_say_who_declined check ((declined_by is not null) = (state = 'declined')),
  constraint quote_requests_dates_to_agree_are_booked check (date_to_agree is null or state = 'accepted'),
  constraint quote_requests_changes_have_a_time check ((guests_before is null) = (guests_changed_at is null)),
  constraint quote_requests_answers_are_measured check ((answered_at is null) = (response_minutes is null))
);

create unique index quote_requests_one_open_idx on public.quote_requests (event_id, partner_id)
  where state in ('new', 'seen', 'quoted', 'accepted');
create index quote_requests_event_idx on public.quote_requests (event_id, created_at desc, id);
create index quote_requests_partner_idx on public.quote_requests (partner_id, created_at desc, id);
-- The partner's list and board read each state by itself, the newest first or by the day of the event.
create index quote_requests_partner_state_idx on public.quote_requests (partner_id, state, created_at desc, id desc);
create index quote_requests_partner_day_idx on public.quote_requests (partner_id, state, coalesce(starts_on, 'infinity'), id);
create index quote_requests_made_by_idx on public.quote_requests (made_by);

alter table public.quote_requests enable row level security;
revoke all on public.quote_requests from anon, authenticated, service_role;
grant select on public.quote_requests to authenticated, service_role;

create policy "members who may see the budget read their requests" on public.quote_requests
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]));

create policy "partners read the requests sent to them" on public.quote_requests
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

-- Totals are computed here and never taken from a request. A quote that was sent changes in one point: its acceptance marks the
-- options that the client chose.
create table public.quotes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.quote_requests (id) on delete cascade,
  event_id uuid references public.events (id) on delete set null,
  partner_id uuid references public.partners (id) on delete set null,
  partner_name text not null,
  -- Numbers are consecutive by partner and year, and assigned at sending.
  number text check (number ~ '^[0-9]{4}-[0-9]{4,}$'),
  -- Each quote sent for a request is its next version.
  version integer not null default 1 check (version >= 1),
  -- What private.quote_seller answered when the quote was last saved or sent: the mentions of a sent quote do not change.
  seller jsonb not null default '{}' check (jsonb_typeof(seller) = 'object'),
  state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
  title text not null default '' check (length(title) <= 160),
  notes text not null default '' check (length(notes) <= 4000),
  -- The number of guests of the request when the quote was sent: a later change leaves the quote as it is, and both sides see it.
  guests integer,
  -- These are the days of the quote, null while the event has no date.
  starts_on date,
  ends_on date,
  valid_until date not null,
  -- The quote then shows « TVA non applicable, art. 293 B du CGI ».
  is_vat_exempt boolean not null default false,
  -- [{label, kind, percent or amount_cents, days_before}]: the parts add up; without days a part is due on acceptance.
  terms jsonb not null default '[]',
  -- It is read from the terms, so that one place says whether sums paid ahead are arrhes or an acompte.
  deposit_kind text generated always as (
    jsonb_path_query_first(terms, '$[*] ? (@.kind == "arrhes" || @.kind == "acompte").kind') #>> '{}'
  ) stored,
  -- The discount on the sum of the lines is a percentage or an amount, never both.
  discount_percent numeric(5, 2) not null default 0 check (discount_percent between 0 and 100),
  discount_cents bigint not null default 0 check (discount_cents between 0 and 1000000000),
  -- The sum after the discount and the discount itself; options count once they are chosen.
  total_discount_cents bigint not null default 0 check (total_discount_cents >= 0),
  total_ht_cents bigint not null default 0,
  total_vat_cents bigint not null default 0,
  total_ttc_cents bigint not null default 0 check (total_ttc_cents between 0 and 1000000000),
  vat jsonb not null default '[]',
  decline_reason text not null default '' check (length(decline_reason) <= 1000),
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (partner_id, number),
  constraint quotes_are_numbered_when_sent check ((number is null) = (state = 'draft')),
  constraint quotes_period_is_ordered check (
    ends_on is null or (starts_on is not null and ends_on between starts_on and starts_on + 30)
  ),
  constraint quotes_have_one_discount check (discount_percent = 0 or discount_cents = 0),
  constraint quotes_add_up check (total_ttc_cents = total_ht_cents + total_vat_cents)
);

create unique index quotes_one_draft_idx on public.quotes (request_id) where state = 'draft';
create unique index quotes_one_open_idx on public.quotes (request_id) where state in ('sent', 'accepted');
create unique index quotes_version_idx on public.quotes (request_id, version) where state <> 'draft';
create index quotes_request_id_idx on public.quotes (request_id, created_at desc, id);
-- For the partner's list of quotes, state by state.
create index quotes_partner_state_idx on public.quotes (partner_id, state, created_at desc, id desc);
create index quotes_event_id_idx on public.quotes (event_id);
create index quotes_decided_by_idx on public.quotes (decided_by);
create index quotes_sent_days_idx on public.quotes (partner_id, starts_on) where state = 'sent';
create index quotes_valid_until_idx on public.quotes (valid_until) where state = 'sent';

alter table public.quotes enable row level security;
revoke all on public.quotes from anon, authenticated, service_role;
grant select on public.quotes to authenticated, service_role;

create policy "members who may see the budget read the quotes sent to them" on public.quotes
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]) and state <> 'draft');

create policy "partners read their own quotes" on public.quotes
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create table public.quote_lines (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references public.quotes (id) on delete cascade,
  label text not null check (length(btrim(label)) between 1 and 200),
  description text not null default '' check (length(description) <= 1000),
  quantity numeric(8, 2) not null check (quantity between 0.01 and 100000),
  -- « forfait », « heure », « personne »… as the partner writes it.
  unit text not null default '' check (length(unit) <= 20),
  -- The price excludes tax and is negative for a rebate.
  unit_cents bigint not null check (unit_cents between -100000000 and 100000000),
  vat_rate numeric(4, 1) not null check (vat_rate in (0, 5.5, 10, 20)),
  discount_percent numeric(5, 2) not null default 0 check (discount_percent between 0 and 100),
  -- The quantity is the number of guests.
  is_per_guest boolean not null default false,
  -- The client ticks options on acceptance. None is ticked beforehand: article L121-17 of the Code de la consommation.
  is_optional boolean not null default false,
  is_chosen boolean not null default false,
  ht_cents bigint generated always as (round(quantity * unit_cents * (100 - discount_percent) / 100)) stored,
  position integer not null,
  constraint quote_lines_chosen_are_options check (is_optional or not is_chosen),
  constraint quote_lines_options_add check (not is_optional or unit_cents >= 0)
);

create index quote_lines_list_idx on public.quote_lines (quote_id, position);

alter table public.quote_lines enable row level security;
revoke all on public.quote_lines from anon, authenticated, service_role;
grant select on public.quote_lines to authenticated, service_role;

create policy "lines are read with their quote" on public.quote_lines
  for select to authenticated
  using (exists (select from public.quotes q where q.id = quote_id));

-- Numbers have no gaps: the row of the year is locked until the transaction that sends the quote ends.
create table private.quote_counters (
  partner_id uuid not null references public.partners (id) on delete cascade,
  year integer not null,
  last integer not null,
  primary key (partner_id, year)
);

alter table private.quote_counters enable row level security;
revoke all on private.quote_counters from anon, authenticated, service_role;

-- The name and the trade are copied from the listing and outlive it. The states asked, quoted and booked are written by functions
-- alone: otherwise a row could claim a booking that nobody made.
create function private.guard_event_partner() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_by_hand boolean := current_user = 'authenticated';
begin
  if new.partner_id is null then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if is_by_hand and not private.is_listed(new.partner_id) then
      perform private.refuse('PT409', 'not-listed', 'Ce prestataire n’est plus dans l’annuaire.', new.partner_id::text);
    end if;
    select p.name, p.type into new.name, new.trade from public.partners p where p.id = new.partner_id;
  else
    new.name := old.name;
  end if;
  if is_by_hand and new.state in ('asked', 'quoted', 'booked') and (tg_op = 'INSERT' or new.state <> old.state) then
    perform private.refuse('PT422', 'invalid', 'Cet état vient d’une demande de devis.', 'state');
  end if;
  -- A booking is ended by cancel_booking alone.
  if is_by_hand and tg_op = 'UPDATE' and old.state in ('asked', 'quoted', 'booked') and new.state <> old.state then
    perform private.refuse('PT409', 'not-open', 'Une demande est en cours auprès de ce prestataire.', old.state);
  end if;
  return new;
end
$$;

-- It returns the side on which the caller is, or null. A partner who asked for an event of their own is on both sides, and names
-- one. It runs as definer because it decides before any policy.
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
comment on function private.side_of(public.quote_requests, text) is 'The side of a request that the caller is on.';

-- Every function that changes a request locks it first, so that two changes wait for each other and do not deadlock.
create function private.lock_request(request uuid, wanted_side text default null) returns public.quote_requests
language plpgsql set search_path = '' as $$
declare
  asked public.quote_requests;
begin
  select * into asked from public.quote_requests r where r.id = request for update;
  if asked.id is null or private.side_of(asked, wanted_side) is null then
    perform private.refuse('PT404', 'unknown', 'Cette demande n’existe pas, ou vous n’y avez pas accès.');
  end if;
  return asked;
end
$$;

-- The directory shows the median time to a first answer over a year and ranks by it. Each person counts once, and people linked to
-- the partner do not count: nobody becomes quick by answering themselves.
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
comment on function private.record_first_answer(public.quote_requests) is 'Records when a partner first answered, and updates the median.';

create function private.notify_partner(asked public.quote_requests, title text, body text, key text) returns void
language sql security definer set search_path = '' as $$
  select private.notify_person(p.owner_id, 'quotes', title, body, '/partner/requests/' || asked.id, key)
  from public.partners p where p.id = asked.partner_id
$$;
comment on function private.notify_partner(public.quote_requests, text, text, text) is 'Notifies the partner of a request once for a key.';

-- Each partner gets a separate request and does not learn of the others. All requests are written, or none. It runs as definer
-- because only functions write requests.
create function public.ask_for_quotes(of_event uuid, partners uuid[], message text, share_budget boolean default false)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  event public.events;
  listing public.partners;
  asker text;
  asked public.quote_requests;
  answer jsonb := '[]';
  enough constant text := 'Trente demandes par jour au plus.';
begin
  perform private.require_editor(of_event);
  if coalesce(cardinality(partners), 0) not between 1 and 10 then
    perform private.refuse('PT422', 'invalid', 'Choisissez entre un et dix prestataires.', 'partners');
  elsif length(btrim(coalesce(message, ''))) not between 1 and 4000 then
    perform private.refuse('PT422', 'invalid', 'Décrivez votre projet en quelques mots.', 'message');
  end if;
  -- Of two simultaneous editors, the second finds what the first has asked.
  select * into event from public.events e where e.id = of_event for no key update;
  -- The limits protect the time of partners and their data.
  perform private.require_use('quote-request', 'person:' || auth.uid(), 30, '1 day', enough, cardinality(partners));
  perform private.require_use('quote-request', 'network:' || private.caller_network(), 150, '1 day', enough, cardinality(partners));
  select p.name into asker from public.profiles p where p.id = auth.uid();
  for listing in select * from public.partners p where p.id = any (partners) order by p.id loop
    if listing.state <> 'listed' then
      perform private.refuse('PT409', 'not-listed', 'Ce prestataire n’est plus dans l’annuaire.', listing.id::text);
    end if;
    perform from public.quote_requests r
    where r.event_id = of_event and r.partner_id = listing.id and r.state in ('new', 'seen', 'quoted', 'accepted');
    if found then
      perform private.refuse(
        'PT409', 'already-asked', format(E'Une demande est déjà en cours auprès de «\u00a0%s\u00a0».', listing.name), listing.id::text
      );
    end if;
    -- The same partner is not asked repeatedly for several events.
    perform private.require_use('quote-request', 'person:' || auth.uid() || ':' || listing.id, 5, '1 day', enough);
    insert into public.quote_requests (
      event_id, partner_id, partner_name, trade, made_by, client_name, message, kind, event_name, starts_on, ends_on, place,
      guests, budget_hint_cents
    ) values (
      of_event, listing.id, listing.name, listing.type, auth.uid(), coalesce(asker, ''), message, event.kind, event.name,
      event.starts_on, event.ends_on, event.place, event.expected_guests,
      case when share_budget then (
        select sum(private.estimate_of(i, event.expected_guests))::bigint from public.budget_items i
        where i.event_id = of_event and i.trade = listing.type and i.committed_cents is null
      ) end
    ) returning * into asked;
    perform private.trace_step(asked, 'asked');
    insert into public.conversations (request_id, event_id, partner_id) values (asked.id, of_event, listing.id);
    insert into public.event_partners as t (event_id, partner_id, trade, name, state)
    values (of_event, listing.id, listing.type, listing.name, 'asked')
    on conflict (event_id, partner_id) do update set state = 'asked';
    perform private.notify_partner(
      asked, 'Une nouvelle demande de devis', asked.event_name || coalesce(', le ' || to_char(asked.starts_on, 'DD/MM/YYYY'), ''),
      'request:' || asked.id
    );
    perform private.record_activity(of_event, 'quote_asked', listing.name, true);
    answer := answer || jsonb_build_object('request', asked.id, 'partner', listing.id);
  end loop;
  if jsonb_array_length(answer) <> (select count(distinct p) from unnest(partners) p) then
    perform private.refuse('PT404', 'unknown', 'Un de ces prestataires n’existe plus.');
  end if;
  return answer;
end
$$;
comment on function public.ask_for_quotes(uuid, uuid[], text, boolean) is 'Asks partners for a quote with the facts of an event that the caller edits.';

-- Only the partner who was asked calls it. It runs as definer because only functions write states.
create function public.see_request(request uuid) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'partner');
begin
  if asked.state <> 'new' then
    return asked.state;
  end if;
  update public.quote_requests r set state = 'seen', seen_at = now() where r.id = asked.id;
  return 'seen';
end
$$;
comment on function public.see_request(uuid) is 'Marks a request as seen, for the partner it was sent to.';

-- Terms are all percentages of the total, or all amounts. Amounts are checked against the total by private.check_instalments.
create function private.check_terms(terms jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  sum_of integer;
  amounts integer := (select count(*) from jsonb_path_query(terms, '$[*].amount_cents'));
begin
  if jsonb_typeof(terms) is distinct from 'array' or jsonb_array_length(terms) > 12 or exists (
    select from jsonb_array_elements(terms) t
    where jsonb_typeof(t) is distinct from 'object' or coalesce(t ->> 'kind', '') not in ('arrhes', 'acompte', 'solde', 'autre')
      or case
        when t ? 'amount_cents' then
          t ? 'percent' or jsonb_typeof(t -> 'amount_cents') is distinct from 'number' or t ->> 'amount_cents' !~ '^[0-9]{1,10}$'
        else jsonb_typeof(t -> 'percent') is distinct from 'number' or coalesce(t ->> 'percent', '') !~ '^[0-9]{1,3}$'
      end
      or coalesce(t ->> 'days_before', '0') !~ '^-?[0-9]{1,3}$' or length(coalesce(t ->> 'label', '')) > 120
  ) then
    perform private.refuse('PT422', 'invalid', 'Ces conditions de paiement sont illisibles.', 'terms');
  end if;
  if terms = '[]' or amounts = jsonb_array_length(terms) then
    return;
  elsif amounts > 0 then
    perform private.refuse('PT422', 'invalid', 'Les échéances sont toutes en pourcentage, ou toutes en euros.', 'terms');
  end if;
  select sum((t ->> 'percent')::integer) into sum_of from jsonb_array_elements(terms) t;
  if sum_of <> 100 then
    perform private.refuse('PT422', 'does-not-add-up', E'La somme des parts du paiement n’est pas égale à 100\u00a0%.', (100 - sum_of)::text);
  end if;
end
$$;

-- The discount is spread over the rates by largest remainder, in proportion to what each rate comes to; then tax is rounded once for
-- each rate. The domain package has the same rule.
create function private.quote_sums(of_quote public.quotes, with_options boolean default false)
returns table (discount bigint, ht bigint, tax bigint, vat jsonb)
language sql stable set search_path = '' as $$
  with rates as (
    select l.vat_rate as rate, sum(l.ht_cents) as base from public.quote_lines l
    where l.quote_id = of_quote.id and (not l.is_optional or l.is_chosen or with_options) group by l.vat_rate
  ), whole as (
    select coalesce(sum(base), 0) as ht, coalesce(sum(greatest(base, 0)), 0) as weight from rates
  ), reduced as (
    select weight, greatest(0, least(w.ht, case
      when of_quote.discount_percent > 0 then round(w.ht * of_quote.discount_percent / 100) else of_quote.discount_cents
    end)) as cents from whole w
  ), shares as (
    select rate, base, cents, coalesce(div(cents * greatest(base, 0), nullif(weight, 0)), 0) as floor,
      row_number() over (order by cents * greatest(base, 0) % nullif(weight, 0) desc nulls last, rate) as rank
    from rates, reduced
  ), nets as (
    select rate, base - floor - case when rank <= cents - sum(floor) over () then 1 else 0 end as net from shares
  ), taxed as (
    select rate, net, round(net * rate / 100) as tax from nets
  )
  select (select cents from reduced)::bigint, coalesce(sum(net), 0)::bigint, coalesce(sum(taxed.tax), 0)::bigint,
    coalesce(jsonb_agg(jsonb_build_object('rate', trim_scale(rate), 'base_cents', net, 'vat_cents', taxed.tax) order by rate), '[]')
  from taxed
$$;

create function private.total_quote(quote uuid) returns void
language sql set search_path = '' as $$
  update public.quotes q set
    total_discount_cents = t.discount, total_ht_cents = t.ht, total_vat_cents = t.tax, total_ttc_cents = t.ht + t.tax, vat = t.vat
  from (select q.id, s.* from public.quotes q, private.quote_sums(q) s where q.id = quote) t where q.id = t.id
$$;

-- The limit holds with every option chosen, so that no choice of the client is refused.
create function private.check_limit(quote uuid) returns void
language plpgsql set search_path = '' as $$
declare
  most bigint := (select s.ht + s.tax from public.quotes q, private.quote_sums(q, true) s where q.id = quote);
begin
  if most > 1000000000 then
    perform private.refuse('PT422', 'too-much', 'Un devis s’élève à dix millions d’euros au plus, options comprises.', most::text);
  end if;
end
$$;

create function private.check_instalments(quote uuid) returns void
language plpgsql set search_path = '' as $$
declare
  missing bigint := (
    select max(q.total_ttc_cents) - sum((t ->> 'amount_cents')::bigint)
    from public.quotes q, jsonb_array_elements(q.terms) t where q.id = quote and t ? 'amount_cents'
  );
begin
  if missing <> 0 then
    perform private.refuse('PT422', 'does-not-add-up', 'La somme des échéances n’est pas égale au total du devis.', missing::text);
  end if;
end
$$;

create function private.write_lines(quote uuid, lines jsonb, is_exempt boolean) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 100 then
    perform private.refuse('PT422', 'invalid', 'Un devis compte de 1 à 100 lignes.', 'lines');
  elsif is_exempt and exists (select from jsonb_array_elements(lines) l where coalesce((l ->> 'vat_rate')::numeric, 0) <> 0) then
    perform private.refuse('PT422', 'invalid', 'Sans TVA, chaque ligne est à zéro.', 'vat_rate');
  end if;
  delete from public.quote_lines l where l.quote_id = quote;
  insert into public.quote_lines (
    quote_id, label, description, quantity, unit, unit_cents, vat_rate, discount_percent, is_per_guest, is_optional, position
  )
  select quote, t.label, coalesce(t.description, ''), coalesce(t.quantity, 1), coalesce(t.unit, ''), t.unit_cents, coalesce(t.vat_rate, 0),
    coalesce(t.discount_percent, 0), coalesce(t.is_per_guest, false), coalesce(t.is_optional, false), t.place
  from rows from (
    jsonb_to_recordset(lines) as (
      label text, description text, quantity numeric, unit text, unit_cents bigint, vat_rate numeric, discount_percent numeric,
      is_per_guest boolean, is_optional boolean
    )
  ) with ordinality as t (
    label, description, quantity, unit, unit_cents, vat_rate, discount_percent, is_per_guest, is_optional, place
  );
end
$$;

-- The facts about the seller that a quote prints. Only those that are known are present.
create function private.quote_seller(partner uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(private.seller_facts(partner))
$$;

-- It returns the draft of a request. A new draft repeats the last quote that was sent, as its next version.
-- It runs as definer because only functions write quotes.
create function public.start_quote(request uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'partner');
  draft uuid := (select q.id from public.quotes q where q.request_id = asked.id and q.state = 'draft');
  before public.quotes;
  seller jsonb := private.quote_seller(asked.partner_id);
begin
  if draft is not null then
    return draft;
  elsif asked.state not in ('new', 'seen', 'quoted') then
    perform private.refuse('PT409', 'not-open', 'Cette demande est close.', asked.state);
  end if;
  select * into before from public.quotes q where q.request_id = asked.id order by q.version desc limit 1;
  insert into public.quotes (
    request_id, event_id, partner_id, partner_name, version, seller, title, notes, starts_on, ends_on, valid_until, is_vat_exempt,
    discount_percent, discount_cents, terms
  ) values (
    asked.id, asked.event_id, asked.partner_id, asked.partner_name, coalesce(before.version, 0) + 1, seller, coalesce(before.title, ''),
    coalesce(before.notes, ''), asked.starts_on,
    case when asked.starts_on = before.starts_on then before.ends_on end, private.today() + 30,
    coalesce(before.is_vat_exempt, seller ->> 'vat_regime' = 'franchise', (
      select q.is_vat_exempt from public.quotes q where q.partner_id = asked.partner_id order by q.created_at desc limit 1
    ), false),
    coalesce(before.discount_percent, 0), coalesce(before.discount_cents, 0), coalesce(before.terms, '[
      {"label": "À la réservation", "kind": "arrhes", "percent": 30, "days_before": null},
      {"label": "", "kind": "solde", "percent": 70, "days_before": 7}
    ]')
  ) returning id into draft;
  insert into public.quote_lines (
    quote_id, label, description, quantity, unit, unit_cents, vat_rate, discount_percent, is_per_guest, is_optional, position
  )
  select draft, l.label, l.description, case when l.is_per_guest then coalesce(nullif(asked.guests, 0), l.quantity) else l.quantity end,
    l.unit, l.unit_cents, l.vat_rate, l.discount_percent, l.is_per_guest, l.is_optional, l.position
  from public.quote_lines l where l.quote_id = before.id;
  perform private.total_quote(draft);
  return draft;
end
$$;
comment on function public.start_quote(uuid) is 'Starts the draft of a quote or returns the one that exists, for the partner who was asked.';

-- A partner saves a draft as often as needed; once sent, it has a number and does not change. The caller may name the draft that it
-- edits and the time at which it was read: a page that is open elsewhere then overwrites nothing. It runs as definer because only
-- functions write quotes.
create function public.save_quote(request uuid, quote jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'partner');
  valid date := (quote ->> 'valid_until')::date;
  is_exempt boolean := coalesce((quote ->> 'is_vat_exempt')::boolean, false);
  terms jsonb := coalesce(quote -> 'terms', '[]');
  edited public.quotes;
  draft public.quotes;
begin
  select * into edited from public.quotes q where q.request_id = asked.id and q.id = (quote ->> 'id')::uuid;
  if edited.state <> 'draft' then
    perform private.refuse('PT409', 'not-draft', 'Ce devis est envoyé et ne peut plus être modifié. Créez une nouvelle version.', edited.state);
  elsif asked.state not in ('new', 'seen', 'quoted') then
    perform private.refuse('PT409', 'not-open', 'Cette demande est close.', asked.state);
  elsif edited.updated_at <> (quote ->> 'updated_at')::timestamptz then
    perform private.refuse('PT409', 'stale', 'Ce brouillon a été modifié ailleurs.', edited.updated_at::text);
  elsif valid is null or valid < private.today() or valid > private.today() + 730 then
    perform private.refuse('PT422', 'invalid', 'Choisissez une date de validité à venir, dans deux ans au plus.', 'valid_until');
  end if;
  perform private.check_terms(terms);
  insert into public.quotes as q (
    request_id, event_id, partner_id, partner_name, version, seller, title, notes, starts_on, ends_on, valid_until, is_vat_exempt,
    discount_percent, discount_cents, terms
  ) values (
    asked.id, asked.event_id, asked.partner_id, asked.partner_name,
    (select coalesce(max(o.version), 0) + 1 from public.quotes o where o.request_id = asked.id and o.state <> 'draft'),
    private.quote_seller(asked.partner_id), coalesce(quote ->> 'title', ''),
    coalesce(quote ->> 'notes', ''), coalesce((quote ->> 'starts_on')::date, asked.starts_on), (quote ->> 'ends_on')::date, valid,
    is_exempt, coalesce((quote ->> 'discount_percent')::numeric, 0), coalesce((quote ->> 'discount_cents')::bigint, 0), terms
  )
  on conflict (request_id) where state = 'draft' do update set
    seller = excluded.seller, title = excluded.title, notes = excluded.notes, starts_on = excluded.starts_on, ends_on = excluded.ends_on,
    valid_until = excluded.valid_until, is_vat_exempt = excluded.is_vat_exempt, discount_percent = excluded.discount_percent,
    discount_cents = excluded.discount_cents, terms = excluded.terms
  returning * into draft;
  perform private.write_lines(draft.id, quote -> 'lines', is_exempt);
  perform private.check_limit(draft.id);
  perform private.total_quote(draft.id);
  perform private.check_instalments(draft.id);
  return (
    select jsonb_build_object(
      'id', q.id, 'total_ht_cents', q.total_ht_cents, 'total_vat_cents', q.total_vat_cents, 'total_ttc_cents', q.total_ttc_cents,
      'updated_at', q.updated_at
    ) from public.quotes q where q.id = draft.id
  );
end
$$;
comment on function public.save_quote(uuid, jsonb) is 'Writes the draft of a quote, for the partner who was asked.';

-- The number is taken last, so that a refusal leaves no gap. It runs as definer because only functions write quotes.
create function public.send_quote(quote uuid) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request((select q.request_id from public.quotes q where q.id = quote), 'partner');
  draft public.quotes;
  year integer := extract(year from private.today());
  place integer;
begin
  select * into draft from public.quotes q where q.id = quote;
  if draft.state <> 'draft' then
    return draft.number;
  elsif asked.state not in ('new', 'seen', 'quoted') then
    perform private.refuse('PT409', 'not-open', 'Cette demande est close.', asked.state);
  elsif draft.valid_until < private.today() then
    perform private.refuse('PT409', 'expired', 'La date de validité de ce devis est passée.', draft.valid_until::text);
  elsif draft.total_ttc_cents <= 0 then
    perform private.refuse('PT422', 'invalid', 'Le montant du devis est nul.', 'lines');
  end if;
  perform private.check_limit(quote);
  perform private.check_instalments(quote);
  update public.quotes q set state = 'withdrawn', decided_at = now() where q.request_id = asked.id and q.state = 'sent';
  insert into private.quote_counters as c (partner_id, year, last) values (asked.partner_id, year, 1)
  on conflict on constraint quote_counters_pkey do update set last = c.last + 1
  returning c.last into place;
  update public.quotes q set
    state = 'sent', sent_at = now(), guests = asked.guests, number = year || '-' || lpad(place::text, greatest(4, length(place::text)), '0'), seller = private.quote_seller(asked.partner_id),
    version = (select coalesce(max(o.version), 0) + 1 from public.quotes o where o.request_id = asked.id and o.state <> 'draft')
  where q.id = quote returning * into draft;
  update public.quote_requests r set state = 'quoted', seen_at = coalesce(r.seen_at, now()) where r.id = asked.id;
  perform private.record_first_answer(asked);
  update public.event_partners t set state = 'quoted'
  where t.event_id = asked.event_id and t.partner_id = asked.partner_id and t.state in ('searched', 'favourite', 'asked');
  if asked.event_id is not null then
    perform private.record_activity(asked.event_id, 'quote_received', asked.partner_name, true);
  end if;
  perform private.notify_editors(
    asked.event_id, 'quotes', E'Devis reçu\u00a0: ' || asked.partner_name,
    private.french_money(draft.total_ttc_cents) || ', valable jusqu’au ' || to_char(draft.valid_until, 'DD/MM/YYYY') || '.',
    '/client/partners/requests/' || asked.id, 'quote:' || draft.id
  );
  return draft.number;
end
$$;
comment on function public.send_quote(uuid) is 'Sends a draft, for the partner who wrote it; an earlier quote is withdrawn.';

-- It runs as definer because only functions write quotes.
create function public.withdraw_quote(quote uuid) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request((select q.request_id from public.quotes q where q.id = quote), 'partner');
  before text := (select q.state from public.quotes q where q.id = quote);
begin
  if before <> 'sent' then
    perform private.refuse('PT409', 'not-open', 'Ce devis ne peut plus être retiré.', before);
  end if;
  update public.quotes q set state = 'withdrawn', decided_at = now(), decided_by = auth.uid() where q.id = quote;
  update public.quote_requests r set state = 'seen' where r.id = asked.id and r.state = 'quoted';
  update public.event_partners t set state = 'asked'
  where t.event_id = asked.event_id and t.partner_id = asked.partner_id and t.state = 'quoted';
  perform private.notify_editors(
    asked.event_id, 'quotes', asked.partner_name || ' a retiré son devis', 'Un autre peut suivre.',
    '/client/partners/requests/' || asked.id, 'quote-withdrawn:' || quote
  );
  return 'withdrawn';
end
$$;
comment on function public.withdraw_quote(uuid) is 'Withdraws a quote that was sent, for the partner who wrote it.';

-- It closes an open request; quotes that were sent for it end with it.
create function private.close_request(asked public.quote_requests, by_side text, reason text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.quote_requests r set
    state = 'declined', declined_by = by_side, decline_reason = left(coalesce(btrim(reason), ''), 1000)
  where r.id = asked.id;
  delete from public.quotes q where q.request_id = asked.id and q.state = 'draft';
  update public.quotes q set
    state = case by_side when 'partner' then 'withdrawn' else 'declined' end, decided_at = now(), decided_by = auth.uid(),
    decline_reason = left(coalesce(btrim(reason), ''), 1000)
  where q.request_id = asked.id and q.state = 'sent';
  update public.event_partners t set state = 'declined'
  where t.event_id = asked.event_id and t.partner_id = asked.partner_id;
  if by_side = 'partner' then
    perform private.record_first_answer(asked);
    perform private.notify_editors(
      asked.event_id, 'quotes', asked.partner_name || ' ne peut pas répondre à votre demande',
      left(coalesce(nullif(btrim(reason), ''), 'Vous pouvez demander à quelqu’un d’autre.'), 400),
      '/client/partners/requests/' || asked.id, 'request-declined:' || asked.id
    );
  else
    perform private.record_activity(asked.event_id, 'quote_declined', asked.partner_name, true);
    perform private.notify_partner(
      asked, 'Votre client ne donne pas suite', asked.event_name || case when btrim(coalesce(reason, '')) <> '' then E'\u00a0: ' || left(btrim(reason), 300) else '' end,
      'request-declined:' || asked.id
    );
  end if;
end
$$;

-- Either side may decline. It runs as definer because only functions write states.
create function public.decline_request(request uuid, reason text default '') returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request);
begin
  if asked.state = 'declined' then
    return asked.state;
  elsif asked.state not in ('new', 'seen', 'quoted') then
    perform private.refuse('PT409', 'not-open', 'Cette demande est close.', asked.state);
  end if;
  perform private.close_request(asked, private.side_of(asked), reason);
  return 'declined';
end
$$;
comment on function public.decline_request(uuid, text) is 'Ends an open request, for either of its sides.';

-- It is the client's refusal of a quote. It runs as definer because only functions write states.
create function public.decline_quote(quote uuid, reason text default '') returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request((select q.request_id from public.quotes q where q.id = quote), 'client');
  before text := (select q.state from public.quotes q where q.id = quote);
begin
  if before = 'draft' then
    perform private.refuse('PT404', 'unknown', 'Ce devis n’existe pas, ou vous n’y avez pas accès.');
  elsif before = 'declined' then
    return before;
  elsif before <> 'sent' then
    perform private.refuse('PT409', 'not-open', 'Ce devis n’attend plus de réponse.', before);
  end if;
  perform private.close_request(asked, 'client', reason);
  return 'declined';
end
$$;
comment on function public.decline_quote(uuid, text) is 'Declines a quote, for those who organise the event it was sent to.';

-- The head-count of a request reaches the draft for it: lines per guest follow, amounts of instalments are reviewed by the partner. A
-- draft that would exceed the limit of a total stays as it is, because the request must change all the same.
-- It runs as definer because only functions write quotes.
create function private.follow_head_count() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.quote_lines l set quantity = new.guests from public.quotes q
  where q.request_id = new.id and q.state = 'draft' and l.quote_id = q.id and l.is_per_guest;
  perform private.total_quote(q.id) from public.quotes q where q.request_id = new.id and q.state = 'draft';
  return null;
exception when check_violation then
  return null;
end
$$;
comment on function private.follow_head_count() is 'Updates the lines per guest of a draft when the head-count of its request changes.';

-- Hosts change the number of guests of an open request: the draft follows by a trigger, a sent quote stays. It runs as definer
-- because only functions write requests.
create function public.change_head_count(request uuid, guests integer) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'client');
begin
  if asked.state not in ('new', 'seen', 'quoted') then
    perform private.refuse('PT409', 'not-open', 'Cette demande est close.', asked.state);
  elsif guests is null or guests not between 1 and 100000 then
    perform private.refuse('PT422', 'invalid', 'Indiquez un nombre d’invités, de 1 à 100 000.', 'guests');
  elsif guests is not distinct from asked.guests then
    return guests;
  end if;
  -- Each change is a notification to the partner.
  perform private.require_use(
    'head-count', 'request:' || asked.id, 10, '1 day', 'Dix changements par jour au plus. Écrivez plutôt au prestataire.'
  );
  -- A number that was never given has no value before it.
  update public.quote_requests r set
    guests = change_head_count.guests, guests_before = asked.guests, guests_changed_at = case when asked.guests is not null then now() end
  where r.id = asked.id;
  perform private.notify_partner(
    asked, 'Le nombre d’invités change', asked.event_name || E'\u00a0: ' || case
      when asked.guests is null then private.french_count(guests, 'invité', 'invités')
      else 'de ' || asked.guests || ' à ' || private.french_count(guests, 'invité', 'invités')
    end || '.', 'head-count:' || asked.id || ':' || clock_timestamp()
  );
  return guests;
end
$$;
comment on function public.change_head_count(uuid, integer) is 'Changes the number of guests of an open request, for those who organise the event.';

create function private.quote_with_lines(q public.quotes) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(q) - '{decided_by}'::text[] || jsonb_build_object('lines', (
    select coalesce(jsonb_agg(to_jsonb(l) - '{quote_id}'::text[] order by l.position), '[]')
    from public.quote_lines l where l.quote_id = q.id
  ))
$$;

-- It returns a quote with its request and the other versions, under the caller's own policies.
create function public.quote_page(quote uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'request', to_jsonb(r) - '{made_by}'::text[],
    'quotes', (
      select jsonb_agg(private.quote_with_lines(o) order by o.created_at desc, o.id) from public.quotes o where o.request_id = r.id
    )
  )
  from public.quotes q join public.quote_requests r on r.id = q.request_id
  where q.id = quote_page.quote and q.partner_id = (select private.own_partner_id())
$$;

revoke execute on function
  private.guard_event_partner(), private.side_of(public.quote_requests, text), private.lock_request(uuid, text),
  private.measure_response_time(uuid), private.record_first_answer(public.quote_requests),
  private.notify_partner(public.quote_requests, text, text, text), public.ask_for_quotes(uuid, uuid[], text, boolean),
  public.see_request(uuid), private.check_terms(jsonb), private.quote_sums(public.quotes, boolean), private.total_quote(uuid),
  private.check_limit(uuid), private.check_instalments(uuid), private.write_lines(uuid, jsonb, boolean), private.quote_seller(uuid),
  private.follow_head_count(), public.change_head_count(uuid, integer), private.quote_with_lines(public.quotes), public.quote_page(uuid),
  public.start_quote(uuid),
  public.save_quote(uuid, jsonb), public.send_quote(uuid), public.withdraw_quote(uuid),
  private.close_request(public.quote_requests, text, text), public.decline_request(uuid, text), public.decline_quote(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.ask_for_quotes(uuid, uuid[], text, boolean), public.see_request(uuid), public.change_head_count(uuid, integer),
  private.quote_with_lines(public.quotes),
  public.quote_page(uuid), public.start_quote(uuid), public.save_quote(uuid, jsonb),
  public.send_quote(uuid), public.withdraw_quote(uuid), public.decline_request(uuid, text), public.decline_quote(uuid, text)
to authenticated;

create trigger event_partners_guard before insert or update on public.event_partners
  for each row execute function private.guard_event_partner();
create trigger event_partners_bump_version before update of name, contact, state, notes on public.event_partners
  for each row execute function private.bump_version();
create trigger event_partners_touch before update on public.event_partners
  for each row execute function private.touch_updated_at();

create trigger quote_requests_touch before update on public.quote_requests
  for each row execute function private.touch_updated_at();

create trigger quote_requests_head_count after update of guests on public.quote_requests
  for each row when (new.guests between 1 and 100000 and new.guests is distinct from old.guests)
  execute function private.follow_head_count();

create trigger quotes_touch before update on public.quotes
  for each row execute function private.touch_updated_at();

alter publication supabase_realtime add table public.event_partners, public.quote_requests, public.quotes;
