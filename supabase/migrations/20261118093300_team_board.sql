-- The team of an event with what a card shows, and a request with all that belongs to it, each in one answer. Under the caller's own
-- policies: those kept from the budget see the team, and neither requests nor prices.
create function public.team_board(of_event uuid) returns jsonb
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
            'declined_by', r.declined_by, 'conversation_id', c.id, 'unread', private.unread_of(c)
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

create function public.request_page(request uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  asked public.quote_requests;
  conversation public.conversations;
begin
  select * into asked from public.quote_requests r where r.id = request_page.request;
  if asked.id is null then
    return null;
  end if;
  select * into conversation from public.conversations c where c.request_id = asked.id;
  return jsonb_build_object(
    'side', case when asked.partner_id = private.own_partner_id() then 'partner' else 'client' end,
    'request', to_jsonb(asked) - '{made_by}'::text[] || jsonb_build_object(
      -- Nothing of it is the partner's to know.
      'review_obstacle', case when asked.partner_id is distinct from private.own_partner_id() then private.review_obstacle(asked) end
    ),
    'partner', (
      select jsonb_build_object(
        'id', p.id, 'type', p.type, 'slug', p.slug, 'name', p.name, 'commune', p.commune, 'rating_average', p.rating_average,
        'rating_count', p.rating_count, 'response_minutes', p.response_minutes
      ) from public.partners p where p.id = asked.partner_id
    ),
    'quotes', (
      select coalesce(jsonb_agg(to_jsonb(q) - '{decided_by}'::text[] || jsonb_build_object('lines', (
        select coalesce(jsonb_agg(to_jsonb(l) - '{quote_id}'::text[] order by l.position), '[]')
        from public.quote_lines l where l.quote_id = q.id
      )) order by q.created_at desc, q.id), '[]')
      from public.quotes q where q.request_id = asked.id
    ),
    'conversation_id', conversation.id,
    'unread', private.unread_of(conversation),
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(m) - '{conversation_id}'::text[] order by m.created_at, m.id), '[]')
      from (
        select * from public.messages o where o.conversation_id = conversation.id order by o.created_at desc, o.id limit 200
      ) m
    )
  );
end
$$;

revoke execute on function public.team_board(uuid), public.request_page(uuid) from public, anon, authenticated, service_role;
grant execute on function public.team_board(uuid), public.request_page(uuid) to authenticated;
