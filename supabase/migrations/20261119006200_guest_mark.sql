-- A page that opens the live line has read its list a moment before. Whether anything was written in between is told by a mark of the
-- list, so that ten thousand people are not asked for again to learn that nothing was.
create function private.guest_mark(of_event uuid) returns text
language sql stable set search_path = '' as $$
  select md5(concat_ws(
    ' ',
    (select e.date_moved_at from public.events e where e.id = of_event),
    (select bit_xor(hashtextextended(m.id::text || m.version, 0)) from public.moments m where m.event_id = of_event),
    (
      select bit_xor(hashtextextended(h.id::text || h.version || h.invitation_state, 0))
      from public.households h where h.event_id = of_event
    ),
    (select bit_xor(hashtextextended(g.id::text || g.version, 0)) from public.guests g where g.event_id = of_event),
    (select row(count(*), max(i.created_at))::text from public.moment_invitations i where i.event_id = of_event),
    (
      select row(count(*), count(*) filter (where r.attending), max(r.replied_at))::text
      from public.guest_replies r where r.event_id = of_event
    )
  ))
$$;

-- Definer: nobody signed in reads allergies from the table. They are shown to those who edit, who need them for the meal.
create or replace function public.guest_list(of_event uuid, only_guests uuid[] default null) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  sees_allergies boolean := of_event = any (private.editor_event_ids());
begin
  perform private.require_member(of_event, private.member_event_ids());
  return json_build_object(
    -- Of the whole list alone: whoever asks for a few follows the changes, and need not know that there were none.
    'mark', case when only_guests is null then private.guest_mark(of_event) end,
    'moments', (
      select coalesce(json_agg(json_build_object(
        'id', m.id, 'kind', m.kind, 'name', m.name, 'capacity', m.capacity, 'position', m.position
      ) order by m.position, m.id), '[]')
      from public.moments m where m.event_id = of_event
    ),
    'household_columns', json_build_array(
      'id', 'name', 'side', 'tags', 'address', 'language', 'invitation_state', 'is_revoked', 'version'
    ),
    'households', (
      select coalesce(json_agg(json_build_array(
        h.id, h.name, h.side, h.tags, h.address, h.language, h.invitation_state, h.revoked_at is not null, h.version
      ) order by h.name, h.id), '[]')
      from public.households h
      where h.event_id = of_event and (
        only_guests is null or h.id in (select g.household_id from public.guests g where g.id = any (only_guests))
      )
    ),
    'guest_columns', json_build_array(
      'id', 'household_id', 'first_name', 'last_name', 'age_group', 'is_plus_one', 'email', 'phone', 'diet', 'allergies',
      'allergies_consent_at', 'song_request', 'message', 'position', 'version', 'answers', 'replied_at'
    ),
    'guests', (
      select coalesce(json_agg(json_build_array(
        g.id, g.household_id, g.first_name, g.last_name, g.age_group, g.is_plus_one, g.email, g.phone, g.diet,
        case when sees_allergies then g.allergies end, g.allergies_consent_at, g.song_request, g.message, g.position,
        g.version, coalesce(a.answers, ''), a.replied_at
      ) order by g.household_id, g.is_plus_one, g.position, g.created_at, g.id), '[]')
      from public.guests g
      -- « . » not invited, « ? » not decided, « y » comes, « n » does not, in the order of the moments. Looked up guest by guest
      -- and by keys that only the guests' own index serves: whatever the planner believes of a list that was just imported,
      -- it cannot choose badly.
      cross join lateral (
        select string_agg(
            case when i.guest_id is null then '.' when r.attending is null then '?' when r.attending then 'y' else 'n' end,
            '' order by m.position, m.id
          ) as answers, max(r.replied_at) as replied_at
        from public.moments m
        left join public.moment_invitations i on i.guest_id = g.id and i.moment_id = m.id
        left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id
        where m.event_id = of_event
      ) a
      where g.event_id = of_event and (only_guests is null or g.id = any (only_guests))
    )
  );
end
$$;

-- Definer: reads as guest_list does. To members of the event alone, and nothing of anybody.
create function public.guest_list_mark(of_event uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_member(of_event);
  return private.guest_mark(of_event);
end
$$;
comment on function public.guest_list_mark(uuid) is 'Whether the guest list of an event is still the one that a member has read.';

revoke execute on function private.guest_mark(uuid), public.guest_list_mark(uuid) from public, anon, authenticated, service_role;
grant execute on function public.guest_list_mark(uuid) to authenticated;
