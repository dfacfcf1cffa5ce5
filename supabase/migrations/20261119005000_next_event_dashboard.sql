-- The dashboard without naming an event: the screens open before anybody knows which ones there are, so that the database picks the
-- next to come, as the list does. It also tells what the caller may do there.
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

create or replace function public.client_dashboard(of_event uuid default null) returns jsonb
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
        'role', (select m.role from public.event_members m where m.event_id = e.id and m.user_id = auth.uid())
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
        'team', exists (select from public.event_members m where m.event_id = e.id and m.role <> 'owner'),
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

revoke execute on function private.next_event() from public, anon, authenticated, service_role;
grant execute on function private.next_event() to authenticated;
