-- The answers of a list are read at once and put to their guests, where each guest's were looked up moment by moment: of ten
-- thousand people that was half of the work.
--
-- Whatever the planner believes of a list that was just imported, it must not compare everybody with everybody. A call for a few
-- must not be planned as the one for all.

-- Definer: nobody signed in reads allergies from the table. They are shown to those who edit, who need them for the meal.
create or replace function public.guest_list(of_event uuid, only_guests uuid[] default null) returns json
language plpgsql stable security definer set search_path = ''
set enable_nestloop = off set plan_cache_mode = force_custom_plan as $$
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
        only_guests is null or h.id = any (array(select g.household_id from public.guests g where g.id = any (only_guests)))
      )
    ),
    'guest_columns', json_build_array(
      'id', 'household_id', 'first_name', 'last_name', 'age_group', 'is_plus_one', 'email', 'phone', 'diet', 'allergies',
      'allergies_consent_at', 'song_request', 'message', 'position', 'version', 'answers', 'replied_at', 'is_to_confirm'
    ),
    'guests', (
      -- « . » not invited, « ? » not decided, « y » comes, « n » does not, in the order of the moments. What stands before the
      -- first invitation and between two is filled with each, what follows the last at the end.
      with places as materialized (
        select m.id, row_number() over (order by m.position, m.id)::integer as place, count(*) over ()::integer as total,
          coalesce(m.day, (select e.starts_on from public.events e where e.id = of_event)) as day
        from public.moments m where m.event_id = of_event
      ),
      given as (
        select i.guest_id, p.place, r.replied_at, r.attending is not null and r.for_date <> p.day as is_to_confirm,
          p.place - 1 - coalesce(lag(p.place) over (partition by i.guest_id order by p.place), 0) as gap,
          case when r.attending is null then '?' when r.attending then 'y' else 'n' end as letter
        from public.moment_invitations i
        join places p on p.id = i.moment_id
        left join (
          select * from public.guest_replies o
          where case when only_guests is null then o.event_id = of_event else o.guest_id = any (only_guests) end
        ) r on r.guest_id = i.guest_id and r.moment_id = i.moment_id
        where case when only_guests is null then i.event_id = of_event else i.guest_id = any (only_guests) end
      ),
      answers as (
        select a.guest_id, string_agg(repeat('.', a.gap) || a.letter, '' order by a.place) as letters, max(a.replied_at) as replied_at,
          coalesce(bool_or(a.is_to_confirm), false) as is_to_confirm
        from given a group by a.guest_id
      )
      select coalesce(json_agg(json_build_array(
        g.id, g.household_id, g.first_name, g.last_name, g.age_group, g.is_plus_one, g.email, g.phone, g.diet,
        case when sees_allergies then g.allergies end, g.allergies_consent_at, g.song_request, g.message, g.position,
        g.version, rpad(coalesce(a.letters, ''), coalesce((select max(p.total) from places p), 0), '.'), a.replied_at,
        coalesce(a.is_to_confirm, false)
      ) order by g.household_id, g.is_plus_one, g.position, g.created_at, g.id), '[]')
      from public.guests g left join answers a on a.guest_id = g.id
      where g.event_id = of_event and (only_guests is null or g.id = any (only_guests))
    )
  );
end
$$;
