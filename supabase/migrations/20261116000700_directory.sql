-- The directory: the search index over listed partners, the search, and the page of a partner.

-- The directory has its own index: one small row for each listed partner with the values that a search filters and ranks by. It is
-- separate from the listings for two reasons. Under row-level security PostgreSQL uses no text, trigram or distance index, since
-- their operators are not leakproof; and a listing that is not listed has no entry at all, so that no search can show it.
create table private.directory_entries (
  partner_id uuid primary key references public.partners (id) on delete cascade,
  -- This is the trade's number in private.trades(), because index-only scans work for numbers.
  trade smallint not null,
  name_words tsvector not null,
  -- The column also holds '+8' for a standing of 0.8 and more, and '+7' and '+6' likewise, so that the text index alone finds
  -- the highest of the partners that have a word; and the areas of private.area_marks.
  words tsvector not null,
  -- Three coordinates in kilometres from the centre of the earth make distances exact; the fourth is explained at private.spot.
  spot extensions.cube,
  travels_km integer not null,
  price_from_cents integer,
  price_unit text not null,
  -- The price for 80 guests or six hours puts prices of all units in one order.
  typical_cents bigint generated always as (
    price_from_cents::bigint * case price_unit when 'guest' then 80 when 'hour' then 6 else 1 end
  ) stored,
  capacity_min integer not null,
  capacity_max integer not null,
  rating real,
  rating_count integer not null,
  response_minutes integer,
  -- Scores are from 0 to 1: see private.review_score and private.response_score.
  review_score real not null,
  response_score real not null,
  standing real not null
);

create index directory_entries_words_idx on private.directory_entries using gin (words);
create index directory_entries_name_words_idx on private.directory_entries using gin (name_words);
create index directory_entries_spot_idx on private.directory_entries using gist (spot extensions.gist_cube_ops);
create index directory_entries_trade_spot_idx on private.directory_entries
  using gist (trade extensions.gist_int2_ops, spot extensions.gist_cube_ops);

-- These two indexes hold all columns that a search without words reads, so that it need not read the rows.
create index directory_entries_standing_idx on private.directory_entries (standing desc, partner_id)
  include (
    trade, spot, travels_km, price_from_cents, price_unit, typical_cents, capacity_min, capacity_max, rating,
    rating_count, response_minutes, review_score, response_score
  );
create index directory_entries_trade_standing_idx on private.directory_entries (trade, standing desc, partner_id)
  include (
    spot, travels_km, price_from_cents, price_unit, typical_cents, capacity_min, capacity_max, rating,
    rating_count, response_minutes, review_score, response_score
  );
create index directory_entries_review_idx on private.directory_entries (review_score desc, partner_id);
create index directory_entries_trade_review_idx on private.directory_entries (trade, review_score desc, partner_id);
create index directory_entries_price_idx on private.directory_entries (typical_cents, partner_id);
create index directory_entries_trade_price_idx on private.directory_entries (trade, typical_cents, partner_id);

alter table private.directory_entries enable row level security;
revoke all on private.directory_entries from anon, authenticated, service_role;

-- A misspelt word is compared with every word of the directory. The table is small, whatever the number of partners. Words that
-- went out of use remain, and find nothing.
create table private.directory_words (
  word text collate "C" primary key,
  stem text collate "C" not null
);

create index directory_words_stem_idx on private.directory_words (stem);
create index directory_words_trigrams_idx on private.directory_words using gin (word extensions.gin_trgm_ops);

alter table private.directory_words enable row level security;
revoke all on private.directory_words from anon, authenticated, service_role;

create function private.trades() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'venue', 'caterer', 'photographer', 'dj', 'florist', 'decorator', 'beauty', 'transport', 'entertainment', 'general'
  ]
$$;

-- All partners of a commune are at one point. The fourth dimension, half a kilometre at most, orders them by their standing; its
-- last digits distinguish partners of equal standing.
create function private.spot(
  latitude double precision, longitude double precision, standing double precision, partner uuid
) returns extensions.cube
language sql immutable set search_path = '' as $$
  select extensions.cube(
    private.on_earth(latitude, longitude) || 0.5 * (1 - standing) + (uuid_hash(partner) & 1048575) * 1e-10
  )
$$;

-- This is a Bayesian mean: everyone starts with five reviews of four stars, so that one friend's five stars do not win.
create function private.review_score(average numeric, number integer) returns real
language sql immutable set search_path = '' as $$
  select (((5 * 4.0 + coalesce(average, 0) * number) / (5 + number) - 1) / 4)::real
$$;

-- Half a day to the first answer is worth a half. An unknown time is worth nothing.
create function private.response_score(minutes integer) returns real
language sql immutable set search_path = '' as $$
  select coalesce(1 / (1 + minutes / 720.0), 0)::real
$$;

-- A partner's areas as lexemes, which no typed word contains: '@44' and '@R52' for the département and the region it is based in,
-- '~44' and '~R52' for those in which it works, because it is based there or because it travels to a part of them. The index adds the
-- trade, as in '~44/2', so that the search for a trade in an area reads no other trade.
create function private.area_marks(
  commune text, postcode text, latitude double precision, longitude double precision, travels_km integer
) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  here constant extensions.cube := case when latitude is not null then extensions.cube(private.on_earth(latitude, longitude)) end;
  around constant extensions.cube := extensions.cube_enlarge(here, travels_km, 3);
  base constant text := coalesce(
    (
      select c.department from public.communes c
      where c.postcodes @> array[area_marks.postcode]
      order by c.name <> area_marks.commune, c.population desc
      limit 1
    ),
    left(postcode, case when postcode ~ '^97' then 3 else 2 end)
  );
  served constant text[] := base || array(
    select distinct p.department from private.area_points p
    where travels_km > 0 and p.spot operator(extensions.<@) around and p.spot operator(extensions.<->) here <= travels_km
  );
begin
  return array(
    select '~' || code from unnest(served) as code where code is not null
    union
    select '~' || a.region from public.areas a where a.code = any (served) and a.region is not null
    union
    select '@' || base where base is not null
    union
    select '@' || a.region from public.areas a where a.code = base and a.region is not null
  );
end
$$;

-- People type these words when they look for a trade.
create function private.trade_words(type text) returns text
language sql immutable set search_path = '' as $$
  select case type
    when 'venue' then 'lieu lieux de réception salle domaine château'
    when 'caterer' then 'traiteur traiteurs cuisine repas buffet'
    when 'photographer' then 'photographe photographes photo vidéo vidéaste'
    when 'dj' then 'dj djs disc-jockey musique sono'
    when 'florist' then 'fleuriste fleuristes fleurs bouquet'
    when 'decorator' then 'décorateur décoratrice décoration scénographie'
    when 'beauty' then 'beauté coiffure coiffeur coiffeuse maquillage maquilleuse'
    when 'transport' then 'transport voiture chauffeur navette location'
    when 'entertainment' then 'animation spectacle artiste groupe magicien'
    else 'organisation organisateur coordination wedding planner événementiel'
  end
$$;

-- The function takes all partners of a statement, so that ten thousand listings are indexed at once. It runs as definer because
-- nobody may write the index.
create function private.index_partners(partners uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.directory_entries e
  where e.partner_id = any (partners)
    and not exists (select from public.partners p where p.id = e.partner_id and p.state = 'listed');

  with texts as (
    select p.id, private.search_key(p.name) as name, private.search_key(concat_ws(' ',
      p.name, private.trade_words(p.type), p.tagline, p.commune, p.postcode, offered.names, p.description
    )) as everything
    from public.partners p
    left join lateral (
      select string_agg(s.name, ' ') as names from public.partner_services s where s.partner_id = p.id
    ) as offered on true
    where p.id = any (partners) and p.state = 'listed'
  ), areas as materialized (
    -- The partners of one commune often travel equally far.
    select places.*, private.area_marks(
      places.commune, places.postcode, places.latitude, places.longitude, places.travels_km
    ) as marks
    from (
      select distinct p.commune, p.postcode, p.latitude, p.longitude, p.travels_km
      from texts t join public.partners p on p.id = t.id
    ) as places
  ), vocabulary as (
    insert into private.directory_words (word, stem)
    select word, stem
    from (
      select distinct word from texts, string_to_table(texts.everything, ' ') as word where length(word) between 2 and 40
    ) as used, unnest(tsvector_to_array(to_tsvector('pg_catalog.french', word))) as stem
    -- Words are inserted in one order, so that two writers do not deadlock.
    order by word
    on conflict do nothing
  )
  insert into private.directory_entries (
    partner_id, trade, name_words, words, spot, travels_km, price_from_cents, price_unit, capacity_min,
    capacity_max, rating, rating_count, response_minutes, review_score, response_score, standing
  )
  select p.id, array_position(private.trades(), p.type), strip(to_tsvector('pg_catalog.french', t.name)),
    strip(to_tsvector('pg_catalog.french', t.everything)) || array_to_tsvector(array(
      select '+' || level from unnest(array[6, 7, 8]) as level where s.standing >= level / 10.0
    ) || a.marks || array(
      select mark || '/' || array_position(private.trades(), p.type) from unnest(a.marks) as mark
    )), case when p.latitude is not null then private.spot(p.latitude, p.longitude, s.standing, p.id) end, p.travels_km, p.price_from_cents, p.price_unit, coalesce(p.capacity_min, 0),
    coalesce(p.capacity_max, 1000000), p.rating_average, p.rating_count, p.response_minutes, s.review, s.response,
    s.standing
  from texts t
  join public.partners p on p.id = t.id
  join areas a on (a.commune, a.travels_km) = (p.commune, p.travels_km)
    and a.postcode is not distinct from p.postcode
    and a.latitude is not distinct from p.latitude and a.longitude is not distinct from p.longitude
  cross join lateral (
    select of.review, of.response, 0.75 * of.review + 0.25 * of.response as standing
    from (
      select private.review_score(p.rating_average, p.rating_count) as review,
        private.response_score(p.response_minutes) as response
    ) as of
  ) as s
  order by p.id
  on conflict (partner_id) do update set
    trade = excluded.trade, name_words = excluded.name_words, words = excluded.words, spot = excluded.spot,
    travels_km = excluded.travels_km, price_from_cents = excluded.price_from_cents,
    price_unit = excluded.price_unit, capacity_min = excluded.capacity_min, capacity_max = excluded.capacity_max,
    rating = excluded.rating, rating_count = excluded.rating_count,
    response_minutes = excluded.response_minutes, review_score = excluded.review_score,
    response_score = excluded.response_score, standing = excluded.standing;
end
$$;
comment on function private.index_partners(uuid[]) is 'Updates the directory''s entries of these partners.';

create function private.index_changed_partners() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_partners(array(select c.id from changed c order by c.id));
  return null;
end
$$;
comment on function private.index_changed_partners() is 'Updates the directory''s index after listings changed.';

create function private.index_partners_of_changed_services() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_partners(array(select distinct c.partner_id from changed c order by c.partner_id));
  return null;
end
$$;
comment on function private.index_partners_of_changed_services() is 'Updates the directory''s index after services changed.';

-- A word is taken as it is when the directory knows it, completed when it begins one, corrected when it is similar to one, and
-- otherwise left out.
create function private.parse_search_words(
  typed text, out every_word tsquery, out any_word tsquery, out read_as text, out is_hopeless boolean
)
language plpgsql stable set search_path = '' set pg_trgm.similarity_threshold = '0.35' as $$
declare
  tokens text[] := (string_to_array(private.search_key(left(typed, 200)), ' '))[1:8];
  token text;
  stems text[];
  guess record;
  term tsquery;
  understood text[] := '{}';
  is_corrected boolean := false;
begin
  is_hopeless := false;
  foreach token in array coalesce(tokens, '{}') loop
    continue when length(token) < 2 or length(token) > 40;
    stems := tsvector_to_array(to_tsvector('pg_catalog.french', token));
    continue when cardinality(stems) = 0;
    if not exists (select from private.directory_words w where w.stem = stems[1]) then
      -- Words are compared and not stems, since « photographi » begins a word and no stem. Twenty candidates are enough.
      stems := array(
        select distinct begun.stem
        from (
          select w.stem from private.directory_words w
          where length(token) >= 3 and w.word >= token and w.word < token || '~' order by w.word limit 20
        ) as begun
      );
      if cardinality(stems) = 0 and length(token) >= 4 then
        select w.word, w.stem into guess
        from private.directory_words w
        where w.word operator(extensions.%) token
        order by extensions.similarity(w.word, token) desc, abs(length(w.word) - length(token)), w.word
        limit 1;
        if found then
          stems := array[guess.stem];
          token := guess.word;
          is_corrected := true;
        end if;
      end if;
    end if;
    if cardinality(stems) = 0 then
      is_hopeless := true;
      continue;
    end if;
    -- Stems of a key are letters and digits: nothing in them can end the quotes.
    term := (select string_agg(quote_literal(stem), '|') from unnest(stems) as stem)::tsquery;
    every_word := case when every_word is null then term else every_word && term end;
    any_word := case when any_word is null then term else any_word || term end;
    understood := understood || token;
  end loop;
  is_hopeless := is_hopeless and every_word is null;
  read_as := case when is_corrected then array_to_string(understood, ' ') end;
end
$$;

-- Nothing in the order is for sale, and the weights are public. A test keeps them equal to packages/domain/src/partners/directory.ts. A
-- partner who is free on the requested day comes first in any order.
create function private.ranking_weights() returns jsonb
language sql immutable set search_path = '' as $$
  select '{"relevance": 0.3, "distance": 0.3, "reviews": 0.3, "response": 0.1}'::jsonb
$$;

-- It returns ids; the caller of this function reads the listings under its own policies. It runs as definer because nobody may read
-- the whole index.
-- The work is bounded whatever the size of the directory: candidates come from an index in the order of one criterion, three pages
-- at a time, and are then ordered by all criteria. Pages therefore neither overlap nor omit anyone. Every condition below is fixed
-- text; the typed words are parameters only.
create function private.match_partners(
  words text, trade text, near_latitude double precision, near_longitude double precision, within_km double precision,
  on_day date, budget_cents integer, guests integer, min_rating numeric, ordering text, page integer, page_size integer,
  area text, min_budget_cents integer
)
returns table (
  partner_id uuid, rank integer, distance_km double precision, is_available boolean, comes_to_place boolean, why text[],
  read_as text, total integer
)
language plpgsql stable security definer
-- One process reads the branches below one after the other, and stops when it has enough. The settings end with the call.
set search_path = '' set max_parallel_workers_per_gather = 0 set enable_sort = on
set enable_seqscan = on as $$
declare
  reach constant integer := 1000;
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 60);
  first constant bigint := (greatest(coalesce(page, 1), 1)::bigint - 1) * size;
  skip constant bigint := first / (size * 3) * (size * 3);
  depth constant bigint := skip + size * 3;
  -- NaN and infinity fail the comparison.
  has_place constant boolean := coalesce(near_latitude between -90 and 90 and near_longitude between -180 and 180, false);
  -- The distance is a chord through the earth and includes the half kilometre of private.spot: a few metres more than requested.
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
  based tsquery;
  served tsquery;
  highest tsquery;
  box extensions.cube;
  enough bigint;
  matching text := 'true';
  worded text := '';
  nearby text := '';
  km text := 'null::double precision';
  named text := 'false';
  in_area text := '';
  is_based text := 'null::boolean';
  price text;
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
  if area is not null then
    if not exists (select from public.areas a where a.code = match_partners.area) then
      return;
    end if;
    based := quote_literal(concat_ws('/', '@' || area, trade_number))::tsquery;
    served := quote_literal(concat_ws('/', '~' || area, trade_number))::tsquery;
    -- The lexeme contains the trade: a second index would cost more than it saves.
    matching := 'true';
    in_area := ' and e.words @@ $12';
    is_based := 'e.words @@ $13';
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
  price := case when guests > 0
    then 'case e.price_unit when ''guest'' then e.price_from_cents::bigint * $8 else e.typical_cents end'
    else 'e.typical_cents'
  end;
  if budget_cents > 0 then
    matching := matching || ' and ' || price || ' <= $7';
  end if;
  if min_budget_cents > 0 then
    matching := matching || ' and ' || price || ' >= $14';
  end if;
  if has_place then
    km := '(12742 * asin(least(1, sqrt((extensions.cube_ll_coord(e.spot, 1) - $4[1]) ^ 2
      + (extensions.cube_ll_coord(e.spot, 2) - $4[2]) ^ 2 + (extensions.cube_ll_coord(e.spot, 3) - $4[3]) ^ 2) / 12742)))';
    matching := matching
      || case when radius is null then ' and e.spot is not null' else ' and e.spot operator(extensions.<->) $3 <= $5' end;
    box := extensions.cube_enlarge(origin, radius, 4);
    nearby := case when radius is null then '' else ' and e.spot operator(extensions.<@) $6' end;
  end if;

  foreach tier in array array['every word', 'any word'] loop
    execute 'select count(*) from (select from private.directory_entries e where ' || matching || worded || in_area || nearby
      || ' limit $10) as m'
      into total
      using looked_for, trade_number, origin, middle, radius, box, budget_cents, guests, min_rating::real, reach + 1,
        on_day, served, based, min_budget_cents;
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
    -- PostgreSQL estimates any box as small and would sort all of it: without sorting, the index is read outwards from the place.
    perform set_config('enable_sort', 'off', true);
    -- Without a day nobody is skipped, so that enough candidates are found before the scan leaves the box.
    nearby := case when on_day is null then '' else nearby end;
  elsif sort_key like 'e.standing%' and (looked_for is not null or area is not null) and total > reach then
    -- Many partners have the words, or are in the area: the text index finds the highest level of standing that enough of them reach.
    perform set_config('enable_seqscan', 'off', true);
    foreach level in array array[8, 7, 6] loop
      highest := coalesce(looked_for, based) && quote_literal('+' || level)::tsquery;
      execute 'select count(*) from (select from private.directory_entries e where ' || matching || ' and e.words @@ $1'
        || case when looked_for is null then '' else in_area end
        || case when on_day is null then '' else ' and not ' || taken end || ' limit $10) as m'
        into enough
        using highest, trade_number, origin, middle, radius, box, budget_cents, guests, min_rating::real, depth,
          on_day, served, based, min_budget_cents;
      exit when enough >= depth;
      highest := null;
    end loop;
  end if;

  foreach availability in array case when on_day is null then array[''] else array['free', 'taken'] end loop
    foreach tier in array
      -- Near a place the nearest come first; without one, the partners that have the words in their name; in an area, those based there.
      case when has_place or ordering in ('rating', 'price') or coalesce(looked_for, based) is null then array[worded || in_area]
        when looked_for is null then array[' and e.words @@ $15', in_area || ' and not e.words @@ $13']
        else array[' and e.name_words @@ $1' || in_area, ' and e.words @@ $15 and not e.name_words @@ $1' || in_area] end
    loop
      branches := branches || (
        '(select e.partner_id, e.travels_km, e.review_score, e.response_score, e.rating_count, e.response_minutes, '
        || named || ' as is_named, ' || is_based || ' as is_based, ' || km || ' as km, '
        || case availability when '' then 'null::boolean' when 'free' then 'true' else 'false' end || ' as is_free
        from private.directory_entries e where ' || matching || nearby || tier
        || case availability when '' then '' when 'free' then ' and not ' || taken else ' and ' || taken end
        || ' order by ' || sort_key || ' limit $10)'
      );
    end loop;
  end loop;

  return query execute
    'select c.partner_id, (row_number() over ordered)::integer, c.km, c.is_free,
      coalesce(c.km <= c.travels_km, c.is_based is not null or null),
      array_remove(array[
        case when c.is_named then ''relevance'' end,
        case when c.km <= 15 or c.is_based then ''distance'' end,
        case when c.is_free then ''availability'' end,
        case when c.rating_count >= 3 and c.review_score >= 0.8 then ''reviews'' end,
        case when c.response_minutes <= 240 then ''response'' end
      ], null), $16::text, $17::integer
    from (
      select b.*, row_number() over () as place
      from (
        select * from (' || array_to_string(branches, ' union all ') || ') as lined_up limit $18 offset $19
      ) as b
    ) as c
    window ordered as (order by c.is_free desc nulls last, '
    || case
      when ordering in ('rating', 'price') then 'c.place'
      when ordering = 'distance' then 'c.km, c.place'
      else format(
        '%s * c.is_named::integer + coalesce(%s / (1 + coalesce(c.km, case when c.is_based then 0 end) / 25), 0) + %s * c.review_score + %s * c.response_score desc,
          c.partner_id',
        weights -> 'relevance', weights -> 'distance', weights -> 'reviews', weights -> 'response')
      end
    || ') order by 2 limit $20 offset $21'
    using looked_for, trade_number, origin, middle, radius, box, budget_cents, guests, min_rating::real, depth, on_day,
      served, based, min_budget_cents, coalesce(highest, looked_for, based), meant.read_as, total, depth - skip, skip, size, first - skip;
end
$$;
comment on function private.match_partners(
  text, text, double precision, double precision, double precision, date, integer, integer, numeric, text, integer, integer, text, integer
) is 'Ids of listed partners that answer a search, in order; a total of 1001 means more than a thousand.';

-- It returns a page of cards under the caller's own policies. A page beyond the end is empty. The first thousand results can be
-- reached, and a total of 1001 means more than that.
create function public.search_partners(
  words text default null, trade text default null, near_latitude double precision default null,
  near_longitude double precision default null, within_km double precision default null, on_day date default null,
  budget_cents integer default null, guests integer default null, min_rating numeric default null,
  ordering text default 'relevance', page integer default 1, page_size integer default 24, area text default null,
  min_budget_cents integer default null
)
returns table (
  id uuid, type text, slug text, name text, tagline text, commune text, postcode text, latitude double precision,
  longitude double precision, travels_km integer, price_from_cents integer, price_unit text, capacity_min integer,
  capacity_max integer, rating_average numeric, rating_count integer, response_minutes integer, checked_at timestamptz,
  cover jsonb, distance_km numeric, is_available boolean, comes_to_place boolean, why text[], read_as text, total integer
)
language sql stable set search_path = '' as $$
  select p.id, p.type, p.slug, p.name, p.tagline, p.commune, p.postcode, p.latitude, p.longitude, p.travels_km,
    p.price_from_cents, p.price_unit, p.capacity_min, p.capacity_max, p.rating_average, p.rating_count, p.response_minutes,
    p.checked_at,
    (
      select jsonb_build_object('path', photo.path, 'alt', photo.alt, 'width', photo.width, 'height', photo.height)
      from public.partner_photos photo
      where photo.partner_id = p.id and photo.state = 'shown'
      order by photo.position, photo.id
      limit 1
    ),
    round(m.distance_km::numeric, 1), m.is_available, m.comes_to_place, m.why, m.read_as, m.total
  from private.match_partners(
    search_partners.words, search_partners.trade, search_partners.near_latitude, search_partners.near_longitude,
    search_partners.within_km, search_partners.on_day, search_partners.budget_cents, search_partners.guests,
    search_partners.min_rating, search_partners.ordering, search_partners.page, search_partners.page_size,
    search_partners.area, search_partners.min_budget_cents
  ) as m
  join public.partners p on p.id = m.partner_id
  order by m.rank
$$;

-- It returns everything that a partner's page shows, or null when the caller may not see that partner. An owner also sees the page
-- of a draft, with its `state`.
create function public.partner_page(trade text, slug text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  shown record;
begin
  select p.id, p.type, p.slug, p.name, p.tagline, p.description, p.commune, p.postcode, p.latitude, p.longitude, p.travels_km,
    p.price_from_cents, p.price_unit, p.capacity_min, p.capacity_max, p.languages, p.website, p.state, p.response_minutes,
    p.rating_average, p.rating_count, p.checked_at, p.updated_at
  into shown
  from public.partners p
  where p.type = partner_page.trade and p.slug = partner_page.slug;
  if shown.id is null then
    return null;
  end if;
  return to_jsonb(shown) || jsonb_build_object(
    'services', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.position, s.id), '[]')
      from (
        select o.id, o.name, o.description, o.price_cents, o.unit, o.position
        from public.partner_services o where o.partner_id = shown.id order by o.position, o.id limit 60
      ) as s
    ),
    'photos', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.position, f.id), '[]')
      from (
        select o.id, o.path, o.alt, o.width, o.height, o.position
        from public.partner_photos o
        where o.partner_id = shown.id and o.state = 'shown' order by o.position, o.id limit 60
      ) as f
    ),
    'questions', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', q.id, 'question', q.question, 'answer', q.answer) order by q.position, q.id
      ), '[]')
      from public.partner_questions q where q.partner_id = shown.id
    ),
    'taken_days', (
      select coalesce(jsonb_agg(a.day order by a.day), '[]')
      from public.partner_availability a
      where a.partner_id = shown.id
        and a.day >= private.today() and a.day < private.today() + interval '12 months'
    ),
    'ratings', (
      select jsonb_object_agg(star, coalesce(given.number, 0))
      from generate_series(1, 5) as star
      left join (
        select r.rating, count(*) as number
        from public.reviews r where r.partner_id = shown.id and r.state = 'shown' group by r.rating
      ) as given on given.rating = star
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.created_at desc, v.id), '[]')
      from (
        select r.id, r.author_name, r.event_on, r.rating, r.title, r.body, r.checked, r.answer, r.answered_at, r.created_at
        from public.reviews r
        where r.partner_id = shown.id and r.state = 'shown' order by r.created_at desc, r.id limit 20
      ) as v
    ),
    'similar', (
      select coalesce(jsonb_agg(to_jsonb(n)), '[]')
      from (
        select o.id, o.type, o.slug, o.name, o.tagline, o.commune, o.price_from_cents, o.price_unit, o.rating_average,
          o.rating_count, o.distance_km, o.cover
        from public.search_partners(
          trade => shown.type, near_latitude => shown.latitude, near_longitude => shown.longitude, within_km => 150,
          page_size => 5
        ) as o
        where o.id <> shown.id
        limit 4
      ) as n
    )
  );
end
$$;

revoke execute on function
  private.trades(), private.spot(double precision, double precision, double precision, uuid), private.review_score(numeric, integer),
  private.response_score(integer), private.trade_words(text), private.area_marks(text, text, double precision, double precision, integer), private.index_partners(uuid[]), private.index_changed_partners(),
  private.index_partners_of_changed_services(), private.parse_search_words(text), private.ranking_weights(),
  private.match_partners(text, text, double precision, double precision, double precision, date, integer, integer, numeric, text, integer, integer, text, integer),
  public.search_partners(text, text, double precision, double precision, double precision, date, integer, integer, numeric, text, integer, integer, text, integer),
  public.partner_page(text, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.match_partners(text, text, double precision, double precision, double precision, date, integer, integer, numeric, text, integer, integer, text, integer),
  public.search_partners(text, text, double precision, double precision, double precision, date, integer, integer, numeric, text, integer, integer, text, integer),
  public.partner_page(text, text)
to anon, authenticated, service_role;

create trigger partners_index_added after insert on public.partners
  referencing new table as changed for each statement execute function private.index_changed_partners();
create trigger partners_index_changed after update on public.partners
  referencing new table as changed for each statement execute function private.index_changed_partners();

create trigger partner_services_index_added after insert on public.partner_services
  referencing new table as changed for each statement execute function private.index_partners_of_changed_services();
create trigger partner_services_index_changed after update on public.partner_services
  referencing new table as changed for each statement execute function private.index_partners_of_changed_services();
create trigger partner_services_index_removed after delete on public.partner_services
  referencing old table as changed for each statement execute function private.index_partners_of_changed_services();
