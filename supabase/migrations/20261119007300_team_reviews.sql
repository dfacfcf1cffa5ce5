-- The team's board tells whether a booking that is over has its review: whoever organised is asked for one until it has.
create or replace function public.team_board(of_event uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_member(of_event);
  return (
    select coalesce(jsonb_agg(
      to_jsonb(t) - '{event_id,created_at,updated_at}'::text[] || jsonb_build_object(
        'listing', (
          select jsonb_build_object(
            'slug', p.slug, 'type', p.type, 'commune', p.commune, 'price_from_cents', p.price_from_cents, 'price_unit', p.price_unit,
            'rating_average', p.rating_average, 'rating_count', p.rating_count, 'response_minutes', p.response_minutes,
            'capacity_min', p.capacity_min, 'capacity_max', p.capacity_max,
            'cover', (
              select f.path from public.partner_photos f
              where f.partner_id = p.id and f.state = 'shown' order by f.position, f.id limit 1
            )
          ) from public.partners p where p.id = t.partner_id
        ),
        'request', (
          select jsonb_build_object(
            'id', r.id, 'state', r.state, 'created_at', r.created_at, 'seen_at', r.seen_at, 'answered_at', r.answered_at,
            'declined_by', r.declined_by, 'date_to_agree', r.date_to_agree, 'review_id', r.review_id,
            'can_review', r.review_id is null and private.review_obstacle(r) is null,
            'conversation_id', c.id, 'unread', private.unread_of(c)
          )
          from public.quote_requests r join public.conversations c on c.request_id = r.id
          where r.event_id = t.event_id and r.partner_id = t.partner_id order by r.created_at desc, r.id limit 1
        ),
        'quote', (
          select jsonb_build_object(
            'id', q.id, 'number', q.number, 'total_ttc_cents', q.total_ttc_cents, 'valid_until', q.valid_until, 'state', q.state
          )
          from public.quotes q
          where q.event_id = t.event_id and q.partner_id = t.partner_id and q.state <> 'withdrawn'
          order by q.sent_at desc, q.id limit 1
        )
      ) order by array_position(
        array['booked', 'quoted', 'asked', 'favourite', 'searched', 'declined'], t.state
      ), t.created_at, t.id
    ), '[]')
    from public.event_partners t where t.event_id = of_event
  );
end
$$;
