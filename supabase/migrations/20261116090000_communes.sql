-- Where things are: every French commune with its place, so that nobody outside is asked. The list itself follows.
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gist with schema extensions;
create extension if not exists cube with schema extensions;

-- How people type: no accents, no capitals, no signs, « St » for « Saint ». Naming the dictionary makes it immutable.
-- In plpgsql, which costs a third of the same in SQL when called for every row.
create function private.search_key(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return btrim(regexp_replace(
    regexp_replace(lower(extensions.unaccent('extensions.unaccent'::regdictionary, value)), '[^a-z0-9]+', ' ', 'g'),
    '\mst(e?)\M', 'saint\1', 'g'
  ));
end
$$;

revoke execute on function private.search_key(text) from public, anon, authenticated, service_role;
grant execute on function private.search_key(text) to anon, authenticated, service_role;

create table public.communes (
  code text primary key check (code ~ '^[0-9][0-9AB][0-9]{3}$'),
  name text not null,
  department text not null,
  -- The first of its postcodes stands beside the name.
  postcode text collate "C" not null,
  postcodes text[] not null,
  population integer not null check (population >= 0),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- False: the mean place of the known communes around, some kilometres off at most.
  is_exact boolean not null,
  -- In the order of bytes, so that a prefix is a range.
  search text collate "C" not null generated always as (private.search_key(name)) stored
);

alter table public.communes enable row level security;
revoke all on public.communes from anon, authenticated, service_role;
grant select (code, name, department, postcode, postcodes, population, latitude, longitude, is_exact, search)
  on public.communes to anon;
grant select on public.communes to authenticated, service_role;

create policy "everyone reads the communes" on public.communes
  for select to anon, authenticated
  using (true);
