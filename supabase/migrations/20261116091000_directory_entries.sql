-- The directory's own index: one slim row for each listed partner with what a search filters and ranks by. Apart from the
-- listings for two reasons. Under row-level security PostgreSQL uses no text, trigram or place index, since their operators
-- are not leakproof; and a listing that is not listed has no entry at all, so that no search can show it.
create table private.directory_entries (
  partner_id uuid primary key references public.partners (id) on delete cascade,
  -- The trade's number in private.trades(): indexes answer by themselves only for numbers.
  trade smallint not null,
  name_words tsvector not null,
  -- Beside the words: '+8' for a standing of 0.8 and more, '+7' and '+6' likewise, so that the text index alone can say who of
  -- those that have a word stands highest.
  words tsvector not null,
  -- Three kilometres from the middle of the earth, so that near in the index is near, and a fourth: see private.spot.
  spot extensions.cube,
  travels_km integer not null,
  price_from_cents integer,
  price_unit text not null,
  -- What an event of 80 guests or six hours would cost, so that prices of all units have one order.
  typical_cents bigint generated always as (
    price_from_cents::bigint * case price_unit when 'guest' then 80 when 'hour' then 6 else 1 end
  ) stored,
  capacity_min integer not null,
  capacity_max integer not null,
  rating real,
  rating_count integer not null,
  response_minutes integer,
  -- From 0 to 1: see private.review_score and private.response_score.
  review_score real not null,
  response_score real not null,
  standing real not null
);

create index directory_entries_words_idx on private.directory_entries using gin (words);
create index directory_entries_name_words_idx on private.directory_entries using gin (name_words);
create index directory_entries_spot_idx on private.directory_entries using gist (spot extensions.gist_cube_ops);
create index directory_entries_trade_spot_idx on private.directory_entries
  using gist (trade extensions.gist_int2_ops, spot extensions.gist_cube_ops);
-- These two hold all that a search without words looks at, so that it need not open the rows.
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

create function private.trades() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'venue', 'caterer', 'photographer', 'dj', 'florist', 'decorator', 'beauty', 'transport', 'entertainment', 'general'
  ]
$$;

-- Every word of the directory, to guess what a misspelt one was meant to be. Small, whatever the number of partners. Words that
-- went out of use stay: they find nothing.
create table private.directory_words (
  word text collate "C" primary key,
  stem text collate "C" not null
);
create index directory_words_stem_idx on private.directory_words (stem);
create index directory_words_trigrams_idx on private.directory_words using gin (word extensions.gin_trgm_ops);

alter table private.directory_entries enable row level security;
alter table private.directory_words enable row level security;
revoke all on private.directory_entries, private.directory_words from anon, authenticated, service_role;

-- A place on a sphere, in kilometres.
create function private.on_earth(latitude double precision, longitude double precision) returns double precision[]
language sql immutable set search_path = '' as $$
  select array[
    6371 * cosd(latitude) * cosd(longitude), 6371 * cosd(latitude) * sind(longitude), 6371 * sind(latitude)
  ]
$$;

-- All of one commune lie on one point. The fourth dimension, half a kilometre at most, puts them in the order of their standing;
-- its last figures tell apart those of equal standing.
create function private.spot(
  latitude double precision, longitude double precision, standing double precision, partner uuid
) returns extensions.cube
language sql immutable set search_path = '' as $$
  select extensions.cube(
    private.on_earth(latitude, longitude) || 0.5 * (1 - standing) + (uuid_hash(partner) & 1048575) * 1e-10
  )
$$;

-- A Bayesian mean: five reviews of four stars are lent to everyone, so that one friend's five stars do not win.
create function private.review_score(average numeric, number integer) returns real
language sql immutable set search_path = '' as $$
  select (((5 * 4.0 + coalesce(average, 0) * number) / (5 + number) - 1) / 4)::real
$$;

-- Half a day to the first answer is worth a half; nothing known, nothing.
create function private.response_score(minutes integer) returns real
language sql immutable set search_path = '' as $$
  select coalesce(1 / (1 + minutes / 720.0), 0)::real
$$;

-- What people type when they look for a trade.
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

-- Definer: nobody may write the index. Statements come in whole, so that ten thousand listings are indexed at once.
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
  ), vocabulary as (
    insert into private.directory_words (word, stem)
    select word, stem
    from (
      select distinct word from texts, string_to_table(texts.everything, ' ') as word where length(word) between 2 and 40
    ) as used, unnest(tsvector_to_array(to_tsvector('pg_catalog.french', word))) as stem
    -- In one order, so that two writers wait for each other rather than deadlock.
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
    )), case when p.latitude is not null then private.spot(p.latitude, p.longitude, s.standing, p.id) end, p.travels_km, p.price_from_cents, p.price_unit, coalesce(p.capacity_min, 0),
    coalesce(p.capacity_max, 1000000), p.rating_average, p.rating_count, p.response_minutes, s.review, s.response,
    s.standing
  from texts t
  join public.partners p on p.id = t.id
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
comment on function private.index_partners(uuid[]) is 'Makes the directory''s entries of these partners what their listings say.';

create function private.index_changed_partners() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_partners(array(select c.id from changed c order by c.id));
  return null;
end
$$;
comment on function private.index_changed_partners() is 'Follows the listings with the directory''s index.';

create function private.index_partners_of_changed_services() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_partners(array(select distinct c.partner_id from changed c order by c.partner_id));
  return null;
end
$$;
comment on function private.index_partners_of_changed_services() is 'Follows the services with the directory''s index.';

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

revoke execute on function
  private.trades(), private.on_earth(double precision, double precision),
  private.spot(double precision, double precision, double precision, uuid), private.review_score(numeric, integer),
  private.response_score(integer), private.trade_words(text),
  private.index_partners(uuid[]), private.index_changed_partners(), private.index_partners_of_changed_services()
from public, anon, authenticated, service_role;
