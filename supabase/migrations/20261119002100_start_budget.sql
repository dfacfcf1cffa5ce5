-- A budget from nothing: its total, the head-count it was split for, and the split itself. All of it or nothing, under the caller's own
-- policies.
create function public.start_budget(of_event uuid, total_cents bigint, plan jsonb, guests integer default null) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.require_editor(of_event);
  if guests not between 1 and 100000 then
    perform private.refuse('PT422', 'invalid', 'Indiquez un nombre entre 1 et 100 000.', 'guests');
  end if;
  insert into public.event_budgets as b (event_id, total_cents) values (of_event, total_cents)
  on conflict (event_id) do update set total_cents = excluded.total_cents;
  -- What the lines by guest come to is counted by it.
  update public.events e set expected_guests = guests
  where e.id = of_event and guests is not null and e.expected_guests is distinct from guests;
  return public.plan_budget(of_event, plan);
end
$$;
comment on function public.start_budget(uuid, bigint, jsonb, integer) is 'Sets the total, the head-count and the proposed parts of a budget at once.';
revoke execute on function public.start_budget(uuid, bigint, jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.start_budget(uuid, bigint, jsonb, integer) to authenticated;
