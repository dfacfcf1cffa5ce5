-- One answer per guest and moment, only where an invitation stands. Null means not yet decided.
-- Guest and moment are reached through the invitation: a second key to either would make this table a junction as well,
-- and embedding invitations in guests ambiguous.
create table public.guest_replies (
  event_id uuid not null,
  guest_id uuid not null,
  moment_id uuid not null,
  attending boolean,
  replied_by text not null default 'couple' check (replied_by in ('guest', 'couple')),
  replied_at timestamptz not null default now(),
  primary key (guest_id, moment_id, event_id),
  foreign key (guest_id, moment_id, event_id)
    references public.moment_invitations (guest_id, moment_id, event_id) on delete cascade
);

create index guest_replies_moment_idx on public.guest_replies (event_id, moment_id, attending);

-- Who answered, and when, is witnessed here and never taken from a request.
create function private.stamp_reply() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.replied_by := case current_user when 'anon' then 'guest' else 'couple' end;
    new.replied_at := now();
  end if;
  return new;
end
$$;

create trigger guest_replies_stamp before insert or update on public.guest_replies
  for each row execute function private.stamp_reply();

revoke execute on function private.stamp_reply() from public, anon, authenticated, service_role;

alter table public.guest_replies enable row level security;
revoke all on public.guest_replies from anon, authenticated;
grant all on public.guest_replies to service_role;
grant select, delete on public.guest_replies to authenticated;
grant select on public.guest_replies to anon;
-- The keys too: a reply kept offline is sent as an upsert, which names every column it sends.
grant insert (event_id, guest_id, moment_id, attending), update (event_id, guest_id, moment_id, attending)
  on public.guest_replies to anon, authenticated;

create policy "members and guest administrators read replies" on public.guest_replies
  for select to authenticated
  using (event_id = any ((select private.event_ids_for('manage_guests'))::uuid[]));

create policy "guests read their own household's replies" on public.guest_replies
  for select to anon
  using (guest_id = any ((select private.household_guest_ids())::uuid[]));

create policy "editors record replies" on public.guest_replies
  for insert to authenticated
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

create policy "guests reply for their own household until the closing date" on public.guest_replies
  for insert to anon
  with check (
    guest_id = any ((select private.household_guest_ids())::uuid[]) and (select private.guest_may_reply())
  );

create policy "editors update replies" on public.guest_replies
  for update to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]))
  with check (event_id = any ((select private.editor_event_ids())::uuid[]));

-- The closing date stands in the check alone: a late change is refused aloud instead of touching no row.
create policy "guests change their own household's replies until the closing date" on public.guest_replies
  for update to anon
  using (guest_id = any ((select private.household_guest_ids())::uuid[]))
  with check (
    guest_id = any ((select private.household_guest_ids())::uuid[]) and (select private.guest_may_reply())
  );

create policy "editors delete replies" on public.guest_replies
  for delete to authenticated
  using (event_id = any ((select private.editor_event_ids())::uuid[]));
