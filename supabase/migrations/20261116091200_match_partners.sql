-- Which partners answer a search, in which order and why. Nothing in the order is for sale: what it weighs is told to everyone.

-- Kept equal to packages/domain/src/directory.ts by a test. Whoever is free on the day asked for comes first in any order.
create function private.ranking_weights() returns jsonb
language sql immutable set search_path = '' as $$
  select '{"relevance": 0.3, "distance": 0.3, "reviews": 0.3, "response": 0.1}'::jsonb
$$;

-- Definer: reads the index of listed partners, which nobody may read whole. It answers ids; whoever shows a partner reads the
-- listing under the caller's own policies.
-- The work is bounded whatever the size of the directory: candidates come from an index in the order of one criterion, three
-- pages at a time, and these are put in order by all criteria. So pages neither overlap nor leave anyone out. Every condition
-- below is fixed text; what the caller typed only ever travels as a parameter.
create function private.match_partners(
  words text, trade text, near_latitude double precision, near_longitude double precision, within_km double precision,
  on_day date, budget_cents integer, guests integer, min_rating numeric, ordering text, page integer, page_size integer
)
returns table (
  partner_id uuid, rank integer, distance_km double precision, is_available boolean, comes_to_place boolean, why text[],
  read_as text, total integer
)
language plpgsql stable security definer
-- One process reads the branches below one after the other, and stops when it has enough. What is set here ends with the call.
set search_path = '' set max_parallel_workers_per_gather = 0 set enable_sort = on
set enable_seqscan = on as $$
declare
  reach constant integer := 1000;
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 60);
  first constant bigint := (greatest(coalesce(page, 1), 1)::bigint - 1) * size;
  skip constant bigint := first / (size * 3) * (size * 3);
  depth constant bigint := skip + size * 3;
  -- Not a number and infinity are between nothing.
  has_place constant boolean := coalesce(near_latitude between -90 and 90 and near_longitude between -180 and 180, false);
  -- Through the earth, and with the half kilometre of private.spot: a few metres more than was asked for.
  radius constant double precision := case when has_place and within_km > 0 then
    sqrt((12742 * sin(least(within_km, 2000) / 12742)) ^ 2 + 0.25) end;
  middle constant double precision[] := case when has_place then private.on_earth(near_latitude, near_longitude) end;
  origin constant extensions.cube := extensions.cube(middle || 0::double precision);
  trade_number constant smallint := array_position(private.trades(), trade);
  weights constant jsonb := private.ranking_weights();
  taken constant text :=
    'exists (select from public.partner_availability a where a.partner_id = e.partner_id and a.day = $11)';
  meant record;
  looked_for tsquery;
  highest tsquery;
  area extensions.cube;
  enough bigint;
  matching text := 'true';
  worded text := '';
  nearby text := '';
  km text := 'null::double precision';
  named text := 'false';
  sort_key text;
  branches text[] := '{}';
  availability text;
  tier text;
  level integer;
begin
  if first >= reach then
    return;
  end if;
  select * into meant from private.parse_search_words(words);
  if meant.is_hopeless then
    return;
  end if;
  looked_for := meant.every_word;

  if trade is not null then
    if not trade = any (private.trades()) then
      return;
    end if;
    matching := 'e.trade = $2';
  end if;
  if looked_for is not null then
    worded := ' and e.words @@ $1';
    named := 'e.name_words @@ $1';
  end if;
  if guests > 0 then
    matching := matching || ' and e.capacity_min <= $8 and e.capacity_max >= $8';
  end if;
  if min_rating > 1 then
    matching := matching || ' and e.rating >= $9';
  end if;
  if budget_cents > 0 then
    matching := matching || case when guests > 0
      then ' and case e.price_unit when ''guest'' then e.price_from_cents::bigint * $8 else e.typical_cents end <= $7'
      else ' and e.typical_cents <= $7'
    end;
  end if;
  if has_place then
    km := '(12742 * asin(least(1, sqrt((extensions.cube_ll_coord(e.spot, 1) - $4[1]) ^ 2
      + (extensions.cube_ll_coord(e.spot, 2) - $4[2]) ^ 2 + (extensions.cube_ll_coord(e.spot, 3) - $4[3]) ^ 2) / 12742)))';
    matching := matching
      || case when radius is null then ' and e.spot is not null' else ' and e.spot operator(extensions.<->) $3 <= $5' end;
    area := extensions.cube_enlarge(origin, radius, 4);
    nearby := case when radius is null then '' else ' and e.spot operator(extensions.<@) $6' end;
  end if;

  foreach tier in array array['every word', 'any word'] loop
    execute 'select count(*) from (select from private.directory_entries e where ' || matching || worded || nearby
      || ' limit $10) as m'
      into total
      using looked_for, trade_number, origin, middle, radius, area, budget_cents, guests, min_rating::real, reach + 1;
    exit when total > 0 or looked_for is null;
    looked_for := meant.any_word;
  end loop;
  if first >= total then
    return;
  end if;

  sort_key := case
    when ordering = 'rating' then 'e.review_score desc, e.partner_id'
    when ordering = 'price' then 'e.typical_cents, e.partner_id'
    when has_place then 'e.spot operator(extensions.<->) $3'
    else 'e.standing desc, e.partner_id'
  end;
  if sort_key like 'e.spot%' and total > depth and looked_for is null then
    -- PostgreSQL takes any box for small and would sort all of it: the index is to walk outwards from the place instead.
    perform set_config('enable_sort', 'off', true);
    -- Where nobody is passed over for the day, it meets enough of them before it would leave the box.
    nearby := case when on_day is null then '' else nearby end;
  elsif sort_key like 'e.standing%' and looked_for is not null and total > reach then
    -- Many have the words: the highest level of standing that enough of them reach, which the text index knows without the rows.
    perform set_config('enable_seqscan', 'off', true);
    foreach level in array array[8, 7, 6] loop
      highest := looked_for && quote_literal('+' || level)::tsquery;
      execute 'select count(*) from (select from private.directory_entries e where ' || matching || worded
        || case when on_day is null then '' else ' and not ' || taken end || ' limit $10) as m'
        into enough
        using highest, trade_number, origin, middle, radius, area, budget_cents, guests, min_rating::real, depth, on_day;
      exit when enough >= depth;
      highest := null;
    end loop;
  end if;

  foreach availability in array case when on_day is null then array[''] else array['free', 'taken'] end loop
    foreach tier in array
      -- Near a place the nearest are looked at first; without one, those who have the words in their very name.
      case when looked_for is null or has_place or ordering in ('rating', 'price') then array[worded]
        else array[' and e.name_words @@ $1', ' and e.words @@ $12 and not e.name_words @@ $1'] end
    loop
      branches := branches || (
        '(select e.partner_id, e.travels_km, e.review_score, e.response_score, e.rating_count, e.response_minutes, '
        || named || ' as is_named, ' || km || ' as km, '
        || case availability when '' then 'null::boolean' when 'free' then 'true' else 'false' end || ' as is_free
        from private.directory_entries e where ' || matching || nearby || tier
        || case availability when '' then '' when 'free' then ' and not ' || taken else ' and ' || taken end
        || ' order by ' || sort_key || ' limit $10)'
      );
    end loop;
  end loop;

  return query execute
    'select c.partner_id, (row_number() over ordered)::integer, c.km, c.is_free, c.km <= c.travels_km,
      array_remove(array[
        case when c.is_named then ''relevance'' end,
        case when c.km <= 15 then ''distance'' end,
        case when c.is_free then ''availability'' end,
        case when c.rating_count >= 3 and c.review_score >= 0.8 then ''reviews'' end,
        case when c.response_minutes <= 240 then ''response'' end
      ], null), $13::text, $14::integer
    from (
      select b.*, row_number() over () as place
      from (
        select * from (' || array_to_string(branches, ' union all ') || ') as lined_up limit $15 offset $16
      ) as b
    ) as c
    window ordered as (order by c.is_free desc nulls last, '
    || case
      when ordering in ('rating', 'price') then 'c.place'
      when ordering = 'distance' then 'c.km, c.place'
      else format(
        '%s * c.is_named::integer + coalesce(%s / (1 + c.km / 25), 0) + %s * c.review_score + %s * c.response_score desc,
          c.partner_id',
        weights -> 'relevance', weights -> 'distance', weights -> 'reviews', weights -> 'response')
      end
    || ') order by 2 limit $17 offset $18'
    using looked_for, trade_number, origin, middle, radius, area, budget_cents, guests, min_rating::real, depth, on_day,
      coalesce(highest, looked_for), meant.read_as, total, depth - skip, skip, size, first - skip;
end
$$;
comment on function private.match_partners(
  text, text, double precision, double precision, double precision, date, integer, integer, numeric, text, integer, integer
) is 'Ids of listed partners that answer a search, in order; a total of 1001 means more than a thousand.';

revoke execute on function
  private.ranking_weights(),
  private.match_partners(
    text, text, double precision, double precision, double precision, date, integer, integer, numeric, text, integer, integer
  )
from public, anon, authenticated, service_role;
grant execute on function private.match_partners(
  text, text, double precision, double precision, double precision, date, integer, integer, numeric, text, integer, integer
) to anon, authenticated, service_role;
