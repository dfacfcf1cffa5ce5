-- What a partner offers, with its price.
create table public.partner_services (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references public.partners (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 1000),
  -- null: on request.
  price_cents integer check (price_cents between 0 and 100000000),
  unit text not null default 'event' check (unit in ('event', 'guest', 'hour', 'day')),
  position integer not null default 0 check (position between 0 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index partner_services_list_idx on public.partner_services (partner_id, position, id);

create trigger partner_services_touch before update on public.partner_services
  for each row execute function private.touch_updated_at();

alter table public.partner_services enable row level security;
revoke all on public.partner_services from anon, authenticated;
grant all on public.partner_services to service_role;
grant select (id, partner_id, name, description, price_cents, unit, position) on public.partner_services to anon;
grant select, delete on public.partner_services to authenticated;
grant insert (id, partner_id, name, description, price_cents, unit, position) on public.partner_services to authenticated;
grant update (name, description, price_cents, unit, position) on public.partner_services to authenticated;

create policy "everyone reads the services of listed partners" on public.partner_services
  for select to anon, authenticated
  using (private.is_listed(partner_id));

create policy "owners read their own services" on public.partner_services
  for select to authenticated
  using (partner_id = (select private.own_partner_id()));

create policy "partner administrators read every service" on public.partner_services
  for select to authenticated
  using ((select private.has_permission('manage_partners')));

create policy "owners add services" on public.partner_services
  for insert to authenticated
  with check (partner_id = (select private.own_partner_id()));

create policy "owners update their services" on public.partner_services
  for update to authenticated
  using (partner_id = (select private.own_partner_id()))
  with check (partner_id = (select private.own_partner_id()));

create policy "owners delete their services" on public.partner_services
  for delete to authenticated
  using (partner_id = (select private.own_partner_id()));
