-- The place field. Indexes come after the list, which is then loaded at once.
create index communes_search_idx on public.communes (search, population desc);
create index communes_postcode_idx on public.communes (postcode, population desc);
create index communes_postcodes_idx on public.communes using gin (postcodes);
create index communes_search_trigrams_idx on public.communes using gin (search extensions.gin_trgm_ops);

-- By postcode (« 21200 », « Beaune 21200 », « 212 »), by the beginning of the name, by a word in it, then by what is written
-- much alike. Big ones first.
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
  room integer := least(greatest(coalesce(most, 8), 1), 50);
  found_rows integer;
begin
  if zip is not null then
    return query
      select c.code, c.name, coalesce(zip, c.postcode), c.department, c.latitude, c.longitude, c.population
      from public.communes c
      where c.postcodes @> array[zip]
      order by c.search <> word, c.search not like word || '%', c.population desc, c.code
      limit room;
    return;
  end if;
  if typed ~ '^[0-9]{2,4}$' then
    return query
      select c.code, c.name, c.postcode, c.department, c.latitude, c.longitude, c.population
      from public.communes c
      where c.postcode >= typed and c.postcode < typed || ':'
      order by c.population desc, c.code
      limit room;
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
    limit room;
  get diagnostics found_rows = row_count;
  if found_rows >= room or length(word) < 3 then
    return;
  end if;
  return query
    select c.code, c.name, c.postcode, c.department, c.latitude, c.longitude, c.population
    from public.communes c
    where (c.search operator(extensions.%) word or c.search like '% ' || word || '%')
      and not (c.search >= word and c.search < word || '~')
    -- A hundred times as many people weigh as much as a tenth of the letters.
    order by c.search not like '% ' || word || '%',
      extensions.similarity(c.search, word) + log(c.population + 1) / 20 desc, c.code
    limit room - found_rows;
end
$$;

revoke execute on function public.find_communes(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.find_communes(text, integer) to anon, authenticated, service_role;
