-- What the members of an event did of late, for the dashboard. Written by triggers and functions alone; the newest two hundred stay.
create table public.event_activity (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  actor_id uuid references public.profiles (id) on delete set null,
  -- As they were called then: profiles are not theirs to read, and a partner is no member.
  actor_name text not null default '',
  kind text not null check (
    kind in (
      'plan_made', 'date_moved', 'task_done', 'budget_planned', 'instalment_paid', 'quote_asked', 'quote_received',
      'quote_accepted', 'quote_declined', 'document_added', 'member_joined'
    )
  ),
  subject text not null default '' check (length(subject) <= 240),
  -- Tells of money: those kept from the budget do not see it.
  needs_budget boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
create index event_activity_list_idx on public.event_activity (event_id, created_at desc, id);
create index event_activity_actor_id_idx on public.event_activity (actor_id);

alter table public.event_activity enable row level security;
revoke all on public.event_activity from anon, authenticated, service_role;
grant select on public.event_activity to authenticated, service_role;

create policy "members read what was done" on public.event_activity
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]) and not needs_budget);

create policy "members who may see the budget read what was done about it" on public.event_activity
  for select to authenticated
  using (event_id = any ((select private.budget_event_ids())::uuid[]) and needs_budget);

create function private.record_activity(of_event uuid, kind text, subject text, needs_budget boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  insert into public.event_activity (event_id, actor_id, actor_name, kind, subject, needs_budget)
  select of_event, p.id, coalesce(p.name, ''), kind, left(coalesce(subject, ''), 240), needs_budget
  from (select auth.uid() as id) caller
  left join public.profiles p on p.id = caller.id;
  delete from public.event_activity a
  where a.event_id = of_event and a.created_at <= (
    select o.created_at from public.event_activity o where o.event_id = of_event order by o.created_at desc offset 200 limit 1
  );
end
$$;
comment on function private.record_activity(uuid, text, text, boolean) is 'Keeps that the caller did something; forgets what is old.';

create function private.record_new_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.event_activity (event_id, actor_id, actor_name, kind)
  select new.event_id, p.id, p.name, 'member_joined' from public.profiles p where p.id = new.user_id;
  return null;
end
$$;
comment on function private.record_new_member() is 'Keeps that somebody joined an event.';
create trigger event_members_record_activity after insert on public.event_members
  for each row when (new.role <> 'owner') execute function private.record_new_member();

revoke execute on function private.record_activity(uuid, text, text, boolean), private.record_new_member()
from public, anon, authenticated, service_role;

alter publication supabase_realtime add table public.event_activity;
