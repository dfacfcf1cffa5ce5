-- Who is invited to which moment. The key holds the event, determined by the guest, so that all its references fit in it.
create table public.moment_invitations (
  event_id uuid not null,
  guest_id uuid not null,
  moment_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (guest_id, moment_id, event_id),
  foreign key (guest_id, event_id) references public.guests (id, event_id) on delete cascade,
  foreign key (moment_id, event_id) references public.moments (id, event_id) on delete cascade
);

create index moment_invitations_moment_idx on public.moment_invitations (event_id, moment_id);

alter table public.moment_invitations enable row level security;
revoke all on public.moment_invitations from anon, authenticated;
grant all on public.moment_invitations to service_role;
grant select, delete on public.moment_invitations to authenticated;
grant insert (event_id, guest_id, moment_id) on public.moment_invitations to authenticated;
grant select on public.moment_invitations to anon;

create policy "members and guest administrators read invitations" on public.moment_invitations
  for select to authenticated
  using (event_id = any ((select private.event_ids_for('manage_guests'))::uuid[]));

create policy "guests read their own household's invitations" on public.moment_invitations
  for select to anon
  using (guest_id = any ((select private.household_guest_ids())::uuid[]));

create policy "editors invite guests to moments" on public.moment_invitations
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "editors withdraw invitations" on public.moment_invitations
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));
