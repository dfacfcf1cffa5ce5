-- Makes tasks of a proposed list. The lists are the domain package's, and the hosts may have dropped or reworded lines before: what
-- comes is judged like any other row. Proposed twice, a task is added once. Definer: a task's template is written here alone.
create function public.plan_tasks(of_event uuid, tasks jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given integer := coalesce(jsonb_array_length(tasks), 0);
  added integer;
begin
  perform private.require_editor(of_event);
  if given not between 1 and 300 then
    perform private.refuse('PT422', 'invalid', 'Une liste a de une à trois cents tâches.', 'tasks');
  end if;
  insert into public.tasks (event_id, template, title, notes, category, days_before, position)
  select of_event, t.template, t.title, coalesce(t.notes, ''), coalesce(t.category, 'autre'), t.days_before,
    coalesce((select max(o.position) from public.tasks o where o.event_id = of_event), 0) + 1024 * t.place
  from rows from (
    jsonb_to_recordset(tasks) as (template text, title text, notes text, category text, days_before integer)
  ) with ordinality as t (template, title, notes, category, days_before, place)
  on conflict (event_id, template) do nothing;
  get diagnostics added = row_count;
  if added > 0 then
    perform private.record_activity(of_event, 'plan_made', added::text);
  end if;
  return jsonb_build_object('added', added, 'skipped', given - added);
end
$$;
comment on function public.plan_tasks(uuid, jsonb) is 'Adds the tasks of a proposed list to an event that the caller edits.';
revoke execute on function public.plan_tasks(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.plan_tasks(uuid, jsonb) to authenticated;
