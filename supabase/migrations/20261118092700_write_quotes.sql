-- A partner writes a quote as a draft, as often as needed, and sends it: from then on it has its number and stands.

create function private.check_terms(terms jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  sum_of integer;
begin
  if jsonb_typeof(terms) is distinct from 'array' or jsonb_array_length(terms) > 12 or exists (
    select from jsonb_array_elements(terms) t
    where jsonb_typeof(t) is distinct from 'object' or coalesce(t ->> 'kind', '') not in ('arrhes', 'acompte', 'solde', 'autre')
      or jsonb_typeof(t -> 'percent') is distinct from 'number' or coalesce(t ->> 'percent', '') !~ '^[0-9]{1,3}$'
      or coalesce(t ->> 'days_before', '0') !~ '^-?[0-9]{1,3}$' or length(coalesce(t ->> 'label', '')) > 120
  ) then
    perform private.refuse('PT422', 'invalid', 'Ces conditions de paiement ne se lisent pas.', 'terms');
  end if;
  if terms = '[]' then
    return;
  end if;
  select sum((t ->> 'percent')::integer) into sum_of from jsonb_array_elements(terms) t;
  if sum_of <> 100 then
    perform private.refuse('PT422', 'does-not-add-up', 'Les parts du paiement ne font pas cent.', (100 - sum_of)::text);
  end if;
end
$$;

-- Tax is rounded once for each rate, on the sum of its lines. The domain package has the same rule.
create function private.total_quote(quote uuid) returns void
language sql set search_path = '' as $$
  with rates as (
    select l.vat_rate as rate, sum(l.ht_cents) as base, round(sum(l.ht_cents) * l.vat_rate / 100) as tax
    from public.quote_lines l where l.quote_id = quote group by l.vat_rate
  ), totals as (
    select coalesce(sum(base), 0)::bigint as ht, coalesce(sum(tax), 0)::bigint as tax,
      coalesce(jsonb_agg(jsonb_build_object('rate', trim_scale(rate), 'base_cents', base, 'vat_cents', tax) order by rate), '[]') as vat
    from rates
  )
  update public.quotes q set
    total_ht_cents = t.ht, total_vat_cents = t.tax, total_ttc_cents = t.ht + t.tax, vat = t.vat
  from totals t where q.id = quote
$$;

create function private.write_lines(quote uuid, lines jsonb, is_exempt boolean) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 100 then
    perform private.refuse('PT422', 'invalid', 'Un devis a de une à cent lignes.', 'lines');
  elsif is_exempt and exists (select from jsonb_array_elements(lines) l where coalesce((l ->> 'vat_rate')::numeric, 0) <> 0) then
    perform private.refuse('PT422', 'invalid', 'Sans TVA, chaque ligne est à zéro.', 'vat_rate');
  end if;
  delete from public.quote_lines l where l.quote_id = quote;
  insert into public.quote_lines (quote_id, label, description, quantity, unit_cents, vat_rate, is_per_guest, position)
  select quote, t.label, coalesce(t.description, ''), coalesce(t.quantity, 1), t.unit_cents, coalesce(t.vat_rate, 0),
    coalesce(t.is_per_guest, false), t.place
  from rows from (
    jsonb_to_recordset(lines) as (
      label text, description text, quantity numeric, unit_cents bigint, vat_rate numeric, is_per_guest boolean
    )
  ) with ordinality as t (label, description, quantity, unit_cents, vat_rate, is_per_guest, place);
end
$$;

-- Definer: quotes are written here alone, by the partner who was asked.
create function public.save_quote(request uuid, quote jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'partner');
  valid date := (quote ->> 'valid_until')::date;
  is_exempt boolean := coalesce((quote ->> 'is_vat_exempt')::boolean, false);
  terms jsonb := coalesce(quote -> 'terms', '[]');
  draft public.quotes;
begin
  if asked.state not in ('new', 'seen', 'quoted') then
    perform private.refuse('PT409', 'not-open', 'Cette demande est close.', asked.state);
  elsif valid is null or valid < private.today() or valid > private.today() + 730 then
    perform private.refuse('PT422', 'invalid', 'Un devis vaut jusqu’à un jour à venir, deux ans au plus.', 'valid_until');
  end if;
  perform private.check_terms(terms);
  insert into public.quotes as q (
    request_id, event_id, partner_id, partner_name, title, notes, starts_on, ends_on, valid_until, is_vat_exempt, terms
  ) values (
    asked.id, asked.event_id, asked.partner_id, asked.partner_name, coalesce(quote ->> 'title', ''),
    coalesce(quote ->> 'notes', ''), coalesce((quote ->> 'starts_on')::date, asked.starts_on), (quote ->> 'ends_on')::date, valid,
    is_exempt, terms
  )
  on conflict (request_id) where state = 'draft' do update set
    title = excluded.title, notes = excluded.notes, starts_on = excluded.starts_on, ends_on = excluded.ends_on,
    valid_until = excluded.valid_until, is_vat_exempt = excluded.is_vat_exempt, terms = excluded.terms
  returning * into draft;
  perform private.write_lines(draft.id, quote -> 'lines', is_exempt);
  perform private.total_quote(draft.id);
  return (
    select jsonb_build_object(
      'id', q.id, 'total_ht_cents', q.total_ht_cents, 'total_vat_cents', q.total_vat_cents, 'total_ttc_cents', q.total_ttc_cents
    ) from public.quotes q where q.id = draft.id
  );
end
$$;
comment on function public.save_quote(uuid, jsonb) is 'Writes the draft of a quote, for the partner who was asked.';

-- Definer: see above. The number is taken last, so that what is refused leaves no gap.
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
    perform private.refuse('PT422', 'invalid', 'Un devis a un montant.', 'lines');
  end if;
  update public.quotes q set state = 'withdrawn', decided_at = now() where q.request_id = asked.id and q.state = 'sent';
  insert into private.quote_counters as c (partner_id, year, last) values (asked.partner_id, year, 1)
  on conflict on constraint quote_counters_pkey do update set last = c.last + 1
  returning c.last into place;
  update public.quotes q set state = 'sent', sent_at = now(), number = year || '-' || lpad(place::text, 4, '0')
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

-- Definer: see above.
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

revoke execute on function
  private.check_terms(jsonb), private.total_quote(uuid), private.write_lines(uuid, jsonb, boolean),
  public.save_quote(uuid, jsonb), public.send_quote(uuid), public.withdraw_quote(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.save_quote(uuid, jsonb), public.send_quote(uuid), public.withdraw_quote(uuid) to authenticated;
