-- The place of every French commune, so that no other service is asked at run time. The rows and their indexes are in the next file.

create table public.communes (
  code text primary key check (code ~ '^[0-9][0-9AB][0-9]{3}$'),
  name text not null,
  department text not null,
  -- The first of its postcodes is shown beside the name.
  postcode text collate "C" not null,
  postcodes text[] not null,
  population integer not null check (population >= 0),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- False means the mean place of the surrounding communes, which is a few kilometres off at most.
  is_exact boolean not null,
  -- The collation is the order of bytes, so that a prefix is a range.
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

-- It searches by postcode (« 21200 », « Beaune 21200 », « 212 »), by the beginning of the name, by a word in it, then by similar
-- spelling. Larger communes come first.
create function public.find_communes(words text, most integer default 8)
returns table (
  code text, name text, postcode text, department text, latitude double precision, longitude double precision,
  population integer
)
language plpgsql stable set search_path = '' as $$
declare
  typed text := private.search_key(left(words, 80));
  zip text := substring(typed from '\m[0-9]{5}\M');
  word text := btrim(regexp_replace(typed, '\m[0-9]+\M', '', 'g'));
  page_size integer := least(greatest(coalesce(most, 8), 1), 50);
  found_rows integer;
begin
  if zip is not null then
    return query
      select c.code, c.name, coalesce(zip, c.postcode), c.department, c.latitude, c.longitude, c.population
      from public.communes c
      where c.postcodes @> array[zip]
      order by c.search <> word, c.search not like word || '%', c.population desc, c.code
      limit page_size;
    return;
  end if;
  if typed ~ '^[0-9]{2,4}$' then
    return query
      select c.code, c.name, c.postcode, c.department, c.latitude, c.longitude, c.population
      from public.communes c
      where c.postcode >= typed and c.postcode < typed || ':'
      order by c.population desc, c.code
      limit page_size;
    return;
  end if;
  if word = '' then
    return;
  end if;
  return query
    select c.code, c.name, c.postcode, c.department, c.latitude, c.longitude, c.population
    from public.communes c
    where c.search >= word and c.search < word || '~'
    order by c.search <> word, c.population desc, c.code
    limit page_size;
  get diagnostics found_rows = row_count;
  if found_rows >= page_size or length(word) < 3 then
    return;
  end if;
  return query
    select c.code, c.name, c.postcode, c.department, c.latitude, c.longitude, c.population
    from public.communes c
    where (c.search operator(extensions.%) word or c.search like '% ' || word || '%')
      and not (c.search >= word and c.search < word || '~')
    -- A population a hundred times larger weighs as much as a tenth of the similarity.
    order by c.search not like '% ' || word || '%',
      extensions.similarity(c.search, word) + log(c.population + 1) / 20 desc, c.code
    limit page_size - found_rows;
end
$$;

revoke execute on function public.find_communes(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.find_communes(text, integer) to anon, authenticated, service_role;
