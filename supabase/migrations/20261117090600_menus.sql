-- What there is to choose from at a moment: whole menus, or a dish for each course.
create table public.menus (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null,
  moment_id uuid not null,
  course text not null default 'menu' check (course in ('menu', 'starter', 'main', 'dessert')),
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 500),
  for_age text not null default 'all' check (for_age in ('all', 'adult', 'child')),
  position integer not null default 0 check (position between 0 and 1000),
  created_at timestamptz not null default now(),
  -- A choice names all of these, so that it fits its moment, its course and its tenant.
  unique (id, moment_id, course, event_id),
  foreign key (moment_id, event_id) references public.moments (id, event_id) on delete cascade
);
create index menus_list_idx on public.menus (moment_id, event_id, position, id);
create index menus_event_id_idx on public.menus (event_id);

alter table public.menus enable row level security;
revoke all on public.menus from anon, authenticated;
grant all on public.menus to service_role;
grant select, delete on public.menus to authenticated;
grant insert (id, event_id, moment_id, course, name, description, for_age, position) on public.menus to authenticated;
grant update (name, description, for_age, position) on public.menus to authenticated;

create policy "members read menus" on public.menus
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors add menus" on public.menus
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors update menus" on public.menus
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors delete menus" on public.menus
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));
