-- Writes down what was tried: another head-count, other estimates. All of it or nothing, and never over an amount that a vendor gave.
-- Under the caller's own policies.
create function public.apply_supposition(of_event uuid, lines jsonb, guests integer default null) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  line record;
begin
  perform private.require_editor(of_event);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) > 1000 then
    perform private.refuse('PT422', 'invalid', 'Mille lignes au plus changent ensemble.', 'lines');
  end if;
  if guests not between 1 and 100000 then
    perform private.refuse('PT422', 'invalid', 'Indiquez un nombre entre 1 et 100 000.', 'guests');
  end if;
  -- First: what the lines come to is counted by it.
  if guests is not null then
    update public.events e set expected_guests = guests where e.id = of_event;
  end if;
  for line in
    select * from jsonb_to_recordset(lines) as l (id uuid, version integer, estimated_cents bigint, unit_cents bigint)
  loop
    update public.budget_items i
    set estimated_cents = coalesce(line.estimated_cents, i.estimated_cents),
      unit_cents = case when i.is_per_guest then coalesce(line.unit_cents, i.unit_cents) end
    where i.id = line.id and i.event_id = of_event and i.version = line.version
      and i.quoted_cents is null and i.committed_cents is null;
    if not found then
      perform private.refuse('PT409', 'stale', 'Une ligne a changé entre-temps. Rien n’a été enregistré.', line.id::text);
    end if;
  end loop;
  return jsonb_array_length(lines);
end
$$;
revoke execute on function public.apply_supposition(uuid, jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.apply_supposition(uuid, jsonb, integer) to authenticated;
