-- Bookings: the acceptance of a quote, and what happens when a date moves or a booking ends.

-- The proof of an acceptance: who accepted, when, with which words, and the exact document. The hash is the SHA-256 of its text.
-- It is evidence of a contract for both sides, so it retains the names of the parties until five years after the event (article 2224
-- of the Code civil): private.forget_guests deletes it then.
create table public.quote_acceptances (
  quote_id uuid primary key references public.quotes (id) on delete cascade,
  accepted_by uuid references public.profiles (id) on delete set null,
  accepted_by_name text not null check (length(accepted_by_name) <= 120),
  accepted_at timestamptz not null default now(),
  words text not null check (words = 'Bon pour accord'),
  -- JSON with its keys in the order of jsonb.
  document text not null,
  -- A trigger computes it from the document.
  document_hash text not null default '' check (document_hash ~ '^[0-9a-f]{64}$')
);

create index quote_acceptances_accepted_by_idx on public.quote_acceptances (accepted_by);

alter table public.quote_acceptances enable row level security;
revoke all on public.quote_acceptances from anon, authenticated, service_role;
grant select on public.quote_acceptances to service_role;
-- The account that accepted is absent from the list: the name is enough for the other side.
grant select (quote_id, accepted_by_name, accepted_at, words, document, document_hash) on public.quote_acceptances to authenticated;

create policy "acceptances are read with their quote" on public.quote_acceptances
  for select to authenticated
  using (exists (select from public.quotes q where q.id = quote_id));

-- It returns the days that a quote is for, or refuses.
create function private.days_of(offer public.quotes, event public.events) returns date[]
language plpgsql stable set search_path = '' as $$
declare
  first_day date := coalesce(offer.starts_on, event.starts_on);
  last_day date;
begin
  if event.starts_on is null or first_day is null then
    perform private.refuse('PT422', 'no-date', 'Donnez d’abord une date à votre événement.');
  end if;
  last_day := coalesce(offer.ends_on, first_day);
  if first_day not between event.starts_on - 2 and coalesce(event.ends_on, event.starts_on) + 2 then
    perform private.refuse(
      'PT409', 'date-moved', 'Ce devis est pour une autre date que celle de votre événement. Demandez-en un nouveau.', first_day::text
    );
  end if;
  return array(select d::date from generate_series(first_day, last_day, interval '1 day') d);
end
$$;

-- Of two clients for the last place of a day, the second waits for the first and then finds the day taken.
create function private.book_days(offer public.quotes, days date[]) returns void
language plpgsql set search_path = '' as $$
declare
  taken date;
begin
  perform from public.partners p where p.id = offer.partner_id for no key update;
  taken := private.first_taken_day(offer.partner_id, offer.id, days);
  if taken is not null then
    perform private.refuse('PT409', 'date-taken', 'Ce prestataire n’est plus libre ce jour-là.', taken::text);
  end if;
  insert into public.partner_bookings (quote_id, partner_id, day) select offer.id, offer.partner_id, d from unnest(days) d;
end
$$;

create function private.budget_code_of(trade text) returns text
language sql immutable set search_path = '' as $$
  select case trade
    when 'venue' then 'reception' when 'caterer' then 'reception' when 'photographer' then 'photo' when 'dj' then 'musique'
    when 'florist' then 'decoration' when 'decorator' then 'decoration' when 'beauty' then 'beaute'
    when 'transport' then 'transport' when 'entertainment' then 'animation' else 'ceremonie'
  end
$$;

-- The booking uses the line reserved for this partner or this trade when nothing was agreed on it, and otherwise a new one.
create function private.book_item(offer public.quotes, trade text, entry uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  line uuid;
  each_cents bigint;
  people integer;
begin
  select round(sum(
      l.unit_cents * (100 - l.discount_percent) / 100 * (100 - offer.discount_percent) / 100 * (100 + l.vat_rate) / 100
    ))::bigint, max(l.quantity)::integer
  into each_cents, people
  from public.quote_lines l where l.quote_id = offer.id and l.is_per_guest and (not l.is_optional or l.is_chosen);
  if each_cents < 0 or people < 1 then
    each_cents := null;
  end if;
  select i.id into line from public.budget_items i
  where i.event_id = offer.event_id and i.committed_cents is null
    and (i.event_partner_id = entry or (i.event_partner_id is null and i.trade = book_item.trade))
    and not exists (select from public.instalments s where s.item_id = i.id)
  order by i.event_partner_id is null, i.position, i.id
  limit 1 for update;
  if line is null then
    insert into public.budget_items (event_id, category_id, label, trade)
    values (
      offer.event_id,
      (select c.id from public.budget_categories c
       where c.event_id = offer.event_id and c.code = private.budget_code_of(book_item.trade)),
      offer.partner_name, book_item.trade
    ) returning id into line;
  end if;
  update public.budget_items i set
    event_partner_id = entry, quote_id = offer.id, quoted_cents = offer.total_ttc_cents, committed_cents = offer.total_ttc_cents,
    is_per_guest = each_cents is not null, unit_cents = each_cents, guests_counted = case when each_cents is not null then people end
  where i.id = line;
  return line;
end
$$;

-- The shares add up to the total, to the cent: the remaining cents of percentages go to the largest remainders, and of amounts the
-- last one takes what the chosen options add. The domain package has the same rule.
create function private.term_cents(total bigint, terms jsonb) returns bigint[]
language sql immutable set search_path = '' as $$
  select array_agg(
    floor + case
      when amount is not null then case when place = last_place then total - whole else 0 end
      when rank <= total - whole then 1 else 0
    end order by place
  )
  from (
    select place, amount, floor, sum(floor) over () as whole, max(place) over () as last_place,
      row_number() over (order by total * percent % 100 desc nulls last, place) as rank
    from (
      select place, (t ->> 'amount_cents')::bigint as amount, (t ->> 'percent')::bigint as percent,
        coalesce((t ->> 'amount_cents')::bigint, total * (t ->> 'percent')::bigint / 100) as floor
      from jsonb_array_elements(terms) with ordinality as o (t, place)
    ) parts
  ) shares
$$;

-- Without terms, the whole amount is due on the day of the event. The domain package has the same rule.
create function private.agreed_terms(offer public.quotes) returns jsonb
language sql immutable set search_path = '' as $$
  select case when offer.terms = '[]' then '[{"kind": "solde", "percent": 100, "days_before": 0}]' else offer.terms end
$$;

create function private.book_instalments(offer public.quotes, line uuid) returns void
language sql set search_path = '' as $$
  insert into public.instalments (event_id, item_id, label, kind, amount_cents, days_before, due_on, term, position)
  select offer.event_id, line, coalesce(t ->> 'label', ''), t ->> 'kind', cents, (t ->> 'days_before')::integer,
    case when t ->> 'days_before' is null then private.today() end, place, place * 1024
  from private.agreed_terms(offer) agreed (terms), rows from (
    jsonb_array_elements(agreed.terms), unnest(private.term_cents(offer.total_ttc_cents, agreed.terms))
  ) with ordinality as o (t, cents, place)
  where cents > 0
$$;

-- The exact document that was accepted: the quote with its lines, totals, terms and parties.
create function private.quote_document(quote uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'quote', to_jsonb(q) - '{id,request_id,event_id,partner_id,partner_name,seller,state,decline_reason,decided_at,decided_by,created_at,updated_at}'::text[],
    'seller', q.seller || jsonb_build_object('name', q.partner_name),
    'client', jsonb_build_object('name', r.client_name, 'event', r.event_name, 'place', r.place, 'guests', r.guests),
    'lines', (
      select jsonb_agg(to_jsonb(l) - '{id,quote_id}'::text[] order by l.position) from public.quote_lines l where l.quote_id = q.id
    )
  )
  from public.quotes q join public.quote_requests r on r.id = q.request_id
  where q.id = quote
$$;

create function private.hash_document() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.document_hash := encode(sha256(convert_to(new.document, 'UTF8')), 'hex');
  return new;
end
$$;

-- An option of another quote, or a line that is no option, is refused: the client accepts what the page shows.
create function private.choose_options(offer public.quotes, chosen uuid[]) returns public.quotes
language plpgsql set search_path = '' as $$
declare
  marked integer;
  result public.quotes;
begin
  update public.quote_lines l set is_chosen = true where l.quote_id = offer.id and l.is_optional and l.id = any (chosen);
  get diagnostics marked = row_count;
  if marked <> (select count(distinct c) from unnest(chosen) c) then
    perform private.refuse('PT422', 'unknown-option', 'Une de ces options n’est plus dans le devis.', 'chosen');
  end if;
  perform private.total_quote(offer.id);
  select * into result from public.quotes q where q.id = offer.id;
  return result;
end
$$;

-- It returns the rows that a booking made, also when the acceptance is repeated.
create function private.booking_of(offer public.quotes, repeated boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'repeated', repeated,
    'document_hash', (select a.document_hash from public.quote_acceptances a where a.quote_id = offer.id),
    'item_id', i.id,
    'instalments', (select coalesce(jsonb_agg(s.id order by s.position), '[]') from public.instalments s where s.item_id = i.id),
    'event_partner_id', t.id,
    'timeline_item_id', (select l.id from public.timeline_items l where l.event_partner_id = t.id order by l.created_at, l.id limit 1),
    'days', (select coalesce(jsonb_agg(a.day order by a.day), '[]') from public.partner_bookings a where a.quote_id = offer.id)
  )
  from (select 1) one
  left join public.budget_items i on i.quote_id = offer.id
  left join public.event_partners t on t.event_id = offer.event_id and t.partner_id = offer.partner_id
  limit 1
$$;

-- Accepting a quote records the acceptance, books the partner's days and writes the budget line, its instalments and the timeline
-- entry in one transaction. It runs as definer because it writes rows of both sides.
create function public.accept_quote(quote uuid, chosen uuid[], words text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request((select q.request_id from public.quotes q where q.id = quote), 'client');
  offer public.quotes;
  event public.events;
  days date[];
  entry uuid;
begin
  select * into offer from public.quotes q where q.id = quote;
  if offer.state = 'draft' then
    perform private.refuse('PT404', 'unknown', 'Ce devis n’existe pas, ou vous n’y avez pas accès.');
  elsif offer.state = 'accepted' then
    return private.booking_of(offer, true);
  elsif offer.state = 'expired' or (offer.state = 'sent' and offer.valid_until < private.today()) then
    perform private.refuse('PT409', 'expired', 'Ce devis n’est plus valable. Demandez-en un nouveau.', offer.valid_until::text);
  elsif offer.state <> 'sent' or offer.partner_id is null then
    perform private.refuse('PT409', 'not-open', 'Ce devis n’attend plus de réponse.', offer.state);
  elsif lower(regexp_replace(btrim(coalesce(words, '')), '\s+', ' ', 'g')) <> 'bon pour accord' then
    perform private.refuse('PT422', 'invalid', E'Écrivez «\u00a0Bon pour accord\u00a0» pour accepter ce devis.', 'words');
  end if;
  select * into event from public.events e where e.id = offer.event_id for no key update;
  days := private.days_of(offer, event);
  perform private.book_days(offer, days);
  offer := private.choose_options(offer, coalesce(chosen, '{}'));
  update public.quotes q set state = 'accepted', decided_at = now(), decided_by = auth.uid() where q.id = offer.id;
  delete from public.quotes q where q.request_id = asked.id and q.state = 'draft';
  -- The request now stores the date of the event that its days belong to.
  update public.quote_requests r set state = 'accepted', starts_on = event.starts_on, ends_on = event.ends_on where r.id = asked.id;
  perform private.trace_step(asked, 'accepted');
  update private.booking_checks c set
    accepted_on = private.today(), starts_on = days[1], ends_on = days[cardinality(days)]
  where c.request_id = asked.id;
  insert into public.quote_acceptances (quote_id, accepted_by, accepted_by_name, words, document)
  select offer.id, p.id, p.name, 'Bon pour accord', private.quote_document(offer.id)::text from public.profiles p where p.id = auth.uid();
  perform private.measure_response_time(asked.partner_id);
  delete from public.partner_waiting_list l where l.event_id = event.id and l.partner_id = offer.partner_id;
  insert into public.event_partners as t (event_id, partner_id, trade, name, state)
  values (event.id, offer.partner_id, asked.trade, offer.partner_name, 'booked')
  on conflict (event_id, partner_id) do update set state = 'booked'
  returning t.id into entry;
  perform private.book_instalments(offer, private.book_item(offer, asked.trade, entry));
  perform from public.timeline_items l where l.event_partner_id = entry;
  if not found then
    insert into public.timeline_items (event_id, day, title, event_partner_id)
    values (event.id, days[1] - event.starts_on, E'Arrivée\u00a0: ' || offer.partner_name, entry);
  end if;
  perform private.record_activity(event.id, 'quote_accepted', offer.partner_name, true);
  perform private.notify_partner(
    asked, 'Votre devis est accepté', format('%s, le %s.', asked.event_name, to_char(days[1], 'DD/MM/YYYY')), 'quote-accepted:' || offer.id
  );
  perform private.notify_editors(
    event.id, 'quotes', E'Réservation confirmée\u00a0: ' || offer.partner_name, 'Le budget, les échéances et le déroulé sont à jour.',
    '/client/partners/requests/' || asked.id, 'quote-accepted:' || offer.id, auth.uid()
  );
  return private.booking_of(offer, false);
end
$$;
comment on function public.accept_quote(uuid, uuid[], text) is 'Books a partner by a quote: proof, days, budget, instalments and timeline together.';

-- Both sides read the proof, under their own policies.
create function public.quote_certificate(quote uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'number', q.number, 'version', q.version, 'accepted_by_name', a.accepted_by_name, 'accepted_at', a.accepted_at, 'words', a.words,
    'document', a.document, 'document_hash', a.document_hash
  )
  from public.quote_acceptances a join public.quotes q on q.id = a.quote_id where a.quote_id = quote_certificate.quote
$$;

-- Either side may cancel. Paid instalments remain in the ledger, unpaid ones are deleted. It runs as definer because it writes rows
-- of both sides.
create function public.cancel_booking(request uuid, reason text default '') returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request);
  side text := private.side_of(asked);
  offer public.quotes;
begin
  if asked.state = 'declined' then
    return asked.state;
  elsif asked.state <> 'accepted' then
    perform private.refuse('PT409', 'not-open', 'Il n’y a pas de réservation à annuler.', asked.state);
  end if;
  select * into offer from public.quotes q where q.request_id = asked.id and q.state = 'accepted';
  update public.quotes q set state = 'declined', decided_at = now(), decided_by = auth.uid(), decline_reason = left(coalesce(btrim(reason), ''), 1000)
  where q.id = offer.id;
  update public.quote_requests r set
    state = 'declined', declined_by = side, decline_reason = left(coalesce(btrim(reason), ''), 1000), date_to_agree = null
  where r.id = asked.id;
  delete from public.partner_bookings b where b.quote_id = offer.id;
  delete from public.instalments s using public.budget_items i
  where i.quote_id = offer.id and s.item_id = i.id and s.paid_on is null;
  update public.budget_items i set quoted_cents = null, committed_cents = (
    select sum(s.amount_cents) from public.instalments s where s.item_id = i.id
  ) where i.quote_id = offer.id;
  update public.event_partners t set state = 'declined' where t.event_id = asked.event_id and t.partner_id = asked.partner_id;
  if side = 'partner' then
    perform private.notify_editors(
      asked.event_id, 'quotes', asked.partner_name || ' annule sa réservation', left(coalesce(reason, ''), 400),
      '/client/partners/requests/' || asked.id, 'booking-cancelled:' || asked.id
    );
  else
    perform private.notify_partner(asked, 'Une réservation est annulée', asked.event_name, 'booking-cancelled:' || asked.id);
  end if;
  return 'declined';
end
$$;
comment on function public.cancel_booking(uuid, text) is 'Ends a booking, for either of its sides, and frees its days.';

-- Each night this ends quotes past their validity, requests without an answer for three weeks and bookings whose event is over, and
-- deletes those who waited for a past day and traces of a year ago. The timetable of config.toml calls it.
create function private.expire_requests() returns void
language plpgsql set search_path = '' as $$
begin
  with gone as (
    update public.quotes q set state = 'expired', decided_at = now()
    where q.state = 'sent' and q.valid_until < private.today()
    returning q.request_id
  )
  update public.quote_requests r set state = 'expired' from gone where r.id = gone.request_id and r.state = 'quoted';
  update public.quote_requests r set state = 'expired'
  where r.state in ('new', 'seen') and r.answered_at is null and r.created_at < now() - interval '21 days';
  update public.event_partners t set state = 'favourite'
  from public.quote_requests r
  where r.state = 'expired' and r.updated_at = now() and t.event_id = r.event_id and t.partner_id = r.partner_id
    and t.state in ('asked', 'quoted');
  update public.quote_requests r set state = 'done', date_to_agree = null
  from public.quotes q
  where r.state = 'accepted' and q.request_id = r.id and q.state = 'accepted'
    and greatest(coalesce(q.ends_on, q.starts_on, r.ends_on, r.starts_on), r.date_to_agree) < private.today();
  delete from public.partner_waiting_list l where l.day < private.today();
  delete from private.booking_traces t where t.created_at < now() - interval '1 year';
end
$$;

-- Partners are locked in one order before their calendars change, so that two events with the same partners do not wait for each other.
create function private.lock_partners_of(of_event uuid) returns void
language sql set search_path = '' as $$
  select from public.partners p
  where p.id in (select r.partner_id from public.quote_requests r where r.event_id = of_event and r.state = 'accepted')
  order by p.id for no key update
$$;

-- Deleting an event frees the days of its partners. Open requests are deleted with it; agreements remain with the partner. Rows
-- that depend on each other are deleted here, while the event exists: a cascade would update some of them twice and fail. It runs
-- as definer because it writes rows of partners.
create function private.release_partners() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked public.quote_requests;
begin
  perform private.lock_partners_of(old.id);
  for asked in select * from public.quote_requests r where r.event_id = old.id and r.state = 'accepted' loop
    delete from public.partner_bookings b
    using public.quotes q where q.request_id = asked.id and b.quote_id = q.id and b.day >= private.today();
    perform private.notify_partner(asked, 'Un événement est supprimé', asked.event_name, 'event-gone:' || asked.id);
  end loop;
  delete from public.quote_requests r where r.event_id = old.id and r.state not in ('accepted', 'done');
  delete from public.tasks t where t.event_id = old.id;
  delete from public.timeline_items t where t.event_id = old.id;
  delete from public.gifts g where g.event_id = old.id;
  delete from public.instalments s where s.event_id = old.id;
  delete from public.documents d where d.event_id = old.id;
  delete from public.budget_items i where i.event_id = old.id;
  return old;
end
$$;
comment on function private.release_partners() is 'Frees the partners of a deleted event, and deletes its plans.';

-- It returns the bookings of an event with the days that they have and those that they would have on another date.
create function private.booking_moves(of_event uuid, new_date date)
returns table (request_id uuid, quote_id uuid, partner_id uuid, partner_name text, shift integer, held date[], wanted date[], is_free boolean)
language sql stable set search_path = '' as $$
  select r.id, q.id, r.partner_id, r.partner_name, s.shift, h.days, w.days, private.first_taken_day(r.partner_id, q.id, w.days) is null
  from public.quote_requests r
  join public.quotes q on q.request_id = r.id and q.state = 'accepted'
  cross join lateral (select coalesce(new_date - coalesce(r.starts_on, q.starts_on), 0) as shift) s
  cross join lateral (
    select coalesce(
      (select array_agg(a.day order by a.day) from public.partner_bookings a where a.quote_id = q.id),
      array(select d::date from generate_series(q.starts_on, coalesce(q.ends_on, q.starts_on), interval '1 day') d)
    ) as days
  ) h
  cross join lateral (select array(select d + s.shift from unnest(h.days) d order by d) as days) w
  where r.event_id = of_event and r.state = 'accepted'
  order by r.partner_name, r.id
$$;

-- It returns whether the booking moved. When another client books the days at the same moment, the booking stays on its days.
create function private.move_booking(request uuid, event public.events) returns boolean
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  booking record;
begin
  perform from public.partners p
  where p.id = (select r.partner_id from public.quote_requests r where r.id = request) for no key update;
  select * into booking from private.booking_moves(event.id, event.starts_on) b where b.request_id = request;
  if booking.partner_id is not null and not booking.is_free then
    update public.quote_requests r set date_to_agree = event.starts_on where r.id = request;
    return false;
  end if;
  delete from public.partner_bookings b where b.quote_id = booking.quote_id and b.day <> all (booking.wanted);
  insert into public.partner_bookings (quote_id, partner_id, day)
  select booking.quote_id, booking.partner_id, d from unnest(booking.wanted) d where booking.partner_id is not null
  on conflict do nothing;
  -- The agreed price and terms remain; the days move with the booking.
  update public.quotes q set starts_on = q.starts_on + booking.shift, ends_on = q.ends_on + booking.shift where q.id = booking.quote_id;
  update public.quote_requests r set starts_on = event.starts_on, ends_on = event.ends_on, date_to_agree = null where r.id = request;
  return true;
end
$$;

-- A booking moves at once to days on which the partner is free, and otherwise after the partner agrees. It runs as definer because
-- calendars belong to partners.
create function private.move_bookings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_partners_of(new.id);
  perform private.move_booking(r.id, new)
  from (select o.id from public.quote_requests o where o.event_id = new.id and o.state = 'accepted' order by o.id for update) r;
  return null;
end
$$;
comment on function private.move_bookings() is 'Moves the bookings of an event whose date changes.';

-- Only the partner of the booking agrees, after freeing the day where it is taken. It runs as definer because it writes rows of
-- both sides.
create function public.agree_to_date(request uuid) returns date
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'partner');
  event public.events;
begin
  if asked.date_to_agree is null then
    perform private.refuse('PT409', 'not-open', 'Aucune nouvelle date n’attend votre accord.', asked.state);
  end if;
  select * into event from public.events e where e.id = asked.event_id;
  if not private.move_booking(asked.id, event) then
    perform private.refuse('PT409', 'date-taken', 'Votre calendrier n’est pas libre ce jour-là. Libérez-le d’abord.', event.starts_on::text);
  end if;
  perform private.notify_editors(
    asked.event_id, 'quotes', asked.partner_name || ' accepte la nouvelle date', 'La réservation est confirmée au '
      || private.french_day(event.starts_on) || '.',
    '/client/partners/requests/' || asked.id, 'date-agreed:' || asked.id || ':' || event.starts_on
  );
  return event.starts_on;
end
$$;
comment on function public.agree_to_date(uuid) is 'Moves a booking of the caller''s listing to the new date of its event.';

create function private.preview_date(event public.events, new_date date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'from', event.starts_on, 'to', new_date,
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'from', t.due_on, 'to', new_date - t.days_before)
        order by t.due_on, t.position, t.id), '[]')
      from public.tasks t
      where t.event_id = event.id and t.state <> 'done' and t.due_on is distinct from new_date - t.days_before and t.days_before is not null
    ),
    'fixed', (
      select count(*) from public.tasks t
      where t.event_id = event.id and t.state <> 'done' and t.days_before is null and t.due_on is not null
    ),
    'instalments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'label', s.label, 'item_label', i.label, 'amount_cents', s.amount_cents, 'from', s.due_on, 'to', new_date - s.days_before
      ) order by s.due_on, s.id), '[]')
      from public.instalments s join public.budget_items i on i.id = s.item_id
      where s.event_id = event.id and s.paid_on is null and s.days_before is not null and s.due_on is distinct from new_date - s.days_before
    ),
    'moments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'from', m.day, 'to', m.day + (new_date - event.starts_on))
        order by m.day, m.hour, m.position, m.id), '[]')
      from public.moments m where m.event_id = event.id and m.day is not null and new_date <> event.starts_on
    ),
    -- These are the households that know the date, and how many of them have an address.
    'invitations', (
      select jsonb_build_object('sent', count(*), 'mails', count(private.household_email(h.id)))
      from public.households h
      where h.event_id = event.id and h.revoked_at is null and h.invitation_state <> 'draft'
    ),
    -- These are the people who replied, and how many of them are asked to confirm.
    'replies', (
      select jsonb_build_object(
        'yes', count(*) filter (where g.comes), 'no', count(*) filter (where not g.comes), 'to_confirm', count(*) filter (where g.is_asked)
      )
      from (
        select bool_or(r.attending) as comes,
          bool_or(r.for_date <> coalesce(m.day + coalesce(new_date - event.starts_on, 0), new_date)) as is_asked
        from public.guest_replies r join public.moments m on m.id = r.moment_id
        where r.event_id = event.id and r.attending is not null group by r.guest_id
      ) g
    ),
    'bookings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'request_id', b.request_id, 'partner_id', b.partner_id, 'name', b.partner_name, 'is_free', b.is_free
      ) order by b.partner_name, b.request_id), '[]')
      from private.booking_moves(event.id, new_date) b
    )
  )
$$;

-- It previews what a new date moves and whom it concerns, or moves it; the triggers of the tables move the rows. It runs as definer
-- because it reads partners' calendars and notifies partners.
create function public.move_event_date(
  of_event uuid, new_date date, dry_run boolean default true, message_partners boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  event public.events;
  preview jsonb;
  asked public.quote_requests;
  change text;
begin
  perform private.require_editor(of_event);
  if new_date is null or new_date not between '2020-01-01' and '2100-12-31' then
    perform private.refuse('PT422', 'invalid', 'Cette date ne convient pas.', 'new_date');
  end if;
  -- Requests are locked first, as accept_quote does.
  if not dry_run then
    perform from public.quote_requests r where r.event_id = of_event order by r.id for update;
  end if;
  select * into event from public.events e where e.id = of_event for no key update;
  preview := private.preview_date(event, new_date);
  if dry_run or event.starts_on is not distinct from new_date then
    return preview;
  end if;
  update public.events e set starts_on = new_date where e.id = of_event;
  perform private.record_activity(of_event, 'date_moved', new_date::text);
  change := format(
    E'%s\u00a0: la date passe %sau %s.', event.name, coalesce('du ' || private.french_day(event.starts_on) || ' ', ''), private.french_day(new_date)
  );
  for asked in
    select r.* from public.quote_requests r where r.event_id = of_event and r.state = 'accepted' order by r.partner_name, r.id
  loop
    perform private.notify_partner(
      asked, 'Une date change', change || case
        when asked.date_to_agree is null then ' Votre réservation suit, et votre calendrier est à jour.'
        else E' Vous n’êtes pas libre ce jour-là\u00a0: la réservation est à revoir ensemble.'
      end, 'date-moved:' || asked.id || ':' || new_date
    );
    if asked.date_to_agree is not null then
      perform private.notify_editors(
        of_event, 'quotes', E'Réservation à revoir\u00a0: ' || asked.partner_name,
        'Ce prestataire n’est pas libre à la nouvelle date. L’ancienne date reste réservée tant que vous n’avez pas décidé ensemble.',
        '/client/partners/requests/' || asked.id, 'date-to-agree:' || asked.id || ':' || new_date
      );
    end if;
    if message_partners then
      perform public.send_message(c.id, E'Bonjour,\n\n' || change || case
        when asked.date_to_agree is null then ' D’après votre calendrier, vous êtes libre ce jour-là. Dites-nous si cela ne vous convient pas.'
        else E' D’après votre calendrier, vous n’êtes pas libre ce jour-là. Pouvez-vous nous dire ce qui est possible\u00a0?'
      end)
      from public.conversations c where c.request_id = asked.id;
    end if;
  end loop;
  return preview;
end
$$;
comment on function public.move_event_date(uuid, date, boolean, boolean) is 'Shows what a new date moves, or moves it, for an event that the caller edits.';

revoke execute on function
  private.days_of(public.quotes, public.events), private.book_days(public.quotes, date[]), private.budget_code_of(text),
  private.book_item(public.quotes, text, uuid), private.term_cents(bigint, jsonb), private.agreed_terms(public.quotes),
  private.book_instalments(public.quotes, uuid),
  private.quote_document(uuid), private.hash_document(), private.choose_options(public.quotes, uuid[]), public.quote_certificate(uuid),
  private.booking_of(public.quotes, boolean), public.accept_quote(uuid, uuid[], text), public.cancel_booking(uuid, text),
  private.expire_requests(), private.lock_partners_of(uuid), private.release_partners(), private.booking_moves(uuid, date),
  private.move_booking(uuid, public.events), private.move_bookings(), public.agree_to_date(uuid),
  private.preview_date(public.events, date), public.move_event_date(uuid, date, boolean, boolean)
from public, anon, authenticated, service_role;
grant execute on function
  public.accept_quote(uuid, uuid[], text), public.quote_certificate(uuid), public.cancel_booking(uuid, text), public.agree_to_date(uuid),
  public.move_event_date(uuid, date, boolean, boolean)
to authenticated;

create trigger quote_acceptances_hash before insert on public.quote_acceptances
  for each row execute function private.hash_document();
create trigger events_release_partners before delete on public.events
  for each row execute function private.release_partners();
create trigger events_move_bookings after update of starts_on on public.events
  for each row when (new.starts_on is distinct from old.starts_on and new.starts_on is not null)
  execute function private.move_bookings();
