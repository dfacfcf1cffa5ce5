-- One change of many tasks, taken back as one within a day. What was there before is kept here and comes from no request.
create table private.task_undos (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  made_at timestamptz not null default now(),
  -- Rows as they were.
  before jsonb not null,
  -- The version that each had after the change; another one means that somebody edited it since.
  versions jsonb not null default '{}'
);
create index task_undos_event_id_idx on private.task_undos (event_id);
create index task_undos_made_at_idx on private.task_undos (made_at);
alter table private.task_undos enable row level security;
revoke all on private.task_undos from anon, authenticated, service_role;

create function private.snapshot_tasks(of_event uuid, tasks uuid[]) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  undo uuid;
begin
  perform private.require_editor(of_event);
  if coalesce(cardinality(tasks), 0) not between 1 and 5000 then
    perform private.refuse('PT422', 'invalid', 'Choisissez au moins une tâche.', 'tasks');
  end if;
  delete from private.task_undos u where u.made_at < now() - interval '1 day';
  insert into private.task_undos (event_id, before)
  select of_event, coalesce(jsonb_agg(to_jsonb(t)), '[]')
  from public.tasks t where t.event_id = of_event and t.id = any (tasks)
  returning id into undo;
  return undo;
end
$$;

-- Definer: what is kept for undoing is written by nobody else.
create function public.bulk_update_tasks(of_event uuid, tasks uuid[], patch jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  undo uuid := private.snapshot_tasks(of_event, tasks);
  shift integer := coalesce((patch ->> 'shift_days')::integer, 0);
  changed integer;
begin
  if patch is null or jsonb_typeof(patch) <> 'object' or patch = '{}'
    or patch - '{state,category,assignee_id,due_on,days_before,shift_days}'::text[] <> '{}' then
    perform private.refuse('PT422', 'invalid', 'Cette modification n’est pas possible.', 'patch');
  end if;
  update public.tasks t set
    state = coalesce(patch ->> 'state', t.state),
    category = coalesce(patch ->> 'category', t.category),
    assignee_id = case when patch ? 'assignee_id' then (patch ->> 'assignee_id')::uuid else t.assignee_id end,
    -- A day for all of them is a fixed one.
    days_before = case
      when patch ? 'days_before' then (patch ->> 'days_before')::integer
      when patch ? 'due_on' then null
      else t.days_before - shift
    end,
    due_on = case when patch ? 'due_on' then (patch ->> 'due_on')::date else t.due_on + shift end
  where t.event_id = of_event and t.id = any (tasks);
  get diagnostics changed = row_count;
  update private.task_undos u set versions = (
    select coalesce(jsonb_object_agg(t.id, t.version), '{}') from public.tasks t
    where t.event_id = of_event and t.id = any (tasks)
  ) where u.id = undo;
  return jsonb_build_object('count', changed, 'undo', undo);
end
$$;
comment on function public.bulk_update_tasks(uuid, uuid[], jsonb) is 'Changes many tasks of an event that the caller edits; can be taken back.';

-- Definer: see above.
create function public.delete_tasks(of_event uuid, tasks uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  undo uuid := private.snapshot_tasks(of_event, tasks);
  gone integer;
begin
  delete from public.tasks t where t.event_id = of_event and t.id = any (tasks);
  get diagnostics gone = row_count;
  return jsonb_build_object('count', gone, 'undo', undo);
end
$$;
comment on function public.delete_tasks(uuid, uuid[]) is 'Deletes tasks of an event that the caller edits; can be taken back.';

-- Definer: what is kept is read by nobody. What was edited since is left as it is; whom a task named and who left since is not
-- named again.
create function public.undo_tasks(undo uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  snapshot private.task_undos;
  edited uuid[];
  restored integer;
begin
  delete from private.task_undos u
  where u.id = undo and u.event_id = any (private.editor_event_ids()) and u.made_at > now() - interval '1 day'
  returning * into snapshot;
  if snapshot.id is null then
    perform private.refuse('PT404', 'unknown', 'Cette modification ne peut plus être annulée.');
  end if;
  edited := array(
    select t.id from public.tasks t
    join jsonb_array_elements(snapshot.before) b on b ->> 'id' = t.id::text
    where t.version is distinct from (snapshot.versions ->> t.id::text)::integer
  );
  insert into public.tasks as t
  select r.* from jsonb_array_elements(snapshot.before) b
  cross join lateral jsonb_populate_record(null::public.tasks, b || jsonb_build_object(
    'assignee_id', (
      select m.user_id from public.event_members m where m.event_id = snapshot.event_id and m.user_id::text = b ->> 'assignee_id'
    ),
    'event_partner_id', (select p.id from public.event_partners p where p.id::text = b ->> 'event_partner_id'),
    'budget_item_id', (select i.id from public.budget_items i where i.id::text = b ->> 'budget_item_id'),
    -- Proposed and added again meanwhile.
    'template', (
      select b ->> 'template' where not exists (
        select from public.tasks o where o.event_id = snapshot.event_id and o.template = b ->> 'template' and o.id::text <> b ->> 'id'
      )
    )
  )) r
  where r.id <> all (edited)
  on conflict (id) do update set
    state = excluded.state, category = excluded.category, assignee_id = excluded.assignee_id,
    days_before = excluded.days_before, due_on = excluded.due_on;
  get diagnostics restored = row_count;
  return jsonb_build_object('restored', restored, 'skipped', to_jsonb(edited));
end
$$;
comment on function public.undo_tasks(uuid) is 'Takes back a change of tasks of the caller''s events, within a day.';

revoke execute on function
  private.snapshot_tasks(uuid, uuid[]), public.bulk_update_tasks(uuid, uuid[], jsonb), public.delete_tasks(uuid, uuid[]),
  public.undo_tasks(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.bulk_update_tasks(uuid, uuid[], jsonb), public.delete_tasks(uuid, uuid[]), public.undo_tasks(uuid)
to authenticated;
