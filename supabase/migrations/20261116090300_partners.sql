-- A professional's listing. Its owner writes it; whether it is listed, what it is rated and when it was checked is not theirs
-- to say.
create table public.partners (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null unique default auth.uid() references public.profiles (id) on delete cascade,
  type text not null check (
    type in (
      'venue', 'caterer', 'photographer', 'dj', 'florist', 'decorator', 'beauty', 'transport', 'entertainment', 'general'
    )
  ),
  -- Made from the name when none is given.
  slug text not null default '' check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  name text collate "fr-x-icu" not null check (length(name) between 1 and 120),
  tagline text not null default '' check (length(tagline) <= 160),
  description text not null default '' check (length(description) <= 6000),
  commune text not null default '' check (length(commune) <= 80),
  postcode text check (postcode ~ '^[0-9]{5}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  travels_km integer not null default 0 check (travels_km between 0 and 2000),
  -- null: on request.
  price_from_cents integer check (price_from_cents between 0 and 100000000),
  price_unit text not null default 'event' check (price_unit in ('event', 'guest', 'hour', 'day')),
  -- null: no bound.
  capacity_min integer check (capacity_min between 0 and 100000),
  capacity_max integer check (capacity_max between 1 and 100000),
  languages text[] not null default '{fr}' check (
    cardinality(languages) between 1 and 20 and array_to_string(languages, ',') ~ '^[a-z]{2}(,[a-z]{2})*$'
  ),
  website text check (private.is_web_address(website, 300)),
  state text not null default 'draft' check (state in ('draft', 'pending', 'listed', 'refused', 'suspended')),
  refusal_reason text check (length(refusal_reason) between 1 and 1000),
  -- The median time to a first answer; null until there are requests to answer.
  response_minutes integer check (response_minutes >= 0),
  rating_average numeric(3, 2) check (rating_average between 1 and 5),
  rating_count integer not null default 0 check (rating_count >= 0),
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (type, slug),
  constraint partners_place_is_whole check ((latitude is null) = (longitude is null)),
  constraint partners_capacity_is_ordered check (capacity_min <= capacity_max),
  constraint partners_refusals_have_a_reason check ((refusal_reason is not null) = (state in ('refused', 'suspended'))),
  constraint partners_rating_has_reviews check ((rating_average is null) = (rating_count = 0))
);

-- The public's lists and sitemap; the administrators' queue.
create index partners_listed_idx on public.partners (type, slug) where state = 'listed';
create index partners_type_state_idx on public.partners (type, state);
create index partners_state_created_at_idx on public.partners (state, created_at, id);

-- Definer: a slug must be free among listings that the caller may not see. The place follows the commune: a listing cannot
-- claim to be elsewhere.
create function private.complete_partner() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  base text;
  town text;
  candidate text;
begin
  if new.slug = '' then
    base := replace(rtrim(left(coalesce(nullif(private.search_key(new.name), ''), 'prestataire'), 60)), ' ', '-');
    town := replace(rtrim(left(private.search_key(new.commune), 40)), ' ', '-');
    foreach candidate in array array[base, rtrim(base || '-' || town, '-'), base || '-' || left(new.id::text, 8)] loop
      new.slug := candidate;
      exit when not exists (select from public.partners p where p.type = new.type and p.slug = candidate);
    end loop;
  end if;
  if tg_op = 'INSERT' then
    if new.latitude is not null then
      return new;
    end if;
  elsif (new.commune, new.postcode) is not distinct from (old.commune, old.postcode)
    or (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) then
    return new;
  end if;
  select c.latitude, c.longitude into new.latitude, new.longitude
  from public.communes c
  where c.postcodes @> array[new.postcode]
  order by c.search <> private.search_key(new.commune), c.population desc
  limit 1;
  return new;
end
$$;
comment on function private.complete_partner() is 'Gives a listing its address on the site and its place on the map.';

create trigger partners_complete before insert or update of commune, postcode, latitude, longitude on public.partners
  for each row execute function private.complete_partner();
create trigger partners_touch before update on public.partners
  for each row execute function private.touch_updated_at();

alter table public.partners enable row level security;
revoke all on public.partners from anon, authenticated;
grant all on public.partners to service_role;
grant select (
  id, type, slug, name, tagline, description, commune, postcode, latitude, longitude, travels_km, price_from_cents, price_unit,
  capacity_min, capacity_max, languages, website, state, response_minutes, rating_average, rating_count, checked_at,
  created_at, updated_at
) on public.partners to anon;
-- Whose a listing is stays unknown to other accounts: an id of a person is a handle on them.
grant select (
  id, type, slug, name, tagline, description, commune, postcode, latitude, longitude, travels_km, price_from_cents, price_unit,
  capacity_min, capacity_max, languages, website, state, response_minutes, rating_average, rating_count, checked_at,
  created_at, updated_at, refusal_reason
) on public.partners to authenticated;
grant insert (
  id, owner_id, type, name, tagline, description, commune, postcode, travels_km, price_from_cents, price_unit, capacity_min,
  capacity_max, languages, website
) on public.partners to authenticated;
grant update (
  name, tagline, description, commune, postcode, travels_km, price_from_cents, price_unit, capacity_min, capacity_max,
  languages, website
) on public.partners to authenticated;

create policy "everyone reads listed partners" on public.partners
  for select to anon, authenticated
  using (state = 'listed');

create policy "owners read their own listing" on public.partners
  for select to authenticated
  using (owner_id = (select auth.uid()));

create policy "partner administrators read every listing" on public.partners
  for select to authenticated
  using ((select private.has_permission('manage_partners')));

create policy "people with a partner account write a listing of their own" on public.partners
  for insert to authenticated
  with check (
    owner_id = (select auth.uid())
    and exists (select from public.profiles p where p.id = (select auth.uid()) and p.role = 'partner')
  );

-- No policy deletes: a listing made anew would have lost its reviews. It ends with the account.
create policy "owners update their own listing" on public.partners
  for update to authenticated
  using (owner_id = (select auth.uid()))
  with check (owner_id = (select auth.uid()));

-- What belongs to a listing asks these two. Definer, as their plans are then kept whoever asks.
create function private.own_partner_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select p.id from public.partners p where p.owner_id = auth.uid());
end
$$;
comment on function private.own_partner_id() is 'The caller''s own listing, if there is one.';

create function private.is_listed(partner uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.partners p where p.id = partner and p.state = 'listed');
end
$$;
comment on function private.is_listed(uuid) is 'Whether everyone may see a listing, as its own policy says.';

revoke execute on function private.complete_partner(), private.own_partner_id(), private.is_listed(uuid)
from public, anon, authenticated, service_role;
grant execute on function private.own_partner_id() to authenticated;
grant execute on function private.is_listed(uuid) to anon, authenticated;
