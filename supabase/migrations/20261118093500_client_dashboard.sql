-- The dashboard in one answer: how long, what is due, who comes, what it costs, what is new. Under the caller's own policies: what is
-- hidden from a member is null here.
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

-- Each person once: coming to something, coming to nothing, or not decided.
create function private.dashboard_replies(of_event uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
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

create function public.client_dashboard(of_event uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  sees_budget boolean;
begin
  perform private.require_member(of_event);
  sees_budget := of_event = any (private.budget_event_ids());
  return jsonb_build_object(
    'event', (
      select jsonb_build_object(
        'id', e.id, 'kind', e.kind, 'name', e.name, 'starts_on', e.starts_on, 'ends_on', e.ends_on, 'place', e.place,
        'expected_guests', e.expected_guests, 'cover_path', e.cover_path, 'rsvp_closes_on', e.rsvp_closes_on,
        'days_left', e.starts_on - private.today()
      ) from public.events e where e.id = of_event
    ),
    'tasks', private.dashboard_tasks(of_event),
    'replies', private.dashboard_replies(of_event),
    'activity', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at desc, a.id), '[]')
      from (
        select o.id, o.kind, o.subject, o.actor_id, o.actor_name, o.created_at
        from public.event_activity o where o.event_id = of_event order by o.created_at desc, o.id limit 10
      ) a
    ),
    'first_steps', (
      select jsonb_build_object(
        'date', e.starts_on is not null, 'place', coalesce(e.place, '') <> '',
        'guests', exists (select from public.guests g where g.event_id = e.id),
        'planning', exists (select from public.tasks t where t.event_id = e.id),
        'budget', case when sees_budget then exists (select from public.budget_items i where i.event_id = e.id) end,
        'team', exists (select from public.event_members m where m.event_id = e.id and m.role <> 'owner'),
        'partner', exists (select from public.event_partners p where p.event_id = e.id),
        'invitations', exists (select from public.households h where h.event_id = e.id and h.invitation_state <> 'draft')
      ) from public.events e where e.id = of_event
    )
  ) || case
    when sees_budget then private.dashboard_money(of_event)
    else jsonb_build_object('budget', null, 'instalments', null, 'unread_messages', null, 'open_quotes', null)
  end;
end
$$;

revoke execute on function
  private.dashboard_tasks(uuid), private.dashboard_replies(uuid), private.dashboard_money(uuid), public.client_dashboard(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.dashboard_tasks(uuid), private.dashboard_replies(uuid), private.dashboard_money(uuid), public.client_dashboard(uuid)
to authenticated;
