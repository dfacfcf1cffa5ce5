-- A host may record a dish by telephone while the guest sends a choice of the same course: the guest's reply waited for it, found
-- the place taken and was refused whole. What arrives last stands, as it does for two who come one after the other.
create or replace function private.save_reply_menus(people jsonb, household uuid) returns void
language plpgsql set search_path = '' as $$
declare
  given integer;
  taken integer;
begin
  select count(*), count(o.id) into given, taken
  from jsonb_array_elements(people) as p (person)
  cross join lateral jsonb_each(coalesce(p.person -> 'menu', '{}')) as m (moment, choices)
  cross join lateral jsonb_each_text(m.choices) as c (course, menu)
  left join public.guests g on g.id::text = p.person ->> 'id' and g.household_id = household
  left join public.moment_invitations i on i.guest_id = g.id and i.moment_id::text = m.moment
  left join public.menus o on o.moment_id = i.moment_id and o.course = c.course and o.id::text = c.menu
  where c.menu is not null;
  if given <> taken then
    perform private.refuse_reply('menu');
  end if;
  delete from public.menu_choices k
  using jsonb_array_elements(people) as p (person)
  cross join lateral jsonb_each(coalesce(p.person -> 'menu', '{}')) as m (moment, choices)
  cross join lateral jsonb_object_keys(m.choices) as c (course)
  where k.guest_id in (select g.id from public.guests g where g.household_id = household)
    and k.guest_id::text = p.person ->> 'id' and k.moment_id::text = m.moment and k.course = c.course;
  insert into public.menu_choices as k (event_id, guest_id, moment_id, course, menu_id)
  select g.event_id, g.id, o.moment_id, o.course, o.id
  from jsonb_array_elements(people) as p (person)
  cross join lateral jsonb_each(coalesce(p.person -> 'menu', '{}')) as m (moment, choices)
  cross join lateral jsonb_each_text(m.choices) as c (course, menu)
  join public.guests g on g.id::text = p.person ->> 'id' and g.household_id = household
  join public.menus o on o.id::text = c.menu and o.event_id = g.event_id
  on conflict (guest_id, moment_id, course, event_id) do update set menu_id = excluded.menu_id;
end
$$;
