-- Menus of a moment, the choices of guests, and the counts for the kitchen and the hosts.

-- At a moment guests choose a whole menu, or a dish for each course.
create table public.menus (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null,
  moment_id uuid not null,
  course text not null default 'menu' check (course in ('menu', 'starter', 'main', 'dessert')),
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 500),
  for_age text not null default 'all' check (for_age in ('all', 'adult', 'child')),
  position integer not null default 0 check (position between 0 and 1000),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  -- A choice refers to all of these, so that it fits its moment, its course and its event.
  unique (id, moment_id, course, event_id),
  foreign key (moment_id, event_id) references public.moments (id, event_id) on delete cascade
);

create index menus_list_idx on public.menus (moment_id, event_id, position, id);
create index menus_event_id_idx on public.menus (event_id);

alter table public.menus enable row level security;
revoke all on public.menus from anon, authenticated;
grant all on public.menus to service_role;
grant select, delete on public.menus to authenticated;
grant insert (id, event_id, moment_id, course, name, description, for_age, position) on public.menus to authenticated;
grant update (name, description, for_age, position) on public.menus to authenticated;

create policy "members read menus" on public.menus
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors add menus" on public.menus
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors update menus" on public.menus
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors delete menus" on public.menus
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- A guest has one choice for each course, where an invitation exists. Guests choose through guest_reply.
create table public.menu_choices (
  event_id uuid not null,
  guest_id uuid not null,
  moment_id uuid not null,
  course text not null,
  menu_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (guest_id, moment_id, course, event_id),
  foreign key (guest_id, moment_id, event_id)
    references public.moment_invitations (guest_id, moment_id, event_id) on delete cascade,
  foreign key (menu_id, moment_id, course, event_id)
    references public.menus (id, moment_id, course, event_id) on delete cascade
);

create index menu_choices_menu_idx on public.menu_choices (menu_id, moment_id, course, event_id);
create index menu_choices_event_id_idx on public.menu_choices (event_id, moment_id);

alter table public.menu_choices enable row level security;
revoke all on public.menu_choices from anon, authenticated;
grant all on public.menu_choices to service_role;
grant select, delete on public.menu_choices to authenticated;
-- The keys are included because an upsert names every column it sends.
grant insert (event_id, guest_id, moment_id, course, menu_id), update (event_id, guest_id, moment_id, course, menu_id)
  on public.menu_choices to authenticated;

create policy "members read menu choices" on public.menu_choices
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors record menu choices" on public.menu_choices
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors update menu choices" on public.menu_choices
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors delete menu choices" on public.menu_choices
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- It counts guests by moment, age, reply, diet and menu, under the caller's own policies. Under them the planner expects one row of an
-- event: without nested loops it cannot compare every invitation with every reply.
create function public.guest_counts(of_event uuid) returns jsonb
language sql stable set search_path = '' set enable_nestloop = off as $$
  with invited as materialized (
    select i.moment_id, g.id, g.household_id, g.age_group, nullif(lower(btrim(g.diet)), '') as diet, r.attending
    from public.moment_invitations i
    join public.guests g on g.id = i.guest_id and g.event_id = of_event
    left join public.guest_replies r on r.guest_id = i.guest_id and r.moment_id = i.moment_id and r.event_id = of_event
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
      left join public.menu_choices c on c.menu_id = o.id and c.event_id = of_event
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

-- The whole order is written at once, as that of moments. Dishes that the list does not name come last, in their former order.
create function public.order_menus(of_moment uuid, course text, menus uuid[]) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  moved integer;
begin
  perform private.require_editor((select m.event_id from public.moments m where m.id = of_moment));
  perform from public.menus m where m.moment_id = of_moment and m.course = course order by m.id for no key update;
  update public.menus m set position = n.place
  from (
    select o.id, row_number() over (order by coalesce(array_position(menus, o.id), 10000), o.position, o.id) - 1 as place
    from public.menus o where o.moment_id = of_moment and o.course = course
  ) n
  where m.id = n.id and m.position <> n.place;
  get diagnostics moved = row_count;
  return moved;
end
$$;
comment on function public.order_menus(uuid, text, uuid[]) is
  'Orders the dishes of one course of a moment whose event the caller edits; returns how many moved.';

-- It returns the guests who come to a moment with their choices. It runs as definer because under the policies the planner, after
-- an import of thousands, uses the index of the whole event for each guest. The lookups by guest use keys that only the guests' own
-- indexes serve.
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

revoke execute on function
  public.guest_counts(uuid), public.order_menus(uuid, text, uuid[]), public.dish_choices(uuid, uuid[])
from public, anon, authenticated, service_role;
grant execute on function
  public.guest_counts(uuid), public.order_menus(uuid, text, uuid[]), public.dish_choices(uuid, uuid[])
to authenticated;

-- The position of a dish is not part of its version.
create trigger menus_bump_version before update of name, description, for_age on public.menus
  for each row execute function private.bump_version();

alter publication supabase_realtime add table public.menus, public.menu_choices;
