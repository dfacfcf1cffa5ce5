-- The directory's search: a page of cards, read under the caller's own policies. A page beyond the end is empty; the first
-- thousand can be reached, and a total of 1001 means more than that.
create function public.search_partners(
  words text default null, trade text default null, near_latitude double precision default null,
  near_longitude double precision default null, within_km double precision default null, on_day date default null,
  budget_cents integer default null, guests integer default null, min_rating numeric default null,
  ordering text default 'relevance', page integer default 1, page_size integer default 24
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
    search_partners.min_rating, search_partners.ordering, search_partners.page, search_partners.page_size
  ) as m
  join public.partners p on p.id = m.partner_id
  order by m.rank
$$;

revoke execute on function public.search_partners(
  text, text, double precision, double precision, double precision, date, integer, integer, numeric, text, integer, integer
) from public, anon, authenticated, service_role;
grant execute on function public.search_partners(
  text, text, double precision, double precision, double precision, date, integer, integer, numeric, text, integer, integer
) to anon, authenticated, service_role;
