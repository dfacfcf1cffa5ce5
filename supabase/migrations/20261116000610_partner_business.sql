-- The business behind a listing: what an administrator checks and what a quote or an invoice prints. Then the submission of a listing.

-- INSEE numbers establishments with a Luhn digit. The establishments of La Poste may instead have digits whose sum is divisible by 5.
create function private.is_siret(siret text) returns boolean
language sql immutable set search_path = '' as $$
  select case when siret !~ '^[0-9]{14}$' then false else (
    select sum(case when n % 2 = 1 then digit * 2 / 10 + digit * 2 % 10 else digit end) % 10 = 0
      or (left(siret, 9) = '356000000' and sum(digit) % 5 = 0)
    from (select n, substr(siret, n, 1)::integer as digit from generate_series(1, 14) as n) as digits
  ) end
$$;

-- ISO 13616: the country comes last, letters count from 10, and the rest by 97 is 1. A French one has 27 characters.
create function private.is_iban(iban text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when iban !~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' or (left(iban, 2) = 'FR' and length(iban) <> 27) then false
    else (
      select string_agg(case when sign ~ '[0-9]' then sign else (ascii(sign) - 55)::text end, '' order by n)::numeric % 97 = 1
      from regexp_split_to_table(substr(iban, 5) || left(iban, 4), '') with ordinality as signs (sign, n)
    )
  end
$$;

-- The key of a French VAT number is computed from the SIREN.
create function private.is_vat_number(vat_number text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when vat_number !~ '^FR[0-9]{11}$' then false
    else substr(vat_number, 3, 2)::integer = (12 + 3 * (right(vat_number, 9)::integer % 97)) % 97
  end
$$;

create table public.partner_businesses (
  partner_id uuid primary key references public.partners (id) on delete cascade,
  legal_form text not null check (
    legal_form in ('ei', 'micro', 'eurl', 'sarl', 'sasu', 'sas', 'sa', 'association', 'other')
  ),
  -- The name in the register: of the person for a sole trader, of the company otherwise.
  legal_name text not null check (length(legal_name) between 1 and 200),
  siret text not null check (private.is_siret(siret)),
  street text not null default '' check (length(street) <= 200),
  postcode text check (postcode ~ '^[0-9]{5}$'),
  commune text not null default '' check (length(commune) <= 80),
  -- Under the thresholds of article 293 B of the tax code no VAT is charged.
  vat_regime text not null default 'franchise' check (vat_regime in ('franchise', 'assujetti')),
  vat_number text check (private.is_vat_number(vat_number)),
  vat_on_debits boolean not null default false,
  -- The city of the trade register; craftsmen and associations have none.
  rcs_city text check (length(rcs_city) between 1 and 80),
  -- Companies state their capital on quotes and invoices.
  share_capital_cents bigint check (share_capital_cents between 1 and 1000000000000),
  iban text check (private.is_iban(iban)),
  bic text check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  phone text check (length(phone) between 1 and 32),
  email text check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$'),
  -- The insurer, the number of the contract and where it covers.
  insurance text not null default '' check (length(insurance) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint partner_businesses_vat_number_is_their_own check (right(vat_number, 9) = left(siret, 9)),
  constraint partner_businesses_only_taxed_have_a_number check ((vat_regime = 'assujetti') = (vat_number is not null)),
  constraint partner_businesses_only_companies_have_capital check (
    share_capital_cents is null or legal_form not in ('ei', 'micro', 'association')
  ),
  constraint partner_businesses_only_taxed_choose_debits check (vat_regime = 'assujetti' or not vat_on_debits)
);

alter table public.partner_businesses enable row level security;
revoke all on public.partner_businesses from anon, authenticated;
grant all on public.partner_businesses to service_role;
grant select on public.partner_businesses to authenticated;
-- The key is among the updated columns because the client's upsert names it; the policy refuses another's.
grant
  insert (
    partner_id, legal_form, legal_name, siret, street, postcode, commune, vat_regime, vat_number, vat_on_debits, rcs_city,
    share_capital_cents, iban, bic, phone, email, insurance
  ),
  update (
    partner_id, legal_form, legal_name, siret, street, postcode, commune, vat_regime, vat_number, vat_on_debits, rcs_city,
    share_capital_cents, iban, bic, phone, email, insurance
  )
on public.partner_businesses to authenticated;

-- Administrators have no policy, because a policy cannot hide the bank account: they call public.partner_business.
create policy "owners read their own business" on public.partner_businesses
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "owners add their own business" on public.partner_businesses
  for insert to authenticated
  with check (partner_id = (select private.own_partner_id()));

create policy "owners update their own business" on public.partner_businesses
  for update to authenticated
  using (partner_id = (select private.own_partner_id()))
  with check (partner_id = (select private.own_partner_id()));

-- It runs as definer because administrators read the business without the bank account. Nobody else learns whether a listing exists.
create function public.partner_business(partner uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  held text[] := private.own_permissions();
begin
  if not coalesce('manage_partners' = any (held) or partner = any (private.managed_venue_ids()), false) then
    raise insufficient_privilege using message = 'reading a business needs manage_partners, or manage_venues for a venue';
  end if;
  return (select to_jsonb(b) - '{iban,bic}'::text[] from public.partner_businesses b where b.partner_id = partner);
end
$$;
comment on function public.partner_business(uuid) is
  'The business behind a listing without its bank account; needs manage_partners, or manage_venues for a venue.';

-- An establishment moves and gets another SIRET, but another SIREN is another company, which nobody has checked. It runs as definer
-- because the guard must hold whatever the caller sees.
create function private.guard_checked_siren() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and exists (
    select from public.partners p where p.id = old.partner_id and p.state in ('pending', 'listed', 'suspended')
  ) then
    perform private.refuse(
      'PT409', 'checked-siren',
      'Ce SIRET est celui d’une autre entreprise que celle de votre fiche. Écrivez-nous pour en changer.', 'siret'
    );
  end if;
  return new;
end
$$;
comment on function private.guard_checked_siren() is 'Refuses another company for a listing that is or was checked.';

-- The trade of a listing decides its address, so it changes only before the listing is checked. It runs as definer because owners
-- may not write the trade, and because the account follows it.
create function public.start_listing(trade text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  listing public.partners;
begin
  select * into person from public.profiles p where p.id = auth.uid() and p.role = 'partner';
  if person.id is null then
    raise insufficient_privilege using message = 'a listing needs a partner account';
  end if;
  insert into public.partners (owner_id, type, name)
  values (person.id, trade, coalesce(nullif(left(btrim(person.name), 120), ''), 'Nouvelle fiche'))
  on conflict (owner_id) do nothing;
  select * into listing from public.partners p where p.owner_id = person.id for update;
  if listing.type <> trade then
    if listing.state not in ('draft', 'refused') then
      perform private.refuse('PT409', 'checked', 'Le métier d’une fiche vérifiée ne change plus. Écrivez-nous.', 'trade');
    end if;
    update public.partners p set type = trade, slug = '' where p.id = listing.id;
  end if;
  update public.profiles p set partner_type = trade where p.id = person.id and p.partner_type is distinct from trade;
  return listing.id;
end
$$;
comment on function public.start_listing(text) is 'Creates the caller''s listing as a draft, or changes the trade of that draft.';

-- The order is that of the form, so that the first gap is the step to open.
create function private.listing_gaps(listing public.partners) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(array[
    case when not exists (select from public.partner_businesses b where b.partner_id = listing.id) then 'business' end,
    case when listing.latitude is null then 'place' end,
    case when listing.price_from_cents is null
      and not exists (select from public.partner_services s where s.partner_id = listing.id) then 'services' end,
    case when length(btrim(listing.description)) < 80 then 'presentation' end
  ], null)
$$;
comment on function private.listing_gaps(public.partners) is 'What an administrator needs to check a listing and does not find in it.';

-- One request shows the whole listing to its owner. It runs as definer because no column shows the owner of a listing.
create function public.own_listing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select to_jsonb(p) - '{owner_id,updated_at}'::text[] || jsonb_build_object(
    'services', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'partner_id' order by s.position, s.id), '[]')
      from public.partner_services s where s.partner_id = p.id
    ),
    'photos', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'partner_id' || jsonb_build_object('removal', (
        select jsonb_build_object('case_id', c.id, 'reason', c.reason)
        from private.moderation_cases c
        where f.state = 'hidden' and c.kind = 'partner_photo' and c.subject_id = f.id and c.decision = 'remove'
        order by c.decided_at desc limit 1
      )) order by f.position, f.id), '[]')
      from public.partner_photos f where f.partner_id = p.id
    ),
    'questions', (
      select coalesce(jsonb_agg(to_jsonb(q) - 'partner_id' order by q.position, q.id), '[]')
      from public.partner_questions q where q.partner_id = p.id
    ),
    'changes', (select to_jsonb(c) - 'partner_id' from public.partner_changes c where c.partner_id = p.id),
    'business', (select to_jsonb(b) - 'partner_id' from public.partner_businesses b where b.partner_id = p.id),
    'gaps', private.listing_gaps(p)
  )
  from public.partners p where p.owner_id = auth.uid());
end
$$;
comment on function public.own_listing() is 'The caller''s own listing with all that belongs to it, or null.';

-- The owner submits a listing, and an administrator decides with a reason. It runs as definer because owners may not write states.
create function public.submit_partner() returns text
language plpgsql security definer set search_path = '' as $$
declare
  listing public.partners;
  gaps text[];
begin
  select * into listing from public.partners p where p.owner_id = auth.uid() for update;
  if listing.id is null then
    raise exception using errcode = 'PT404', message = 'Vous n’avez pas encore de fiche.';
  end if;
  if listing.state = 'listed' and listing.is_correction then
    -- A listing that is listed stays so while its correction is checked.
    update public.partners set submitted_at = now() where id = listing.id;
    return listing.state;
  elsif listing.state not in ('draft', 'refused') then
    raise exception using errcode = 'PT409', message = 'Cette fiche ne peut pas être soumise dans son état actuel.';
  end if;
  gaps := private.listing_gaps(listing);
  if cardinality(gaps) > 0 then
    perform private.refuse('PT422', 'incomplete', 'Il manque à votre fiche' || E'\u00a0: ' || (
      select string_agg(case gap
        when 'business' then 'la forme juridique et le SIRET de l’entreprise'
        when 'place' then 'une commune avec son code postal'
        when 'services' then 'une prestation ou un prix de départ'
        else 'une présentation d’au moins 80 caractères'
      end, ', ' order by n)
      from unnest(gaps) with ordinality as missing (gap, n)
    ) || '.', gaps[1]);
  end if;
  -- The address follows the name until the listing is checked.
  update public.partners set state = 'pending', refusal_reason = null, is_correction = false, slug = '' where id = listing.id;
  return 'pending';
end
$$;
comment on function public.submit_partner() is 'Sends the caller''s own draft, or a refused or corrected listing, to be checked.';

-- What a quote or an invoice states of its seller; a fact that is not known is null. It runs as definer because a client's document
-- states facts that the client may not read in the table.
create function private.seller_facts(partner uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', p.name, 'website', p.website, 'legal_form', b.legal_form, 'legal_name', nullif(b.legal_name, ''), 'siret', b.siret,
    'street', nullif(b.street, ''), 'postcode', coalesce(b.postcode, p.postcode),
    'commune', coalesce(nullif(b.commune, ''), nullif(p.commune, '')), 'vat_regime', b.vat_regime, 'vat_number', b.vat_number,
    'vat_on_debits', coalesce(b.vat_on_debits, false), 'rcs_city', b.rcs_city, 'share_capital_cents', b.share_capital_cents,
    'iban', b.iban, 'bic', b.bic, 'phone', b.phone, 'email', b.email
  )
  from public.partners p left join public.partner_businesses b on b.partner_id = p.id where p.id = partner
$$;
comment on function private.seller_facts(uuid) is 'The facts of a partner that quotes and invoices state.';

revoke execute on function
  private.seller_facts(uuid), private.is_siret(text), private.is_iban(text), private.is_vat_number(text), public.partner_business(uuid),
  private.guard_checked_siren(), public.start_listing(text), private.listing_gaps(public.partners), public.own_listing(),
  public.submit_partner()
from public, anon, authenticated, service_role;
-- A check runs with the rights of whoever writes the row.
grant execute on function private.is_siret(text), private.is_iban(text), private.is_vat_number(text)
  to authenticated, service_role;
grant execute on function
  public.partner_business(uuid), public.start_listing(text), public.own_listing(), public.submit_partner()
to authenticated;

create trigger partner_businesses_touch before update on public.partner_businesses
  for each row execute function private.touch_updated_at();
create trigger partner_businesses_guard_siren before update of siret on public.partner_businesses
  for each row when (left(old.siret, 9) <> left(new.siret, 9)) execute function private.guard_checked_siren();
