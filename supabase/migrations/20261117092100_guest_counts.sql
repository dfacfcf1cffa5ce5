-- How many come: by moment, age, answer, diet and menu. Under the caller's own policies.
create function public.guest_counts(of_event uuid) returns jsonb
language sql stable set search_path = '' as $$
  with invited as materialized (
    select i.moment_id, g.id, g.household_id, g.age_group, nullif(lower(btrim(g.diet)), '') as diet, r.attending
    from public.moment_invitations i
    join public.guests g on g.id = i.guest_id
    left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id
    where i.event_id = of_event
  ),
  -- A household is silent while there is a moment for which none of its people has decided.
  households as (
    select household_id, bool_or(is_silent) as is_silent
    from (
      select household_id, moment_id, bool_and(attending is null) as is_silent from invited group by household_id, moment_id
    ) by_moment
    group by household_id
  ),
  by_moment as (
    select moment_id,
      count(*) filter (where age_group = 'adult') as invited_adult,
      count(*) filter (where age_group = 'child') as invited_child,
      count(*) filter (where age_group = 'baby') as invited_baby,
      count(*) filter (where attending and age_group = 'adult') as yes_adult,
      count(*) filter (where attending and age_group = 'child') as yes_child,
      count(*) filter (where attending and age_group = 'baby') as yes_baby,
      count(*) filter (where not attending and age_group = 'adult') as no_adult,
      count(*) filter (where not attending and age_group = 'child') as no_child,
      count(*) filter (where not attending and age_group = 'baby') as no_baby,
      count(*) filter (where attending is null and age_group = 'adult') as waiting_adult,
      count(*) filter (where attending is null and age_group = 'child') as waiting_child,
      count(*) filter (where attending is null and age_group = 'baby') as waiting_baby
    from invited group by moment_id
  ),
  diets as (
    select moment_id, jsonb_agg(jsonb_build_object('diet', diet, 'count', number) order by number desc, diet) as list
    from (
      select moment_id, diet, count(*) as number from invited where attending and diet is not null group by moment_id, diet
    ) d
    group by moment_id
  ),
  menus as (
    select moment_id, jsonb_agg(jsonb_build_object(
      'id', id, 'course', course, 'name', name, 'count', number
    ) order by position, id) as list
    from (
      select o.moment_id, o.id, o.course, o.name, o.position, count(i.id) as number
      from public.menus o
      left join public.menu_choices c on c.menu_id = o.id
      left join invited i on i.id = c.guest_id and i.moment_id = c.moment_id and i.attending
      where o.event_id = of_event
      group by o.moment_id, o.id
    ) m
    group by moment_id
  )
  select jsonb_build_object(
    'households', (
      select jsonb_build_object(
        'total', (select count(*) from public.households h where h.event_id = of_event),
        'answered', count(*) filter (where not is_silent), 'silent', count(*) filter (where is_silent)
      ) from households
    ),
    'guests', (
      select jsonb_build_object(
        'adult', count(*) filter (where age_group = 'adult'), 'child', count(*) filter (where age_group = 'child'),
        'baby', count(*) filter (where age_group = 'baby')
      ) from public.guests g where g.event_id = of_event
    ),
    'moments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'name', m.name, 'capacity', m.capacity,
        'invited', jsonb_build_object('adult', coalesce(b.invited_adult, 0), 'child', coalesce(b.invited_child, 0), 'baby', coalesce(b.invited_baby, 0)),
        'yes', jsonb_build_object('adult', coalesce(b.yes_adult, 0), 'child', coalesce(b.yes_child, 0), 'baby', coalesce(b.yes_baby, 0)),
        'no', jsonb_build_object('adult', coalesce(b.no_adult, 0), 'child', coalesce(b.no_child, 0), 'baby', coalesce(b.no_baby, 0)),
        'waiting', jsonb_build_object('adult', coalesce(b.waiting_adult, 0), 'child', coalesce(b.waiting_child, 0), 'baby', coalesce(b.waiting_baby, 0)),
        'diets', coalesce(d.list, '[]'), 'menus', coalesce(o.list, '[]')
      ) order by m.position, m.id), '[]')
      from public.moments m
      left join by_moment b on b.moment_id = m.id
      left join diets d on d.moment_id = m.id
      left join menus o on o.moment_id = m.id
      where m.event_id = of_event
    )
  )
$$;
revoke execute on function public.guest_counts(uuid) from public, anon, authenticated, service_role;
grant execute on function public.guest_counts(uuid) to authenticated;
