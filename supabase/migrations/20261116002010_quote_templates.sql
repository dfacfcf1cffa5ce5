-- What a partner inserts into quotes: templates of whole quotes, and a catalogue of services with price, unit and tax rate.

create table public.quote_templates (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null default private.own_partner_id() references public.partners (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 120),
  -- The title, notes, lines, discounts and terms of a quote, as the editor saves them.
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (partner_id, name)
);

alter table public.quote_templates enable row level security;
revoke all on public.quote_templates from anon, authenticated;
grant all on public.quote_templates to service_role;
grant select, delete on public.quote_templates to authenticated;
grant insert (id, partner_id, name, body) on public.quote_templates to authenticated;
grant update (name, body) on public.quote_templates to authenticated;

create policy "partners read their own templates" on public.quote_templates
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "partners add templates" on public.quote_templates
  for insert to authenticated
  with check (partner_id = (select private.own_partner_id()));

create policy "partners change their own templates" on public.quote_templates
  for update to authenticated
  using (partner_id = (select private.own_partner_id()))
  with check (partner_id = (select private.own_partner_id()));

create policy "partners delete their own templates" on public.quote_templates
  for delete to authenticated
  using (partner_id = (select private.own_partner_id()));

create table public.partner_catalogue (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null default private.own_partner_id() references public.partners (id) on delete cascade,
  label text not null check (length(btrim(label)) between 1 and 200),
  description text not null default '' check (length(description) <= 1000),
  unit text not null default '' check (length(unit) <= 20),
  -- The price excludes tax.
  unit_cents bigint not null check (unit_cents between -100000000 and 100000000),
  vat_rate numeric(4, 1) not null check (vat_rate in (0, 5.5, 10, 20)),
  is_per_guest boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (partner_id, label)
);

alter table public.partner_catalogue enable row level security;
revoke all on public.partner_catalogue from anon, authenticated;
grant all on public.partner_catalogue to service_role;
grant select, delete on public.partner_catalogue to authenticated;
grant insert (id, partner_id, label, description, unit, unit_cents, vat_rate, is_per_guest) on public.partner_catalogue to authenticated;
grant update (label, description, unit, unit_cents, vat_rate, is_per_guest) on public.partner_catalogue to authenticated;

create policy "partners read their own catalogue" on public.partner_catalogue
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "partners add to their catalogue" on public.partner_catalogue
  for insert to authenticated
  with check (partner_id = (select private.own_partner_id()));

create policy "partners change their own catalogue" on public.partner_catalogue
  for update to authenticated
  using (partner_id = (select private.own_partner_id()))
  with check (partner_id = (select private.own_partner_id()));

create policy "partners delete from their own catalogue" on public.partner_catalogue
  for delete to authenticated
  using (partner_id = (select private.own_partner_id()));

-- The row of the listing is locked, so that two simultaneous inserts do not both take the last place. It runs as definer because the
-- lock needs more than a partner's rights.
create function private.limit_quote_templates() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.partners p where p.id = new.partner_id for no key update;
  if (select count(*) from public.quote_templates t where t.partner_id = new.partner_id) >= 50 then
    perform private.refuse('PT409', 'too-many', 'Cinquante modèles au plus. Supprimez-en un pour continuer.', '50');
  end if;
  return new;
end
$$;
comment on function private.limit_quote_templates() is 'Limits the quote templates of a partner.';

-- The same rule holds for the catalogue.
create function private.limit_partner_catalogue() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.partners p where p.id = new.partner_id for no key update;
  if (select count(*) from public.partner_catalogue c where c.partner_id = new.partner_id) >= 200 then
    perform private.refuse('PT409', 'too-many', 'Deux cents prestations au plus. Supprimez-en une pour continuer.', '200');
  end if;
  return new;
end
$$;
comment on function private.limit_partner_catalogue() is 'Limits the catalogue of a partner.';

revoke execute on function private.limit_quote_templates(), private.limit_partner_catalogue()
from public, anon, authenticated, service_role;

create trigger quote_templates_limit before insert on public.quote_templates
  for each row execute function private.limit_quote_templates();
create trigger quote_templates_touch before update on public.quote_templates
  for each row execute function private.touch_updated_at();
create trigger partner_catalogue_limit before insert on public.partner_catalogue
  for each row execute function private.limit_partner_catalogue();
create trigger partner_catalogue_touch before update on public.partner_catalogue
  for each row execute function private.touch_updated_at();
