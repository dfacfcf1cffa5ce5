-- The screens that summarise: the partners of an event, a request and the client's dashboard.

-- The board shows the partners of an event with their request and quote. A booking that is over shows whether it has its review. It
-- runs under the caller's own policies: a member excluded from the budget sees neither requests nor prices.
create function public.event_partner_board(of_event uuid) returns jsonb
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

-- It returns a request with its quotes and messages, under the caller's own policies.
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
    'request', to_jsonb(asked) - '{made_by,search,message_search}'::text[] || jsonb_build_object(
      -- The partner must not learn of it.
      'review_obstacle', case when asked.partner_id is distinct from private.own_partner_id() then private.review_obstacle(asked) end
    ),
    'partner', (
      select jsonb_build_object(
        'id', p.id, 'type', p.type, 'slug', p.slug, 'name', p.name, 'commune', p.commune, 'rating_average', p.rating_average,
        'rating_count', p.rating_count, 'response_minutes', p.response_minutes
      ) from public.partners p where p.id = asked.partner_id
    ),
    'quotes', (
      select coalesce(jsonb_agg(private.quote_with_lines(q) order by q.created_at desc, q.id), '[]')
      from public.quotes q where q.request_id = asked.id
    ),
    'conversation_id', conversation.id,
    'unread', private.unread_of(conversation),
    -- When the other side last read.
    'read_at', case
      when asked.partner_id = private.own_partner_id() then conversation.client_read_at else conversation.partner_read_at
    end,
    -- Null on the client's side.
    'facts', private.partner_facts(asked.id),
    'recommended_by', case when asked.partner_id = private.own_partner_id() then private.recommenders_of(asked) end,
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(m) - '{conversation_id,search}'::text[] order by m.created_at, m.id), '[]')
      from (
        select * from public.messages o where o.conversation_id = conversation.id order by o.created_at desc, o.id limit 200
      ) m
    )
  );
end
$$;

-- The dashboard is one answer under the caller's own policies: what is hidden from a member is null.
create function private.dashboard_tasks(of_event uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'total', count(*), 'done', count(*) filter (where t.state = 'done'),
      'late', count(*) filter (where t.state <> 'done' and t.due_on < (select private.today())),
      'due_week', count(*) filter (where t.state <> 'done' and t.due_on between (select private.today()) and (select private.today()) + 6),
      'next', (
        select coalesce(jsonb_agg(to_jsonb(n) order by n.due_on, n.position, n.id), '[]')
        from (
          select o.id, o.title, o.due_on, o.category, o.assignee_id, o.state, o.position
          from public.tasks o
          where o.event_id = of_event and o.state <> 'done' and o.due_on is not null
          order by o.due_on, o.position, o.id limit 5
        ) n
      )
    )
    from public.tasks t where t.event_id = of_event
  );
end
$$;

-- Each person counts once: as coming to something, coming to nothing, or not decided. Under the policies the planner expects one row of
-- an event: without nested loops it cannot compare every invitation with every reply.
create function private.dashboard_replies(of_event uuid) returns jsonb
language plpgsql stable set search_path = '' set enable_nestloop = off as $$
begin
  return (
    select jsonb_build_object(
      'invited', count(*), 'yes', count(*) filter (where comes), 'no', count(*) filter (where not comes and is_decided),
      'waiting', count(*) filter (where not comes and not is_decided)
    )
    from (
      select coalesce(bool_or(r.attending), false) as comes, bool_and(r.attending is not null) as is_decided
      from public.moment_invitations i
      left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id and r.event_id = i.event_id
      where i.event_id = of_event
      group by i.guest_id
    ) people
  );
end
$$;

create function private.dashboard_money(of_event uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'budget', jsonb_build_object(
        'total_cents', (select b.total_cents from public.event_budgets b where b.event_id = of_event),
        'forecast_cents', s.sums -> 'forecast', 'committed_cents', s.sums -> 'committed', 'paid_cents', s.sums -> 'paid'
      ),
      'instalments', (
        select coalesce(jsonb_agg(to_jsonb(n) order by n.due_on, n.id), '[]')
        from (
          select o.id, o.label, o.kind, i.label as item_label, o.due_on, o.amount_cents, o.due_on < (select private.today()) as is_late
          from public.instalments o join public.budget_items i on i.id = o.item_id
          where o.event_id = of_event and o.paid_on is null and o.due_on is not null
          order by o.due_on, o.id limit 5
        ) n
      ),
      'unread_messages', (
        select coalesce(sum(private.unread_of(c)), 0) from public.conversations c where c.event_id = of_event
      ),
      'open_quotes', (select count(*) from public.quotes q where q.event_id = of_event and q.state = 'sent')
    )
    from (select private.ledger_sums(of_event) as sums) s
  );
end
$$;

-- The screens open before they know which events exist, so that the database chooses the next one, in the order of the list.
create function private.next_event() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return (
    select e.id
    from public.events e, lateral (
      select e.starts_on is null or coalesce(e.ends_on, e.starts_on) >= private.today() as is_ahead
    ) t
    where e.id = any (private.member_event_ids()) and e.archived_at is null and e.deletion_on is null
    order by t.is_ahead desc, case when t.is_ahead then e.starts_on end, e.starts_on desc, e.id
    limit 1
  );
end
$$;

create function public.client_dashboard(of_event uuid default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  shown uuid := coalesce(of_event, private.next_event());
  sees_budget boolean;
begin
  if shown is null and auth.uid() is not null then
    return null;
  end if;
  perform private.require_member(shown);
  sees_budget := shown = any (private.budget_event_ids());
  return jsonb_build_object(
    'event', (
      select jsonb_build_object(
        'id', e.id, 'kind', e.kind, 'name', e.name, 'starts_on', e.starts_on, 'ends_on', e.ends_on, 'place', e.place,
        'expected_guests', e.expected_guests, 'cover_path', e.cover_path, 'rsvp_closes_on', e.rsvp_closes_on,
        'days_left', e.starts_on - private.today(),
        'role', (select m.role from public.event_members m where m.event_id = e.id and m.user_id = (select auth.uid()))
      ) from public.events e where e.id = shown
    ),
    'tasks', private.dashboard_tasks(shown),
    'replies', private.dashboard_replies(shown),
    'activity', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at desc, a.id), '[]')
      from (
        select o.id, o.kind, o.subject, o.actor_id, o.actor_name, o.created_at
        from public.event_activity o where o.event_id = shown order by o.created_at desc, o.id limit 10
      ) a
    ),
    'first_steps', (
      select jsonb_build_object(
        'date', e.starts_on is not null, 'place', coalesce(e.place, '') <> '',
        'guests', exists (select from public.guests g where g.event_id = e.id),
        'planning', exists (select from public.tasks t where t.event_id = e.id),
        'budget', case when sees_budget then exists (select from public.budget_items i where i.event_id = e.id) end,
        'team', exists (select from public.event_members m where m.event_id = e.id and m.user_id <> e.owner_id),
        'partner', exists (select from public.event_partners p where p.event_id = e.id),
        'invitations', exists (select from public.households h where h.event_id = e.id and h.invitation_state <> 'draft')
      ) from public.events e where e.id = shown
    )
  ) || case
    when sees_budget then private.dashboard_money(shown)
    else jsonb_build_object('budget', null, 'instalments', null, 'unread_messages', null, 'open_quotes', null)
  end;
end
$$;

revoke execute on function
  public.event_partner_board(uuid), public.request_page(uuid), private.dashboard_tasks(uuid), private.dashboard_replies(uuid),
  private.dashboard_money(uuid), private.next_event(), public.client_dashboard(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.event_partner_board(uuid), public.request_page(uuid), private.dashboard_tasks(uuid), private.dashboard_replies(uuid),
  private.dashboard_money(uuid), private.next_event(), public.client_dashboard(uuid)
to authenticated;
