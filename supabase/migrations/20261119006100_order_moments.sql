-- The order of an event's moments, written at once: two people who order them get one order or the other, never a mixture. Under the
-- caller's own policies. Moments that the list does not name come after, in the order they have.
create function public.order_moments(of_event uuid, moments uuid[]) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  moved integer;
begin
  perform private.require_editor(of_event);
  perform from public.moments m where m.event_id = of_event order by m.id for no key update;
  update public.moments m set position = n.place
  from (
    select o.id, row_number() over (order by coalesce(array_position(moments, o.id), 10000), o.position, o.id) - 1 as place
    from public.moments o where o.event_id = of_event
  ) n
  -- Those that stay are not written: nobody who edits one is told of a change that is none.
  where m.id = n.id and m.position <> n.place;
  get diagnostics moved = row_count;
  return moved;
end
$$;
comment on function public.order_moments(uuid, uuid[]) is 'Orders the moments of an event that the caller edits; answers how many moved.';
revoke execute on function public.order_moments(uuid, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.order_moments(uuid, uuid[]) to authenticated;
