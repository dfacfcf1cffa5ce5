-- Two who write one dish: the second is told, as with moments. Its place among the others is no wording of it.
alter table public.menus add column version integer not null default 1;
create trigger menus_bump_version before update of name, description, for_age on public.menus
  for each row execute function private.bump_version();

-- The order of a course, written at once as that of moments is. Dishes that the list does not name come after, in the order they have.
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
  'Orders the dishes of one course of a moment whose event the caller edits; answers how many moved.';
revoke execute on function public.order_menus(uuid, text, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.order_menus(uuid, text, uuid[]) to authenticated;
