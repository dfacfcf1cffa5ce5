-- Those who come to a moment with what they chose, in one answer. Definer: under the policies every lookup could also be served by
-- the index of its whole event, and after an import of thousands the planner takes it for each of them. Looked up guest by guest,
-- by keys that only the guests' own indexes serve, it cannot choose badly.
create function public.dish_choices(of_moment uuid, only_guests uuid[] default null) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  of_event uuid := (select m.event_id from public.moments m where m.id = of_moment);
begin
  perform private.require_member(of_event, private.member_event_ids());
  return (
    select coalesce(json_agg(json_build_object(
      'id', g.id, 'first_name', g.first_name, 'last_name', g.last_name, 'age_group', g.age_group,
      'is_plus_one', g.is_plus_one, 'position', g.position,
      'household', json_build_object('id', g.household_id, 'name', (select h.name from public.households h where h.id = g.household_id)),
      'choices', (
        select coalesce(json_object_agg(c.course, c.menu_id), '{}')
        from public.menu_choices c where c.guest_id = g.id and c.moment_id = of_moment
      )
    )), '[]')
    from public.guests g
    where g.event_id = of_event and (only_guests is null or g.id = any (only_guests))
      and (select r.attending from public.guest_replies r where r.guest_id = g.id and r.moment_id = of_moment)
  );
end
$$;
comment on function public.dish_choices(uuid, uuid[]) is
  'Who comes to a moment and what they chose, all or some, for the members of its event.';
revoke execute on function public.dish_choices(uuid, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.dish_choices(uuid, uuid[]) to authenticated;
