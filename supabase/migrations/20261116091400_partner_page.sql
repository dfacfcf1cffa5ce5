-- All that a partner's page shows, in one answer; null when there is no such partner for the caller. An owner sees the page of a
-- draft of theirs: `state` tells it.
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

revoke execute on function public.partner_page(text, text) from public, anon, authenticated, service_role;
grant execute on function public.partner_page(text, text) to anon, authenticated, service_role;
