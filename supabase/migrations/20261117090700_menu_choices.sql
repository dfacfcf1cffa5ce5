-- What a guest eats: one choice a course, only where an invitation stands. Guests choose through guest_reply.
create table public.menu_choices (
  event_id uuid not null,
  guest_id uuid not null,
  moment_id uuid not null,
  course text not null,
  menu_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (guest_id, moment_id, course, event_id),
  foreign key (guest_id, moment_id, event_id)
    references public.moment_invitations (guest_id, moment_id, event_id) on delete cascade,
  foreign key (menu_id, moment_id, course, event_id)
    references public.menus (id, moment_id, course, event_id) on delete cascade
);
create index menu_choices_menu_idx on public.menu_choices (menu_id, moment_id, course, event_id);
create index menu_choices_event_id_idx on public.menu_choices (event_id, moment_id);

alter table public.menu_choices enable row level security;
revoke all on public.menu_choices from anon, authenticated;
grant all on public.menu_choices to service_role;
grant select, delete on public.menu_choices to authenticated;
-- The keys too: an upsert names every column it sends.
grant insert (event_id, guest_id, moment_id, course, menu_id), update (event_id, guest_id, moment_id, course, menu_id)
  on public.menu_choices to authenticated;

create policy "members read menu choices" on public.menu_choices
  for select to authenticated
  using (event_id = any ((select private.member_event_ids())::uuid[]));

create policy "editors record menu choices" on public.menu_choices
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors update menu choices" on public.menu_choices
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors delete menu choices" on public.menu_choices
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));
