-- The day as vendors see it: by a secret link, always current, closed by the hosts at any time.
-- Definer: who serves has no account, and the secret decides alone.
create function public.timeline_sheet(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link public.share_links;
  event public.events;
begin
  select l.* into link from public.share_links l
  where l.token_hash = private.hash_invitation(timeline_sheet.token) and l.kind = 'timeline';
  if link.id is null then
    perform private.count_unknown_link();
    perform set_config('response.status', '200', true);
    return jsonb_build_object('state', 'unknown');
  end if;
  select e.* into event from public.events e where e.id = link.event_id;
  if link.revoked_at is not null then
    return jsonb_build_object('state', 'revoked');
  elsif event.deletion_on is not null or coalesce(event.ends_on, event.starts_on) + 30 < private.today() then
    return jsonb_build_object('state', 'gone');
  end if;
  update public.share_links l set last_seen_at = now()
  where l.id = link.id and (l.last_seen_at is null or l.last_seen_at < now() - interval '1 minute');
  return jsonb_build_object(
    'state', 'open',
    'event', jsonb_build_object('name', event.name, 'starts_on', event.starts_on, 'ends_on', event.ends_on, 'place', event.place),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'day', t.day, 'starts_minute', t.starts_minute, 'duration_minutes', t.duration_minutes, 'title', t.title,
        'place', t.place, 'in_charge', coalesce(nullif(t.in_charge, ''), p.name, ''), 'partner_name', coalesce(v.name, ''),
        'notes', t.notes
      ) order by t.day, t.starts_minute nulls first, t.position, t.id), '[]')
      from public.timeline_items t
      left join public.profiles p on p.id = t.assignee_id
      left join public.event_partners v on v.id = t.event_partner_id
      where t.event_id = event.id and t.is_shared
    )
  );
end
$$;
comment on function public.timeline_sheet(text) is 'The shared timeline of an event, to whoever holds the secret of its sheet.';
revoke execute on function public.timeline_sheet(text) from public, anon, authenticated, service_role;
grant execute on function public.timeline_sheet(text) to anon, authenticated;
