-- What is to be done, dated backwards from the event.
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
  -- null: the day is fixed. 30: a month before the event; -7: a week after it.
  days_before integer check (days_before between -1000 and 3000),
  state text not null default 'todo' check (state in ('todo', 'doing', 'done')),
  done_at timestamptz,
  done_by uuid references public.profiles (id) on delete set null,
  assignee_id uuid,
  event_partner_id uuid,
  budget_item_id uuid,
  -- Which task of the proposed list it came from: a plan proposed twice is added once.
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

-- Who did it, and when, is witnessed here and never taken from a request.
create function private.stamp_task() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.state <> 'done' then
    new.done_at := null;
    new.done_by := null;
  elsif tg_op = 'INSERT' then
    -- Only what is taken back brings its own: no request may name the two.
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
comment on function private.record_done_task() is 'Keeps that a task was done.';

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
revoke execute on function private.stamp_task(), private.record_done_task() from public, anon, authenticated, service_role;

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

-- Definer: a viewer who was given a task may say how far it is, and nothing else of it.
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
    or (t.assignee_id = auth.uid() and t.event_id = any (private.member_event_ids()))
  )
  returning t.version into made;
  if made is null then
    perform private.refuse('42501', 'not-member', 'Cette tâche ne vous est pas confiée.');
  end if;
  return made;
end
$$;
comment on function public.set_task_state(uuid, text) is 'Says how far a task is: for editors and for the member it was given to.';
revoke execute on function public.set_task_state(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.set_task_state(uuid, text) to authenticated;

alter publication supabase_realtime add table public.tasks;
