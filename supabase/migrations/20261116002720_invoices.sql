-- Invoices of a booking: deposits, the balance and credit notes. An issued invoice never changes and is never deleted.

-- A row holds the exact document: seller, buyer, lines and tax as they were on that day. The ids have no foreign keys, because the
-- law requires the row for ten years (Code de commerce, art. L. 123-22), longer than the event or the account may exist.
create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null,
  event_id uuid,
  request_id uuid not null,
  quote_id uuid not null,
  quote_number text not null,
  kind text not null check (kind in ('deposit', 'balance', 'credit_note')),
  -- Numbers are consecutive by partner and year, over the three kinds together.
  year integer not null check (year between 2020 and 2200),
  place integer not null check (place > 0),
  number text not null generated always as (
    'F' || year::text || '-' || lpad(place::text, greatest(4, length(place::text)), '0')
  ) stored,
  -- The place of the deposit among the terms of the quote, from 1.
  term integer check (term > 0),
  -- The invoice that a credit note reduces.
  refers_to uuid references public.invoices (id),
  reason text not null default '' check (length(reason) <= 300),
  issued_on date not null,
  due_on date not null,
  event_name text not null,
  event_on date,
  seller jsonb not null,
  -- {name, siren, street, postcode, commune}; only companies have a SIREN.
  buyer jsonb not null,
  is_vat_exempt boolean not null,
  -- [{label, description, quantity, unit_cents, vat_rate, ht_cents}]
  lines jsonb not null,
  vat jsonb not null,
  total_ht_cents bigint not null,
  total_vat_cents bigint not null,
  total_ttc_cents bigint not null check (total_ttc_cents between 0 and 10000000000),
  -- [{kind, number, issued_on, ttc_cents}]: the deposits that a balance deducts from the whole booking, or the invoice of a credit note.
  preceding jsonb not null default '[]',
  -- What this document adds to the amount owed, or what a credit note takes off, by rate and as a total.
  due_vat jsonb not null,
  due_cents bigint not null,
  created_at timestamptz not null default now(),
  unique (partner_id, year, place),
  constraint invoices_add_up check (total_ttc_cents = total_ht_cents + total_vat_cents),
  constraint invoices_deduct_no_more_than_the_total check (due_cents between 0 and total_ttc_cents),
  constraint invoices_deposits_have_a_term check ((kind = 'deposit') = (term is not null)),
  constraint invoices_credit_notes_refer_to_an_invoice check ((kind = 'credit_note') = (refers_to is not null)),
  constraint invoices_are_due_after_their_day check (due_on >= issued_on)
);

create index invoices_event_id_idx on public.invoices (event_id);
create index invoices_request_id_idx on public.invoices (request_id, year, place);
create index invoices_refers_to_idx on public.invoices (refers_to);

alter table public.invoices enable row level security;
revoke all on public.invoices from anon, authenticated, service_role;
grant select on public.invoices to authenticated, service_role;

create policy "members who may see the budget read their invoices" on public.invoices
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]));

create policy "partners read the invoices they issued" on public.invoices
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

-- A payment is the partner's note that money arrived. It is no part of the invoice, so a wrong one can be removed.
create table public.invoice_payments (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices (id),
  amount_cents bigint not null check (amount_cents > 0),
  paid_on date not null,
  method text not null check (method in ('transfer', 'card', 'cheque', 'cash', 'other')),
  created_at timestamptz not null default now()
);

create index invoice_payments_invoice_id_idx on public.invoice_payments (invoice_id, paid_on, id);

alter table public.invoice_payments enable row level security;
revoke all on public.invoice_payments from anon, authenticated, service_role;
grant select, delete on public.invoice_payments to authenticated;
grant select on public.invoice_payments to service_role;

create policy "payments are read with their invoice" on public.invoice_payments
  for select to authenticated
  using (exists (select from public.invoices i where i.id = invoice_id));

create policy "partners remove payments of their invoices" on public.invoice_payments
  for delete to authenticated
  using (exists (select from public.invoices i where i.id = invoice_id and i.partner_id = (select private.own_partner_id())));

-- The archived PDF of an invoice. The server writes it once, with the hash of its bytes.
create table public.invoice_files (
  invoice_id uuid primary key references public.invoices (id),
  path text not null unique,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null default now()
);

alter table public.invoice_files enable row level security;
revoke all on public.invoice_files from anon, authenticated, service_role;
grant select on public.invoice_files to authenticated, service_role;

create policy "files are read with their invoice" on public.invoice_files
  for select to authenticated
  using (exists (select from public.invoices i where i.id = invoice_id));

-- The bucket is also in config.toml; policies need it whoever applies the project.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('invoices', 'invoices', false, 5242880, '{application/pdf}')
on conflict (id) do nothing;

-- No policy writes: only the server archives.
create policy "both sides fetch the invoices that they may read" on storage.objects
  for select to authenticated
  using (bucket_id = 'invoices' and exists (select from public.invoice_files f where f.path = name));

-- Numbers have no gaps: the row of the year is locked until the transaction that issues the invoice ends. It has no foreign key, so
-- that a number is never assigned twice.
create table private.invoice_counters (
  partner_id uuid not null,
  year integer not null,
  last integer not null,
  primary key (partner_id, year)
);

alter table private.invoice_counters enable row level security;
revoke all on private.invoice_counters from anon, authenticated, service_role;

-- The ninth digit of a SIREN is a check by the formula of Luhn.
create function private.is_siren(value text) returns boolean
language sql immutable set search_path = '' as $$
  select case when value ~ '^[0-9]{9}$' then (
    select sum(case when place % 2 = 1 then digit when digit > 4 then 2 * digit - 9 else 2 * digit end) % 10 = 0
    from (select place, substr(value, place, 1)::integer as digit from generate_series(1, 9) as place) d
  ) else false end
$$;

-- Halves are rounded away from zero, without the limited precision of a division of numerics. The domain package has the same rule.
create function private.divide_rounded(dividend numeric, divisor numeric) returns bigint
language sql immutable set search_path = '' as $$
  select (sign(dividend) * sign(divisor) * div(2 * abs(dividend) + abs(divisor), 2 * abs(divisor)))::bigint
$$;

-- Shares by weight add up to the total: the remaining cents go to the largest remainders. The domain package has the same rule.
create function private.split_cents(total bigint, weights bigint[]) returns bigint[]
language sql immutable set search_path = '' as $$
  with products as (
    select place, total::numeric * weight as product, sum(weight) over () as whole
    from unnest(weights) with ordinality as w (weight, place)
  ), remainders as (
    select *, mod(mod(product, nullif(whole, 0)) + whole, whole) as remainder from products
  ), floors as (
    select place, (product - remainder) / whole as floor, row_number() over (order by remainder desc, place) as rank
    from remainders
  ), shares as (
    select place, floor + case when rank <= total - sum(floor) over () then 1 else 0 end as cents from floors
  )
  select array_agg(cents::bigint order by place) from shares
$$;

-- A part of amounts by rate, tax included: each rate gives in proportion, and so does its tax. Taking the whole leaves nothing.
-- The domain package has the same rule.
create function private.share_of_vat(parts jsonb, amount bigint) returns jsonb
language sql immutable set search_path = '' as $$
  with parts as (
    select place, (p -> 'rate') as rate, (p ->> 'vat_cents')::bigint as vat,
      (p ->> 'base_cents')::bigint + (p ->> 'vat_cents')::bigint as ttc
    from jsonb_array_elements(parts) with ordinality as o (p, place)
  ), shares as (
    select p.*, s.share from parts p
    join unnest(private.split_cents(amount, (select array_agg(ttc order by place) from parts))) with ordinality as s (share, place)
      using (place)
  ), taxes as (
    select place, rate, share, case when ttc = 0 then 0 else private.divide_rounded(vat::numeric * share, ttc) end as tax
    from shares
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('rate', rate, 'base_cents', share - tax, 'vat_cents', tax) order by place
  ) filter (where share <> 0), '[]')
  from taxes
$$;

-- What is left of amounts by rate when others are taken off; rates of which nothing is left are absent.
create function private.subtract_vat(parts jsonb, taken jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  with rates as (
    select rate, sum(base) as base, sum(vat) as vat
    from (
      select (p ->> 'rate')::numeric, (p ->> 'base_cents')::bigint, (p ->> 'vat_cents')::bigint from jsonb_array_elements(parts) p
      union all
      select (t ->> 'rate')::numeric, -(t ->> 'base_cents')::bigint, -(t ->> 'vat_cents')::bigint from jsonb_array_elements(taken) t
    ) as a (rate, base, vat)
    group by rate
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('rate', trim_scale(rate), 'base_cents', base, 'vat_cents', vat) order by rate
  ) filter (where base <> 0 or vat <> 0), '[]')
  from rates
$$;

create function private.vat_total(parts jsonb) returns bigint
language sql immutable set search_path = '' as $$
  select coalesce(sum((p ->> 'base_cents')::bigint + (p ->> 'vat_cents')::bigint), 0)::bigint from jsonb_array_elements(parts) p
$$;

create function private.credited_cents(invoice uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(c.due_cents), 0)::bigint from public.invoices c where c.refers_to = invoice
$$;

create function private.paid_cents(invoice uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(p.amount_cents), 0)::bigint from public.invoice_payments p where p.invoice_id = invoice
$$;

create function private.invoice_buyer(input jsonb, client_name text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  buyer jsonb := jsonb_build_object(
    'name', coalesce(nullif(btrim(input ->> 'name'), ''), client_name), 'siren', nullif(replace(input ->> 'siren', ' ', ''), ''),
    'street', nullif(btrim(input ->> 'street'), ''), 'postcode', nullif(btrim(input ->> 'postcode'), ''),
    'commune', nullif(btrim(input ->> 'commune'), '')
  );
begin
  if length(buyer ->> 'name') not between 1 and 120 then
    perform private.refuse('PT422', 'invalid', 'Indiquez le nom du client.', 'name');
  elsif buyer ->> 'siren' is not null and not private.is_siren(buyer ->> 'siren') then
    perform private.refuse('PT422', 'invalid', 'Ce numéro SIREN n’est pas valable.', 'siren');
  elsif length(buyer ->> 'street') > 200 then
    perform private.refuse('PT422', 'invalid', 'Cette adresse est trop longue.', 'street');
  elsif buyer ->> 'postcode' !~ '^[0-9]{5}$' then
    perform private.refuse('PT422', 'invalid', 'Un code postal a cinq chiffres.', 'postcode');
  elsif length(buyer ->> 'commune') > 80 then
    perform private.refuse('PT422', 'invalid', 'Ce nom de commune est trop long.', 'commune');
  elsif buyer ->> 'siren' is not null and (buyer ->> 'street' is null or buyer ->> 'postcode' is null or buyer ->> 'commune' is null) then
    perform private.refuse(
      'PT422', 'invalid', 'Indiquez l’adresse de l’entreprise, qui figure sur la facture.',
      case when buyer ->> 'street' is null then 'street' when buyer ->> 'postcode' is null then 'postcode' else 'commune' end
    );
  end if;
  return buyer;
end
$$;

-- A deposit and a credit note have one line for each rate.
create function private.lines_by_rate(label text, parts jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'label', label, 'description', '', 'quantity', 1, 'unit_cents', p -> 'base_cents', 'vat_rate', p -> 'rate',
    'ht_cents', p -> 'base_cents'
  ) order by place), '[]')
  from jsonb_array_elements(parts) with ordinality as o (p, place)
$$;

-- What invoices and credit notes of a quote leave to be invoiced, by rate.
create function private.uninvoiced_vat(offer public.quotes) returns jsonb
language sql stable set search_path = '' as $$
  select private.subtract_vat(offer.vat, coalesce((
    select jsonb_agg(case i.kind when 'credit_note' then jsonb_build_object(
      'rate', p -> 'rate', 'base_cents', -(p ->> 'base_cents')::bigint, 'vat_cents', -(p ->> 'vat_cents')::bigint
    ) else p end)
    from public.invoices i cross join jsonb_array_elements(i.due_vat) p where i.quote_id = offer.id
  ), '[]'))
$$;

-- An invoice that was credited in full can be issued again; otherwise the first one is the answer.
create function private.valid_invoice(quote uuid, of_kind text, of_term integer) returns public.invoices
language sql stable set search_path = '' as $$
  select i.* from public.invoices i cross join lateral (select private.credited_cents(i.id) as cents) c
  where i.quote_id = quote and i.kind = of_kind and i.term is not distinct from of_term and (c.cents = 0 or c.cents < i.due_cents)
  limit 1
$$;

create function private.compose_deposit(offer public.quotes, made public.invoices) returns public.invoices
language plpgsql stable set search_path = '' as $$
declare
  term jsonb := offer.terms -> (made.term - 1);
  amount bigint := (private.term_cents(offer.total_ttc_cents, offer.terms))[made.term];
begin
  if term is null or term ->> 'kind' = 'solde' then
    perform private.refuse('PT422', 'invalid', 'Le devis ne prévoit pas ce versement.', 'term');
  elsif (private.valid_invoice(offer.id, 'balance', null)).id is not null then
    perform private.refuse('PT409', 'balance-issued', 'La facture de solde est déjà émise. Elle comprend tout le devis.');
  end if;
  made.vat := private.share_of_vat(private.uninvoiced_vat(offer), least(amount, private.vat_total(private.uninvoiced_vat(offer))));
  made.lines := private.lines_by_rate(
    case term ->> 'kind' when 'arrhes' then 'Arrhes' when 'acompte' then 'Acompte' else 'Versement' end
      || coalesce(' de ' || (term ->> 'percent') || E'\u00a0%', '') || ' sur le devis ' || offer.number, made.vat
  );
  made.due_vat := made.vat;
  return made;
end
$$;

-- What was agreed, so that the lines of a rate add up to its base: a discounted line is one unit at its price, and the discount on the
-- whole quote is a line of each rate.
create function private.agreed_lines(offer public.quotes) returns jsonb
language sql stable set search_path = '' as $$
  with agreed as (
    select * from public.quote_lines l where l.quote_id = offer.id and (not l.is_optional or l.is_chosen)
  ), lines as (
    select l.position, l.label, l.description || case when l.discount_percent > 0 then case when l.description <> '' then E'\n' else '' end
        || format(
          E'%s\u00a0×\u00a0%s, remise de %s\u00a0%%', replace(trim_scale(l.quantity)::text, '.', ','),
          private.french_money(l.unit_cents), replace(trim_scale(l.discount_percent)::text, '.', ',')
        ) else '' end as description,
      case when l.discount_percent > 0 then 1 else l.quantity end as quantity,
      case when l.discount_percent > 0 then l.ht_cents else l.unit_cents end as unit_cents, l.vat_rate, l.ht_cents
    from agreed l
    union all
    select 100000 + v.rate, 'Remise', '', 1, v.base - s.ht, v.rate, v.base - s.ht
    from (
      select (p ->> 'rate')::numeric as rate, (p ->> 'base_cents')::bigint as base from jsonb_array_elements(offer.vat) p
    ) v
    join (select l.vat_rate, sum(l.ht_cents)::bigint as ht from agreed l group by l.vat_rate) s on s.vat_rate = v.rate
    where v.base <> s.ht
  )
  select jsonb_agg(jsonb_build_object(
    'label', label, 'description', description, 'quantity', trim_scale(quantity), 'unit_cents', unit_cents,
    'vat_rate', trim_scale(vat_rate), 'ht_cents', ht_cents
  ) order by position) from lines
$$;

create function private.compose_balance(offer public.quotes, made public.invoices) returns public.invoices
language plpgsql stable set search_path = '' as $$
begin
  made.vat := offer.vat;
  made.lines := private.agreed_lines(offer);
  made.preceding := (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', i.kind, 'number', i.number, 'issued_on', i.issued_on, 'ttc_cents', i.due_cents - c.cents
    ) order by i.year, i.place), '[]')
    from public.invoices i cross join lateral (select private.credited_cents(i.id) as cents) c
    where i.quote_id = offer.id and i.kind = 'deposit' and i.due_cents > c.cents
  );
  made.due_vat := private.uninvoiced_vat(offer);
  return made;
end
$$;

create function private.compose_credit_note(subject public.invoices, made public.invoices, amount bigint) returns public.invoices
language plpgsql stable set search_path = '' as $$
declare
  creditable jsonb := subject.due_vat;
  credit jsonb;
begin
  for credit in select c.due_vat from public.invoices c where c.refers_to = subject.id loop
    creditable := private.subtract_vat(creditable, credit);
  end loop;
  amount := coalesce(amount, private.vat_total(creditable));
  if amount <= 0 or amount > private.vat_total(creditable) then
    perform private.refuse(
      'PT422', 'exceeds', 'Un avoir ne peut pas dépasser ce qui reste de la facture.', private.vat_total(creditable)::text
    );
  end if;
  made.refers_to := subject.id;
  made.quote_id := subject.quote_id;
  made.quote_number := subject.quote_number;
  made.seller := subject.seller;
  made.buyer := subject.buyer;
  made.is_vat_exempt := subject.is_vat_exempt;
  made.preceding := jsonb_build_array(jsonb_build_object(
    'kind', subject.kind, 'number', subject.number, 'issued_on', subject.issued_on, 'ttc_cents', subject.due_cents
  ));
  made.vat := private.share_of_vat(creditable, amount);
  made.lines := private.lines_by_rate(
    'Avoir sur la facture ' || case subject.kind when 'deposit' then 'd’acompte ' else '' end || subject.number, made.vat
  );
  made.due_vat := made.vat;
  return made;
end
$$;

-- The document that would be issued, without a number; or the one that was issued before, with its number.
create function private.compose_invoice(asked public.quote_requests, of_kind text, details jsonb) returns public.invoices
language plpgsql stable set search_path = '' as $$
declare
  offer public.quotes;
  subject public.invoices;
  earlier public.invoices;
  made public.invoices;
begin
  if of_kind is null or of_kind not in ('deposit', 'balance', 'credit_note') then
    perform private.refuse('PT422', 'invalid', 'Ce type de facture n’existe pas.', 'kind');
  end if;
  made.kind := of_kind;
  made.term := case when of_kind = 'deposit' then coalesce((details ->> 'term')::integer, 0) end;
  made.reason := left(btrim(coalesce(details ->> 'reason', '')), 300);
  made.partner_id := asked.partner_id;
  made.event_id := asked.event_id;
  made.request_id := asked.id;
  made.event_name := asked.event_name;
  made.event_on := asked.starts_on;
  made.issued_on := private.today();
  made.due_on := coalesce((details ->> 'due_on')::date, private.today() + 30);
  made.preceding := '[]';
  if made.due_on not between private.today() and private.today() + 1100 then
    perform private.refuse('PT422', 'invalid', 'Choisissez pour l’échéance aujourd’hui ou une date à venir.', 'due_on');
  end if;
  if of_kind = 'credit_note' then
    select * into subject from public.invoices i
    where i.id = (details ->> 'invoice')::uuid and i.request_id = asked.id and i.kind <> 'credit_note';
    if subject.id is null then
      perform private.refuse('PT404', 'unknown', 'Cette facture n’existe pas, ou vous n’y avez pas accès.');
    end if;
    made := private.compose_credit_note(subject, made, (details ->> 'amount_cents')::bigint);
  else
    select * into offer from public.quotes q where q.request_id = asked.id and q.state = 'accepted';
    if offer.id is null then
      perform private.refuse('PT409', 'not-open', 'Seul un devis accepté peut être facturé.', asked.state);
    end if;
    earlier := private.valid_invoice(offer.id, of_kind, made.term);
    if earlier.id is not null then
      return earlier;
    end if;
    made.quote_id := offer.id;
    made.quote_number := offer.number;
    made.seller := private.seller_facts(asked.partner_id);
    if made.seller ->> 'siret' is null then
      perform private.refuse('PT409', 'no-business', E'Complétez d’abord votre entreprise\u00a0: une facture doit indiquer votre SIRET.', 'siret');
    end if;
    made.buyer := private.invoice_buyer(coalesce(details -> 'buyer', '{}'), asked.client_name);
    made.is_vat_exempt := offer.is_vat_exempt;
    made := case of_kind when 'deposit' then private.compose_deposit(offer, made) else private.compose_balance(offer, made) end;
  end if;
  made.total_ht_cents := (select coalesce(sum((p ->> 'base_cents')::bigint), 0) from jsonb_array_elements(made.vat) p);
  made.total_vat_cents := (select coalesce(sum((p ->> 'vat_cents')::bigint), 0) from jsonb_array_elements(made.vat) p);
  made.total_ttc_cents := made.total_ht_cents + made.total_vat_cents;
  made.due_cents := private.vat_total(made.due_vat);
  if made.total_ttc_cents <= 0 then
    perform private.refuse('PT422', 'nothing', 'Il ne reste rien à facturer.');
  end if;
  return made;
end
$$;

-- It runs as definer because it composes as issue_invoice does.
create function public.preview_invoice(request uuid, kind text, details jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  return to_jsonb(private.compose_invoice(private.lock_request(request, 'partner'), kind, details));
end
$$;
comment on function public.preview_invoice(uuid, text, jsonb) is 'The invoice that would be issued, for the partner of the booking.';

-- The number is taken last, so that a refusal leaves no gap. It runs as definer because only functions write invoices.
create function public.issue_invoice(request uuid, kind text, details jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked public.quote_requests := private.lock_request(request, 'partner');
  made public.invoices := private.compose_invoice(asked, kind, details);
begin
  if made.id is not null then
    return jsonb_build_object('id', made.id, 'number', made.number, 'repeated', true);
  end if;
  made.year := extract(year from made.issued_on);
  insert into private.invoice_counters as c (partner_id, year, last) values (made.partner_id, made.year, 1)
  on conflict on constraint invoice_counters_pkey do update set last = c.last + 1
  returning c.last into made.place;
  insert into public.invoices (
    partner_id, event_id, request_id, quote_id, quote_number, kind, year, place, term, refers_to, reason, issued_on, due_on, event_name,
    event_on, seller, buyer, is_vat_exempt, lines, vat, total_ht_cents, total_vat_cents, total_ttc_cents, preceding, due_vat, due_cents
  ) values (
    made.partner_id, made.event_id, made.request_id, made.quote_id, made.quote_number, made.kind, made.year, made.place, made.term,
    made.refers_to, made.reason, made.issued_on, made.due_on, made.event_name, made.event_on, made.seller, made.buyer,
    made.is_vat_exempt, made.lines, made.vat, made.total_ht_cents, made.total_vat_cents, made.total_ttc_cents, made.preceding,
    made.due_vat, made.due_cents
  ) returning * into made;
  perform private.notify_editors(
    made.event_id, 'payments',
    case kind when 'credit_note' then 'Avoir reçu' else 'Facture reçue' end || E'\u00a0: ' || asked.partner_name,
    made.number || ', ' || private.french_money(made.due_cents) || '.', '/client/partners/requests/' || asked.id, 'invoice:' || made.id
  );
  return jsonb_build_object('id', made.id, 'number', made.number, 'repeated', false);
end
$$;
comment on function public.issue_invoice(uuid, text, jsonb) is 'Issues and numbers an invoice, for the partner of the booking.';

-- Payments never exceed what is owed: the request is locked, so that of two at once the second counts both. It runs as definer
-- because only this function writes payments.
create function public.record_payment(invoice uuid, amount_cents bigint, paid_on date, method text default 'transfer') returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  paid public.invoices;
  owed bigint;
  made uuid;
begin
  perform private.lock_request((select i.request_id from public.invoices i where i.id = invoice), 'partner');
  select * into paid from public.invoices i where i.id = invoice;
  owed := paid.due_cents - private.credited_cents(paid.id) - private.paid_cents(paid.id);
  if paid.kind = 'credit_note' then
    perform private.refuse('PT422', 'invalid', 'Un avoir ne reçoit pas de paiement.', 'invoice');
  elsif amount_cents is null or amount_cents <= 0 or amount_cents > owed then
    perform private.refuse('PT422', 'exceeds', 'Ce montant dépasse ce qui reste à payer.', greatest(owed, 0)::text);
  elsif paid_on is null or paid_on > private.today() or paid_on < paid.issued_on - 366 then
    perform private.refuse('PT422', 'invalid', 'Choisissez aujourd’hui ou une date passée.', 'paid_on');
  elsif method is null or method not in ('transfer', 'card', 'cheque', 'cash', 'other') then
    perform private.refuse('PT422', 'invalid', 'Ce moyen de paiement n’existe pas.', 'method');
  end if;
  insert into public.invoice_payments (invoice_id, amount_cents, paid_on, method) values (invoice, amount_cents, paid_on, method)
  returning id into made;
  return made;
end
$$;
comment on function public.record_payment(uuid, bigint, date, text) is 'Notes that an invoice was paid, for the partner who issued it.';

-- What the recorded payments cover of each agreed term, to the cent. A payment of a deposit goes to the term of its invoice, a payment
-- of the balance to the terms without an invoice of their own; what exceeds them goes to the next terms. A term is paid on the day
-- of the payment that completes it.
create function private.term_payments(offer public.quotes)
returns table (term integer, agreed_cents bigint, received_cents bigint, paid_on date, invoice_id uuid)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  agreed bigint[] := private.term_cents(offer.total_ttc_cents, private.agreed_terms(offer));
  received bigint[] := array_fill(0::bigint, array[cardinality(agreed)]);
  completed date[] := array_fill(null::date, array[cardinality(agreed)]);
  invoices uuid[] := array_fill(null::uuid, array[cardinality(agreed)]);
  payment record;
  rest bigint;
  part bigint;
  place integer;
begin
  for payment in
    select p.amount_cents, p.paid_on, i.id as invoice, i.term as own_term
    from public.invoice_payments p join public.invoices i on i.id = p.invoice_id
    where i.quote_id = offer.id order by p.paid_on, p.created_at, p.id
  loop
    rest := payment.amount_cents;
    for place in
      select t from generate_series(1, cardinality(agreed)) t
      order by t is distinct from payment.own_term, (private.valid_invoice(offer.id, 'deposit', t)).id is not null, t
    loop
      part := least(rest, agreed[place] - received[place]);
      continue when part <= 0;
      received[place] := received[place] + part;
      rest := rest - part;
      if received[place] = agreed[place] then
        completed[place] := payment.paid_on;
        invoices[place] := payment.invoice;
      end if;
    end loop;
  end loop;
  return query select t, agreed[t], received[t], completed[t], invoices[t] from generate_series(1, cardinality(agreed)) t;
end
$$;

-- The payments of a quote mark the instalments of its budget line. Only an instalment that the booking wrote, with the agreed amount,
-- is marked: a plan that hosts rewrote stays theirs. What hosts marked or corrected is never changed, and a payment that is removed
-- takes back only its own mark. The number of newly marked instalments is the answer.
create function private.settle_instalments(offer public.quotes) returns integer
language plpgsql set search_path = '' as $$
declare
  marked integer;
begin
  update public.instalments s set paid_on = null, settled_by = null
  from public.budget_items i, private.term_payments(offer) t
  where i.quote_id = offer.id and s.item_id = i.id and s.term = t.term and s.settled_by is not null and t.paid_on is null;
  update public.instalments s set paid_on = t.paid_on, settled_by = t.invoice_id
  from public.budget_items i, private.term_payments(offer) t
  where i.quote_id = offer.id and s.item_id = i.id and s.term = t.term and s.amount_cents = t.agreed_cents
    and s.paid_on is null and not s.is_corrected and t.paid_on is not null;
  get diagnostics marked = row_count;
  return marked;
end
$$;

-- The hosts are notified of a payment and of what it marked. It runs as definer because the budget belongs to the hosts.
create function private.follow_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  payment public.invoice_payments := case when tg_op = 'DELETE' then old else new end;
  paid public.invoices;
  offer public.quotes;
  marked integer;
begin
  select * into paid from public.invoices i where i.id = payment.invoice_id;
  -- Of two changes at once, the second counts what the first wrote.
  perform from public.quote_requests r where r.id = paid.request_id for update;
  select * into offer from public.quotes q where q.id = paid.quote_id;
  if offer.id is null then
    return null;
  end if;
  marked := private.settle_instalments(offer);
  if tg_op = 'INSERT' then
    perform private.notify_editors(
      paid.event_id, 'payments', E'Paiement enregistré par le prestataire\u00a0: ' || offer.partner_name,
      private.french_money(payment.amount_cents) || ' pour la facture ' || paid.number || '. ' || case
        when marked > 0 then 'L’échéance est marquée payée dans votre budget. Corrigez-la si besoin.'
        else 'Vos échéances ne changent pas.'
      end, '/client/budget', 'invoice-payment:' || payment.id
    );
  end if;
  return null;
end
$$;
comment on function private.follow_payment() is 'Marks the instalments that a recorded payment covers, and notifies the hosts.';

-- What a partner reads of the client's instalments: for each agreed term what the recorded payments cover, and the day on which
-- the hosts marked it as paid by themselves. The amounts and days of the budget remain hidden.
create function private.instalment_states(offer public.quotes) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'received_cents', t.received_cents, 'paid_on', t.paid_on, 'client_paid_on', (
      select min(s.paid_on) from public.budget_items i join public.instalments s on s.item_id = i.id
      where i.quote_id = offer.id and s.term = t.term and s.amount_cents = t.agreed_cents and s.settled_by is null
    )
  ) order by t.term), '[]')
  from private.term_payments(offer) t
$$;

-- Only the server archives. The first file of an invoice remains. It runs as definer because nobody has rights on the table.
create function public.archive_invoice(invoice uuid, path text, sha256 text, size_bytes integer) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if path is distinct from (select i.partner_id || '/' || i.id || '.pdf' from public.invoices i where i.id = invoice) then
    perform private.refuse('PT422', 'invalid', 'Cet emplacement n’est pas celui d’une facture.', 'path');
  end if;
  insert into public.invoice_files (invoice_id, path, sha256, size_bytes) values (invoice, path, sha256, size_bytes)
  on conflict on constraint invoice_files_pkey do nothing;
  return (select f.sha256 from public.invoice_files f where f.invoice_id = invoice);
end
$$;
comment on function public.archive_invoice(uuid, text, text, integer) is 'Records the archived file of an invoice, for the server.';

create function private.invoice_row(i public.invoices) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(i) - '{partner_id,event_id,year}'::text[] || jsonb_build_object(
    'paid_cents', private.paid_cents(i.id), 'credited_cents', private.credited_cents(i.id),
    'payments', (
      select coalesce(jsonb_agg(to_jsonb(p) - '{invoice_id,created_at}'::text[] order by p.paid_on, p.id), '[]')
      from public.invoice_payments p where p.invoice_id = i.id
    ),
    'path', (select f.path from public.invoice_files f where f.invoice_id = i.id)
  )
$$;

-- The invoices of a booking for both sides, under the caller's own policies.
create function public.booking_invoices(request uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  asked public.quote_requests;
begin
  select * into asked from public.quote_requests r where r.id = booking_invoices.request;
  if asked.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'request_id', asked.id, 'state', asked.state, 'declined_by', asked.declined_by, 'client_name', asked.client_name,
    'event_name', asked.event_name, 'event_on', asked.starts_on,
    'quote', (
      select jsonb_build_object(
        'id', q.id, 'number', q.number, 'terms', q.terms, 'vat', q.vat, 'total_ttc_cents', q.total_ttc_cents
      ) from public.quotes q where q.request_id = asked.id and q.state = 'accepted'
    ),
    'invoices', (
      select coalesce(jsonb_agg(private.invoice_row(i) order by i.year, i.place), '[]')
      from public.invoices i where i.request_id = asked.id
    )
  );
end
$$;

-- A page of a partner's invoices of a year, newest first, with the sums of the year and the bookings without a balance invoice.
create function public.partner_invoices(of_year integer default null, before_place integer default null, page_size integer default 50)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  partner uuid := private.own_partner_id();
  years integer[] := array(select distinct i.year from public.invoices i where i.partner_id = partner order by 1 desc);
  chosen integer := coalesce(of_year, years[1], extract(year from private.today())::integer);
begin
  return jsonb_build_object(
    'year', chosen,
    'years', to_jsonb(years),
    'totals', (
      select jsonb_build_object(
        'invoiced_cents', coalesce(sum(case i.kind when 'credit_note' then -i.due_cents else i.due_cents end), 0),
        'paid_cents', coalesce(sum(s.paid), 0),
        'owed_cents', coalesce(sum(greatest(i.due_cents - s.credited - s.paid, 0)) filter (where i.kind <> 'credit_note'), 0),
        'late_cents', coalesce(sum(greatest(i.due_cents - s.credited - s.paid, 0))
          filter (where i.kind <> 'credit_note' and i.due_on < private.today()), 0)
      )
      from public.invoices i
      cross join lateral (select private.paid_cents(i.id) as paid, private.credited_cents(i.id) as credited) s
      where i.partner_id = partner and i.year = chosen
    ),
    'invoices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'request_id', i.request_id, 'kind', i.kind, 'number', i.number, 'place', i.place, 'issued_on', i.issued_on,
        'due_on', i.due_on, 'event_name', i.event_name, 'buyer_name', i.buyer ->> 'name', 'due_cents', i.due_cents,
        'paid_cents', private.paid_cents(i.id), 'credited_cents', private.credited_cents(i.id)
      ) order by i.place desc), '[]')
      from (
        select * from public.invoices o
        where o.partner_id = partner and o.year = chosen and (before_place is null or o.place < before_place)
        order by o.place desc limit least(greatest(page_size, 1), 100)
      ) i
    ),
    'bookings', case when before_place is not null then '[]' else (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.starts_on, b.request_id), '[]')
      from (
        select r.id as request_id, r.event_name, r.client_name, r.starts_on, q.total_ttc_cents
        from public.quote_requests r join public.quotes q on q.request_id = r.id and q.state = 'accepted'
        where r.partner_id = partner and r.state in ('accepted', 'done')
          and (private.valid_invoice(q.id, 'balance', null)).id is null
        order by r.starts_on, r.id limit 20
      ) b
    ) end
  );
end
$$;

-- It refuses every role, the owner of the table included. It runs as definer so that each role gets the same refusal.
create function private.refuse_invoice_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse('PT409', 'issued', 'Une facture émise ne peut plus être modifiée. Émettez un avoir.');
  return null;
end
$$;
comment on function private.refuse_invoice_change() is 'Refuses changes of issued invoices and their files.';

revoke execute on function
  private.is_siren(text), private.divide_rounded(numeric, numeric), private.split_cents(bigint, bigint[]),
  private.share_of_vat(jsonb, bigint), private.subtract_vat(jsonb, jsonb), private.vat_total(jsonb), private.credited_cents(uuid),
  private.paid_cents(uuid), private.agreed_lines(public.quotes), private.invoice_buyer(jsonb, text), private.lines_by_rate(text, jsonb),
  private.uninvoiced_vat(public.quotes), private.valid_invoice(uuid, text, integer),
  private.compose_deposit(public.quotes, public.invoices), private.compose_balance(public.quotes, public.invoices),
  private.compose_credit_note(public.invoices, public.invoices, bigint),
  private.compose_invoice(public.quote_requests, text, jsonb), private.term_payments(public.quotes),
  private.settle_instalments(public.quotes), private.follow_payment(), private.instalment_states(public.quotes),
  public.preview_invoice(uuid, text, jsonb), public.issue_invoice(uuid, text, jsonb), public.record_payment(uuid, bigint, date, text),
  public.archive_invoice(uuid, text, text, integer), private.invoice_row(public.invoices), public.booking_invoices(uuid),
  public.partner_invoices(integer, integer, integer), private.refuse_invoice_change()
from public, anon, authenticated, service_role;
grant execute on function
  private.credited_cents(uuid), private.paid_cents(uuid), private.valid_invoice(uuid, text, integer), private.invoice_row(public.invoices),
  public.preview_invoice(uuid, text, jsonb), public.issue_invoice(uuid, text, jsonb),
  public.record_payment(uuid, bigint, date, text), public.booking_invoices(uuid), public.partner_invoices(integer, integer, integer)
to authenticated;
grant execute on function public.archive_invoice(uuid, text, text, integer) to service_role;

create trigger invoices_refuse_change before update or delete or truncate on public.invoices
  for each statement execute function private.refuse_invoice_change();
create trigger invoice_payments_follow after insert or delete on public.invoice_payments
  for each row execute function private.follow_payment();
create trigger invoice_files_refuse_change before update or delete or truncate on public.invoice_files
  for each statement execute function private.refuse_invoice_change();
