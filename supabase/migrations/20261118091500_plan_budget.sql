-- Makes parts and lines of a proposed split. Its arithmetic is the domain package's, and the hosts may have changed it before. A part
-- that is there already is left alone. Definer: codes are written here alone.
create function public.plan_budget(of_event uuid, plan jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  part record;
  made uuid;
  categories integer := 0;
  items integer := 0;
  added integer;
begin
  perform private.require_editor(of_event);
  if jsonb_typeof(plan) is distinct from 'array' or jsonb_array_length(plan) not between 1 and 40 then
    perform private.refuse('PT422', 'invalid', 'Un budget a de une à quarante parts.', 'plan');
  end if;
  for part in
    select * from jsonb_to_recordset(plan) as p (code text, name text, planned_cents bigint, items jsonb)
  loop
    insert into public.budget_categories (event_id, code, name, planned_cents)
    values (of_event, part.code, part.name, coalesce(part.planned_cents, 0))
    on conflict (event_id, code) do nothing
    returning id into made;
    continue when made is null;
    categories := categories + 1;
    insert into public.budget_items (event_id, category_id, label, trade, estimated_cents, is_per_guest, unit_cents)
    select of_event, made, i.label, i.trade, coalesce(i.estimated_cents, 0), coalesce(i.is_per_guest, false), i.unit_cents
    from jsonb_to_recordset(coalesce(part.items, '[]'))
      as i (label text, trade text, estimated_cents bigint, is_per_guest boolean, unit_cents bigint)
    limit 60;
    get diagnostics added = row_count;
    items := items + added;
  end loop;
  if categories > 0 then
    perform private.record_activity(of_event, 'budget_planned', '', true);
  end if;
  return jsonb_build_object('categories', categories, 'items', items);
end
$$;
comment on function public.plan_budget(uuid, jsonb) is 'Adds the parts and lines of a proposed budget to an event that the caller edits.';
revoke execute on function public.plan_budget(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.plan_budget(uuid, jsonb) to authenticated;
