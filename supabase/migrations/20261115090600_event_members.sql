-- The team of an event. A viewer may be kept from the budget; those who edit always see it. Nobody inserts a member: an event makes its
-- owner, and everybody else joins by accepting an invitation.
create table public.event_members (
  event_id uuid not null references public.events (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  can_see_budget boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (event_id, user_id),
  constraint event_members_editors_see_the_budget check (can_see_budget or role = 'viewer')
);

-- The membership functions ask by person, and every policy asks them.
create index event_members_user_id_idx on public.event_members (user_id) include (event_id, role, can_see_budget);
create unique index event_members_one_owner_idx on public.event_members (event_id) where role = 'owner';

alter table public.event_members enable row level security;
revoke all on public.event_members from anon, authenticated;
grant all on public.event_members to service_role;
grant select, delete on public.event_members to authenticated;
grant update (role, can_see_budget) on public.event_members to authenticated;

create policy "members and event administrators read the team" on public.event_members
  for select to authenticated
  using (event_id = any ((select private.event_ids_for('manage_events'))::uuid[]));

create policy "owners change the rights of editors and viewers" on public.event_members
  for update to authenticated
  using (event_id = any ((select private.owner_event_ids())::uuid[]) and role <> 'owner')
  with check (event_id = any ((select private.owner_event_ids())::uuid[]) and role <> 'owner');

create policy "owners remove editors and viewers" on public.event_members
  for delete to authenticated
  using (event_id = any ((select private.owner_event_ids())::uuid[]) and role <> 'owner');

create policy "editors and viewers leave a team" on public.event_members
  for delete to authenticated
  using (user_id = (select auth.uid()) and role <> 'owner');

-- Members know each other by name and picture. A policy would open the whole profile (address, phone, permissions), and a
-- view that obeys row-level security opens nothing; so a definer function that answers these columns to members alone.
create function public.event_team(of_event uuid)
returns table (user_id uuid, name text, avatar_url text, role text)
language sql stable security definer set search_path = '' as $$
  select m.user_id, p.name, p.avatar_url, m.role
  from public.event_members m
  join public.profiles p on p.id = m.user_id
  where m.event_id = of_event and of_event = any (private.member_event_ids())
  order by array_position(array['owner', 'editor', 'viewer'], m.role), p.name
$$;
comment on function public.event_team(uuid) is 'Names and pictures of an event''s members, for its members.';
revoke execute on function public.event_team(uuid) from public, anon, authenticated, service_role;
grant execute on function public.event_team(uuid) to authenticated, service_role;
