-- The planning of an event: tasks, their order, their undo, the calendar feeds and the weekly mail.

-- Tasks are dated backwards from the event.
create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 200),
  notes text not null default '' check (length(notes) <= 4000),
  category text not null default 'autre' check (
    category in (
      'organisation', 'budget', 'formalites', 'lieu', 'traiteur', 'invites', 'papeterie', 'ceremonie', 'tenues', 'decoration',
      'musique', 'photo', 'transport', 'programme', 'jour_j', 'apres', 'autre'
    )
  ),
  due_on date check (due_on between '2000-01-01' and '2200-12-31'),
  -- Null means a fixed day, 30 a month before the event, -7 a week after it.
  days_before integer check (days_before between -1000 and 3000),
  state text not null default 'todo' check (state in ('todo', 'doing', 'done')),
  done_at timestamptz,
  done_by uuid references public.profiles (id) on delete set null,
  assignee_id uuid,
  event_partner_id uuid,
  budget_item_id uuid,
  -- This is the proposed task it came from: a list that is proposed twice is added once.
  template text check (length(template) between 1 and 80),
  position double precision not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (event_id, template),
  foreign key (event_id, assignee_id) references public.event_members (event_id, user_id) on delete set null (assignee_id),
  foreign key (event_partner_id, event_id) references public.event_partners (id, event_id) on delete set null (event_partner_id),
  foreign key (budget_item_id, event_id) references public.budget_items (id, event_id) on delete set null (budget_item_id)
);

create index tasks_list_idx on public.tasks (event_id, position, id);
create index tasks_due_idx on public.tasks (event_id, due_on) where state <> 'done';
create index tasks_assignee_id_idx on public.tasks (assignee_id, event_id);
create index tasks_event_partner_id_idx on public.tasks (event_partner_id);
create index tasks_budget_item_id_idx on public.tasks (budget_item_id);
create index tasks_done_by_idx on public.tasks (done_by);

alter table public.tasks enable row level security;
revoke all on public.tasks from anon, authenticated;
grant all on public.tasks to service_role;
grant select, delete on public.tasks to authenticated;
grant insert (
  id, event_id, title, notes, category, due_on, days_before, state, assignee_id, event_partner_id, budget_item_id, position
) on public.tasks to authenticated;
grant update (
  title, notes, category, due_on, days_before, state, assignee_id, event_partner_id, budget_item_id, position
) on public.tasks to authenticated;

create policy "members read tasks" on public.tasks
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors add tasks" on public.tasks
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors change tasks" on public.tasks
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors delete tasks" on public.tasks
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));

-- A change of many tasks is undone as one within a day. The former rows are stored here and come from no request.
create table private.task_undos (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  made_at timestamptz not null default now(),
  -- These are the former rows.
  before jsonb not null,
  -- These are the versions after the change: another version means that somebody edited the row since.
  versions jsonb not null default '{}'
);

create index task_undos_event_id_idx on private.task_undos (event_id);
create index task_undos_made_at_idx on private.task_undos (made_at);

alter table private.task_undos enable row level security;
revoke all on private.task_undos from anon, authenticated, service_role;

-- A member subscribes to the planning in a calendar application by a secret address. It ends with the membership, and contains
-- payments only for those who may see the budget.
create table public.calendar_feeds (
  event_id uuid not null,
  user_id uuid not null,
  -- Only the digest is stored: whoever reads this table cannot use it.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  primary key (event_id, user_id),
  foreign key (event_id, user_id) references public.event_members (event_id, user_id) on delete cascade
);

create index calendar_feeds_user_id_idx on public.calendar_feeds (user_id);

alter table public.calendar_feeds enable row level security;
revoke all on public.calendar_feeds from anon, authenticated, service_role;
grant select (event_id, user_id, created_at, last_read_at), delete on public.calendar_feeds to authenticated, service_role;

create policy "people see that they have a calendar address" on public.calendar_feeds
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people end their calendar address" on public.calendar_feeds
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- It runs under the caller's own policies. When there is no number left between two neighbours, the list is numbered again.
create function public.place_row(of_table text, row_id uuid, before_id uuid default null) returns double precision
language plpgsql set search_path = '' as $$
declare
  of_event uuid;
  upper_bound double precision;
  lower_bound double precision;
  middle double precision;
begin
  if of_table is null or of_table not in ('tasks', 'budget_items', 'budget_categories', 'timeline_items') then
    perform private.refuse('PT422', 'invalid', 'L’ordre de cette liste ne peut pas être changé.', 'of_table');
  end if;
  execute format('select event_id from public.%I where id = $1', of_table) into of_event using row_id;
  if of_event is null then
    perform private.refuse('PT404', 'unknown', 'Cette ligne n’existe plus.');
  end if;
  perform private.require_editor(of_event);
  -- Two people who order one list do so one after the other.
  perform pg_advisory_xact_lock(hashtextextended('place:' || of_table || of_event, 0));
  for attempt in 1..2 loop
    execute format('select position from public.%I where id = $1 and event_id = $2', of_table) into upper_bound
    using before_id, of_event;
    execute format(
      'select max(position) from public.%I where event_id = $1 and id <> $2 and ($3 is null or position < $3 or (position = $3 and id < $4))',
      of_table
    ) into lower_bound using of_event, row_id, upper_bound, before_id;
    middle := case
      when upper_bound is null then coalesce(lower_bound, 0) + 1024
      when lower_bound is null then upper_bound - 1024
      else (lower_bound + upper_bound) / 2
    end;
    exit when (lower_bound is null or middle - lower_bound > 0.000001) and (upper_bound is null or upper_bound - middle > 0.000001);
    execute format(
      'update public.%I t set position = n.place * 1024
       from (select id, row_number() over (order by position, id) as place from public.%I where event_id = $1) n
       where t.id = n.id', of_table, of_table
    ) using of_event;
  end loop;
  execute format('update public.%I set position = $1 where id = $2', of_table) using middle, row_id;
  return middle;
end
$$;

-- The trigger sets who did it and when, and no request does.
create function private.stamp_task() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.state <> 'done' then
    new.done_at := null;
    new.done_by := null;
  elsif tg_op = 'INSERT' then
    -- Only an undo brings its own values: no request may set the two columns.
    new.done_by := case when new.done_at is null then auth.uid() else new.done_by end;
    new.done_at := coalesce(new.done_at, now());
  elsif old.state <> 'done' then
    new.done_at := now();
    new.done_by := auth.uid();
  end if;
  return new;
end
$$;

create function private.record_done_task() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_activity(new.event_id, 'task_done', new.title);
  return null;
end
$$;
comment on function private.record_done_task() is 'Records that a task was done.';

-- A viewer to whom a task was assigned may change its state and nothing else. It runs as definer because viewers do not write
-- tasks.
create function public.set_task_state(task uuid, state text) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  made integer;
begin
  if state is null or state not in ('todo', 'doing', 'done') then
    perform private.refuse('PT422', 'invalid', 'Cet état n’existe pas.', 'state');
  end if;
  update public.tasks t set state = state
  where t.id = task and (
    t.event_id = any (private.editor_event_ids())
    or (t.assignee_id = (select auth.uid()) and t.event_id = any (private.member_event_ids()))
  )
  returning t.version into made;
  if made is null then
    perform private.refuse('42501', 'not-member', 'Cette tâche ne vous est pas confiée.');
  end if;
  return made;
end
$$;
comment on function public.set_task_state(uuid, text) is 'Changes the state of a task, for editors and for its assignee.';

-- The proposed lists are in the domain package, and the hosts may have removed or reworded lines, so that the input is checked like
-- any other row. A task that is proposed twice is added once. It runs as definer because a task's template is written here alone.
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

-- It runs as definer because nobody else writes the rows stored for the undo.
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
    -- A common day is a fixed day.
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
comment on function public.bulk_update_tasks(uuid, uuid[], jsonb) is 'Changes many tasks of an event that the caller edits; can be undone.';

-- It runs as definer because nobody else writes the rows stored for the undo.
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
comment on function public.delete_tasks(uuid, uuid[]) is 'Deletes tasks of an event that the caller edits; can be undone.';

-- Tasks that were edited since are left as they are, and a person who left the team since is not assigned again. It runs as definer
-- because nobody reads the stored rows.
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
    -- The template may have been added again since.
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
comment on function public.undo_tasks(uuid) is 'Undoes a change of tasks of the caller''s events, within a day.';

-- The former secret ends. It runs as definer because secrets are written here alone.
create function public.create_calendar_feed(of_event uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  perform private.require_member(of_event);
  insert into public.calendar_feeds as f (event_id, user_id, token_hash)
  values (of_event, auth.uid(), private.hash_invitation(token))
  on conflict (event_id, user_id) do update
    set token_hash = excluded.token_hash, created_at = now(), last_read_at = null;
  return token;
end
$$;
comment on function public.create_calendar_feed(uuid) is 'A new calendar address for the caller, shown once; the former one ends.';

-- The secret decides, and shows what its member may see. Only the function planning-calendar calls it, and passes the address of
-- its caller, because its own request comes from the server. It runs as definer because a calendar has no account.
create function public.calendar_feed(token text, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  feed public.calendar_feeds;
  sees_budget boolean;
begin
  select f.* into feed from public.calendar_feeds f where f.token_hash = private.hash_invitation(calendar_feed.token);
  if feed.event_id is null then
    perform private.count_unknown_link(private.network_of(calendar_feed.address));
    perform set_config('response.status', '200', true);
    return jsonb_build_object('state', 'unknown');
  end if;
  if exists (select from public.events e where e.id = feed.event_id and e.deletion_on is not null) then
    return jsonb_build_object('state', 'gone');
  end if;
  update public.calendar_feeds f set last_read_at = now() where f.event_id = feed.event_id and f.user_id = feed.user_id;
  select m.can_see_budget into sees_budget
  from public.event_members m where m.event_id = feed.event_id and m.user_id = feed.user_id;
  return jsonb_build_object(
    'state', 'open',
    'event', (
      select jsonb_build_object('id', e.id, 'name', e.name, 'place', e.place, 'starts_on', e.starts_on, 'ends_on', e.ends_on)
      from public.events e where e.id = feed.event_id
    ),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'title', t.title, 'notes', t.notes, 'due_on', t.due_on, 'state', t.state, 'updated_at', t.updated_at
      ) order by t.due_on, t.position, t.id), '[]')
      from public.tasks t where t.event_id = feed.event_id and t.due_on is not null
    ),
    'instalments', case when sees_budget then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'label', s.label, 'item_label', i.label, 'amount_cents', s.amount_cents, 'due_on', s.due_on,
        'updated_at', s.updated_at
      ) order by s.due_on, s.id), '[]')
      from public.instalments s join public.budget_items i on i.id = s.item_id
      where s.event_id = feed.event_id and s.due_on is not null and s.paid_on is null
    ) else '[]' end,
    'moments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'name', m.name, 'day', m.day, 'hour', m.hour, 'duration_minutes', m.duration_minutes, 'place', m.place,
        'address', m.address
      ) order by m.day, m.hour, m.position, m.id), '[]')
      from public.moments m where m.event_id = feed.event_id
    )
  );
end
$$;
comment on function public.calendar_feed(text, text) is 'What a member''s calendar address shows.';

-- Each person who wants mails about tasks gets one message a week with the overdue tasks and those of the next seven days, of all
-- their events. A person without such tasks gets none. The timetable of config.toml calls it.
create function private.send_weekly_tasks() returns integer
language plpgsql set search_path = '' as $$
declare
  person record;
  sent integer := 0;
begin
  for person in
    select m.user_id, sum(mine.late) as late, sum(mine.soon) as soon,
      string_agg(E'\n' || e.name || E'\n' || mine.lines, E'\n' order by e.starts_on, e.id) as words
    from public.event_members m
    join public.events e on e.id = m.event_id and e.archived_at is null and e.deletion_on is null
    join public.notification_preferences p on p.user_id = m.user_id and p.kind = 'tasks' and p.by_mail
    cross join lateral (
      -- A viewer is reminded of their own tasks; owners and editors also of unassigned tasks.
      select count(*) filter (where t.due_on < (select private.today())) as late,
        count(*) filter (where t.due_on >= (select private.today())) as soon,
        string_agg('· ' || to_char(t.due_on, 'DD/MM') || E'\u00a0: ' || t.title, E'\n' order by t.due_on, t.position)
          filter (where t.place <= 15) as lines
      from (
        select o.due_on, o.title, o.position, row_number() over (order by o.due_on, o.position) as place
        from public.tasks o
        where o.event_id = m.event_id and o.state <> 'done' and o.due_on < (select private.today()) + 7
          and (o.assignee_id = m.user_id or (o.assignee_id is null and m.role <> 'viewer'))
      ) t
    ) mine
    where mine.late + mine.soon > 0
    group by m.user_id
  loop
    perform private.mail_person(
      person.user_id, 'tasks-weekly:' || person.user_id || ':' || to_char(private.today(), 'IYYY-IW'), 'tasks',
      'Votre semaine' || E'\u00a0: ' || private.french_count(person.soon::bigint, 'tâche', 'tâches')
        || case when person.late > 0 then ', ' || person.late || ' en retard' else '' end,
      'Voici ce qui vous attend dans les sept jours.' || E'\n' || person.words, '/client/todo'
    );
    sent := sent + 1;
  end loop;
  return sent;
end
$$;

revoke execute on function
  public.place_row(text, uuid, uuid), private.stamp_task(), private.record_done_task(), public.set_task_state(uuid, text),
  public.plan_tasks(uuid, jsonb), private.snapshot_tasks(uuid, uuid[]), public.bulk_update_tasks(uuid, uuid[], jsonb),
  public.delete_tasks(uuid, uuid[]), public.undo_tasks(uuid), public.create_calendar_feed(uuid), public.calendar_feed(text, text),
  private.send_weekly_tasks()
from public, anon, authenticated, service_role;
grant execute on function
  public.place_row(text, uuid, uuid), public.set_task_state(uuid, text), public.plan_tasks(uuid, jsonb),
  public.bulk_update_tasks(uuid, uuid[], jsonb), public.delete_tasks(uuid, uuid[]), public.undo_tasks(uuid),
  public.create_calendar_feed(uuid)
to authenticated;
grant execute on function public.calendar_feed(text, text) to service_role;

create trigger tasks_follow before insert or update on public.tasks
  for each row execute function private.follow_days_before();
create trigger tasks_stamp before insert or update of state on public.tasks
  for each row execute function private.stamp_task();
create trigger tasks_take_position before insert on public.tasks
  for each row execute function private.take_last_position();
create trigger tasks_bump_version
  before update of title, notes, category, due_on, days_before, state, assignee_id, event_partner_id, budget_item_id
  on public.tasks
  for each row execute function private.bump_version();
create trigger tasks_touch before update on public.tasks
  for each row execute function private.touch_updated_at();
create trigger tasks_record_activity after update of state on public.tasks
  for each row when (new.state = 'done' and old.state <> 'done') execute function private.record_done_task();

alter publication supabase_realtime add table public.tasks;
