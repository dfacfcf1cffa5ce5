-- Saying yes to a quote: the partner is booked and the days taken, the budget has its line and instalments, the day its entry. All of
-- it in one transaction, or nothing.

-- The days that a quote is for, or a refusal.
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

-- Two clients for one day: the second waits for the first, then finds it taken.
create function private.book_days(offer public.quotes, days date[]) returns void
language plpgsql set search_path = '' as $$
declare
  taken integer;
begin
  insert into public.partner_availability (partner_id, day, state, quote_id)
  select offer.partner_id, d, 'booked', offer.id from unnest(days) d order by d
  on conflict do nothing;
  get diagnostics taken = row_count;
  if taken <> cardinality(days) then
    perform private.refuse(
      'PT409', 'date-taken', 'Ce prestataire n’est plus libre ce jour-là.',
      (select min(a.day)::text from public.partner_availability a
       where a.partner_id = offer.partner_id and a.day = any (days) and a.quote_id is distinct from offer.id)
    );
  end if;
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

-- The line of the budget: the one that was kept for this partner or this trade, if nothing was agreed on it; else a new one.
create function private.book_item(offer public.quotes, trade text, entry uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  line uuid;
  each_cents bigint;
  people integer;
begin
  select round(sum(l.unit_cents * (100 + l.vat_rate) / 100))::bigint, max(l.quantity)::integer into each_cents, people
  from public.quote_lines l where l.quote_id = offer.id and l.is_per_guest;
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

-- Shares that add up to the total, to the cent: the cents left over go to the largest remainders. The domain package has the same
-- rule. Without terms, the whole is due on the day.
create function private.book_instalments(offer public.quotes, line uuid) returns void
language sql set search_path = '' as $$
  with terms as (
    select place, t ->> 'label' as label, t ->> 'kind' as kind, (t ->> 'percent')::bigint as percent,
      (t ->> 'days_before')::integer as days
    from jsonb_array_elements(case when offer.terms = '[]' then '[{"kind": "solde", "percent": 100, "days_before": 0}]' else offer.terms end)
      with ordinality as o (t, place)
  ), shares as (
    select *, offer.total_ttc_cents * percent / 100 as floor,
      row_number() over (order by offer.total_ttc_cents * percent % 100 desc, place) as rank
    from terms
  )
  insert into public.instalments (event_id, item_id, label, kind, amount_cents, days_before, due_on, position)
  select offer.event_id, line, coalesce(label, ''), kind, cents, days, case when days is null then private.today() end, place * 1024
  from (
    select *, floor + case when rank <= offer.total_ttc_cents - sum(floor) over () then 1 else 0 end as cents from shares
  ) s
  where cents > 0
$$;

-- What a booking made, told again as often as asked.
create function private.booking_of(offer public.quotes, repeated boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'repeated', repeated,
    'item_id', i.id,
    'instalments', (select coalesce(jsonb_agg(s.id order by s.position), '[]') from public.instalments s where s.item_id = i.id),
    'event_partner_id', t.id,
    'timeline_item_id', (select l.id from public.timeline_items l where l.event_partner_id = t.id order by l.created_at, l.id limit 1),
    'days', (select coalesce(jsonb_agg(a.day order by a.day), '[]') from public.partner_availability a where a.quote_id = offer.id)
  )
  from (select 1) one
  left join public.budget_items i on i.quote_id = offer.id
  left join public.event_partners t on t.event_id = offer.event_id and t.partner_id = offer.partner_id
  limit 1
$$;

-- Definer: it writes what belongs to both sides. Only those who organise the event that the quote was sent to.
create function public.accept_quote(quote uuid) returns jsonb
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
    perform private.refuse('PT404', 'unknown', 'Ce devis n’existe pas ou ne vous est pas ouvert.');
  elsif offer.state = 'accepted' then
    return private.booking_of(offer, true);
  elsif offer.state = 'expired' or (offer.state = 'sent' and offer.valid_until < private.today()) then
    perform private.refuse('PT409', 'expired', 'Ce devis n’est plus valable. Demandez-en un nouveau.', offer.valid_until::text);
  elsif offer.state <> 'sent' or offer.partner_id is null then
    perform private.refuse('PT409', 'not-open', 'Ce devis n’attend plus de réponse.', offer.state);
  end if;
  select * into event from public.events e where e.id = offer.event_id for no key update;
  days := private.days_of(offer, event);
  perform private.book_days(offer, days);
  update public.quotes q set state = 'accepted', decided_at = now(), decided_by = auth.uid() where q.id = offer.id;
  delete from public.quotes q where q.request_id = asked.id and q.state = 'draft';
  -- From here on the request says which date of the event its days belong to.
  update public.quote_requests r set state = 'accepted', starts_on = event.starts_on, ends_on = event.ends_on where r.id = asked.id;
  perform private.trace_step(asked, 'accepted');
  update private.booking_checks c set
    accepted_on = private.today(), starts_on = days[1], ends_on = days[cardinality(days)]
  where c.request_id = asked.id;
  perform private.measure_response_time(asked.partner_id);
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
    event.id, 'quotes', E'Réservation faite\u00a0: ' || offer.partner_name, 'Le budget, les échéances et le déroulé sont à jour.',
    '/client/partners/requests/' || asked.id, 'quote-accepted:' || offer.id, auth.uid()
  );
  return private.booking_of(offer, false);
end
$$;
comment on function public.accept_quote(uuid) is 'Books a partner by a quote: days, budget, instalments and timeline together.';

revoke execute on function
  private.days_of(public.quotes, public.events), private.book_days(public.quotes, date[]), private.budget_code_of(text),
  private.book_item(public.quotes, text, uuid), private.book_instalments(public.quotes, uuid),
  private.booking_of(public.quotes, boolean), public.accept_quote(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.accept_quote(uuid) to authenticated;
